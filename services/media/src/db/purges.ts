import type { DbClock } from '@nimantran/kit/db/database';
import { type ExpressionBuilder, type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { PurgeTable, Tables } from './schema.ts';
import { passSharedOn } from './upload-holds.ts';
import type { UploadRow } from './uploads.ts';

const ASKED_EVERY_HOURS = 24;
/** Orders holds uploads before it records the reason; until then it would answer that the order needs none. */
const SETTLED_MINUTES = 10;

export type Purge = Selectable<PurgeTable>;

/** Every order that holds an upload, with the owner. */
const HOLDS = sql`
  select order_id, owner_uid from uploads where order_id is not null
  union all
  select upload_holds.order_id, uploads.owner_uid from upload_holds join uploads on uploads.id = upload_holds.upload_id`;

export interface ToldPurge {
  order_id: string;
  order_number: string;
  object_keys: string[];
}

/**
 * Plans the purge that studio reported. Of working files only the newest list counts, because files in an older list may have
 * been delivered since. Segments are reported once each and stay in the list.
 */
export async function planToldPurge(
  transaction: Transaction<Tables>,
  clock: DbClock,
  told: ToldPurge,
  version: number,
): Promise<void> {
  const objectKeys = JSON.stringify(told.object_keys);
  await sql`
    insert into purges (order_id, order_number, object_keys, told_version, run_after)
    values (${told.order_id}, ${told.order_number}, ${objectKeys}::jsonb, ${version}, ${clock()})
    on conflict (order_id) do update set
      order_number = excluded.order_number,
      object_keys = case when excluded.told_version >= purges.told_version
        then ${together('excluded', 'purges')} else ${together('purges', 'excluded')} end,
      told_version = greatest(purges.told_version, excluded.told_version),
      run_after = least(purges.run_after, excluded.run_after),
      plans = purges.plans + 1,
      tries = 0,
      done_at = null`.execute(transaction);
}

/** All keys of one list and the segments of the other, without duplicates. */
const together = (all: string, segments: string): RawBuilder<unknown> => sql`
  (select coalesce(jsonb_agg(distinct key), '[]'::jsonb) from (
    select jsonb_array_elements_text(${sql.ref(`${all}.object_keys`)}) as key
    union all
    select key from jsonb_array_elements_text(${sql.ref(`${segments}.object_keys`)}) as key where key like 'segments/%'
  ) as keys)`;

/** The order is active: its working files, which studio reports again, are dropped; the next purge may deliver one of them. */
export async function dropWorkingFiles(transaction: Transaction<Tables>, orderId: string): Promise<void> {
  await transaction
    .updateTable('purges')
    .set({ plans: sql<number>`plans + 1`, objectKeys: segmentsAlone })
    .where('orderId', '=', orderId)
    .where('doneAt', 'is', null)
    .execute();
}

export const segmentsAlone = sql<string>`(
  select coalesce(jsonb_agg(key), '[]'::jsonb) from jsonb_array_elements_text(object_keys) as key where key like 'segments/%')`;

/** Asks orders immediately about each order that holds an upload of the erased person, until it agrees. */
export async function planPurgesOfOwner(transaction: Transaction<Tables>, clock: DbClock, ownerUid: string): Promise<void> {
  await sql`
    insert into purges (order_id, order_number, object_keys, run_after)
    select distinct order_id, '', '[]'::jsonb, ${clock()}
    from (${HOLDS}) holds
    where owner_uid = ${ownerUid}
    order by order_id
    on conflict (order_id) do update set
      run_after = least(purges.run_after, excluded.run_after),
      plans = purges.plans + 1,
      tries = 0,
      done_at = null`.execute(transaction);
}

/** From tomorrow, asks orders daily whether the uploads may go, in case no event reports the end. An open purge asks again. */
export async function watchOrder(transaction: Transaction<Tables>, clock: DbClock, orderId: string): Promise<void> {
  await sql`
    insert into purges (order_id, order_number, object_keys, run_after)
    values (${orderId}, '', '[]'::jsonb, ${clock()} + make_interval(hours => ${ASKED_EVERY_HOURS}))
    on conflict (order_id) do update set
      run_after = case when purges.done_at is null
        then greatest(purges.run_after, ${clock()} + make_interval(mins => ${SETTLED_MINUTES})) else excluded.run_after end,
      tries = case when purges.done_at is null then purges.tries else 0 end,
      plans = purges.plans + 1,
      done_at = null`.execute(transaction);
}

const heldBy = (orderId: string) => (eb: ExpressionBuilder<Tables, 'uploads'>) =>
  eb.or([
    eb('orderId', '=', orderId),
    eb('id', 'in', eb.selectFrom('uploadHolds').select('uploadId').where('uploadHolds.orderId', '=', orderId)),
  ]);

/** Ends service and holds of the uploads that no other order holds. `undefined` if a purge was planned or an upload held since the purge was read. */
export async function takeUploadsOf(
  db: Kysely<Tables>,
  { orderId, plans }: Pick<Purge, 'orderId' | 'plans'>,
): Promise<Pick<UploadRow, 'id' | 'kind'>[] | undefined> {
  return db.transaction().execute(async (transaction) => {
    // Uploads before the purge: the same lock order as a hold.
    await transaction.selectFrom('uploads').select('id').where(heldBy(orderId)).orderBy('id').forUpdate().execute();
    const purge = await transaction
      .selectFrom('purges')
      .select('orderId')
      .where('orderId', '=', orderId)
      .where('plans', '=', plans)
      .where('doneAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!purge) return undefined;
    await passSharedOn(transaction, orderId);
    return transaction
      .updateTable('uploads')
      .set({ state: 'deleting' })
      .where('orderId', '=', orderId)
      .returning(['id', 'kind'])
      .execute();
  });
}

const WATCHED_AT_ONCE = 1_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Schedules an immediate question for orders that hold uploads but, for whatever reason, have no open purge. Goes through all
 * orders by their ids, with a short statement for every thousand.
 */
export async function watchUnwatched(db: Kysely<Tables>, clock: DbClock): Promise<void> {
  for (let last: string | undefined = BEFORE_ALL; last !== undefined; ) last = await watchNext(db, clock, last);
}

/** Returns the last order that was looked at. */
async function watchNext(db: Kysely<Tables>, clock: DbClock, after: string): Promise<string | undefined> {
  const holders = (table: 'uploads' | 'uploadHolds') => sql`
    (select distinct order_id from ${sql.table(table)} where order_id > ${after} order by order_id limit ${WATCHED_AT_ONCE})`;
  const { rows } = await sql<{ orderId: string }>`
    with holders as (${holders('uploads')} union ${holders('uploadHolds')} order by order_id limit ${WATCHED_AT_ONCE}),
    watched as (
      insert into purges (order_id, order_number, object_keys, run_after)
      select order_id, '', '[]'::jsonb, ${clock()}
      from holders
      where not exists (select from purges open where open.order_id = holders.order_id and open.done_at is null)
      on conflict (order_id) do update set run_after = excluded.run_after, tries = 0, plans = purges.plans + 1, done_at = null
        where purges.done_at is not null
    )
    select order_id from holders order by order_id desc limit 1`.execute(db);
  return rows[0]?.orderId;
}
