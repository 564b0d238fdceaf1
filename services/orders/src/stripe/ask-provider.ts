import Stripe from 'stripe';
import type { OrdersContext } from '../context.ts';
import { endCheckout } from '../db/payments/checkouts.ts';
import type { CheckoutRow } from '../db/schema.ts';
import { failPendingPayment } from '../use-cases/payments/pending-payment.ts';
import { settleSession } from './handle-event.ts';

type Asking = Pick<OrdersContext, 'db' | 'clock' | 'log' | 'stripe'>;

/** The known state of a checkout: `pending` waits for the customer's bank. */
type CheckoutOutcome = 'paid' | 'open' | 'pending' | 'ended';

/** Asks about a session and settles the answer. @throws Stripe's errors when it cannot be asked */
export async function askAboutCheckout(context: Asking, checkout: CheckoutRow): Promise<CheckoutOutcome> {
  if (checkout.providerId === null) return 'ended';
  const session = await retrieveSession(context.stripe, checkout.providerId);
  if (!session) {
    await endCheckout(context.db, checkout.id, 'ended');
    return 'ended';
  }
  if (session.payment_status === 'paid') {
    await context.db
      .transaction()
      .execute((transaction) => settleSession({ transaction, clock: context.clock, log: context.log }, session));
    return 'paid';
  }
  const { db, clock, log } = context;
  // A complete session that is not paid waits for a slow payment method, until that has failed.
  if (session.status === 'complete') {
    const failure = failureOf(session);
    await db
      .transaction()
      .execute((transaction) =>
        failure
          ? failPendingPayment(transaction, clock, checkout, failure.reason)
          : settleSession({ transaction, clock, log }, session),
      );
    return failure ? 'ended' : 'pending';
  }
  if (session.status !== 'expired') return 'open';
  await endCheckout(context.db, checkout.id, 'ended');
  return 'ended';
}

/** Ends a session at the provider, so that it can no longer be paid; money that was faster is settled, or awaited. */
export async function closeCheckout(context: Asking, checkout: CheckoutRow): Promise<CheckoutOutcome> {
  if (checkout.providerId === null) return 'ended';
  try {
    await context.stripe.checkout.sessions.expire(checkout.providerId);
  } catch (error) {
    // The session has already ended in one way or the other; reading it shows which.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const found = await askAboutCheckout(context, checkout);
    if (found === 'open') throw error;
    return found;
  }
  await endCheckout(context.db, checkout.id, 'ended');
  return 'ended';
}

function failureOf({ payment_intent: intent }: Stripe.Checkout.Session): { reason: string | undefined } | undefined {
  if (intent === null || typeof intent === 'string') return undefined;
  const hasFailed = intent.status === 'requires_payment_method' || intent.status === 'canceled';
  return hasFailed ? { reason: intent.last_payment_error?.message } : undefined;
}

async function retrieveSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}
