import { writeEvent } from '@nimantran/kit/events/outbox';
import { purgeDue } from '@nimantran/proto/events/studio';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { lockJobOfOrder, lockOrder } from '../../db/jobs.ts';
import { takeDuePurge, takeUnconfirmedPurge } from '../../db/purges.ts';
import type { Tables } from '../../db/schema.ts';
import { dropSegments } from '../../db/segments.ts';
import { workingFilesOf } from '../../db/working-files.ts';
import { forgetJob } from '../studio-jobs/forget-job.ts';
import { toldSegments } from './forget-uploads.ts';

/** Announces an order's purge, once, and erases a customer who wanted it. Returns whether it was due and unannounced. */
export async function emitPurge(context: Context, orderId: string): Promise<boolean> {
  return context.db.transaction().execute(async (transaction) => {
    // Order, job, purge: every step that takes several of these locks takes them in this order.
    await lockOrder(transaction, orderId);
    const job = await lockJobOfOrder(transaction, orderId);
    const purge = await takeDuePurge(transaction, context.clock, orderId);
    if (!purge) return false;
    if (job?.eraseWantedAt) await forgetJob(context, transaction, job);
    await tellPurge(transaction, { orderId, orderNumber: purge.orderNumber }, purge.eventVersion);
    return true;
  });
}

/** Repeats a purge that was announced a day ago and never confirmed by media. */
export async function repeatPurge(context: Context, orderId: string): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, orderId);
    const purge = await takeUnconfirmedPurge(transaction, context.clock, orderId);
    if (purge) await tellPurge(transaction, { orderId, orderNumber: purge.orderNumber }, purge.eventVersion);
  });
}

/** Writes the event of a taken purge, with all segments of earlier ones, for readers that missed those. */
export async function tellPurge(
  transaction: Transaction<Tables>,
  { orderId, orderNumber }: { orderId: string; orderNumber: string },
  eventVersion: number,
): Promise<void> {
  const told = await toldSegments(transaction, orderId);
  const segments = await dropSegments(transaction, orderId);
  await writeEvent(transaction, purgeDue, {
    key: orderId,
    keyVersion: eventVersion,
    data: {
      order_id: orderId,
      order_number: orderNumber,
      object_keys: [...new Set([...(await workingFilesOf(transaction, orderId)), ...told, ...segments])],
    },
  });
}
