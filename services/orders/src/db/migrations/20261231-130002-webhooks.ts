import { type Kysely, sql } from 'kysely';

const KINDS = `('receipt', 'ready', 'held', 'refunded', 'purged', 'bill', 'preview', 'support', 'video_ending', 'payout', 'batch', 'reviewed', 'replies', 'webhook')`;

/** Endpoints of partners and admins, and what they are told. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table webhooks (
      id uuid primary key default gen_random_uuid(),
      owner_uid text not null,
      owner_email text not null,
      url text not null,
      events text[] not null check (cardinality(events) > 0),
      secret text not null,
      created_at timestamptz not null default now(),
      failing_since timestamptz,
      rests_until timestamptz not null default now(),
      unique (owner_uid, url)
    )`.execute(db);
  await sql`
    create table webhook_deliveries (
      id uuid primary key default gen_random_uuid(),
      seq bigint generated always as identity unique,
      webhook_id uuid not null references webhooks (id) on delete cascade,
      event_id uuid not null,
      order_id uuid not null,
      type text not null,
      body text not null,
      created_at timestamptz not null default now(),
      wanted_at timestamptz not null default now(),
      tries integer not null default 0,
      next_try_at timestamptz not null default now(),
      queued_try integer,
      queued_at timestamptz,
      delivered_at timestamptz,
      failed_at timestamptz,
      status integer,
      error text,
      unique (webhook_id, event_id)
    )`.execute(db);
  await sql`
    create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_try_at)
      where delivered_at is null and failed_at is null`.execute(db);
  await sql`create index webhook_deliveries_log on webhook_deliveries (webhook_id, seq)`.execute(db);
  await sql`create index webhook_deliveries_created_at on webhook_deliveries (created_at)`.execute(db);
  await sql`create index webhook_deliveries_order on webhook_deliveries (order_id)`.execute(db);
  await sql`alter table mails drop constraint mails_kind_check`.execute(db);
  await sql.raw(`alter table mails add constraint mails_kind_check check (kind in ${KINDS})`).execute(db);
}
