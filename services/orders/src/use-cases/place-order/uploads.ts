import { neighbourProblem } from '@nimantran/kit/http/neighbour-problem';
import { badRequest, HttpProblem } from '@nimantran/kit/http/problem';
import { holdUploads, resolveUploads } from '@nimantran/proto/http/media/uploads';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import type { OrdersContext } from '../../context.ts';
import { lockOrder } from '../../db/orders/orders.ts';
import type { OrderRow } from '../../db/schema.ts';
import type { Fault } from '../../domain/orders/validate-customisation.ts';
import { uploadFaults } from '../../domain/uploads/upload-faults.ts';
import { type ChosenUploads, uploadIdsOf } from '../../domain/uploads/upload-ids.ts';
import { cancelUnpaidOrder } from '../orders/end-unpaid-order.ts';

/**
 * @throws HttpProblem 400 `invalid_customisation` when a photo or the music is not the customer's own, not finished or of another
 * kind, or the music is shorter than its chosen start
 */
export async function requireOwnUploads(
  { media }: Pick<OrdersContext, 'media'>,
  ownerUid: string,
  chosen: ChosenUploads,
): Promise<void> {
  const upload_ids = uploadIdsOf(chosen);
  if (upload_ids.length === 0) return;
  const { uploads } = await media(resolveUploads, { body: { owner_uid: ownerUid, upload_ids } }).catch((error: unknown) => {
    throw uploadProblem(error, chosen);
  });
  const faults = uploadFaults(chosen, uploads);
  if (faults.length > 0) throw refusal(faults);
}

/** Ties uploads to an existing order; repeatable. @throws HttpProblem 400 `invalid_customisation` */
export async function holdMoreUploads(
  { media }: Pick<OrdersContext, 'media'>,
  { id, ownerUid }: Pick<OrderRow, 'id' | 'ownerUid'>,
  chosen: ChosenUploads,
): Promise<void> {
  const upload_ids = uploadIdsOf(chosen);
  if (upload_ids.length === 0) return;
  await media(holdUploads, { body: { owner_uid: ownerUid, order_id: id, upload_ids } }).catch((error: unknown) => {
    throw uploadProblem(error, chosen);
  });
}

/** Ties the uploads to the order; if they now belong to another order, this one is cancelled. */
export async function holdOrderUploads(context: OrdersContext, order: OrderRow): Promise<void> {
  if (order.state !== 'awaiting_payment') return;
  try {
    await holdMoreUploads(context, order, order.customisation);
  } catch (problem) {
    if (problem instanceof HttpProblem && problem.status === 400) await cancelForUploads(context, order.id);
    throw problem;
  }
}

async function cancelForUploads({ db, clock }: OrdersContext, orderId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.state !== 'awaiting_payment') return;
    await cancelUnpaidOrder(transaction, clock, order, {
      reason: 'uploads_unavailable',
      text: 'The order was cancelled because its uploads cannot be used.',
    });
  });
}

/** Media names the upload in its error text; without a name every upload is in doubt. */
function uploadProblem(error: unknown, chosen: ChosenUploads): unknown {
  if (!(error instanceof ProblemError) || error.status < 400 || error.status >= 500) return neighbourProblem('media', error);
  const { detail } = error.problem;
  const all = fieldsOf(chosen);
  const named = all.filter(({ uploadId }) => detail.includes(uploadId));
  const heldElsewhere = error.code === 'upload_held';
  return refusal(
    (named.length > 0 ? named : all).map(({ field, what }) => ({
      field,
      message: heldElsewhere ? 'belongs to another order: upload it again' : `is not ${what} of yours: choose it again`,
    })),
  );
}

function fieldsOf({ photos, music }: ChosenUploads): { field: string; uploadId: string; what: string }[] {
  return [
    ...Object.entries(photos).map(([slot, { upload_id }]) => ({
      field: `customisation.photos.${slot}`,
      uploadId: upload_id,
      what: 'a finished photo',
    })),
    ...(music ? [{ field: 'customisation.music', uploadId: music.upload_id, what: 'finished music' }] : []),
  ];
}

function refusal(faults: Fault[]): HttpProblem {
  const what = faults.every(({ field }) => field.startsWith('customisation.music')) ? 'Your music' : 'A photo';
  return badRequest('invalid_customisation', `${what} cannot be used. Choose it again.`, faults);
}
