import { rm } from 'node:fs/promises';
import { bringInput, type CheckFiles, createCheckFolder, emptyFolder, fetchOutputs } from './check-folder.ts';
import { CheckError, type CheckProcess, type CheckProgram, startCheckProcess } from './check-process.ts';
import type { MemoryBudget, Resting } from './memory-budget.ts';

export interface CheckHostOptions<Result> extends CheckProgram {
  /** Processes side by side; each has one job at a time. */
  atOnce: number;
  budget: MemoryBudget;
  /** What a process may occupy between two jobs; one that keeps more ends. */
  restingBytes: number;
  timeoutMs: number;
  /** A refusal leaves no files, and ends the process: a hostile file never shares one with the next customer's. */
  isRefusal: (result: Result) => boolean;
  jobsEach?: number;
  idleMs?: number;
}

export interface CheckRequest<Job> extends CheckFiles {
  job: Job;
  /** Of the process with its decoding: above this it is killed. */
  memoryBytes: number;
  /** A process that grows large by it ends afterwards instead of resting. */
  heavy: boolean;
}

export interface CheckHost<Job, Result> {
  /**
   * Has a job done in a process that reaches nothing but the job's files; waits for its turn and its memory.
   * @throws CheckError when the job took too long, took too much memory or broke the process
   */
  run(request: CheckRequest<Job>): Promise<Result>;
  /** Ends the processes; jobs that are on fail. */
  close(): Promise<void>;
}

interface Idle<Job, Result> extends Resting {
  process: CheckProcess<Job, Result>;
  timer: NodeJS.Timeout;
  ended: boolean;
}

/** Keeps processes that live on over many jobs: starting one for each would take longer than most jobs. */
export function createCheckHost<Job, Result>(options: CheckHostOptions<Result>): CheckHost<Job, Result> {
  const { atOnce, budget, restingBytes, timeoutMs, isRefusal, jobsEach = 200, idleMs = 30_000 } = options;
  /** Who came last is last. */
  const idle: Idle<Job, Result>[] = [];
  const all = new Set<CheckProcess<Job, Result>>();
  const turns: (() => void)[] = [];
  let busy = 0;
  let open = true;

  async function start(): Promise<CheckProcess<Job, Result>> {
    const started = startCheckProcess<Job, Result>(options, await createCheckFolder());
    all.add(started);
    return started;
  }

  async function end(process: CheckProcess<Job, Result>): Promise<void> {
    await process.end();
    all.delete(process);
    await rm(process.folder, { recursive: true, force: true });
  }

  function rest(process: CheckProcess<Job, Result>): void {
    const giveUp = (): void => {
      idle.splice(0, idle.length, ...idle.filter((entry) => entry !== own));
      clearTimeout(own.timer);
      own.ended = true;
      void end(process);
    };
    const timer = setTimeout(() => {
      budget.leave(own);
      giveUp();
    }, idleMs).unref();
    const own: Idle<Job, Result> = { process, bytes: restingBytes, giveUp, timer, ended: false };
    idle.push(own);
    budget.rest(own);
  }

  /** The process that rested last, if any: nobody else gets it now. */
  function claim(): Idle<Job, Result> | undefined {
    const last = idle.pop();
    clearTimeout(last?.timer);
    return last;
  }

  async function turn(): Promise<void> {
    if (busy >= atOnce) await new Promise<void>((resolve) => turns.push(resolve));
    else busy += 1;
  }

  function passTurn(): void {
    const next = turns.shift();
    if (next) next();
    else busy -= 1;
  }

  async function runIn(process: CheckProcess<Job, Result>, request: CheckRequest<Job>): Promise<Result> {
    let fit = false;
    try {
      await bringInput(process.folder, request);
      const result = await process.run(request.job, { timeoutMs, memoryBytes: request.memoryBytes });
      if (isRefusal(result)) return result;
      await fetchOutputs(process.folder, request);
      await emptyFolder(process.folder);
      const grown = ((await process.residentBytes()) ?? 0) > restingBytes;
      fit = open && !grown && !request.heavy && process.jobs < jobsEach;
      return result;
    } finally {
      if (fit) rest(process);
      else await end(process);
    }
  }

  return {
    async run(request) {
      await turn();
      try {
        const claimed = claim();
        const giveBack = await budget.take(request.memoryBytes, claimed);
        try {
          if (!open) throw new CheckError('crash', 'The checks are closed.');
          // While it waited, somebody else may have needed its memory.
          return await runIn(claimed && !claimed.ended ? claimed.process : await start(), request);
        } finally {
          giveBack();
        }
      } finally {
        passTurn();
      }
    },
    async close() {
      open = false;
      for (const resting of idle.splice(0)) {
        clearTimeout(resting.timer);
        budget.leave(resting);
      }
      await Promise.all([...all].map(end));
    },
  };
}
