import { createAttempts } from '@nimantran/kit/db/attempts';
import { createErasedCustomers } from '@nimantran/kit/db/erased-customers';
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table pages (
      id uuid primary key,
      order_id uuid not null unique,
      order_number text not null unique,
      owner_uid text not null,
      token text not null unique,
      is_on boolean not null,
      turned_on_at timestamptz not null,
      functions jsonb not null,
      last_day text,
      delivered_at timestamptz not null,
      kept_until timestamptz not null,
      close_on text,
      refresh_at timestamptz,
      replies_taken integer not null default 0,
      untold_since timestamptz,
      digested_at timestamptz,
      event_version integer not null default 0
    )`.execute(db);
  await sql`create index pages_owner on pages (owner_uid)`.execute(db);
  await sql`create index pages_kept_until on pages (kept_until)`.execute(db);
  await sql`create index pages_refresh on pages (refresh_at) where refresh_at is not null`.execute(db);
  await sql`create index pages_untold on pages (untold_since) where untold_since is not null`.execute(db);
  await sql`
    create table replies (
      id uuid primary key,
      seq bigint generated always as identity unique,
      page_id uuid not null references pages (id) on delete cascade,
      secret_sha256 text not null,
      name text not null,
      coming boolean not null,
      people jsonb not null,
      line text not null,
      suspect boolean not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (page_id, secret_sha256)
    )`.execute(db);
  await sql`create index replies_of_page on replies (page_id, suspect, seq)`.execute(db);
  await sql`
    create table digests (
      page_id uuid not null references pages (id) on delete cascade,
      day text not null,
      replies integer not null,
      primary key (page_id, day)
    )`.execute(db);
  await sql`
    create table purge_receipts (
      order_number text primary key,
      order_id uuid not null,
      reason text not null check (reason in ('functions_over', 'order_ended', 'customer_erased')),
      replies integer not null,
      purged_at timestamptz not null
    )`.execute(db);
  await createAttempts(db);
  await createErasedCustomers(db);
}
