import { sharedCounter } from '@nimantran/kit/telemetry/shared-metrics';
import type { Delivery } from '@nimantran/proto/domain/pricing';

const delivered = sharedCounter('studio_videos_delivered_total', 'Delivered videos, by kind of delivery and whether in time', [
  'delivery',
  'on_time',
]);

export interface DeliveredVideo {
  delivery: Delivery;
  dueAt: Date;
  deliveredAt: Date;
}

/** Counts a delivery once it is committed. */
export function countDelivery({ delivery, dueAt, deliveredAt }: DeliveredVideo): void {
  delivered.inc({ delivery, on_time: String(deliveredAt <= dueAt) });
}
