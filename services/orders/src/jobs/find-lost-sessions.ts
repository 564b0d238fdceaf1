import type Stripe from 'stripe';
import type { OrdersContext } from '../context.ts';
import { lockOrder } from '../db/orders/orders.ts';
import { giveUpLostCheckout, keepFoundSession, takeLostCheckouts } from '../db/payments/lost-checkouts.ts';
import type { CheckoutRow } from '../db/schema.ts';
import { askAboutCheckout } from '../stripe/ask-provider.ts';

const BATCH = 20;
/** A margin around the minutes in which the session can have been created, for clocks that differ. */
const BEFORE_MS = 2 * 60_000;
const AFTER_MS = 8 * 60_000;
const MOST_SESSIONS = 5_000;

/** Finds sessions whose answer never arrived, by metadata: paid ones are settled, wanted ones become payable, others end. */
export async function findLostSessions(context: OrdersContext): Promise<boolean> {
  const checkouts = await takeLostCheckouts(context.db, BATCH);
  for (const checkout of checkouts) {
    try {
      await findLostSession(context, checkout);
    } catch (error) {
      context.log.warn({ err: error, checkout: checkout.id }, 'the provider could not be asked for a lost session');
    }
  }
  return checkouts.length === BATCH;
}

async function findLostSession(context: OrdersContext, checkout: CheckoutRow): Promise<void> {
  const session = await sessionOf(context.stripe, checkout);
  if (!session) return giveUpLostCheckout(context.db, checkout.id);
  const { id: providerId, url } = session;
  await context.db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, checkout.orderId);
    await keepFoundSession(transaction, checkout.id, { providerId, url });
  });
  const found = await askAboutCheckout(context, { ...checkout, providerId });
  context.log.info({ checkout: checkout.id, found }, 'a session was found whose answer was lost');
  context.work.wake();
}

async function sessionOf(stripe: Stripe, checkout: CheckoutRow): Promise<Stripe.Checkout.Session | undefined> {
  const seconds = (offsetMs: number) => Math.floor((checkout.createdAt.getTime() + offsetMs) / 1000);
  const created = { gte: seconds(-BEFORE_MS), lte: seconds(AFTER_MS) };
  let count = 0;
  for await (const session of stripe.checkout.sessions.list({ created, limit: 100 })) {
    if (session.metadata?.checkout_id === checkout.id) return session;
    count += 1;
    if (count === MOST_SESSIONS) throw new Error(`More than ${MOST_SESSIONS} sessions in ten minutes.`);
  }
  return undefined;
}
