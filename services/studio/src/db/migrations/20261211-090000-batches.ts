import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table batches (
      id uuid primary key default gen_random_uuid(),
      number integer generated always as identity unique,
      title text not null,
      source text not null check (source in ('csv', 'orders')),
      theme_id integer,
      theme_version text,
      theme_title text,
      resolution text not null,
      file jsonb,
      faults jsonb not null default '[]',
      state text not null default 'ready' check (state in ('ready', 'running', 'paused', 'finished', 'cancelled')),
      made_by_uid text not null,
      made_by_email text not null,
      idempotency_key text not null,
      event_version integer not null default 0,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      started_at timestamptz,
      running_since timestamptz,
      ended_at timestamptz,
      inputs_gone_at timestamptz,
      videos_gone_at timestamptz,
      unique (made_by_uid, idempotency_key),
      check ((source = 'csv') = (theme_id is not null)),
      check ((theme_id is null) = (theme_version is null)),
      check ((state in ('finished', 'cancelled')) = (ended_at is not null)),
      check ((state = 'running') = (running_since is not null))
    )`.execute(db);
  await sql`create index batches_open on batches (state) where state in ('ready', 'running', 'paused')`.execute(db);
  await sql`create index batches_to_purge on batches (ended_at) where ended_at is not null and videos_gone_at is null`.execute(
    db,
  );
  await sql`
    create table batch_rows (
      id uuid primary key default gen_random_uuid(),
      batch_id uuid not null references batches,
      row integer not null,
      theme_id integer not null,
      theme_version text not null,
      job_id uuid references jobs,
      order_number text,
      details jsonb not null,
      photos jsonb not null,
      bride_first boolean not null,
      file_name text not null,
      faults jsonb not null,
      state text not null check (state in ('faulty', 'waiting', 'rendering', 'done', 'failed', 'cancelled')),
      render_id uuid,
      finished_at timestamptz,
      unique (batch_id, row),
      check (state not in ('rendering', 'done') or render_id is not null)
    )`.execute(db);
  await sql`create index batch_rows_state on batch_rows (batch_id, state, row)`.execute(db);
  await sql`create index batch_rows_job on batch_rows (job_id) where job_id is not null`.execute(db);
  await sql`
    alter table renders
      add column batch_row_id uuid references batch_rows on delete cascade,
      drop constraint renders_kind_check,
      drop constraint renders_kind_job_check,
      add constraint renders_kind_check check (kind in ('draft', 'preview', 'final', 'sample', 'stills', 'batch')),
      add constraint renders_kind_job_check check ((kind in ('sample', 'stills', 'batch')) = (job_id is null)),
      add constraint renders_kind_batch_check check ((kind = 'batch') = (batch_row_id is not null))`.execute(db);
  await sql`create index renders_batch_row on renders (batch_row_id) where batch_row_id is not null`.execute(db);
  await sql`drop index renders_one_of_theme`.execute(db);
  await sql`
    create unique index renders_one_of_theme on renders (theme_id, theme_version, kind)
      where job_id is null and batch_row_id is null and state not in ('failed', 'cancelled')`.execute(db);
  await sql`
    create unique index renders_one_open_of_row on renders (batch_row_id)
      where batch_row_id is not null and state in ('queued', 'running')`.execute(db);
}
