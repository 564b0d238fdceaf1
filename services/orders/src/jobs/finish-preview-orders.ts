import type { OrdersContext } from '../context.ts';
import { unannouncedPreviewOrders } from '../db/orders/preview-orders.ts';
import { finishPreviewOrder } from '../use-cases/orders/create-preview-order.ts';

const BATCH = 20;

/** Continues with orders whose process died after creating them and before it had notified their customers. */
export async function finishPreviewOrders(context: OrdersContext): Promise<void> {
  for (const id of await unannouncedPreviewOrders(context.db, BATCH)) {
    await finishPreviewOrder(context, id).catch((error: unknown) => {
      context.log.warn({ err: error, order_id: id }, 'a preview order waits to be finished');
    });
  }
}
