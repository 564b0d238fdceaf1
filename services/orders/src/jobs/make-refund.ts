import { handlerOf, type JobHandler } from '@nimantran/kit/queue/queue';
import { setOrderNumber } from '@nimantran/kit/trace';
import { defineJob } from '@nimantran/proto/jobs/job';
import Stripe from 'stripe';
import { Type } from 'typebox';
import type { OrdersContext } from '../context.ts';
import { endRefundByHand, markRefundFailed, takeRefund, type WantedRefund } from '../db/refunds.ts';
import { settleRefund } from '../db/transitions/settle-refund.ts';
import { factOfRefund } from '../stripe/facts.ts';
import { ORDERS_QUEUE } from './queue.ts';

export const makeRefundJob = defineJob({
  queue: ORDERS_QUEUE,
  name: 'make-refund',
  data: Type.Object({ refund_id: Type.String({ format: 'uuid' }) }),
});

/** Asks the provider for a wanted refund. A failure stays in its row, from where the dispatcher tries again later. */
export function makeRefundHandler(context: OrdersContext): JobHandler {
  return handlerOf(makeRefundJob, async ({ data }) => makeRefund(context, data.refund_id));
}

async function makeRefund(context: OrdersContext, refundId: string): Promise<void> {
  const wanted = await takeRefund(context.db, refundId);
  if (!wanted) return;
  setOrderNumber(wanted.number);
  try {
    const fact = factOfRefund(await askForRefund(context.stripe, wanted));
    if (!fact) throw new Error('The provider made a refund of no payment.');
    await context.db.transaction().execute((transaction) => settleRefund(transaction, context.clock, fact));
    context.log.info({ refund: fact.providerId, state: fact.state }, 'refund made');
  } catch (error) {
    if (isRefundedAlready(error)) return endRefundByHand(context.db, refundId);
    context.log.error({ err: error }, 'refund not made, will be tried again');
    await markRefundFailed(context.db, refundId, String(error));
  }
}

/** The key and the provider's own books keep it from being paid out twice. */
function askForRefund(stripe: Stripe, wanted: WantedRefund): Promise<Stripe.Refund> {
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

function isRefundedAlready(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded';
}
