import { DelayedError, type Job, UnrecoverableError, WaitingError } from 'bullmq';
import { redactedReason } from '../events/redacted-reason.ts';
import type { Log } from '../log.ts';
import { type Loop, startLoop } from '../loop.ts';
import type { BullQueue } from './bull-types.ts';
import { reasonOf } from './calm-backend.ts';
import { withTimeLimit } from './time-limit.ts';

/** How long finished jobs are stored, and how often older ones are looked for. */
export interface KeptFor {
  completedMs: number;
  failedMs: number;
  everyMs: number;
}

/**
 * Completed jobs are kept for as long as a parent may look for them, or an event may be published again; failed ones so that
 * staff can inspect them.
 */
const KEPT: KeptFor = { completedMs: 3_600_000, failedMs: 14 * 24 * 3_600_000, everyMs: 60_000 };
/** While nothing happens, few jobs end. */
const REST_MS = 600_000;
const REQUEST_LIMIT_MS = 10_000;
const BATCH = 1_000;

/** The remaining data of a job whose work is done, or has failed for good: customers' words leave the queue with it. */
export interface Emptied {
  emptied: 'done' | 'failed';
}

/**
 * Empties a job just before BullMQ marks it as finished. A worker that dies in between leaves a job that is run again, and
 * `emptied` tells how it ended. A failure here must not fail the job: the sweep deletes the job later.
 */
export async function emptyJob<Data>(job: Job<Data>, emptied: Data & Emptied, log: Log): Promise<void> {
  const { data } = job;
  try {
    await withTimeLimit(job.updateData(emptied), REQUEST_LIMIT_MS, 'Emptying a job');
  } catch (error) {
    job.data = data;
    log.debug({ reason: reasonOf(error), queue: job.queueName, job: job.id }, 'a finished job could not be emptied');
  }
}

/** BullMQ stores an error with its job: this one quotes none of the job's data. */
export function withoutWords(error: unknown, data: unknown): Error {
  if (error instanceof DelayedError || error instanceof WaitingError) return error;
  const reason = redactedReason(error, data);
  const told = error instanceof UnrecoverableError ? new UnrecoverableError(reason) : new Error(reason);
  if (error instanceof Error && error.stack) told.stack = redactedReason(error.stack, data);
  return told;
}

/** Whether BullMQ will not run the job again after this error. */
export function isFinal(job: Job, error: unknown): boolean {
  if (error instanceof DelayedError || error instanceof WaitingError) return false;
  return error instanceof UnrecoverableError || job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
}

/** The part of a BullMQ queue that a sweep needs. */
type SweptQueue = Pick<BullQueue<unknown>, 'name' | 'clean'>;

/** Deletes finished jobs by time: BullMQ's own removal waits until another job of the queue ends. */
export function sweepFinishedJobs(queue: SweptQueue, log: Log, kept: Partial<KeptFor> = {}): Loop {
  const { completedMs, failedMs, everyMs } = { ...KEPT, ...kept };
  const sweep = (olderThanMs: number, state: 'completed' | 'failed'): Promise<string[]> =>
    withTimeLimit(queue.clean(olderThanMs, BATCH, state), REQUEST_LIMIT_MS, `Sweeping ${queue.name}`);
  return startLoop({
    name: `sweep the queue ${queue.name}`,
    everyMs,
    restMs: kept.everyMs ?? REST_MS,
    log,
    async work() {
      const completed = await sweep(completedMs, 'completed');
      const failed = await sweep(failedMs, 'failed');
      return completed.length >= BATCH || failed.length >= BATCH;
    },
  });
}
