import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RenderProgress } from '@nimantran/proto/jobs/render';
import { permanent, RenderError, STAGES, type Stage, transient } from '../errors.ts';
import type { RenderOutput } from '../render-video.ts';
import type { ChildMessage, ChildRequest } from './messages.ts';
import { residentMemory } from './resident-memory.ts';

const MEMORY_POLL_MS = 500;
const HEAP_MB = 1024;
const CHILD = fileURLToPath(new URL('./render-child.ts', import.meta.url));
/** All that a child sees of the environment: nothing that opens a door. */
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'NODE_ENV'];

export interface ChildLimits {
  seconds: number;
  memoryMb: number;
}

export interface ChildRun {
  request: ChildRequest;
  limits: ChildLimits;
  onProgress?: (progress: RenderProgress) => void;
  /** Called with the process once it runs. */
  onStart?: (child: ChildProcess) => void;
  signal?: AbortSignal;
}

/**
 * Renders in a process of its own and waits for its end. A crash, too much memory or too much time becomes a RenderError of this
 * job alone; an aborted signal kills the process at once and throws the signal's reason.
 */
export async function runChild({ request, limits, onProgress, onStart, signal }: ChildRun): Promise<RenderOutput> {
  signal?.throwIfAborted();
  const env = Object.fromEntries(
    PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  const child = fork(CHILD, { env, execArgv: [`--max-old-space-size=${HEAP_MB}`], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let stage: Stage = 'bind';
  let output: RenderOutput | undefined;
  let failure: RenderError | undefined;
  let complaint = '';
  const kill = (reason?: RenderError): void => {
    failure ??= reason;
    child.kill('SIGKILL');
  };
  const onAbort = (): void => kill();
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
      failure ??= new RenderError(message.error.stage, message.error.code, message.error.message, message.error);
    else {
      stage = STAGES.find((candidate) => candidate === message.progress.stage) ?? stage;
      onProgress?.(message.progress);
    }
  });
  try {
    const ended = endOf(child);
    onStart?.(child);
    child.send(request);
    const { code, killedBy } = await ended;
    signal?.throwIfAborted();
    if (failure) throw failure;
    if (output) return output;
    const how = killedBy ? `was ended by ${killedBy}` : `ended with code ${code}`;
    throw transient(stage, 'process_crashed', `The rendering process ${how}. ${complaint.trim()}`.trim());
  } finally {
    clearTimeout(timer);
    clearInterval(poll);
    signal?.removeEventListener('abort', onAbort);
  }
}

function endOf(child: ChildProcess): Promise<{ code: number | null; killedBy: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    child.on('exit', (code, killedBy) => resolve({ code, killedBy }));
    child.on('error', (error) => {
      // Sending to a process that has just died is reported here too; its exit says the rest.
      if (child.pid === undefined)
        reject(transient('bind', 'process_not_started', `No rendering process could be started: ${error.message}`));
    });
  });
}
