import Stripe from 'stripe';
import type { WantedRefund } from '../db/refunds/refunds.ts';

const MOST_REFUNDS = 100;

/** For a day, the key prevents a second pay-out; later tries first look for a refund that an earlier one may have made. */
export async function askForRefund(stripe: Stripe, wanted: WantedRefund): Promise<Stripe.Refund> {
  const made = wanted.tries > 1 ? await refundsOfIntent(stripe, wanted.paymentIntent) : [];
  const ours = made.find((refund) => refund.metadata?.refund_id === wanted.id);
  if (ours) return ours;
  return stripe.refunds.create(
    {
      payment_intent: wanted.paymentIntent,
      amount: wanted.amountMinor,
      reason: 'requested_by_customer',
      metadata: { refund_id: wanted.id, order_id: wanted.orderId, number: wanted.number },
    },
    { idempotencyKey: `refund-${wanted.id}` },
  );
}

/** Every refund that the provider made of a payment, including those made on its own pages. */
export async function refundsOfIntent(stripe: Stripe, paymentIntent: string): Promise<Stripe.Refund[]> {
  return stripe.refunds.list({ payment_intent: paymentIntent, limit: MOST_REFUNDS }).autoPagingToArray({ limit: MOST_REFUNDS });
}

/** The provider's balance will have money again; every other refusal is final. */
const PASSING: readonly (string | undefined)[] = ['balance_insufficient', 'insufficient_funds'];

/** Whether the provider has refused, and would refuse the same request again. */
export function isRefusal(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && !PASSING.includes(error.code);
}
