import { createHash } from 'node:crypto';
import { writeEvent } from '@nimantran/kit/events/outbox';
import { ObjectNotFoundError } from '@nimantran/kit/store/object-store';
import { setOrderNumber } from '@nimantran/kit/trace';
import { uploadsPurged } from '@nimantran/proto/events/media';
import { ProblemError } from '@nimantran/proto/http/client';
import { orderFate } from '@nimantran/proto/http/orders';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { PurgeTable } from '../db/schema.ts';
import { photoKey, thumbnailKey } from '../db/uploads.ts';
import { isWorkingFile } from '../domain/working-files.ts';
import { deleteIncoming } from './delete-files.ts';

type Purge = Selectable<PurgeTable>;

/** Longer than a purge takes: one whose process died is taken up again after this. */
const LEASE_SECONDS = 300;
const PUT_OFF_HOURS = 6;
const LONGEST_RETRY_SECONDS = 3_600;

/** Deletes what the order that has waited longest may lose. Answers whether there was one. */
export async function purgeNextOrder(context: Context): Promise<boolean> {
  const purge = await takePurge(context);
  if (!purge) return false;
  setOrderNumber(purge.orderNumber);
  // Asked right before: a hold, a dispute or a revision may have come since the purge was planned.
  const objection = await askOrders(context, purge.orderId);
  if (objection) {
    await putOff(context, purge, objection.reason, objection.againInSeconds(purge.tries));
    return true;
  }
  await deleteEverything(context, purge);
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

interface Objection {
  reason: string;
  againInSeconds(tries: number): number;
}

async function askOrders(context: Context, orderId: string): Promise<Objection | undefined> {
  try {
    const fate = await context.orders(orderFate, { params: { order_id: orderId } });
    if (fate.uploads_may_go) return undefined;
    return { reason: fate.reason, againInSeconds: () => PUT_OFF_HOURS * 3_600 };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return {
      reason: `orders could not be asked: ${error.code}`,
      againInSeconds: (tries) => Math.min(LONGEST_RETRY_SECONDS, 30 * 2 ** Math.min(tries, 10)),
    };
  }
}

async function putOff(context: Context, purge: Purge, reason: string, seconds: number): Promise<void> {
  context.log.info({ reason, seconds }, 'purge put off');
  await context.db
    .updateTable('purges')
    .set({ lastReason: reason.slice(0, 500), runAfter: sql<Date>`${context.clock()} + make_interval(secs => ${seconds})` })
    .where('orderId', '=', purge.orderId)
    .execute();
}

async function deleteEverything(context: Context, purge: Purge): Promise<void> {
  const uploads = await context.db
    .selectFrom('uploads')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('orderId', '=', purge.orderId),
        // Named, but held by another order: that order's purge takes it.
        ...(purge.uploadIds.length > 0 ? [eb.and([eb('id', 'in', purge.uploadIds), eb('orderId', 'is', null)])] : []),
      ]),
    )
    .execute();
  for (const { id } of uploads) {
    await deleteIncoming(context, id);
    await purgeObject(context, purge, photoKey(id), `photo ${id}`);
    await purgeObject(context, purge, thumbnailKey(id), `thumbnail ${id}`);
  }
  for (const key of purge.objectKeys) {
    if (isWorkingFile(key)) await purgeObject(context, purge, key, `working file ${key.split('/').at(-1) ?? key}`);
    else context.log.error({ object_key: key }, 'not purged: this is no working file of studio');
  }

  await context.db.transaction().execute(async (transaction) => {
    const done = await transaction
      .updateTable('purges')
      .set({ doneAt: context.clock(), lastReason: null, eventVersion: sql<number>`event_version + 1` })
      .where('orderId', '=', purge.orderId)
      .where('doneAt', 'is', null)
      .returning('eventVersion')
      .executeTakeFirst();
    if (!done) return;
    const ids = uploads.map((upload) => upload.id);
    if (ids.length > 0) await transaction.deleteFrom('uploads').where('id', 'in', ids).execute();
    const receipt = await transaction
      .selectFrom('purgeReceipts')
      .selectAll()
      .where('orderId', '=', purge.orderId)
      .where('purgedAt', 'is not', null)
      .orderBy('objectKey')
      .execute();
    await writeEvent(transaction, uploadsPurged, {
      key: purge.orderId,
      keyVersion: done.eventVersion,
      data: {
        order_id: purge.orderId,
        order_number: purge.orderNumber,
        receipt: receipt.map((line) => ({
          what: line.what,
          sha256: line.sha256,
          size_bytes: line.sizeBytes,
          purged_at: line.purgedAt?.toISOString() ?? '',
        })),
      },
    });
  });
}

async function purgeObject(context: Context, purge: Purge, key: string, what: string): Promise<void> {
  const print = await fingerprint(context, key);
  if (print) {
    await context.db
      .insertInto('purgeReceipts')
      .values({ orderId: purge.orderId, objectKey: key, what, ...print, purgedAt: null })
      .onConflict((conflict) => conflict.columns(['orderId', 'objectKey']).doUpdateSet({ ...print, purgedAt: null }))
      .execute();
  }
  await context.store.delete(key);
  await context.db
    .updateTable('purgeReceipts')
    .set({ purgedAt: context.clock() })
    .where('orderId', '=', purge.orderId)
    .where('objectKey', '=', key)
    .where('purgedAt', 'is', null)
    .execute();
}

/** Of an object that is there; `undefined` when it is gone already. */
async function fingerprint(context: Context, key: string): Promise<{ sha256: string; sizeBytes: number } | undefined> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  try {
    for await (const chunk of await context.store.get(key)) {
      hash.update(chunk as Buffer);
      sizeBytes += (chunk as Buffer).length;
    }
  } catch (error) {
    if (error instanceof ObjectNotFoundError) return undefined;
    throw error;
  }
  return { sha256: hash.digest('hex'), sizeBytes };
}
