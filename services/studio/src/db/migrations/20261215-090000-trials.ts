import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trials (
      id uuid primary key default gen_random_uuid(),
      owner_uid text not null,
      package_id uuid not null,
      package_key text not null,
      version text not null,
      manifest jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index trials_owner on trials (owner_uid)`.execute(db);
  await sql`create index trials_created on trials (created_at)`.execute(db);
  await sql`
    alter table renders
      add column trial_id uuid references trials,
      add column lint boolean not null default false,
      add constraint renders_trial_check check (trial_id is null or (job_id is null and kind in ('stills', 'sample')))`.execute(
    db,
  );
  await sql`create index renders_trial on renders (trial_id, created_at desc) where trial_id is not null`.execute(db);
}
