import { type Job, UnrecoverableError } from 'bullmq';
import type { Log } from '../log.ts';
import type { BullQueue } from './bull-types.ts';
import { reasonOf } from './calm-backend.ts';
import type { JobPayload, JobRef } from './job-payload.ts';

/** A parent is woken by its last child; if that is missed, it checks by itself after this time. */
export const LOOK_AGAIN_MS = 30_000;
/** Maximum number of flows that wait for one child at a time. */
const MOST_PARENTS = 1_000;

/**
 * Parents and children of flows. BullMQ ties a child to one living parent and leaves a second one waiting without end; here a
 * child finds its parents in its job log, and a parent is a delayed job with its children in its payload, so that children can be
 * shared freely.
 */
export class Family {
  private readonly queue: (name: string) => BullQueue<JobPayload>;
  private readonly log: Log;

  constructor(queue: (name: string) => BullQueue<JobPayload>, log: Log) {
    this.queue = queue;
    this.log = log;
  }

  /** Makes each child wake this parent when it ends. A child that is already gone is skipped. */
  async introduce(parent: JobRef, children: readonly JobRef[]): Promise<void> {
    for (const child of children) {
      try {
        await this.queue(child.queue).addJobLog(child.id, JSON.stringify(parent), MOST_PARENTS);
      } catch (error) {
        if ((await this.queue(child.queue).getJobState(child.id)) !== 'unknown') throw error;
      }
    }
  }

  /**
   * Whether all children have ended. An unknown child was completed long ago, or removed.
   * @throws UnrecoverableError if a child failed permanently
   */
  async complete(children: readonly JobRef[]): Promise<boolean> {
    for (const child of children) {
      const state = await this.queue(child.queue).getJobState(child.id);
      if (state === 'failed') throw new UnrecoverableError(`The job waited for ${child.queue}/${child.id}, which failed`);
      if (state !== 'completed' && state !== 'unknown') return false;
    }
    return true;
  }

  /** Wakes every parent of a child that ended; parents that still wait for others are delayed again. */
  async wakeParents(child: JobRef): Promise<void> {
    try {
      const { logs } = await this.queue(child.queue).getJobLogs(child.id);
      for (const parent of new Set(logs)) await this.wake(JSON.parse(parent) as JobRef);
    } catch (error) {
      this.log.warn(
        { reason: reasonOf(error), queue: child.queue, job: child.id },
        'parents of a job could not be woken, they look by themselves',
      );
    }
  }

  /** Runs a delayed parent now. */
  async wake(parent: JobRef): Promise<void> {
    const job: Job | undefined = await this.queue(parent.queue).getJob(parent.id);
    if (!job || (await job.getState()) !== 'delayed') return;
    try {
      await job.promote();
    } catch (error) {
      // Another child woke it in the meantime, or it was removed.
      if ((await job.getState()) === 'delayed') throw error;
    }
  }
}
