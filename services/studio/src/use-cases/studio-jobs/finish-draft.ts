import type { Transaction } from 'kysely';
import { type JobRow, moveJob, noteJob, STUDIO } from '../../db/jobs.ts';
import { type RenderRow, requestRender } from '../../db/renders.ts';
import type { RenderSuccess, Tables } from '../../db/schema.ts';
import { announceQueuedJob } from './announce-queued-job.ts';
import { isAutoApproved } from './auto-approval.ts';

/** A draft is ready: the job waits for a designer, or continues by itself if the theme allows it and the checks found nothing. */
export async function finishDraft(
  transaction: Transaction<Tables>,
  job: JobRow,
  render: RenderRow,
  result: RenderSuccess,
): Promise<void> {
  if (job.state !== 'drafting') {
    await noteJob(transaction, job.id, { who: STUDIO, what: 'New draft ready' });
    return;
  }
  if (await isAutoApproved(transaction, render, result)) {
    const note = { who: STUDIO, what: `Draft without findings, ${job.makes} begun` };
    const moved = await moveJob(transaction, job, 'auto_approve', note);
    await requestRender(transaction, moved, job.makes);
    return;
  }
  await moveJob(transaction, job, 'draft_ready', { who: STUDIO, what: 'Draft ready' });
  await announceQueuedJob(transaction, job);
}
