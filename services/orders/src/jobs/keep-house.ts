import type { OrdersContext } from '../context.ts';
import { endOldDrafts } from './end-drafts.ts';
import { endVideos } from './end-videos.ts';
import { eraseOrders } from './erase-orders.ts';
import { refundLateExpress } from './refund-late-express.ts';
import { singleFlight } from './single-flight.ts';
import { sweepGuards } from './sweep.ts';

/** Periodic work in one instance that asks nobody outside: late express, old videos and drafts, erasure, approvals, sweeping. */
export function keepHouse(context: OrdersContext): Promise<boolean> {
  return singleFlight(context.db, 'house', async () => {
    await refundLateExpress(context);
    await endVideos(context);
    await endOldDrafts(context);
    await eraseOrders(context);
    await context.approvals.lapse();
    await sweepGuards(context);
    return false;
  });
}
