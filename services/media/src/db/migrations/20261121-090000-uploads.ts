import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table uploads (
      id uuid primary key default gen_random_uuid(),
      owner_uid text not null,
      kind text not null check (kind in ('photo')),
      state text not null check (state in ('receiving', 'checking', 'ready', 'rejected', 'deleting')),
      file_name text not null,
      declared_bytes bigint not null check (declared_bytes > 0),
      width integer,
      height integer,
      reason text,
      order_id uuid,
      order_ended_at timestamptz,
      checks integer not null default 0,
      check_after timestamptz not null default now(),
      event_version integer not null default 0,
      created_at timestamptz not null default now(),
      check ((state = 'ready') <= (width is not null and height is not null)),
      check ((state = 'rejected') = (reason is not null) or state = 'deleting')
    )`.execute(db);
  await sql`create index uploads_owner on uploads (owner_uid) where order_id is null`.execute(db);
  await sql`create index uploads_order on uploads (order_id) where order_id is not null`.execute(db);
  await sql`create index uploads_unfinished on uploads (check_after) where state in ('receiving', 'checking', 'deleting')`.execute(
    db,
  );
  await sql`create index uploads_unheld on uploads (created_at) where order_id is null`.execute(db);
  await sql`
    create table purges (
      order_id uuid primary key,
      order_number text not null,
      upload_ids jsonb not null,
      object_keys jsonb not null,
      run_after timestamptz not null default now(),
      tries integer not null default 0,
      last_reason text,
      event_version integer not null default 0,
      done_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index purges_open on purges (run_after) where done_at is null`.execute(db);
  await sql`
    create table purge_receipts (
      order_id uuid not null references purges,
      object_key text not null,
      what text not null,
      sha256 text not null,
      size_bytes bigint not null,
      purged_at timestamptz,
      primary key (order_id, object_key)
    )`.execute(db);
}
