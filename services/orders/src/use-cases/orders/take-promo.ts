import { readClock } from '@nimantran/kit/db/database';
import { neighbourProblem } from '@nimantran/kit/http/neighbour-problem';
import { conflict } from '@nimantran/kit/http/problem';
import { takePromo } from '@nimantran/proto/http/pricing/quotes';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import type { OrdersContext } from '../../context.ts';
import { lockOrder, updateOrder } from '../../db/orders/orders.ts';
import type { OrderRow } from '../../db/schema.ts';
import { cancelUnpaidOrder } from './end-unpaid-order.ts';

/** Redeems the promo code before payment, or cancels the order. @throws HttpProblem 409 `promo_unavailable` */
export async function takeOrdersPromo(context: OrdersContext, order: OrderRow): Promise<void> {
  if (order.promoCode === null || order.promoTakenAt !== null) return;
  const { promoCode: code, ownerUid: customer_uid, id } = order;
  // A repeated call gets the same answer.
  if (order.state === 'cancelled') throw unavailable(code);
  if (order.state !== 'awaiting_payment') return;
  try {
    await context.pricing(takePromo, { params: { order_id: id }, body: { code, customer_uid } });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 409) throw neighbourProblem('pricing', error);
    await cancelForPromo(context, id, code);
    throw unavailable(code);
  }
  await context.db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, id);
    await updateOrder(transaction, id, { promoTakenAt: await readClock(transaction, context.clock) });
  });
}

const unavailable = (code: string) =>
  conflict('promo_unavailable', `${code} cannot be used any more. Check the new total and order again.`);

async function cancelForPromo({ db, clock }: OrdersContext, orderId: string, code: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.state !== 'awaiting_payment') return;
    await cancelUnpaidOrder(transaction, clock, order, {
      reason: 'promo_unavailable',
      text: `The order was cancelled because ${code} had been used up.`,
    });
  });
}
