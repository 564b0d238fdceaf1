import { consumerOf } from '@nimantran/kit/events/inbox';
import { uploadsPurged } from '@nimantran/proto/events/media';
import { forgetUploads, lockNamingRequests } from '../db/forget-uploads.ts';
import { lockOrder } from '../db/orders.ts';
import type { Tables } from '../db/schema.ts';

export const uploadsPurgedConsumer = consumerOf<Tables, typeof uploadsPurged>(uploadsPurged, async (transaction, event) => {
  // Requests before orders, as everybody locks them.
  await lockNamingRequests(transaction, event.data.order_id);
  const order = await lockOrder(transaction, event.data.order_id);
  if (order) await forgetUploads(transaction, order, event.id, event.data);
});
