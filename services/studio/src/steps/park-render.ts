import { sql, type Transaction } from 'kysely';
import { type JobRow, moveJob, noteJob, STUDIO } from '../db/jobs.ts';
import type { RenderRow } from '../db/renders.ts';
import type { Tables } from '../db/schema.ts';
import { canTake } from '../domain/job-states.ts';

/**
import { endRow } from './batch/end-row.ts';
 * A render that will not be tried again by itself. Its job waits for a person: among the failed ones, or, while a
 * designer has it, in front of that designer.
 */
export async function parkRender(
  transaction: Transaction<Tables>,
  render: RenderRow,
  job: JobRow | undefined,
  error: string,
  reportedAttempt: number | null = render.reportedAttempt,
): Promise<void> {
  await transaction
    .updateTable('renders')
    .set({ state: 'failed', error: error.slice(0, 2_000), reportedAttempt, finishedAt: sql<Date>`now()` })
    .where('id', '=', render.id)
    .execute();
  if (!job) return;
  const note = { who: STUDIO, what: `The ${render.kind} failed: ${error}`.slice(0, 500) };
  if (render.lint && render.trialId === null) await tellNotLinted(transaction, render, error);
  if (render.batchRowId !== null) await endRow(transaction, render.batchRowId, 'failed');
  if (canTake(job.state, 'fail')) await moveJob(transaction, job, 'fail', note);
  else await noteJob(transaction, job.id, note);
}
