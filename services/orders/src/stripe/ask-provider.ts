import Stripe from 'stripe';
import type { OrdersContext } from '../context.ts';
import { endCheckout } from '../db/payments/checkouts.ts';
import type { CheckoutRow } from '../db/schema.ts';
import { settleSession } from './handle-event.ts';

type Asking = Pick<OrdersContext, 'db' | 'clock' | 'log' | 'stripe'>;

/** Asks about a session and settles the answer: paid, ended or still open. @throws Stripe's errors when it cannot be asked */
export async function askAboutCheckout(context: Asking, checkout: CheckoutRow): Promise<'paid' | 'open' | 'ended'> {
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
  // A complete session that is not paid waits for a slow payment method, until that has failed.
  if (session.status !== 'expired' && !hasFailed(session)) return 'open';
  await endCheckout(context.db, checkout.id, 'ended');
  return 'ended';
}

/** Ends a session at the provider, so that it can no longer be paid; money that was faster is settled. */
export async function closeCheckout(context: Asking, checkout: CheckoutRow): Promise<'paid' | 'ended'> {
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

function hasFailed({ status, payment_intent: intent }: Stripe.Checkout.Session): boolean {
  if (status !== 'complete' || intent === null || typeof intent === 'string') return false;
  return intent.status === 'requires_payment_method' || intent.status === 'canceled';
}

async function retrieveSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}
