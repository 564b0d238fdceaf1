import type { EventData } from '@nimantran/proto/events/envelope';
import type { uploadsPurged } from '@nimantran/proto/events/media';
import { orderAnswered, orderDepositPaid, orderPaid, orderPlaced, orderRevised } from '@nimantran/proto/events/orders';
import { openSupportRequest, replyToSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import { sql, type Transaction } from 'kysely';
import { wantMail } from '../../db/mails/mails.ts';
import { addHistory } from '../../db/orders/history.ts';
import { updateOrder } from '../../db/orders/orders.ts';
import { endReviews } from '../../db/reviews/reviews.ts';
import type { OrderRow, Tables } from '../../db/schema.ts';
import { ownUploadIds } from '../../db/uploads/shared-uploads.ts';
import { uploadIdsOf, withoutUploads } from '../../domain/uploads/upload-ids.ts';
import { countUploads } from '../../domain/uploads/upload-retention.ts';
import { forgetDraftUploads } from './forget-draft-uploads.ts';

/** Events that name the uploads of a video. */
const NAMING_UPLOADS = [orderPlaced, orderPaid, orderDepositPaid, orderRevised, orderAnswered].map(({ type }) => type);

/**
 * The uploads of a locked order were deleted: notifies its customer once and removes every reference to them here. Uploads that
 * another order of the customer names are deleted with that order. An event from
 * before the order was reopened has no effect: the order has other uploads by now.
 */
export async function forgetUploads(
  transaction: Transaction<Tables>,
  order: OrderRow,
  eventId: string,
  purged: Pick<EventData<typeof uploadsPurged>, 'files' | 'purged_at'>,
): Promise<void> {
  const at = new Date(purged.purged_at);
  if (order.uploadsFreeAt === null || at < order.uploadsFreeAt) return;
  const goneIds = await ownUploadIds(transaction, order);
  // A finished video can be made again only with all of its uploads, also those that another order keeps.
  const sharedIds = uploadIdsOf(order.customisation).filter((id) => !goneIds.includes(id));
  const missing = order.state === 'completed' ? order.customisation : withoutUploads(order.customisation, sharedIds);
  const { photos, music } = countUploads(missing);
  const counted = photos + music > 0 ? { purgedSlots: JSON.stringify(Object.keys(missing.photos)), purgedMusic: music } : {};
  await updateOrder(transaction, order.id, {
    ...counted,
    uploadsPurgedAt: order.uploadsPurgedAt ?? at,
    customisation: JSON.stringify({ ...order.customisation, photos: {}, music: null }),
    previewVideo: null,
  });
  await endReviews(transaction, (eb) => eb('orderId', '=', order.id));
  await forgetNames(transaction, order.id, at);
  await forgetRequestedUploads(transaction, order.ownerUid, goneIds);
  await forgetDraftUploads(transaction, order.ownerUid, goneIds);
  // Intermediate files are deleted for every order; a customer who uploaded nothing, or only for another order, is not notified.
  if (order.uploadsPurgedAt !== null || goneIds.length === 0 || purged.files === 0) return;
  const text = 'Your uploads have been deleted from our servers.';
  await addHistory(transaction, order.id, { at, kind: 'uploads_purged', text });
  const details = { deletedFiles: purged.files };
  await wantMail(transaction, { orderId: order.id, kind: 'purged', subjectId: eventId, details, at });
}

/** Locks the requests that may name uploads of an order until the transaction ends. */
export async function lockNamingRequests(transaction: Transaction<Tables>, orderId: string): Promise<void> {
  await transaction
    .selectFrom('supportRequests')
    .select('id')
    .where(({ or, and, eb, selectFrom }) =>
      or([
        eb('orderId', '=', orderId),
        eb('previewOrderId', '=', orderId),
        and([
          eb('draft', 'is not', null),
          eb('ownerUid', '=', selectFrom('orders').select('orders.ownerUid').where('orders.id', '=', orderId)),
        ]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function forgetNames(transaction: Transaction<Tables>, orderId: string, at: Date): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where(sql`envelope->>'key'`, '=', orderId)
    .where('type', 'in', NAMING_UPLOADS)
    .where('publishedAt', 'is not', null)
    .execute();
  await transaction.deleteFrom('idempotencyKeys').where('orderId', '=', orderId).execute();
  await forgetAnswers(transaction, orderId, at);
  // A revision that is still waiting for payment keeps its uploads; they are purged after it.
  await transaction
    .updateTable('bills')
    .set({ revision: sql<string>`jsonb_set(revision, '{photos}', '{}') - 'music'` })
    .where('orderId', '=', orderId)
    .where('state', 'in', ['paid', 'void'])
    .where('revision', 'is not', null)
    .execute();
  // A change request made after the deletion names other uploads; one with text alone names none.
  await transaction
    .updateTable('supportRequests')
    .set({ changes: null })
    .where('orderId', '=', orderId)
    .where('openedAt', '<=', at)
    .where(sql<boolean>`(changes->'photos' <> '{}' or changes->'music'->>'upload_id' is not null)`)
    .execute();
  await transaction
    .updateTable('supportRequests')
    .set({ draft: sql<string>`jsonb_set(jsonb_set(draft, '{customisation,photos}', '{}'), '{customisation,music}', 'null')` })
    .where('previewOrderId', '=', orderId)
    .where('draft', 'is not', null)
    .execute();
}

/** Cached answers about an order repeat its uploads. */
async function forgetAnswers(transaction: Transaction<Tables>, orderId: string, at: Date): Promise<void> {
  await transaction
    .deleteFrom('idempotencyKeys')
    .where('operation', 'in', [openSupportRequest.name, replyToSupportRequest.name])
    .where(
      sql<boolean>`answer->>'number' in (select number from support_requests where order_id = ${orderId} and opened_at <= ${at})`,
    )
    .where(sql<boolean>`answer::text like '%"upload_id"%'`)
    .execute();
}

/** Removes deleted uploads from their owner's preview requests, including requests that did not lead to this order. */
async function forgetRequestedUploads(
  transaction: Transaction<Tables>,
  ownerUid: string,
  goneIds: readonly string[],
): Promise<void> {
  const requests = await transaction
    .selectFrom('supportRequests')
    .select(['id', 'draft'])
    .where('ownerUid', '=', ownerUid)
    .where('draft', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, draft } of requests) {
    if (!draft || !uploadIdsOf(draft.customisation).some((one) => goneIds.includes(one))) continue;
    const customisation = { ...draft.customisation, ...withoutUploads(draft.customisation, goneIds) };
    await transaction
      .updateTable('supportRequests')
      .set({ draft: JSON.stringify({ ...draft, customisation }) })
      .where('id', '=', id)
      .execute();
  }
}
