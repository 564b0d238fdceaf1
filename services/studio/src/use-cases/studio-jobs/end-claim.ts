import type { Transaction } from 'kysely';
import { type JobChanges, type JobRow, moveJob } from '../../db/jobs.ts';
import { cancelRenders, presentDraft, requestRender } from '../../db/renders.ts';
import type { Tables } from '../../db/schema.ts';
import type { JobAction } from '../../domain/job-states.ts';

/** The actions that return a job to the queue, by the state of its newest draft. */
interface WaysBack {
  drawn: JobAction;
  undrawn: JobAction;
  broken: JobAction;
}

const RELEASE: WaysBack = { drawn: 'release', undrawn: 'release_undrawn', broken: 'release_broken' };

/** A claim ends without an approval: the job's next state depends on its newest draft. */
export function endClaim(
  transaction: Transaction<Tables>,
  job: JobRow,
  note: { who: string; what: string },
  changes: JobChanges = {},
): Promise<JobRow> {
  return bringBack(transaction, job, RELEASE, note, changes);
}

/** Requeues a job. One that is not drawn, or cannot become a failed job, waits for its draft, requested here. */
export async function bringBack(
  transaction: Transaction<Tables>,
  job: JobRow,
  ways: WaysBack,
  note: { who: string; what: string },
  changes: JobChanges = {},
): Promise<JobRow> {
  // The designer who wanted to play the film has left.
  await cancelRenders(transaction, job.id, 'draft');
  const draft = await presentDraft(transaction, job);
  if (draft?.state === 'succeeded') return moveJob(transaction, job, ways.drawn, note, changes);
  const isBroken = draft?.state === 'failed';
  if (isBroken && ways.broken !== ways.undrawn) return moveJob(transaction, job, ways.broken, note, changes);
  if (!draft || isBroken) await requestRender(transaction, job, 'stills');
  return moveJob(transaction, job, ways.undrawn, note, changes);
}
