import { type Kysely, sql } from 'kysely';

/** A link may belong to an order that is being made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reviews
      add column order_id uuid references orders (id) on delete cascade,
      add column photos jsonb,
      add column opened_count integer not null default 0,
      add column opened_at timestamptz,
      drop constraint reviews_owner_uid_theme_id_key`.execute(db);
  await sql`create unique index reviews_of_drafts on reviews (owner_uid, theme_id) where order_id is null`.execute(db);
  await sql`create unique index reviews_of_orders on reviews (order_id) where order_id is not null`.execute(db);
}
