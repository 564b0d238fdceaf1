import { databaseClock, readClock } from '@nimantran/kit/db/database';
import { orderCompleted } from '@nimantran/proto/events/orders';
import type { VideoExtras, VideoFile } from '@nimantran/proto/jobs/render';
import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import { addWorkLine } from '../../db/delivery/pauses.ts';
import { wantMail } from '../../db/mails/mails.ts';
import { addHistory } from '../../db/orders/history.ts';
import { lockOrder, updateOrder } from '../../db/orders/orders.ts';
import type { Tables } from '../../db/schema.ts';
import { writeOrderEvent } from '../../db/write-order-event.ts';
import { stateAfter } from '../../domain/orders/order-states.ts';
import { settleDeadline } from './settle-deadline.ts';

interface Delivered {
  video: Static<typeof VideoFile>;
  copy?: Static<typeof VideoFile> | null;
  extras?: VideoExtras | null;
  posterKey: string | null;
  at: Date;
}

/** Completes the order of a finished video; returns false, and changes nothing, if the order has ended meanwhile. */
export async function completeOrder(transaction: Transaction<Tables>, orderId: string, delivered: Delivered): Promise<boolean> {
  const order = await lockOrder(transaction, orderId);
  const state = order && stateAfter(order.state, 'deliver');
  if (!order || state === undefined) return false;
  const { at, posterKey } = delivered;
  // A repeated event of the video before a revision.
  if (order.completedAt && at <= order.completedAt) return false;
  await addWorkLine(transaction, order, { at, kind: 'delivered', text: 'Your video is finished.' });
  const video = JSON.stringify(delivered.video);
  const completed = await updateOrder(transaction, order.id, {
    state,
    video,
    videoCopy: delivered.copy ? JSON.stringify(delivered.copy) : null,
    extras: delivered.extras ? JSON.stringify(delivered.extras) : null,
    posterKey,
    completedAt: at,
    uploadsFreeAt: at,
    heldAt: null,
    videoRemindedAt: null,
    videoPromisedUntil: null,
    videoDeletedAt: null,
  });
  await addHistory(transaction, order.id, { at, kind: 'completed', text: 'Your video is ready to play and download.' });
  await settleDeadline(transaction, completed, await readClock(transaction, databaseClock));
  await wantMail(transaction, { orderId: order.id, kind: 'ready', subjectId: `${order.id}:${at.toISOString()}`, at });
  await writeOrderEvent(transaction, orderCompleted, order.id, {
    order_id: order.id,
    order_number: order.number,
    theme_id: order.themeId,
    completed_at: at.toISOString(),
    ...(order.customisation.with_code &&
      order.pageToken !== null && { page: { token: order.pageToken, owner_uid: order.ownerUid } }),
  });
  return true;
}
