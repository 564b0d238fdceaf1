import { rm } from 'node:fs/promises';
import { bringInput, type CheckFiles, createCheckFolder, emptyFolder, fetchOutputs } from './check-folder.ts';
import { CheckError, type CheckProcess, type CheckProgram, startCheckProcess } from './check-process.ts';
import type { MemoryBudget, Resting } from './memory-budget.ts';

export interface CheckHostOptions<Result> extends CheckProgram {
  atOnce: number;
  budget: MemoryBudget;
  /** Memory that a process may occupy between two jobs; a process that keeps more is ended. */
  restingBytes: number;
  timeoutMs: number;
  /** A refusal leaves no files and ends the process: a hostile file never shares a process with the next customer's file. */
  isRefusal: (result: Result) => boolean;
  jobsEach?: number;
  idleMs?: number;
}

export interface CheckRequest<Job> extends CheckFiles {
  job: Job;
  /** Limit for the process including its decoding; a process above it is killed. */
  memoryBytes: number;
  /** The job makes the process grow large, so the process ends afterwards instead of resting. */
  heavy: boolean;
}

export interface CheckHost<Job, Result> {
  /** Runs a job with access to its files alone, once a process and memory are free. @throws CheckError for a job that fails */
  run(request: CheckRequest<Job>): Promise<Result>;
  close(): Promise<void>;
}

interface Idle<Job, Result> extends Resting {
  process: CheckProcess<Job, Result>;
  timer: NodeJS.Timeout;
  ended: boolean;
}

/** Reuses processes for many jobs: starting a process takes longer than most jobs. */
export function createCheckHost<Job, Result>(options: CheckHostOptions<Result>): CheckHost<Job, Result> {
  const { atOnce, budget, restingBytes, timeoutMs, isRefusal, jobsEach = 200, idleMs = 30_000 } = options;
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

  /** Takes the process that rested most recently, if any, so that no other job gets it. */
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
          // During the wait, the process may have been ended to free memory for another job.
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
