import { route } from '@nimantran/kit/http/route';
import { cancelOrder } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { lockOrder, orderNotFound, ownOrder } from '../../db/orders/orders.ts';
import { paymentPending, pendingCheckoutOf } from '../../db/payments/checkouts.ts';
import { cancelUnpaidOrder } from '../../use-cases/orders/end-unpaid-order.ts';
import { readOrder } from './read-order.ts';

/** Repeatable: a cancelled order stays cancelled. */
export function serveCancelOrder(app: FastifyInstance, context: OrdersContext): void {
  const { db, clock, work } = context;
  route(app, cancelOrder, async ({ params, user }) => {
    const { id } = await ownOrder(db, params.number, user.uid);
    await db.transaction().execute(async (transaction) => {
      const order = await lockOrder(transaction, id);
      if (!order) throw orderNotFound();
      if (order.state === 'cancelled') return;
      if (await pendingCheckoutOf(transaction, id)) throw paymentPending();
      await cancelUnpaidOrder(transaction, clock, order, {
        reason: 'customer',
        text: 'You cancelled the order.',
      });
    });
    work.wake();
    return readOrder(context, await ownOrder(db, params.number, user.uid), user.uid);
  });
}
