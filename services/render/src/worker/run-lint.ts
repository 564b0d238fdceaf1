import { fileURLToPath } from 'node:url';
import type { Isolation } from '@nimantran/kit/process/isolation';
import { residentMemory } from '@nimantran/kit/process/resident-memory';
import type { ThemeLint } from '@nimantran/proto/domain/theme-lint';
import { Check } from 'typebox/value';
import { refusal } from '../lint/refusal.ts';
import { transient } from '../pipeline/errors.ts';
import { forkRenderer } from './fork-renderer.ts';
import { LintAnswer } from './messages.ts';
import type { ChildLimits } from './run-child.ts';

const CHILD = fileURLToPath(new URL('./lint-child.ts', import.meta.url));
const MEMORY_POLL_MS = 500;

export interface LintRun {
  packageDir: string;
  limits: ChildLimits;
  isolation: Isolation;
  signal?: AbortSignal;
}

/** Lints a package in a process that can read only its folder; too much time or memory is a finding. Throws RenderError. */
export async function runLint({ packageDir, limits, isolation, signal }: LintRun): Promise<ThemeLint> {
  signal?.throwIfAborted();
  const child = forkRenderer(CHILD, { isolation, read: [packageDir], write: [] });
  let answer: LintAnswer | undefined;
  let exceeded: string | undefined;
  let complaint = '';
  const kill = (): void => void child.kill('SIGKILL');
  const exceed = (what: string): void => {
    exceeded ??= what;
    kill();
  };
  signal?.addEventListener('abort', kill);
  const timer = setTimeout(() => exceed(`${limits.seconds} s`), limits.seconds * 1000);
  const poll = setInterval(async () => {
    const bytes = child.pid === undefined ? undefined : await residentMemory(child.pid);
    if (bytes !== undefined && bytes > limits.memoryMb * 1024 * 1024) exceed(`${limits.memoryMb} MB of memory`);
  }, MEMORY_POLL_MS);
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk.toString('utf8')}`.slice(-500);
  });
  // Checked, because this process has read untrusted input.
  child.on('message', (message: unknown) => {
    if (Check(LintAnswer, message)) answer ??= message;
  });
  try {
    const ended = new Promise<string>((resolve, reject) => {
      child.on('exit', (code, killedBy) => resolve(killedBy ?? `code ${code}`));
      child.on('error', (error) => child.pid === undefined && reject(error));
    });
    child.send({ packageDir }, () => {});
    const how = await ended;
    signal?.throwIfAborted();
    if (exceeded !== undefined) return refusal(`Checking the package took more than ${exceeded}.`);
    if (answer?.kind === 'linted') return answer.lint;
    const why = answer?.kind === 'failed' ? answer.message : `it ended with ${how}. ${complaint.trim()}`;
    throw transient('check', 'process_crashed', `The linting process failed: ${why}`);
  } finally {
    clearTimeout(timer);
    clearInterval(poll);
    signal?.removeEventListener('abort', kill);
  }
}
