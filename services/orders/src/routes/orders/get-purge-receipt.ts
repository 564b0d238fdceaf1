import { ask } from '@nimantran/kit/http/neighbour-problem';
import { route } from '@nimantran/kit/http/route';
import { purgeReceipt } from '@nimantran/proto/http/media/uploads';
import { getPurgeReceipt } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { orderForReader } from '../../db/orders/orders.ts';

/** Media stores the lines; the owner of the order is known only here. */
export function serveGetPurgeReceipt(app: FastifyInstance, { db, media }: OrdersContext): void {
  route(app, getPurgeReceipt, async ({ params, user }) => {
    const order = await orderForReader(db, params.number, user);
    return ask('media', media(purgeReceipt, { params: { order_id: order.id } }));
  });
}
