import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { type JobRow, lockJobOfOrder, lockOrder, moveJob, STUDIO } from '../../db/jobs.ts';
import { cancelRenders, presentDraft, requestRender } from '../../db/renders.ts';
import type { Tables } from '../../db/schema.ts';
import { canTake } from '../../domain/job-states.ts';
import { announceQueuedJob } from './announce-queued-job.ts';
import { isAutoApproved } from './auto-approval.ts';
import { beginJob, type Work } from './begin-job.ts';

/** Half of the order is paid: its preview is made next. An order already paid in full needs none. */
export async function takeDeposit(transaction: Transaction<Tables>, order: Work): Promise<void> {
  await lockOrder(transaction, order.order_id);
  if (await lockJobOfOrder(transaction, order.order_id)) return;
  await beginJob(transaction, order, 'preview', 'Deposit paid, draft of the preview begun');
}

/** The order is paid in full: its job starts, or continues to the final video whatever the state of its preview. */
export async function takePaidOrder(
  context: Pick<Context, 'clock'>,
  transaction: Transaction<Tables>,
  order: Work,
): Promise<void> {
  await lockOrder(transaction, order.order_id);
  const job = await lockJobOfOrder(transaction, order.order_id);
  if (!job) return beginJob(transaction, order, 'final', 'Order paid, draft begun');
  if (job.makes === 'final') return;
  const dueAt = new Date(order.due_at);
  if (job.holdReason === 'balance') return goOn(transaction, job, dueAt);
  if (canTake(job.state, 'skip_preview')) return skipPreview(context, transaction, job, dueAt);
}

/** The customer has seen the preview: a designer checks once more, unless the draft needed no designer. */
async function goOn(transaction: Transaction<Tables>, job: JobRow, dueAt: Date): Promise<void> {
  const changes = { makes: 'final' as const, dueAt };
  const draft = await presentDraft(transaction, job);
  if (draft?.result && (await isAutoApproved(transaction, draft, draft.result))) {
    const note = { who: STUDIO, what: 'Balance paid, final begun' };
    const moved = await moveJob(transaction, job, 'auto_go_on', note, changes);
    return requestRender(transaction, moved, 'final');
  }
  const note = { who: STUDIO, what: 'Balance paid, the final can be made' };
  const moved = await moveJob(transaction, job, 'go_on', note, { ...changes, approvedBy: null });
  await announceQueuedJob(transaction, moved);
}

async function skipPreview(
  { clock }: Pick<Context, 'clock'>,
  transaction: Transaction<Tables>,
  job: JobRow,
  dueAt: Date,
): Promise<void> {
  const note = { who: STUDIO, what: 'Paid in full, no preview needed' };
  const moved = await moveJob(transaction, job, 'skip_preview', note, {
    makes: 'final',
    dueAt,
    // The new deadline is paused from now on: it does not include earlier waiting time.
    ...(job.holdReason === 'answer' ? { heldAt: clock() } : {}),
  });
  if (moved.state !== 'rendering') return;
  await cancelRenders(transaction, job.id, 'preview');
  await requestRender(transaction, moved, 'final');
}
