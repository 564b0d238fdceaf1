import { readClock } from '@nimantran/kit/db/database';
import { conflict } from '@nimantran/kit/http/problem';
import type { OrdersContext } from '../context.ts';
import { lockOrder, orderById, orderNotFound } from '../db/orders/orders.ts';
import { openBill } from '../db/payments/bills.ts';
import { currentCheckout, giveUpCheckout, markCheckoutOpen, openCheckoutOf } from '../db/payments/checkouts.ts';
import { isGoingBack } from '../db/refunds/refundable-payments.ts';
import type { CheckoutRow } from '../db/schema.ts';
import { canPay } from '../domain/payments/bill-moves.ts';
import { limitCheckouts, type Payer } from '../use-cases/orders/limit-attempts.ts';
import { takeOrdersPromo } from '../use-cases/orders/take-promo.ts';
import { createSession, isFinalAnswer, providerProblem } from './create-session.ts';

/**
 * The one open checkout of an order, for a given bill or the bill open longest; created at the provider if there is none. The row
 * is written first and identifies the session to the provider, so that the work can be continued after a crash.
 * @throws HttpProblem 409 `not_payable`, `promo_unavailable`, 429 `too_many_payments`, 502 or 503 if the provider fails
 */
export async function openCheckoutFor(
  context: OrdersContext,
  orderId: string,
  payer: Payer,
  billId: string | null = null,
): Promise<{ checkout_url: string; expires_at: string }> {
  const before = await orderById(context.db, orderId);
  if (!before) throw orderNotFound();
  if (!(await openCheckoutOf(context.db, orderId))) await limitCheckouts(context, payer);
  await takeOrdersPromo(context, before);
  const { order, bill, checkout } = await context.db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId);
    if (!locked) throw orderNotFound();
    const now = await readClock(transaction, context.clock);
    const payable = await openBill(transaction, orderId, billId);
    if (!payable || !canPay(locked.state, payable.kind) || (payable.payUntil && payable.payUntil <= now)) throw notPayable();
    if (await isGoingBack(transaction, orderId)) throw notPayable();
    return { order: locked, bill: payable, checkout: await currentCheckout(transaction, locked, payable, now) };
  });
  context.work.wake();
  if (checkout.state === 'open' && checkout.url !== null) return answerOf(checkout.url, checkout);
  const session = await createSession(context.stripe, context.config.PUBLIC_URL, { order, bill, checkout }).catch(
    async (error: unknown) => {
      if (isFinalAnswer(error)) await giveUpCheckout(context.db, checkout.id);
      throw providerProblem(error, context.log);
    },
  );
  const kept = await markCheckoutOpen(context.db, checkout.id, session);
  if (kept) return answerOf(session.url, kept);
  // The order was cancelled or the row given up meanwhile: this session must not be payable.
  await context.stripe.checkout.sessions.expire(session.providerId).catch((error: unknown) => {
    context.log.warn({ err: error }, 'a session that nobody wants could not be ended');
  });
  throw notPayable();
}

const notPayable = () =>
  conflict('not_payable', 'There is nothing to pay. The bill is already paid, cancelled, expired or being refunded.');

function answerOf(url: string, checkout: CheckoutRow): { checkout_url: string; expires_at: string } {
  return { checkout_url: url, expires_at: checkout.expiresAt.toISOString() };
}
