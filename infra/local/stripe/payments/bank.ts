import type { LocalContext } from '../../context.ts';
import { openDispute } from '../disputes/disputes.ts';
import { settleRefund } from '../refunds/refunds.ts';
import { answerLater } from '../sessions/pay-session.ts';
import type { Errand } from '../store/objects.ts';
import { type Change, change } from '../webhooks/events.ts';

const LOOK_EVERY_MS = 250;

/** Runs all bank actions that are due: disputes of charges, outcomes of refunds and of slow payments. */
export function runDueErrands(context: LocalContext): void {
  const now = context.clock();
  for (const errand of context.store.all('errand')) {
    if (!errand.done && errand.at <= now) change(context, (work) => run(work, errand));
  }
}

/** Checks four times a second; returns the function that stops it. */
export function startBank(context: LocalContext): () => void {
  runDueErrands(context);
  const timer = setInterval(() => runDueErrands(context), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

function run(work: Change, errand: Errand): void {
  const { tx } = work;
  tx.put('errand', { ...errand, done: true });
  if (errand.act.kind === 'dispute') {
    const charge = tx.get('charge', errand.act.charge);
    // Refunded in the meantime, or disputed manually: nothing is left to dispute.
    if (charge && !charge.disputed && !charge.refunded) openDispute(work, charge, { reason: errand.act.reason });
    return;
  }
  if (errand.act.kind === 'answer') {
    const session = tx.get('session', errand.act.session);
    // A test's control may have been faster.
    if (session?.status === 'complete' && session.payment_status === 'unpaid') answerLater(work, session, errand.act.outcome);
    return;
  }
  const refund = tx.get('refund', errand.act.refund);
  const expected = errand.act.outcome === 'succeeded' ? 'pending' : 'succeeded';
  if (refund?.status === expected) settleRefund(work, refund, errand.act.outcome);
}
