import { readClock } from '@nimantran/kit/db/database';
import { route } from '@nimantran/kit/http/route';
import { UPLOADS_KEPT_STAFF_LABELS } from '@nimantran/proto/domain/order';
import { orderFate } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { orderById, orderNotFound } from '../../db/orders/orders.ts';
import { uploadRetentionOf } from '../../db/uploads/upload-retention.ts';

export function serveOrderFate(app: FastifyInstance, context: OrdersContext): void {
  route(app, orderFate, async ({ params }) => {
    const order = await orderById(context.db, params.order_id);
    if (!order) throw orderNotFound();
    const { number, state } = order;
    const fate = await uploadRetentionOf(context, order);
    if ('kept' in fate) {
      return { number, state, uploads_may_go: false, due_at: null, reason: UPLOADS_KEPT_STAFF_LABELS[fate.kept] };
    }
    const due_at = fate.dueAt.toISOString();
    // By the database's clock, like everything that is due.
    const isDue = fate.dueAt <= (await readClock(context.db, context.clock));
    const reason = isDue ? `The order is ${state}.` : `The order is ${state}: its uploads are deleted at ${due_at}.`;
    return { number, state, uploads_may_go: isDue, due_at, reason };
  });
}
