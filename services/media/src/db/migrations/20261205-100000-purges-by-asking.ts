import { type Kysely, sql } from 'kysely';

/** Only orders decides when uploads may go: every order that holds some has a purge, which waits for that answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table purges
      drop column upload_ids,
      drop column was_alive`.execute(db);
  await sql`alter table uploads drop column order_ended_at`.execute(db);
  await sql`
    insert into purges (order_id, order_number, object_keys)
    select distinct order_id, '', '[]'::jsonb from uploads where order_id is not null
    on conflict (order_id) do update set done_at = null, plans = purges.plans + 1 where purges.done_at is not null`.execute(db);
}
