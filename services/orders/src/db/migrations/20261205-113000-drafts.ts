import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Versions are never reused, so that a new draft is not mistaken for an earlier one.
  await sql`create sequence draft_versions`.execute(db);
  await sql`
    create table drafts (
      id uuid primary key,
      owner_uid text not null,
      theme_id integer not null,
      body jsonb not null,
      upload_ids jsonb not null default '[]',
      version bigint not null,
      order_id uuid,
      updated_at timestamptz not null,
      unique (owner_uid, theme_id)
    )`.execute(db);
  await sql`create index drafts_updated_at on drafts (updated_at)`.execute(db);
  await sql`create index drafts_order_id on drafts (order_id) where order_id is not null`.execute(db);
  await sql`create index outbox_drafts on outbox ((envelope->>'key')) where type = 'orders.draft.saved'`.execute(db);
}
