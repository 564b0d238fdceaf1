import type { DbClock } from '@nimantran/kit/db/database';
import { type Kysely, sql, type Transaction } from 'kysely';
import { noneOf } from './none-of.ts';
import type { Tables } from './schema.ts';

/** Plans the purge of an order's uploads; an existing plan stands, a postponed one is replaced. */
export async function planPurge(
  transaction: Transaction<Tables>,
  clock: DbClock,
  order: { orderId: string; orderNumber: string },
  afterHours: number,
): Promise<void> {
  const dueAt = sql<Date>`${clock()} + make_interval(hours => ${afterHours})`;
  await transaction
    .insertInto('purges')
    .values({ orderId: order.orderId, orderNumber: order.orderNumber, dueAt, dispatchedAt: null, doneAt: null })
    .onConflict((conflict) =>
      conflict.column('orderId').doUpdateSet({ dueAt, dispatchedAt: null, confirmedAt: null }).where('purges.dueAt', 'is', null),
    )
    .execute();
}

/** The order is alive again: none of its files may be deleted before it ends once more, even if a purge was announced already. */
export async function putOffPurge(transaction: Transaction<Tables>, orderId: string): Promise<void> {
  await transaction
    .updateTable('purges')
    .set({ dueAt: null, dispatchedAt: null, doneAt: null, confirmedAt: null })
    .where('orderId', '=', orderId)
    .execute();
}

/** An object of the order came into the store after its purge was announced: it is announced again, immediately. */
export async function reopenPurge(transaction: Transaction<Tables>, clock: DbClock, orderId: string): Promise<void> {
  await transaction
    .updateTable('purges')
    .set({ dueAt: clock(), dispatchedAt: null, doneAt: null, confirmedAt: null })
    .where('orderId', '=', orderId)
    .where('doneAt', 'is not', null)
    .execute();
}

/**
 * Something without an order recorded objects: unfinished purges that may name them are announced again, immediately, without
 * those. Locks one purge at a time and nothing else: the announcing process may wait for locks that the caller would hold.
 */
export async function reopenPurgesNaming(db: Kysely<Tables>, clock: DbClock, objectKeys: readonly string[]): Promise<void> {
  const { rows } = await sql<{ orderId: string }>`
    select distinct jobs.order_id from render_objects
    join renders on renders.id = render_objects.render_id
    join jobs on jobs.id = renders.job_id
    where render_objects.object_key = any(${objectKeys})`.execute(db);
  // Includes purges that are not announced: one may be in the middle of it, and is then waited for.
  for (const { orderId } of rows)
    await sql`
      update purges set
        due_at = case when done_at is null then due_at else ${clock()} end,
        dispatched_at = case when done_at is null then dispatched_at end,
        done_at = null
      where order_id = ${orderId} and confirmed_at is null`.execute(db);
}

/** Takes the due purge, if it was not announced, and counts its event. */
export async function takeDuePurge(
  transaction: Transaction<Tables>,
  clock: DbClock,
  orderId: string,
): Promise<{ orderNumber: string; eventVersion: number } | undefined> {
  return transaction
    .updateTable('purges')
    .set({ doneAt: clock(), eventVersion: sql<number>`event_version + 1` })
    .where('orderId', '=', orderId)
    .where('doneAt', 'is', null)
    .where('dueAt', '<=', clock())
    .returning(['orderNumber', 'eventVersion'])
    .executeTakeFirst();
}

const REPEATED_AFTER_HOURS = 24;

/** Purges that were announced a day ago and not confirmed. */
export async function unconfirmedPurges(
  db: Kysely<Tables>,
  clock: DbClock,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<{ id: string }[]> {
  return unconfirmed(db, clock)
    .select('orderId as id')
    .where('orderId', '<>', noneOf(except))
    .orderBy('doneAt')
    .limit(limit)
    .execute();
}

/** Takes one of them, if it is still unconfirmed, and counts its event. */
export async function takeUnconfirmedPurge(
  transaction: Transaction<Tables>,
  clock: DbClock,
  orderId: string,
): Promise<{ orderNumber: string; eventVersion: number } | undefined> {
  return transaction
    .updateTable('purges')
    .set({ doneAt: clock(), eventVersion: sql<number>`event_version + 1` })
    .where('orderId', 'in', unconfirmed(transaction, clock).select('orderId').where('orderId', '=', orderId))
    .returning(['orderNumber', 'eventVersion'])
    .executeTakeFirst();
}

const unconfirmed = (db: Kysely<Tables>, clock: DbClock) =>
  db
    .selectFrom('purges')
    .where('confirmedAt', 'is', null)
    .where('dueAt', 'is not', null)
    .where('doneAt', '<=', sql<Date>`${clock()} - make_interval(hours => ${REPEATED_AFTER_HOURS})`);

export async function lockPurge(
  transaction: Transaction<Tables>,
  orderId: string,
): Promise<{ dueAt: Date | null; doneAt: Date | null; eventVersion: number } | undefined> {
  return transaction
    .selectFrom('purges')
    .select(['dueAt', 'doneAt', 'eventVersion'])
    .where('orderId', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

export async function confirmTold(transaction: Transaction<Tables>, clock: DbClock, orderId: string): Promise<void> {
  await transaction.updateTable('purges').set({ confirmedAt: clock() }).where('orderId', '=', orderId).execute();
}

/** Makes the purge of an order due and takes it, whatever was planned or announced before. Returns the number of its event. */
export async function takePurgeNow(
  transaction: Transaction<Tables>,
  clock: DbClock,
  { orderId, orderNumber }: { orderId: string; orderNumber: string },
): Promise<number> {
  const { eventVersion } = await transaction
    .insertInto('purges')
    .values({ orderId, orderNumber, dueAt: clock(), dispatchedAt: null, doneAt: clock(), eventVersion: 1 })
    .onConflict((conflict) =>
      conflict.column('orderId').doUpdateSet({
        dueAt: sql<Date>`coalesce(purges.due_at, ${clock()})`,
        doneAt: clock(),
        confirmedAt: null,
        eventVersion: sql<number>`purges.event_version + 1`,
      }),
    )
    .returning('eventVersion')
    .executeTakeFirstOrThrow();
  return eventVersion;
}
