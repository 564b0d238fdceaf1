import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { uploadsPurged } from '@nimantran/proto/events/media';
import { lockOrder } from '../db/orders/orders.ts';
import type { Tables } from '../db/schema.ts';
import { forgetUploads, lockNamingRequests } from '../use-cases/uploads/forget-uploads.ts';

export const uploadsPurgedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof uploadsPurged>(uploadsPurged, async (transaction, event) => {
    // Lock order everywhere: requests before orders.
    await lockNamingRequests(transaction, event.data.order_id);
    const order = await lockOrder(transaction, event.data.order_id);
    if (order) await forgetUploads(transaction, order, event.id, event.data);
  }),
];
