import type { ChildProcess } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Isolation } from '@nimantran/kit/process/isolation';
import { processorSeconds } from '@nimantran/kit/process/processor-time';
import { residentMemory } from '@nimantran/kit/process/resident-memory';
import type { LiveStill } from '@nimantran/proto/http/studio/live-stills';
import { Check } from 'typebox/value';
import type { CompiledCode } from '../worker/compiled-code.ts';
import { forkRenderer } from '../worker/fork-renderer.ts';
import { StillMessage, type StillTask } from './messages.ts';

const CHILD = fileURLToPath(new URL('./still-child.ts', import.meta.url));
const USE_POLL_MS = 250;
/** For a start, or a still. Both take two seconds at most, but much longer where videos are drawn on every core. */
const LONGEST_MS = 60_000;
const MB = 1024 * 1024;
/** Videos, and designers who wait for stills, come first: it gets what they leave (decision 0051). */
const NICENESS = 19;
/** Of the memory of a process; the rest is code, canvases and the pictures of the still that is drawn. */
const HEAP_SHARE = 0.5;
/** Packages take a fifth of it with twenty themes; the memory outside of the heap hardly depends on them. */
const KEPT_HEAP_SHARE = 0.3;

/** Of glibc (mallopt(3)): each thread that encodes would keep memory of its own. */
const MEMORY_HABITS = { MALLOC_ARENA_MAX: '2' };

export interface StillLimits {
  memoryMb: number;
  /** Of processor time, for one still. */
  seconds: number;
}

/** The process ended while it drew: by a signal, or because of a limit. */
export class ProcessLostError extends Error {
  override readonly name = 'ProcessLostError';
  readonly byLimit: boolean;
  constructor(message: string, byLimit: boolean) {
    super(message);
    this.byLimit = byLimit;
  }
}

/** These words or files cannot be drawn, or not now; the message contains none of them. */
export class NotDrawnError extends Error {
  override readonly name = 'NotDrawnError';
  readonly permanent: boolean;
  constructor(code: string, permanent: boolean) {
    super(code);
    this.permanent = permanent;
  }
}

export interface StillReach {
  isolation: Isolation;
  packagesDir: string;
  /** The process's own folder. */
  dir: string;
  code: CompiledCode | undefined;
}

/** An isolated process that draws one still after another. It reads the packages and its own photos, and writes only compiled code. */
export class StillProcess {
  readonly photosDir: string;
  /** The photos that are there. */
  readonly photos = new Set<string>();
  readonly #dir: string;
  readonly #child: ChildProcess;
  readonly #limits: StillLimits;
  /** Resolves once it has drawn for the first time, or has ended. */
  readonly warm: Promise<void>;
  readonly ended: Promise<void>;
  #turn: Promise<unknown> = Promise.resolve();
  #tasks = 0;
  #ending: Promise<void> | undefined;
  usedAt = Date.now();

  private constructor(child: ChildProcess, dir: string, limits: StillLimits) {
    this.#child = child;
    this.#dir = dir;
    this.photosDir = photosOf(dir);
    this.#limits = limits;
    // Its end is noticed where it is used next.
    child.on('error', () => {});
    const { promise, resolve } = Promise.withResolvers<void>();
    const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
    this.warm = promise.finally(() => clearTimeout(late));
    this.ended = new Promise((end) => {
      for (const sign of ['exit', 'error']) child.once(sign, () => end());
    });
    child.once('message', () => resolve());
    void this.ended.then(resolve);
  }

  /** The process draws `warmUp` first, whose outcome does not matter. */
  static async start(
    { isolation, packagesDir, dir, code }: StillReach,
    limits: StillLimits,
    warmUp: StillTask,
  ): Promise<StillProcess> {
    await mkdir(photosOf(dir), { recursive: true });
    const env = (await code?.copyInto(dir)) ?? {};
    const child = forkRenderer(CHILD, {
      isolation,
      read: [packagesDir, photosOf(dir)],
      write: Object.values(env),
      env: { ...env, ...MEMORY_HABITS },
      heapMb: Math.round(limits.memoryMb * HEAP_SHARE),
    });
    // At once: threads take the priority of the one that starts them.
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
    // It may quote what it drew.
    child.stderr?.resume();
    const started = new StillProcess(child, dir, limits);
    child.send(warmUp, () => {});
    return started;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isAlive(): boolean {
    const { connected, exitCode, signalCode } = this.#child;
    return this.#ending === undefined && connected && exitCode === null && signalCode === null;
  }

  /** @throws NotDrawnError, ProcessLostError */
  draw(task: Omit<StillTask, 'id' | 'heapBytes'>): Promise<LiveStill> {
    const drawn = this.#turn.then(() => this.#draw(task));
    this.#turn = drawn.catch(() => {});
    return drawn;
  }

  async #draw(task: Omit<StillTask, 'id' | 'heapBytes'>): Promise<LiveStill> {
    const child = this.#child;
    await this.warm;
    const { memoryMb, seconds } = this.#limits;
    const before = await this.#processorSeconds();
    if (!this.isAlive) throw new ProcessLostError('the process had ended', false);
    this.#tasks += 1;
    const id = this.#tasks;
    const { promise, resolve, reject } = Promise.withResolvers<LiveStill>();
    const exceed = (what: string): void => {
      reject(new ProcessLostError(`drawing took more than ${what}`, true));
      child.kill('SIGKILL');
    };
    const onExit = (): void => reject(new ProcessLostError('the process ended', false));
    const onMessage = (message: unknown): void => {
      if (!Check(StillMessage, message) || message.id !== id) return;
      if (message.kind === 'drawn') resolve(message.still);
      else reject(new NotDrawnError(message.code, message.permanent));
    };
    const timer = setTimeout(() => exceed(`${LONGEST_MS / 1000} s`), LONGEST_MS);
    const poll = setInterval(async () => {
      if ((await this.#residentMb()) > 2 * memoryMb) exceed(`${2 * memoryMb} MB`);
      if ((await this.#processorSeconds()) - before > seconds) exceed(`${seconds} s of processor time`);
    }, USE_POLL_MS);
    child.on('exit', onExit);
    child.on('message', onMessage);
    try {
      child.send({ ...task, id, heapBytes: KEPT_HEAP_SHARE * memoryMb * MB } satisfies StillTask, () => {});
      return await promise;
    } finally {
      clearTimeout(timer);
      clearInterval(poll);
      child.off('exit', onExit);
      child.off('message', onMessage);
      this.usedAt = Date.now();
    }
  }

  /** Whether it kept more than it may, and should be replaced before the next still. */
  async isTooLarge(): Promise<boolean> {
    return (await this.#residentMb()) > this.#limits.memoryMb;
  }

  async #residentMb(): Promise<number> {
    return ((this.pid === undefined ? undefined : await residentMemory(this.pid)) ?? 0) / MB;
  }

  async #processorSeconds(): Promise<number> {
    return (this.pid === undefined ? undefined : await processorSeconds(this.pid)) ?? 0;
  }

  /** Ends the process and deletes its folder. */
  end(): Promise<void> {
    this.#ending ??= (async () => {
      this.#child.kill('SIGKILL');
      await rm(this.#dir, { recursive: true, force: true });
    })();
    return this.#ending;
  }
}

const photosOf = (dir: string): string => join(dir, 'photos');
