import { openEventsStream } from '@nimantran/kit/http/events-stream';
import { route } from '@nimantran/kit/http/route';
import { streamOrder } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { ownOrder } from '../../db/orders/orders.ts';
import { OrderWatcher } from '../../live/order-watcher.ts';

export async function serveStreamOrder(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db } = context;
  const watcher = new OrderWatcher(context);
  app.addHook('onReady', () => watcher.start());
  // Runs before the server waits for its connections: streams do not end by themselves.
  app.addHook('preClose', () => watcher.close());
  route(app, streamOrder, async ({ params, user, request, reply }) => {
    const order = await ownOrder(db, params.number, user.uid);
    const stream = openEventsStream(request, reply, () => unwatch());
    const unwatch = watcher.watch(order, {
      changed: (change) => stream.send('order', change),
      closed: () => stream.close(),
    });
    return undefined;
  });
}
