import type { OrdersContext } from '../context.ts';
import { checkCheckouts } from './check-checkouts.ts';
import { eraseOrders } from './erase-orders.ts';
import { expireOverdueOrders } from './expire-order.ts';
import { singleFlight } from './single-flight.ts';
import { sweepGuards } from './sweep.ts';

/** What one instance of the service does for all: reconciliation with the provider, expiry, sweeping. */
export function keepHouse(context: OrdersContext): Promise<boolean> {
  return singleFlight(context.db, 'house', async () => {
    const more = await checkCheckouts(context);
    await expireOverdueOrders(context);
    await eraseOrders(context);
    await sweepGuards(context);
    return more;
  });
}
