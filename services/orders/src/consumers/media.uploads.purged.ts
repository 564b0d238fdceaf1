import { consumerOf } from '@nimantran/kit/events/inbox';
import { uploadsPurged } from '@nimantran/proto/events/media';
import { addHistory } from '../db/history.ts';
import { wantMail } from '../db/mails.ts';
import { lockOrder, updateOrder } from '../db/orders.ts';
import type { Tables } from '../db/schema.ts';
import { uploadIdsOf } from '../domain/upload-ids.ts';

export const uploadsPurgedConsumer = consumerOf<Tables, typeof uploadsPurged>(uploadsPurged, async (transaction, event) => {
  const order = await lockOrder(transaction, event.data.order_id);
  if (!order) return;
  const at = new Date(event.occurred_at);
  await updateOrder(transaction, order.id, { uploadsPurgedAt: at });
  await addHistory(transaction, order.id, {
    at,
    kind: 'uploads_purged',
    text: 'The photos you uploaded have been deleted from our servers.',
  });
  const deletedFiles = event.data.receipt.length;
  // What was made on the way goes for every order; who uploaded nothing need not hear of it.
  if (deletedFiles === 0 || uploadIdsOf(order.customisation).length === 0) return;
  await wantMail(transaction, {
    orderId: order.id,
    kind: 'purged',
    subjectId: event.id,
    details: { deletedFiles },
    at: new Date(event.occurred_at),
  });
});
