import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table reconciliations
      add column asked_by text,
      add column tries integer not null default 0,
      add column next_try_at timestamptz not null default now()`.execute(db);
  await sql`create unique index reconciliations_night on reconciliations (from_at, to_at) where asked_by is null`.execute(db);
  await sql`create unique index reconciliations_unfinished on reconciliations (from_at, to_at) where finished_at is null`.execute(
    db,
  );
  await sql`drop index reconciliation_differences_run`.execute(db);
  await sql`
    create unique index reconciliation_differences_once
      on reconciliation_differences (reconciliation_id, kind, provider_ref)`.execute(db);
  await sql`create index checkout_sessions_lost on checkout_sessions (created_at) where provider_id is null and checks = 0`.execute(
    db,
  );
  await sql`create index payments_received on payments (received_at)`.execute(db);
  await sql`create index refunds_created on refunds (created_at)`.execute(db);
}
