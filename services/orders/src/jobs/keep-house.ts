import type { OrdersContext } from '../context.ts';
import { endOldDrafts } from './end-drafts.ts';
import { endVideos } from './end-videos.ts';
import { eraseOrders } from './erase-orders.ts';
import { expireBills } from './expire-bills.ts';
import { expireOverdueOrders } from './expire-order.ts';
import { findLostSessions } from './find-lost-sessions.ts';
import { finishPreviewOrders } from './finish-preview-orders.ts';
import { refundLateExpress } from './refund-late-express.ts';
import { singleFlight } from './single-flight.ts';
import { sweepGuards } from './sweep.ts';

/** Periodic work, every 15 s in one instance: lost sessions, deadlines, expiry, old drafts, erasure, sweeping. */
export function keepHouse(context: OrdersContext): Promise<boolean> {
  return singleFlight(context.db, 'house', async () => {
    const more = [await findLostSessions(context), await expireOverdueOrders(context)].some(Boolean);
    await expireBills(context);
    await finishPreviewOrders(context);
    await refundLateExpress(context);
    await endVideos(context);
    await endOldDrafts(context);
    await eraseOrders(context);
    await context.approvals.lapse();
    await sweepGuards(context);
    return more;
  });
}
