import type { Transaction } from 'kysely';
import { type JobRow, moveJob } from '../db/jobs.ts';
import { presentDraft } from '../db/renders.ts';
import type { Tables } from '../db/schema.ts';

/** A claim ends without an approval: where the job goes depends on its newest draft. */
export async function endClaim(
  transaction: Transaction<Tables>,
  job: JobRow,
  note: { who: string; what: string },
): Promise<JobRow> {
  const draft = await presentDraft(transaction, job);
  if (draft?.state === 'succeeded') return moveJob(transaction, job, 'release', note);
  return moveJob(transaction, job, draft?.state === 'failed' ? 'release_broken' : 'release_undrawn', note);
}
