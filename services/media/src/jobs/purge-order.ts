import { writeEvent } from '@nimantran/kit/events/outbox';
import { setOrderNumber } from '@nimantran/kit/trace';
import type { OrderState } from '@nimantran/proto/domain/order';
import { uploadsPurged } from '@nimantran/proto/events/media';
import { ProblemError } from '@nimantran/proto/http/client';
import { orderFate } from '@nimantran/proto/http/orders';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Purge } from '../db/purges.ts';
import { nameOf, objectKeysOf } from '../domain/object-keys.ts';
import { isWorkingFile } from '../domain/working-files.ts';
import { purgeObject } from './purge-object.ts';

/** Longer than a purge takes: one whose process died is taken up again after this. */
const LEASE_SECONDS = 300;
const PUT_OFF_HOURS = 6;
/** As long as studio waits after an order's end. It tells the purge anew by then; this is for when it does not. */
const KEPT_AFTER_END_HOURS = 50;
const ALIVE: readonly OrderState[] = ['awaiting_payment', 'preview_processing', 'awaiting_balance', 'processing'];
const LONGEST_RETRY_SECONDS = 3_600;

/** Deletes what the order that has waited longest may lose. Answers whether there was one. */
export async function purgeNextOrder(context: Context): Promise<boolean> {
  const purge = await takePurge(context);
  if (!purge) return false;
  setOrderNumber(purge.orderNumber);
  // Asked right before: a hold, a dispute or a revision may have come since the purge was planned.
  const objection = await askOrders(context, purge);
  if (objection) {
    await putOff(context, purge, objection);
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
  againInSeconds: number;
  isAlive: boolean;
}

async function askOrders(context: Context, { orderId, tries, wasAlive }: Purge): Promise<Objection | undefined> {
  try {
    const fate = await context.orders(orderFate, { params: { order_id: orderId } });
    if (!fate.uploads_may_go) {
      return { reason: fate.reason, againInSeconds: PUT_OFF_HOURS * 3_600, isAlive: ALIVE.includes(fate.state) };
    }
    if (!wasAlive) return undefined;
    return { reason: 'the order has ended anew', againInSeconds: KEPT_AFTER_END_HOURS * 3_600, isAlive: false };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return {
      reason: `orders could not be asked: ${error.code}`,
      againInSeconds: Math.min(LONGEST_RETRY_SECONDS, 30 * 2 ** Math.min(tries, 10)),
      isAlive: wasAlive,
    };
  }
}

async function putOff(context: Context, purge: Purge, { reason, againInSeconds, isAlive }: Objection): Promise<void> {
  context.log.info({ reason, seconds: againInSeconds }, 'purge put off');
  await context.db
    .updateTable('purges')
    .set({
      lastReason: reason.slice(0, 500),
      wasAlive: isAlive,
      runAfter: sql<Date>`${context.clock()} + make_interval(secs => ${againInSeconds})`,
    })
    .where('orderId', '=', purge.orderId)
    .where('plans', '=', purge.plans)
    .execute();
}

async function deleteEverything(context: Context, purge: Purge): Promise<void> {
  const uploads = await context.db
    .selectFrom('uploads')
    .select(['id', 'kind'])
    .where((eb) =>
      eb.or([
        eb('orderId', '=', purge.orderId),
        // Named, but held by another order: that order's purge takes it.
        ...(purge.uploadIds.length > 0 ? [eb.and([eb('id', 'in', purge.uploadIds), eb('orderId', 'is', null)])] : []),
      ]),
    )
    .execute();
  for (const { id, kind } of uploads) {
    await context.incoming.remove(id);
    for (const key of objectKeysOf(id, kind)) await purgeObject(context, purge, key, `${nameOf(key)} ${id}`);
  }
  for (const key of purge.objectKeys) {
    if (isWorkingFile(key)) await purgeObject(context, purge, key, `working file ${key.split('/').at(-1) ?? key}`);
    else context.log.error({ object_key: key }, 'not purged: this is no working file of studio');
  }

  await context.db.transaction().execute(async (transaction) => {
    const done = await transaction
      .updateTable('purges')
      .set({
        doneAt: context.clock(),
        lastReason: null,
        // The receipts say what went; names of uploads are kept nowhere else.
        uploadIds: '[]',
        objectKeys: '[]',
        eventVersion: sql<number>`event_version + 1`,
      })
      .where('orderId', '=', purge.orderId)
      .where('doneAt', 'is', null)
      // What was told meanwhile is purged in a run of its own.
      .where('plans', '=', purge.plans)
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
