import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      add column makes text not null default 'final' check (makes in ('preview', 'final')),
      add column hold_reason text check (hold_reason in ('balance')),
      add column erase_wanted_at timestamptz,
      add column erased_at timestamptz,
      add constraint jobs_hold_check check ((state = 'on_hold') = (hold_reason is not null))`.execute(db);
  await sql`create index jobs_customer on jobs (customer_uid) where erased_at is null`.execute(db);
  await sql`
    alter table renders
      drop constraint renders_kind_check,
      add constraint renders_kind_check check (kind in ('draft', 'preview', 'final', 'sample', 'stills'))`.execute(db);
  // A job has one present video; the replaced ones go with the next purge.
  await sql`alter table deliveries add column withdrawn_at timestamptz`.execute(db);
  await sql`create unique index deliveries_present on deliveries (job_id) where withdrawn_at is null`.execute(db);
  await sql`
    alter table purges
      alter column due_at drop not null,
      add column event_version integer not null default 0,
      add constraint purges_done_check check (done_at is null or due_at is not null)`.execute(db);
  await sql`update purges set event_version = 1 where done_at is not null`.execute(db);
  await sql`
    create table erased_customers (
      uid_sha256 text primary key,
      at timestamptz not null default now()
    )`.execute(db);
}
