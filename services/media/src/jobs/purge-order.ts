import { writeEvent } from '@nimantran/kit/events/outbox';
import { setOrderNumber } from '@nimantran/kit/trace';
import { uploadsPurged } from '@nimantran/proto/events/media';
import { sql, type Transaction } from 'kysely';
import { askOrders, type LetGo, putOff, releaseOrphans } from '../clients/ask-orders.ts';
import type { Context } from '../context.ts';
import { type Purge, takeUploadsOf } from '../db/purges.ts';
import { receiptOf } from '../db/receipts.ts';
import type { Tables } from '../db/schema.ts';
import { nameOf, objectKeysOf } from '../domain/object-keys.ts';
import { isWorkingFile } from '../domain/working-files.ts';
import { forgetUploads } from '../use-cases/forget-uploads.ts';
import { purgeObject } from '../use-cases/purge-object.ts';

/** Longer than a purge takes: if its process dies, another takes up the purge after this time. */
const LEASE_SECONDS = 300;

/** Deletes the files that the longest waiting order has released. Returns whether there was one. */
export async function purgeNextOrder(context: Context): Promise<boolean> {
  const purge = await takePurge(context);
  if (!purge) return false;
  if (purge.orderNumber !== '') setOrderNumber(purge.orderNumber);
  // Asked immediately before deletion: a hold, a dispute or a revision may have come since the purge was planned.
  const answer = await askOrders(context, purge);
  if (answer.kind === 'let go') await deleteEverything(context, purge, answer);
  else if (answer.kind === 'no order') await releaseOrphans(context, purge);
  else await putOff(context, purge, answer);
  return true;
}

async function takePurge(context: Context): Promise<Purge | undefined> {
  return context.db
    .updateTable('purges')
    .set({ tries: sql<number>`tries + 1`, runAfter: sql<Date>`${context.clock()} + make_interval(secs => ${LEASE_SECONDS})` })
    .where('orderId', '=', (eb) =>
      eb
        .selectFrom('purges')
        .select('orderId')
        .where('doneAt', 'is', null)
        .where('runAfter', '<=', context.clock())
        .orderBy('runAfter')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

async function deleteEverything(context: Context, purge: Purge, order: LetGo): Promise<void> {
  const uploads = await takeUploadsOf(context.db, purge);
  if (!uploads) return;
  for (const { id, kind } of uploads) {
    await context.incoming.remove(id);
    for (const key of objectKeysOf(id, kind)) await purgeObject(context, purge, key, `${nameOf(key)} ${id}`);
  }
  for (const key of purge.objectKeys) {
    if (isWorkingFile(key)) await purgeObject(context, purge, key, `working file ${key.split('/').at(-1) ?? key}`);
    else context.log.error({ object_key: key }, 'not purged: this is no working file of studio');
  }
  const ids = uploads.map((upload) => upload.id);
  await context.db.transaction().execute((transaction) => finish(context, transaction, purge, order, ids));
}

/** The receipts list the deleted files; from here on, no other record names the uploads. */
async function finish(
  context: Context,
  transaction: Transaction<Tables>,
  purge: Purge,
  order: LetGo,
  uploadIds: readonly string[],
): Promise<void> {
  const done = await transaction
    .updateTable('purges')
    .set({
      doneAt: context.clock(),
      orderNumber: order.number,
      lastReason: null,
      objectKeys: '[]',
      eventVersion: sql<number>`event_version + 1`,
    })
    .where('orderId', '=', purge.orderId)
    .where('doneAt', 'is', null)
    // Files reported meanwhile are purged in a separate run.
    .where('plans', '=', purge.plans)
    .returning(['eventVersion', 'doneAt', 'toldVersion'])
    .executeTakeFirst();
  if (!done) return;
  await forgetUploads(transaction, uploadIds);
  await transaction.deleteFrom('deadEvents').where(sql<string>`envelope -> 'data' ->> 'order_id'`, '=', purge.orderId).execute();
  const receipt = await receiptOf(transaction, purge.orderId);
  await writeEvent(transaction, uploadsPurged, {
    key: purge.orderId,
    keyVersion: done.eventVersion,
    data: {
      order_id: purge.orderId,
      order_number: order.number,
      state: order.state,
      told_version: done.toldVersion,
      files: receipt.length,
      size_bytes: receipt.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      purged_at: (done.doneAt ?? new Date()).toISOString(),
    },
  });
}
