import type { OrderRow } from '../../db/schema.ts';

/** Everything studio needs to make an order's video, as carried by order events. */
export function orderForStudio(order: OrderRow, dueAt: Date) {
  return {
    order_id: order.id,
    order_number: order.number,
    customer_uid: order.ownerUid,
    theme: { id: order.themeId, version: order.themeVersion, title: order.themeTitle },
    customisation: order.customisation,
    headline: order.headline,
    resolution: order.resolution,
    delivery: order.delivery,
    remove_watermark: order.removeWatermark,
    ...(order.customisation.with_code && order.pageToken !== null && { page_token: order.pageToken }),
    due_at: dueAt.toISOString(),
  };
}
