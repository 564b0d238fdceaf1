import { consumerOf } from '@nimantran/kit/events/inbox';
import { uploadsPurged } from '@nimantran/proto/events/media';
import { addHistory } from '../db/history.ts';
import { lockOrder } from '../db/orders.ts';
import type { Tables } from '../db/schema.ts';

export const uploadsPurgedConsumer = consumerOf<Tables, typeof uploadsPurged>(uploadsPurged, async (transaction, event) => {
  const order = await lockOrder(transaction, event.data.order_id);
  if (!order) return;
  await addHistory(transaction, order.id, {
    at: new Date(event.occurred_at),
    kind: 'uploads_purged',
    text: 'The photos you uploaded have been deleted from our servers.',
  });
});
