import type Stripe from 'stripe';
import type { DisputeFact } from '../domain/payments/provider-facts.ts';
import { idOf } from './facts.ts';

/**
 * What a dispute of the provider says; `undefined` for one of no payment intent. What money moved is told by the type of
 * an event, and by the movements in the provider's balance that a dispute carries with it.
 * @param told when it was said, and by what kind of event if by one
 */
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
