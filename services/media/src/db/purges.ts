import type { DbClock } from '@nimantran/kit/db/database';
import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { PurgeTable, Tables } from './schema.ts';

const KEPT_FOR_REVISION_HOURS = 48;

export type Purge = Selectable<PurgeTable>;

export interface ToldPurge {
  order_id: string;
  order_number: string;
  upload_ids: string[];
  object_keys: string[];
}

/**
 * Plans what studio told. Of the working files the newest list counts: what an older one names may have been delivered since.
 * Segments are told once each and stay in it.
 */
export async function planToldPurge(
  transaction: Transaction<Tables>,
  clock: DbClock,
  told: ToldPurge,
  version: number,
): Promise<void> {
  const uploadIds = JSON.stringify(told.upload_ids);
  const objectKeys = JSON.stringify(told.object_keys);
  await sql`
    insert into purges (order_id, order_number, upload_ids, object_keys, told_version, run_after)
    values (${told.order_id}, ${told.order_number}, ${uploadIds}::jsonb, ${objectKeys}::jsonb, ${version}, ${clock()})
    on conflict (order_id) do update set
      order_number = excluded.order_number,
      upload_ids = purges.upload_ids || excluded.upload_ids,
      object_keys = case when excluded.told_version >= purges.told_version
        then excluded.object_keys || ${segmentsOf('purges')}
        else purges.object_keys || ${segmentsOf('excluded')} end,
      told_version = greatest(purges.told_version, excluded.told_version),
      run_after = least(purges.run_after, excluded.run_after),
      plans = purges.plans + 1,
      tries = 0,
      was_alive = false,
      done_at = null`.execute(transaction);
}

const segmentsOf = (table: 'purges' | 'excluded'): RawBuilder<unknown> => sql`
  (select coalesce(jsonb_agg(key), '[]'::jsonb)
   from jsonb_array_elements_text(${sql.ref(`${table}.object_keys`)}) as key where key like 'segments/%')`;

/** Has orders asked at once about each order that holds an upload of somebody who is forgotten, and again until it agrees. */
export async function planPurgesOfOwner(transaction: Transaction<Tables>, clock: DbClock, ownerUid: string): Promise<void> {
  await sql`
    insert into purges (order_id, order_number, upload_ids, object_keys, run_after)
    select distinct order_id, '', '[]'::jsonb, '[]'::jsonb, ${clock()}
    from uploads
    where owner_uid = ${ownerUid} and order_id is not null
    order by order_id
    on conflict (order_id) do update set
      run_after = least(purges.run_after, excluded.run_after),
      plans = purges.plans + 1,
      done_at = null`.execute(transaction);
}

/**
 * Uploads given to an order after its purge, for a revision that may never be paid, are asked about two days from now. Where no
 * purge was done nothing is planned: studio tells it when the order ends.
 */
export async function planPurgeAnew(transaction: Transaction<Tables>, clock: DbClock, orderId: string): Promise<void> {
  await transaction
    .updateTable('purges')
    .set({
      doneAt: null,
      tries: 0,
      plans: sql<number>`plans + 1`,
      runAfter: sql<Date>`${clock()} + make_interval(hours => ${KEPT_FOR_REVISION_HOURS})`,
    })
    .where('orderId', '=', orderId)
    .where('doneAt', 'is not', null)
    .execute();
}
