import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      drop constraint jobs_hold_reason_check,
      add constraint jobs_hold_reason_check check (hold_reason in ('answer', 'balance')),
      add column held_at timestamptz,
      add column handed_to text,
      add column handed_by text,
      add column handed_until timestamptz,
      add column note text,
      add column note_by text,
      add constraint jobs_handed_check check ((handed_to is null) = (handed_until is null)),
      add constraint jobs_handed_state_check check (handed_to is null or state in ('queued', 'drafting')),
      add constraint jobs_held_check check (held_at is null or state = 'on_hold')`.execute(db);
  await sql`
    alter table customisations
      add column made_by_name text not null default '',
      add column what text not null default ''`.execute(db);
  await sql`
    create table job_questions (
      id bigint generated always as identity primary key,
      job_id uuid not null references jobs,
      message text not null,
      asked_by text not null,
      asked_at timestamptz not null,
      answer text,
      answered_at timestamptz,
      changed text[] not null default '{}'
    )`.execute(db);
  await sql`create index job_questions_job on job_questions (job_id, id)`.execute(db);
  await sql`create table designers (uid text primary key, name text not null, seen_at timestamptz not null)`.execute(db);
  await sql`
    alter table renders
      drop constraint renders_kind_job_check,
      add constraint renders_kind_job_check check
        (kind = 'stills' or (kind in ('draft', 'preview', 'final')) = (job_id is not null))`.execute(db);
  await sql`create index jobs_delivered on jobs (delivered_at) where state = 'delivered'`.execute(db);
}
