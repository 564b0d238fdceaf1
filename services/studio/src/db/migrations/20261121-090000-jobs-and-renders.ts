import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table theme_versions (
      theme_id integer not null,
      version text not null,
      package_key text not null,
      manifest jsonb not null,
      primary key (theme_id, version)
    )`.execute(db);
  await sql`
    create table jobs (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null unique,
      order_number text not null,
      customer_uid text not null,
      theme_id integer not null,
      theme_version text not null,
      theme_title text not null,
      headline text not null,
      state text not null check (state in
        ('drafting', 'queued', 'claimed', 'rendering', 'delivered', 'on_hold', 'failed', 'cancelled')),
      customisation_version integer not null,
      resolution text not null,
      delivery text not null check (delivery in ('standard', 'express')),
      remove_watermark boolean not null,
      due_at timestamptz not null,
      claimed_by text,
      lease_until timestamptz,
      approved_by text,
      delivered_at timestamptz,
      event_version integer not null default 0,
      created_at timestamptz not null default now(),
      check ((state = 'claimed') = (claimed_by is not null)),
      check ((state = 'claimed') = (lease_until is not null)),
      check ((state = 'delivered') = (delivered_at is not null))
    )`.execute(db);
  await sql`create unique index jobs_one_claim on jobs (claimed_by) where state = 'claimed'`.execute(db);
  await sql`create index jobs_due on jobs (due_at, id) where state = 'queued'`.execute(db);
  await sql`create index jobs_state on jobs (state, due_at)`.execute(db);
  await sql`create index jobs_lease on jobs (lease_until) where state = 'claimed'`.execute(db);
  await sql`
    create table customisations (
      job_id uuid not null references jobs,
      version integer not null,
      customisation jsonb not null,
      made_by text not null,
      made_at timestamptz not null default now(),
      primary key (job_id, version)
    )`.execute(db);
  await sql`
    create table job_history (
      id bigint generated always as identity primary key,
      job_id uuid not null references jobs,
      at timestamptz not null default now(),
      who text not null,
      what text not null
    )`.execute(db);
  await sql`create index job_history_job on job_history (job_id, id)`.execute(db);
  await sql`
    create table renders (
      id uuid primary key default gen_random_uuid(),
      job_id uuid references jobs,
      customisation_version integer,
      theme_id integer not null,
      theme_version text not null,
      kind text not null check (kind in ('draft', 'final', 'sample')),
      spec jsonb,
      state text not null default 'queued' check (state in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
      attempt integer not null default 1,
      tries integer not null default 0,
      reported_attempt integer,
      worker text,
      result jsonb,
      error text,
      trace text not null,
      dispatch_after timestamptz not null default now(),
      dispatched_at timestamptz,
      withdrawn_at timestamptz,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      check ((kind = 'sample') = (job_id is null)),
      check ((job_id is null) = (customisation_version is null)),
      check ((state = 'succeeded') = (result is not null)),
      check ((state in ('succeeded', 'failed', 'cancelled')) = (finished_at is not null))
    )`.execute(db);
  await sql`create index renders_job on renders (job_id, created_at desc)`.execute(db);
  await sql`create index renders_open on renders (dispatch_after) where state in ('queued', 'running')`.execute(db);
  await sql`create index renders_to_withdraw on renders (id) where state = 'cancelled' and withdrawn_at is null`.execute(db);
  await sql`
    create unique index renders_one_sample on renders (theme_id, theme_version)
      where kind = 'sample' and state not in ('failed', 'cancelled')`.execute(db);
  // One draft of a customisation and one final at a time.
  await sql`
    create unique index renders_one_open on renders (job_id, kind)
      where job_id is not null and state in ('queued', 'running')`.execute(db);
  await sql`
    create table render_objects (
      render_id uuid not null references renders,
      object_key text not null,
      primary key (render_id, object_key)
    )`.execute(db);
  await sql`create index render_objects_key on render_objects (object_key)`.execute(db);
  await sql`
    create table deliveries (
      id uuid primary key default gen_random_uuid(),
      job_id uuid not null references jobs,
      render_id uuid not null unique references renders,
      video jsonb not null,
      still_key text,
      delivered_at timestamptz not null
    )`.execute(db);
  await sql`create index deliveries_job on deliveries (job_id)`.execute(db);
  await sql`
    create table purges (
      order_id uuid primary key,
      order_number text not null,
      due_at timestamptz not null,
      dispatched_at timestamptz,
      done_at timestamptz
    )`.execute(db);
  await sql`create index purges_open on purges (due_at) where done_at is null`.execute(db);
  await sql`
    create table order_ends (
      order_id uuid primary key,
      state text not null check (state in ('cancelled', 'expired', 'refunded')),
      at timestamptz not null
    )`.execute(db);
}
