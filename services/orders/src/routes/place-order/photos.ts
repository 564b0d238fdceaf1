import { badRequest, HttpProblem } from '@nimantran/kit/http/problem';
import type { Customisation } from '@nimantran/proto/domain/customisation';
import { ProblemError } from '@nimantran/proto/http/client';
import { holdUploads, resolveUploads } from '@nimantran/proto/http/media';
import { neighbourProblem } from '../../clients.ts';
import type { OrdersContext } from '../../context.ts';
import { lockOrder } from '../../db/orders.ts';
import type { OrderRow } from '../../db/schema.ts';
import { cancelUnpaidOrder } from '../../db/transitions/end-unpaid-order.ts';
import { uploadIdsOf } from '../../domain/upload-ids.ts';

/** @throws HttpProblem 400 `invalid_customisation` when a photo is not the customer's own or not finished */
export async function requireOwnPhotos(
  { media }: Pick<OrdersContext, 'media'>,
  ownerUid: string,
  customisation: Pick<Customisation, 'photos'>,
): Promise<void> {
  const upload_ids = uploadIdsOf(customisation);
  if (upload_ids.length === 0) return;
  await media(resolveUploads, { body: { owner_uid: ownerUid, upload_ids } }).catch((error: unknown) => {
    throw photoProblem(error, customisation);
  });
}

/** Ties photos to an order that is there already; repeatable. @throws HttpProblem 400 `invalid_customisation` */
export async function holdMorePhotos(
  { media }: Pick<OrdersContext, 'media'>,
  order: Pick<OrderRow, 'id' | 'ownerUid'>,
  given: Pick<Customisation, 'photos'>,
): Promise<void> {
  const upload_ids = uploadIdsOf(given);
  if (upload_ids.length === 0) return;
  await media(holdUploads, { body: { owner_uid: order.ownerUid, order_id: order.id, upload_ids } }).catch((error: unknown) => {
    throw photoProblem(error, given);
  });
}

/** Ties the photos to the order; one whose photos belong to another order by now is cancelled. */
export async function holdPhotos(context: OrdersContext, order: OrderRow): Promise<void> {
  const upload_ids = uploadIdsOf(order.customisation);
  if (upload_ids.length === 0 || order.state !== 'awaiting_payment') return;
  const body = { owner_uid: order.ownerUid, order_id: order.id, upload_ids };
  try {
    await context.media(holdUploads, { body });
  } catch (error) {
    const problem = photoProblem(error, order.customisation);
    if (problem instanceof HttpProblem && problem.status === 400) await cancelForPhotos(context, order.id);
    throw problem;
  }
}

async function cancelForPhotos({ db, clock }: OrdersContext, orderId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.state !== 'awaiting_payment') return;
    await cancelUnpaidOrder(transaction, clock, order, {
      reason: 'uploads_unavailable',
      text: 'The order was cancelled because its photos cannot be used.',
    });
  });
}

/** Media names the upload it means in its words; without a name every photo is in doubt. */
function photoProblem(error: unknown, customisation: Pick<Customisation, 'photos'>): unknown {
  if (!(error instanceof ProblemError) || error.status < 400 || error.status >= 500) return neighbourProblem('media', error);
  const slots = Object.entries(customisation.photos);
  const named = slots.filter(([, photo]) => error.problem.detail.includes(photo.upload_id));
  const faults = (named.length > 0 ? named : slots).map(([slot]) => ({
    field: `customisation.photos.${slot}`,
    message:
      error.code === 'upload_held'
        ? 'belongs to another order: upload it again'
        : 'is not a finished photo of yours: choose it again',
  }));
  return badRequest('invalid_customisation', 'A photo cannot be used. Choose it again.', faults);
}
