import { notFound } from '@nimantran/kit/http/problem';
import type { Transaction } from 'kysely';
import { lockBatch } from '../../db/batches.ts';
import { type JobRow, lockJob } from '../../db/jobs.ts';
import type { RenderRow } from '../../db/renders.ts';
import type { Tables } from '../../db/schema.ts';

/** Locks the job or batch of a render, and returns the job. Always before the render's own lock, against deadlocks. */
export async function lockRenderOwner(
  transaction: Transaction<Tables>,
  { jobId, batchRowId }: Pick<RenderRow, 'jobId' | 'batchRowId'>,
): Promise<JobRow | undefined> {
  if (jobId !== null) return lockJob(transaction, jobId);
  if (batchRowId === null) return undefined;
  const row = await transaction.selectFrom('batchRows').select('batchId').where('id', '=', batchRowId).executeTakeFirst();
  if (row) await lockBatch(transaction, row.batchId);
  return undefined;
}

/** A render that a worker reports on, locked after its owner. @throws HttpProblem 404 */
export async function lockRender(
  transaction: Transaction<Tables>,
  renderId: string,
): Promise<{ render: RenderRow; job: JobRow | undefined }> {
  const owner = await transaction
    .selectFrom('renders')
    .select(['jobId', 'batchRowId'])
    .where('id', '=', renderId)
    .executeTakeFirst();
  if (!owner) throw notFound('render_not_found', 'This render does not exist.');
  const job = await lockRenderOwner(transaction, owner);
  const render = await transaction
    .selectFrom('renders')
    .selectAll()
    .where('id', '=', renderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { render, job };
}
