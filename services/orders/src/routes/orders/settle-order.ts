import { route } from '@nimantran/kit/http/route';
import { settleOrder } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { ownOrder } from '../../db/orders/orders.ts';
import { openCheckoutOf } from '../../db/payments/checkouts.ts';
import { askAboutCheckout } from '../../stripe/ask-provider.ts';
import { readOrder } from './read-order.ts';

export function serveSettleOrder(app: FastifyInstance, context: OrdersContext): void {
  const { db, log, work } = context;
  route(app, settleOrder, async ({ params, user }) => {
    const order = await ownOrder(db, params.number, user.uid);
    const checkout = await openCheckoutOf(db, order.id);
    if (checkout?.providerId) {
      // The webhook reports it too, so if the provider cannot be asked, the customer is not shown an error.
      await askAboutCheckout(context, checkout).catch((error: unknown) => {
        log.warn({ err: error }, 'the payment provider could not be asked');
      });
      work.wake();
    }
    return readOrder(context, await ownOrder(db, params.number, user.uid), user.uid);
  });
}
