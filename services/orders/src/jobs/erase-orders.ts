import type { OrdersContext } from '../context.ts';
import { eraseOrder, ordersToErase } from '../use-cases/customers/erase-customer.ts';

const BATCH = 50;

/** Erases the orders of customers who asked to be forgotten, as these orders end. */
export async function eraseOrders({ db, log }: Pick<OrdersContext, 'db' | 'log'>): Promise<void> {
  for (const id of await ordersToErase(db, BATCH)) {
    try {
      await db.transaction().execute((transaction) => eraseOrder(transaction, id));
      log.info({ order_id: id }, 'order erased');
    } catch (error) {
      // One failure does not hold up the others.
      log.error({ err: error, order_id: id }, 'an order waits to be erased');
    }
  }
}
