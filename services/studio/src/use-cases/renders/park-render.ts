import { writeEvent } from '@nimantran/kit/events/outbox';
import { themeLinted } from '@nimantran/proto/events/studio';
import { sql, type Transaction } from 'kysely';
import { type JobRow, moveJob, noteJob, STUDIO } from '../../db/jobs.ts';
import { DRAFT_KINDS, type RenderRow } from '../../db/renders.ts';
import type { Tables } from '../../db/schema.ts';
import { canTake } from '../../domain/job-states.ts';
import { endRow } from '../batches/end-row.ts';

/** In the history of a job. */
const NAMES: Partial<Record<RenderRow['kind'], string>> = { stills: 'draft', draft: 'film of the draft' };

/** Parks a render that is not retried. Its job waits among the failed ones, or for the designer who has claimed it. */
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
  if (render.lint && render.trialId === null) await tellNotLinted(transaction, render, error);
  if (render.batchRowId !== null) await endRow(transaction, render.batchRowId, 'failed');
  if (!job) return;
  const note = { who: STUDIO, what: `The ${NAMES[render.kind] ?? render.kind} failed: ${error}` };
  // Only a job that waits for its draft is held up by one.
  const holdsUp = job.state === 'drafting' || !DRAFT_KINDS.includes(render.kind);
  if (holdsUp && canTake(job.state, 'fail')) await moveJob(transaction, job, 'fail', note);
  else await noteJob(transaction, job.id, note);
}

/** A version that could not be linted is not put on sale. */
async function tellNotLinted(transaction: Transaction<Tables>, render: RenderRow, error: string): Promise<void> {
  const advice = 'Add the package again to have it checked again.';
  const message = `The package could not be checked: ${error}`.slice(0, 1_000);
  const lint = { findings: [{ code: 'package' as const, severity: 'error' as const, message, advice }], fonts: [], texts: [] };
  const data = { theme_id: render.themeId, theme_version: render.themeVersion, lint };
  await writeEvent(transaction, themeLinted, { key: render.id, keyVersion: 1, data });
}
