import { once } from 'node:events';
import { forkIsolated } from '@nimantran/kit/process/fork-isolated';
import type { Isolation } from '@nimantran/kit/process/isolation';
import { residentMemory } from '@nimantran/kit/process/resident-memory';
import type { CheckAnswer } from './serve-checks.ts';

export interface CheckProgram {
  /** Path of the module that calls `serveChecks`. */
  program: string;
  isolation: Isolation;
  heapMb: number;
  env?: Record<string, string>;
  /** Workspace packages that the program imports from. */
  workspacePackages?: readonly string[];
}

/** The reason a check has no result: the file exceeded a limit, or the checker failed. */
export class CheckError extends Error {
  readonly reason: 'time' | 'memory' | 'crash';

  constructor(reason: 'time' | 'memory' | 'crash', message: string) {
    super(message);
    this.name = 'CheckError';
    this.reason = reason;
  }
}

export interface CheckProcess<Job, Result> {
  /** The only folder that the process may write to and, apart from its own program, read from. */
  readonly folder: string;
  readonly jobs: number;
  /** @throws CheckError, after which the process has ended or must be ended */
  run(job: Job, limits: { timeoutMs: number; memoryBytes: number }): Promise<Result>;
  /** Memory it occupies now, if the operating system reports it. */
  residentBytes(): Promise<number | undefined>;
  end(): Promise<void>;
}

const MEMORY_POLL_MS = 25;

export function startCheckProcess<Job, Result>(program: CheckProgram, folder: string): CheckProcess<Job, Result> {
  const { isolation, heapMb, env = {}, workspacePackages = [] } = program;
  const child = forkIsolated(program.program, {
    isolation,
    read: [],
    write: [folder],
    env: { ...env, CHECK_FOLDER: folder },
    heapMb,
    workspacePackages,
  });
  let complaint = '';
  let jobs = 0;
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-2_000);
  });
  const gone = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(`The check ended with ${code ?? signal}. ${complaint}`.trim()));
    child.on('error', (error) => {
      // Sending to a process that has just died also ends up here; its exit event reports the reason.
      if (child.pid === undefined) resolve(`The check could not be started: ${error.message}`);
    });
  });

  return {
    folder,
    get jobs() {
      return jobs;
    },
    async run(job, { timeoutMs, memoryBytes }) {
      jobs += 1;
      const stop = new AbortController();
      const exceeded = Promise.withResolvers<never>();
      const answered = once(child, 'message', { signal: stop.signal });
      const timer = setTimeout(() => exceeded.reject(new CheckError('time', `The check took ${timeoutMs} ms.`)), timeoutMs);
      const watch = watchMemory(child.pid, memoryBytes, () =>
        exceeded.reject(new CheckError('memory', `The check took more than ${memoryBytes} bytes.`)),
      );
      const died = gone.then((how): never => {
        throw new CheckError('crash', how);
      });
      try {
        if (child.connected) child.send({ job }, () => {});
        const answer: CheckAnswer<Result> = (await Promise.race([answered, exceeded.promise, died]))[0];
        if ('fault' in answer) throw new CheckError('crash', answer.fault);
        return answer.result;
      } finally {
        clearTimeout(timer);
        watch.stop();
        stop.abort();
        answered.catch(() => {});
        died.catch(() => {});
      }
    },
    residentBytes: async () => (child.pid === undefined ? undefined : residentMemory(child.pid)),
    async end() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Polls the memory of a process, if the operating system reports it. */
function watchMemory(pid: number | undefined, limitBytes: number, exceeded: () => void): { stop: () => void } {
  let looking = false;
  const timer = setInterval(async () => {
    if (looking || pid === undefined) return;
    looking = true;
    const bytes = await residentMemory(pid);
    looking = false;
    if (bytes !== undefined && bytes > limitBytes) exceeded();
  }, MEMORY_POLL_MS);
  return { stop: () => clearInterval(timer) };
}
