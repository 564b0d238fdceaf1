import { eachDue } from '@nimantran/kit/each-due';
import type { OrdersContext } from '../context.ts';
import { eraseOrder, ordersToErase } from '../use-cases/customers/erase-customer.ts';

const BATCH = 50;

/** Erases the orders of customers who asked to be forgotten, as these orders end. */
export function eraseOrders({ db, log }: Pick<OrdersContext, 'db' | 'log'>): Promise<undefined> {
  return eachDue(
    (tried) => ordersToErase(db, { except: tried, limit: BATCH }),
    async ({ id }) => {
      await db.transaction().execute((transaction) => eraseOrder(transaction, id));
      log.info({ order_id: id }, 'order erased');
    },
    (error, { id }) => log.error({ err: error, order_id: id }, 'an order waits to be erased'),
  );
}
