import type Stripe from 'stripe';
import type { DisputeFact } from '../domain/payments/provider-facts.ts';
import { idOf } from './facts.ts';

/** The facts of a dispute; `undefined` without a payment intent. Both its event's type and its balance show which money moved. */
export function factOfDispute(dispute: Stripe.Dispute, told: { toldAt: Date; type?: string }): DisputeFact | undefined {
  const paymentIntent = idOf(dispute.payment_intent);
  if (paymentIntent === undefined) return undefined;
  const instant = (seconds: number) => new Date(seconds * 1000).toISOString();
  const respondBy = dispute.evidence_details.due_by;
  return {
    id: dispute.id,
    paymentIntent,
    currency: dispute.currency.toUpperCase(),
    amountMinor: dispute.amount,
    reason: dispute.reason,
    status: dispute.status,
    respondBy: respondBy === null ? null : instant(respondBy),
    openedAt: instant(dispute.created),
    toldAt: told.toldAt.toISOString(),
    withdrawn: told.type === 'charge.dispute.funds_withdrawn' || dispute.balance_transactions.some(({ amount }) => amount < 0),
    reinstated: told.type === 'charge.dispute.funds_reinstated' || dispute.balance_transactions.some(({ amount }) => amount > 0),
  };
}
