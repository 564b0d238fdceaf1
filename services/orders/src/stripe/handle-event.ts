import type { DbClock } from '@nimantran/kit/db/database';
import type { Log } from '@nimantran/kit/log';
import type { Transaction } from 'kysely';
import type Stripe from 'stripe';
import { lockOrder } from '../db/orders/orders.ts';
import { checkoutByProviderId, endCheckout } from '../db/payments/checkouts.ts';
import type { Tables } from '../db/schema.ts';
import { noteDispute } from '../use-cases/payments/note-dispute.ts';
import { notePaymentFailure } from '../use-cases/payments/note-payment-failure.ts';
import { failPendingPayment, notePendingPayment } from '../use-cases/payments/pending-payment.ts';
import { receivePayment } from '../use-cases/payments/receive-payment.ts';
import { settleRefund } from '../use-cases/refunds/settle-refund.ts';
import { factOfDispute } from './dispute-facts.ts';
import { aimOfIntent, checkoutOfSession, factOfRefund, isOfProof, paymentOfSession } from './facts.ts';

interface Handling {
  transaction: Transaction<Tables>;
  clock: DbClock;
  log: Log;
}

/** The outcome for an event that already had its effect. */
export const SEEN_BEFORE = 'seen before';

/** Applies a verified event and marks it as seen, in one transaction. Events come twice, concurrently and in any order. */
export async function handleProviderEvent(handling: Handling, event: Stripe.Event): Promise<string> {
  const { transaction, clock, log } = handling;
  const mark = await transaction
    .insertInto('providerEvents')
    .values({ eventId: event.id, type: event.type, orderId: null, receivedAt: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('eventId')
    .executeTakeFirst();
  if (!mark) return SEEN_BEFORE;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return settleSession(handling, event.data.object);
    // A slow payment method that failed leaves a session that can no longer be paid.
    case 'checkout.session.async_payment_failed':
      return failSession(handling, event.data.object);
    case 'checkout.session.expired':
      return endSession(handling, event.data.object);
    case 'payment_intent.payment_failed':
      return failIntent(handling, event.data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      if (isOfProof(event.data.object)) return 'of a proof';
      const fact = factOfRefund(event.data.object);
      if (!fact) return 'no payment intent';
      if (fact.state === 'failed') log.error({ refund: fact.providerId }, 'a refund failed: the money must go back another way');
      return settleRefund(transaction, clock, fact);
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed': {
      const fact = factOfDispute(event.data.object, { toldAt: new Date(event.created * 1000), type: event.type });
      if (!fact) return 'no payment intent';
      log.warn({ dispute: fact.id, status: fact.status }, 'a card holder contests a payment');
      return noteDispute(transaction, clock, fact);
    }
    default:
      return 'not needed';
  }
}

/** Credits a session's money to its order; shared by every path that learns about a session. */
export async function settleSession({ transaction, clock, log }: Handling, session: Stripe.Checkout.Session): Promise<string> {
  const payment = await paymentOfSession(transaction, session);
  if (!payment) return session.payment_status === 'paid' ? 'not ours' : noteUnpaid({ transaction, clock, log }, session);
  const outcome = await receivePayment(transaction, clock, payment);
  if (outcome === 'refused') log.warn({ payment_intent: payment.paymentIntent }, 'money that the order could not take goes back');
  if (outcome === 'unknown_order') log.error({ payment_intent: payment.paymentIntent }, 'money for an order that does not exist');
  return outcome;
}

/** A complete session that is not paid waits for its bank. */
async function noteUnpaid({ transaction, clock }: Handling, session: Stripe.Checkout.Session): Promise<string> {
  const checkout = session.status === 'complete' ? await checkoutOfSession(transaction, session) : undefined;
  return checkout ? notePendingPayment(transaction, clock, checkout) : 'not paid';
}

async function failSession({ transaction, clock, log }: Handling, session: Stripe.Checkout.Session): Promise<string> {
  const checkout = await checkoutOfSession(transaction, session);
  if (!checkout) return 'not ours';
  const outcome = await failPendingPayment(transaction, clock, checkout, undefined);
  log.info({ checkout: checkout.id, outcome }, 'a payment that had been on its way failed');
  return outcome;
}

async function endSession({ transaction }: Handling, session: Stripe.Checkout.Session): Promise<string> {
  const checkout = await checkoutByProviderId(transaction, session.id);
  if (!checkout) return 'not ours';
  // Under the order's lock, so that it cannot race with a payment or a new checkout.
  await lockOrder(transaction, checkout.orderId);
  await endCheckout(transaction, checkout.id, 'ended');
  return 'ended';
}

async function failIntent({ transaction, clock }: Handling, intent: Stripe.PaymentIntent): Promise<string> {
  const aim = aimOfIntent(intent);
  if (!aim) return 'not ours';
  return notePaymentFailure(transaction, clock, aim, intent.last_payment_error?.message);
}
