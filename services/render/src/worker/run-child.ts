import type { ChildProcess } from 'node:child_process';
import type { Isolation } from '@nimantran/kit/process/isolation';
import { residentMemory } from '@nimantran/kit/process/resident-memory';
import type { RenderProgress } from '@nimantran/proto/jobs/render';
import { permanent, RenderError, STAGES, type Stage, transient } from '../pipeline/errors.ts';
import type { RenderOutput } from '../pipeline/render-video.ts';
import { NO_SHELF, type SegmentShelf } from '../segments/shelf.ts';
import { CHILD, forkRenderer, memoryHabits } from './fork-renderer.ts';
import { isWithin } from './is-within.ts';
import type { ChildMessage, ChildRequest, ParentMessage } from './messages.ts';
import { ShelfServer } from './serve-shelf.ts';

const MEMORY_POLL_MS = 500;

export interface ChildLimits {
  seconds: number;
  memoryMb: number;
}

export interface ChildRun {
  request: ChildRequest;
  limits: ChildLimits;
  isolation: Isolation;
  /** A process that was started ahead and can reach everything the request names; otherwise one is started. */
  waiting?: ChildProcess | undefined;
  /** Variables for a process that is started. */
  env?: Record<string, string> | undefined;
  /** The source of finished segments; the files it returns must lie in `shelfDir`. */
  shelf?: SegmentShelf;
  shelfDir?: string;
  onProgress?: (progress: RenderProgress) => void;
  /** Called with the process once it runs. */
  onStart?: (child: ChildProcess) => void;
  signal?: AbortSignal;
}

/**
 * Renders in a separate process and waits for its end. A crash, too much memory or too much time becomes a RenderError of this
 * job alone; an aborted signal, or a shelf that cannot be asked, kills the process immediately and throws the reason.
 */
export async function runChild(run: ChildRun): Promise<RenderOutput> {
  const { request, limits, shelf = NO_SHELF, onProgress, onStart, signal } = run;
  signal?.throwIfAborted();
  const child = run.waiting ?? forkRenderer(CHILD, reachOf(run));
  let stage: Stage = 'bind';
  let output: RenderOutput | undefined;
  let failure: { error: unknown } | undefined;
  let complaint = '';
  const kill = (error: unknown): void => {
    failure ??= { error };
    child.kill('SIGKILL');
  };
  const tell = (message: ParentMessage): void => {
    // A child that has just died cannot receive it; its exit is handled elsewhere.
    if (child.connected) child.send(message, () => {});
  };
  const segments = new ShelfServer({ shelf, outDir: request.outDir, answer: tell, fail: kill });
  const onAbort = (): void => kill(signal?.reason);
  signal?.addEventListener('abort', onAbort);
  const timer = setTimeout(
    () => kill(transient(stage, 'time_exceeded', `Rendering took longer than ${limits.seconds} s.`)),
    limits.seconds * 1000,
  );
  const poll = setInterval(async () => {
    const bytes = child.pid === undefined ? undefined : await residentMemory(child.pid);
    if (bytes !== undefined && bytes > limits.memoryMb * 1024 * 1024) {
      kill(permanent(stage, 'memory_exceeded', `Rendering took more than ${limits.memoryMb} MB of memory.`));
    }
  }, MEMORY_POLL_MS);
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk.toString('utf8')}`.slice(-500);
  });
  child.on('message', (message: ChildMessage) => {
    if (message.kind === 'done') output = message.output;
    else if (message.kind === 'failed')
      failure ??= { error: new RenderError(message.error.stage, message.error.code, message.error.message, message.error) };
    else if (message.kind === 'progress') {
      stage = STAGES.find((candidate) => candidate === message.progress.stage) ?? stage;
      onProgress?.(message.progress);
    } else segments.take(message);
  });
  try {
    const ended = endOf(child);
    onStart?.(child);
    tell({ kind: 'render', request });
    const { code, killedBy } = await ended;
    signal?.throwIfAborted();
    await segments.settled();
    if (failure) throw failure.error;
    if (output) return ownOutput(output, request.outDir);
    const how = killedBy ? `was ended by ${killedBy}` : `ended with code ${code}`;
    throw transient(stage, 'process_crashed', `The rendering process ${how}. ${complaint.trim()}`.trim());
  } finally {
    clearTimeout(timer);
    clearInterval(poll);
    signal?.removeEventListener('abort', onAbort);
  }
}

/** It reads the theme, the customer's input and finished segments, and writes to its own folder. */
function reachOf({ request, isolation, shelfDir, env }: ChildRun) {
  const { packageDir, inputs, outDir } = request;
  const given = [...Object.values(inputs.photos), ...(inputs.music === undefined ? [] : [inputs.music])];
  return {
    isolation,
    read: [packageDir, ...given, ...(shelfDir === undefined ? [] : [shelfDir])],
    write: [outDir],
    env: { ...memoryHabits(request.spec.resolution), ...env },
  };
}

/** Only files in the job's own folder are published, whatever the child reports. */
function ownOutput(output: RenderOutput, outDir: string): RenderOutput {
  const { videoPath, copy, extras, stills } = output;
  const cards = extras?.cards.flatMap((card) => [card, card.thumbnail]) ?? [];
  const others = [...cards, extras?.square, extras?.pdf, extras?.pdf5x7, extras?.loop].filter((file) => file !== undefined);
  const files = [videoPath, copy?.path, ...[...others, ...stills].map(({ path }) => path)].filter((file) => file !== undefined);
  if (files.every((file) => isWithin(outDir, file))) return output;
  throw transient('publish', 'process_crashed', 'The rendering process named files that do not belong to it.');
}

function endOf(child: ChildProcess): Promise<{ code: number | null; killedBy: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    // A process that was started ahead may have ended before the listener was added.
    if (child.exitCode !== null || child.signalCode !== null) resolve({ code: child.exitCode, killedBy: child.signalCode });
    child.on('exit', (code, killedBy) => resolve({ code, killedBy }));
    child.on('error', (error) => {
      // Failed sends to a process that has just died are reported here too; its exit is handled elsewhere.
      if (child.pid === undefined)
        reject(transient('bind', 'process_not_started', `No rendering process could be started: ${error.message}`));
    });
  });
}
