import { eachDue } from '@nimantran/kit/each-due';
import type { OrdersContext } from '../context.ts';
import { unannouncedPreviewOrders } from '../db/orders/preview-orders.ts';
import { finishPreviewOrder } from '../use-cases/orders/create-preview-order.ts';

const BATCH = 20;

/** Continues with orders whose process died after creating them and before it had notified their customers. */
export function finishPreviewOrders(context: OrdersContext): Promise<undefined> {
  return eachDue(
    (tried) => unannouncedPreviewOrders(context.db, { except: tried, limit: BATCH }),
    async ({ id }) => void (await finishPreviewOrder(context, id)),
    (error, { id }) => context.log.warn({ err: error, order_id: id }, 'a preview order waits to be finished'),
  );
}
