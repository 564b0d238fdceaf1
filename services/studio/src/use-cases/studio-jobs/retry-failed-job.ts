import { conflict } from '@nimantran/kit/http/problem';
import type { Transaction } from 'kysely';
import { type JobRow, lockJob, moveJob } from '../../db/jobs.ts';
import { DRAFT_KINDS, requestRender } from '../../db/renders.ts';
import type { Tables } from '../../db/schema.ts';

/** Starts the render of a permanently failed job again. @throws HttpProblem 404, or 409 `job_not_failed` */
export async function retryFailedJob(transaction: Transaction<Tables>, jobId: string, who: string): Promise<JobRow> {
  const job = await lockJob(transaction, jobId);
  const last = await transaction
    .selectFrom('renders')
    .select('kind')
    .where('jobId', '=', job.id)
    .where('state', '=', 'failed')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (job.state !== 'failed' || !last) throw conflict('job_not_failed', 'Only a failed job can be tried again.');
  // A preview that failed before the rest was paid is no longer needed.
  const isDraft = DRAFT_KINDS.includes(last.kind);
  const note = { who, what: `Tried again: the ${isDraft ? 'draft' : job.makes}` };
  const moved = await moveJob(transaction, job, isDraft ? 'retry_draft' : 'retry_video', note);
  await requestRender(transaction, moved, isDraft ? 'stills' : job.makes);
  return moved;
}
