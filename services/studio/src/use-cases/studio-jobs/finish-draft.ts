import { recordChange } from '@nimantran/kit/events/record-change';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { type JobRow, moveJob, noteJob, STUDIO } from '../../db/jobs.ts';
import { type RenderRow, requestRender } from '../../db/renders.ts';
import type { RenderSuccess, Tables } from '../../db/schema.ts';
import { announceQueuedJob } from './announce-queued-job.ts';
import { isAutoApproved, isAutoCorrected } from './auto-approval.ts';

/** In the audit log: no member of staff. */
const SHOP = { uid: 'shop', email: '' };

/**
 * A draft is ready: the job waits for a designer, or continues by itself if its theme or a customer's own correction allows it and the
 * checks found nothing.
 */
export async function finishDraft(
  context: Pick<Context, 'clock'>,
  transaction: Transaction<Tables>,
  job: JobRow,
  render: RenderRow,
  result: RenderSuccess,
): Promise<void> {
  if (job.state !== 'drafting') {
    if (render.kind === 'draft') await noteJob(transaction, job.id, { who: STUDIO, what: 'Film of the draft ready' });
    // The designer of a claimed job has just asked for these scenes.
    else if (job.state !== 'claimed') await noteJob(transaction, job.id, { who: STUDIO, what: 'New draft ready' });
    return;
  }
  const isAlone = job.isCorrection
    ? await isAutoCorrected(context, transaction, job, render, result)
    : await isAutoApproved(transaction, render, result);
  if (isAlone) {
    const note = { who: STUDIO, what: `Draft without findings, ${job.makes} begun` };
    const moved = await moveJob(transaction, job, 'auto_approve', note);
    await requestRender(transaction, moved, job.makes);
    if (job.isCorrection) await recordUnseen(transaction, moved);
    return;
  }
  await moveJob(transaction, job, 'draft_ready', { who: STUDIO, what: 'Draft ready' });
  await announceQueuedJob(transaction, job);
}

/** The audit log says that the shop delivers what a customer changed and no person has seen. */
async function recordUnseen(transaction: Transaction<Tables>, job: JobRow): Promise<void> {
  await recordChange(transaction, 'studio', SHOP, {
    action: 'correction.approved',
    target: { kind: 'order', id: job.orderNumber },
    summary: `Approved the customer's correction of order ${job.orderNumber}. No person looked: its draft shows no fault.`,
    before: null,
    after: { state: job.state, job: job.id, version: job.customisationVersion, seen_by: null },
  });
}
