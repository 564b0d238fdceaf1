import type Stripe from 'stripe';
import type { OrdersContext } from '../context.ts';
import { lockOrder } from '../db/orders/orders.ts';
import { giveUpLostCheckout, keepFoundSession, takeLostCheckouts } from '../db/payments/lost-checkouts.ts';
import type { CheckoutRow } from '../db/schema.ts';
import { askAboutCheckout } from '../stripe/ask-provider.ts';

const BATCH = 200;
/** A margin around the minutes in which the session can have been created, for clocks that differ. */
const BEFORE_MS = 2 * 60_000;
const AFTER_MS = 8 * 60_000;
/** Checkouts of so many minutes are looked for in one list. */
const TOGETHER_MS = 20 * 60_000;
/** No list starts later; the rest is looked for again in a few minutes. */
const RUN_LIMIT_MS = 10 * 60_000;

/** Finds sessions whose answer never arrived, by metadata: paid ones are settled, wanted ones become payable, others end. */
export async function findLostSessions(context: OrdersContext): Promise<boolean> {
  const checkouts = await takeLostCheckouts(context.db, BATCH);
  const limit = AbortSignal.timeout(RUN_LIMIT_MS);
  for (const lost of openedTogether(checkouts)) {
    if (limit.aborted) return false;
    try {
      await findInOneList(context, lost);
    } catch (error) {
      context.log.warn({ err: error, checkouts: lost.length }, 'the provider could not be asked for lost sessions');
    }
  }
  return checkouts.length === BATCH;
}

/** Groups of checkouts that lie close together, the oldest first: a busy shop has thousands of sessions in each list. */
function openedTogether(checkouts: readonly CheckoutRow[]): CheckoutRow[][] {
  const groups: CheckoutRow[][] = [];
  for (const checkout of checkouts.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first && checkout.createdAt.getTime() - first.createdAt.getTime() <= TOGETHER_MS) group.push(checkout);
    else groups.push([checkout]);
  }
  return groups;
}

async function findInOneList(context: OrdersContext, lost: readonly CheckoutRow[]): Promise<void> {
  const times = lost.map(({ createdAt }) => createdAt.getTime());
  const seconds = (ms: number) => Math.floor(ms / 1000);
  const created = { gte: seconds(Math.min(...times) - BEFORE_MS), lte: seconds(Math.max(...times) + AFTER_MS) };
  const missing = new Map(lost.map((checkout) => [checkout.id, checkout]));
  for await (const session of context.stripe.checkout.sessions.list({ created, limit: 100 })) {
    const checkout = missing.get(session.metadata?.checkout_id ?? '');
    if (!checkout) continue;
    missing.delete(checkout.id);
    await keepFound(context, checkout, session).catch((error: unknown) => {
      context.log.warn({ err: error, checkout: checkout.id }, 'a session that was found waits: the provider could not be asked');
    });
    if (missing.size === 0) return;
  }
  for (const id of missing.keys()) await giveUpLostCheckout(context.db, id);
}

async function keepFound(context: OrdersContext, checkout: CheckoutRow, session: Stripe.Checkout.Session): Promise<void> {
  const { id: providerId, url } = session;
  await context.db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, checkout.orderId);
    await keepFoundSession(transaction, checkout.id, { providerId, url });
  });
  const found = await askAboutCheckout(context, { ...checkout, providerId });
  context.log.info({ checkout: checkout.id, found }, 'a session was found whose answer was lost');
  context.work.wake();
}
