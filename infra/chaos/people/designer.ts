import { setTimeout as sleep } from 'node:timers/promises';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { drawDraftFilm, holdJob } from '@nimantran/proto/http/studio/job-actions';
import { approveJob, getStudioQueue, pullJob, releaseJob, retryJob, type StudioJob } from '@nimantran/proto/http/studio/jobs';
import type { Person } from '../../shop-client/person.ts';
import type { RetryingPerson } from './retries.ts';

const PAUSE_MS = 400;

export interface Desk {
  /** Numbers of orders whose customers are to be asked first. */
  toAsk: Set<string>;
  /** Numbers of orders whose drafts are played before they are approved. */
  toPlay?: ReadonlySet<string>;
  /** Failed jobs that a designer retried. */
  retried: number;
}

/** Claims, asks, approves and retries failed jobs until aborted. */
export async function work(designer: RetryingPerson, desk: Desk, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await designer.do('work in the studio', async (person) => {
      if (signal.aborted) return true;
      const { job } = await person.call(pullJob);
      if (job) await handle(person, job, desk);
      else await lookAfterFailed(person, desk);
      return true;
    });
    await sleep(PAUSE_MS);
  }
}

async function handle(person: Person, job: StudioJob, desk: Desk): Promise<void> {
  const params = { id: job.id };
  try {
    if (desk.toAsk.has(job.order_number) && job.question === null)
      await person.call(holdJob, { params, body: { message: 'Is the name spelt as it should be?' } });
    else if (desk.toPlay?.has(job.order_number) && job.draft?.version !== job.version)
      await person.call(drawDraftFilm, { params });
    else await person.call(approveJob, { params });
  } catch (error) {
    // A job that cannot be approved as it is goes back to the queue.
    if (error instanceof ProblemError && error.status === 409) await person.call(releaseJob, { params });
    throw error;
  }
}

async function lookAfterFailed(person: Person, desk: Desk): Promise<void> {
  const { failed } = await person.call(getStudioQueue);
  for (const { id } of failed) {
    await person.call(retryJob, { params: { id } });
    desk.retried += 1;
  }
}
