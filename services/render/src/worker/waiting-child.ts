import type { ChildProcess } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Isolation } from '@nimantran/kit/process/isolation';
import type { CompiledCode } from './compiled-code.ts';
import { CHILD, forkRenderer, memoryHabits } from './fork-renderer.ts';

/** A rendering process without a job. Its job's inputs must be in `dir`, its outputs in `outDir`. */
export interface WaitingChild {
  child: ChildProcess;
  dir: string;
  outDir: string;
}

export interface WaitingRoom {
  /** The waiting process, which now belongs to the caller, with its folder. Undefined if there is none. */
  take(): Promise<WaitingChild | undefined>;
  /** Prepares the next process: to be called when a job is over, since starting takes a second of a core. */
  refill(): void;
  close(): Promise<void>;
}

/** Folders unchanged for hours are treated as those of a killed worker. */
const LONGEST_WAIT_MS = 30 * 60_000;

export interface WaitingRoomOptions {
  isolation: Isolation;
  makeDir: () => Promise<string>;
  code?: CompiledCode;
}

/** Keeps one process ready for the next stills, for which a person waits: starting one takes as long as drawing them. */
export function keepChildWaiting({ isolation, makeDir, code }: WaitingRoomOptions): WaitingRoom {
  let next: Promise<WaitingChild> | undefined;
  let isClosed = false;

  async function begin(): Promise<WaitingChild> {
    const dir = await makeDir();
    const outDir = join(dir, 'out-waiting');
    await mkdir(outDir);
    const env = { ...memoryHabits('1080p'), ...(await code?.copyInto(outDir)) };
    const child = forkRenderer(CHILD, { isolation, read: [dir], write: [outDir], env });
    // The caller that takes it checks whether it is alive.
    child.on('error', () => {});
    return { child, dir, outDir };
  }
  async function discard(waiting: Promise<WaitingChild> | undefined): Promise<void> {
    const found = await waiting?.catch(() => undefined);
    found?.child.kill('SIGKILL');
    if (found) await rm(found.dir, { recursive: true, force: true });
  }
  function refill(): void {
    if (isClosed || next) return;
    next = begin();
    // On a machine without room for it, jobs start their own, and report the error.
    next.catch(() => {});
  }
  const renewal = setInterval(() => {
    const old = next;
    next = undefined;
    refill();
    void discard(old);
  }, LONGEST_WAIT_MS).unref();

  refill();
  return {
    async take() {
      const taken = next;
      next = undefined;
      const found = await taken?.catch(() => undefined);
      if (found && isAlive(found.child)) return found;
      await discard(taken);
      return undefined;
    },
    refill,
    async close() {
      isClosed = true;
      clearInterval(renewal);
      const last = next;
      next = undefined;
      await discard(last);
    },
  };
}

const isAlive = ({ connected, exitCode, signalCode }: ChildProcess): boolean =>
  connected && exitCode === null && signalCode === null;
