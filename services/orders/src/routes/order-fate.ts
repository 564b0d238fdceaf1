import { route } from '@nimantran/kit/http/route';
import type { OrderState } from '@nimantran/proto/domain/order';
import { orderFate } from '@nimantran/proto/http/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { hasUnpaidRevision } from '../db/bills.ts';
import { hasOpenDispute } from '../db/disputes.ts';
import { orderById, orderNotFound } from '../db/orders.ts';

/** When the uploads go, others decide; here stands only whether the order still needs them. */
const ENDED: readonly OrderState[] = ['completed', 'cancelled', 'expired', 'refunded'];

export function serveOrderFate(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, orderFate, async ({ params }) => {
    const order = await orderById(db, params.order_id);
    if (!order) throw orderNotFound();
    const { state } = order;
    if (await hasOpenDispute(db, order.id))
      return { state, uploads_may_go: false, reason: 'a card holder contests a payment: the uploads may be asked for' };
    if (await hasUnpaidRevision(db, order.id))
      return { state, uploads_may_go: false, reason: 'changes to the video wait to be paid, and need the uploads then' };
    if (order.heldAt) return { state, uploads_may_go: false, reason: 'the order waits for an answer of its customer' };
    if (!ENDED.includes(state)) return { state, uploads_may_go: false, reason: `the order is ${state} and needs its uploads` };
    return { state, uploads_may_go: true, reason: `the order is ${state}` };
  });
}
