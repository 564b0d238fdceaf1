import { type Kysely, sql } from 'kysely';

/**
 * What the shop has proven before it sells, and since when it is open. A shop that has delivered orders stays open; if those were made
 * while trying out, orders forgets this when it starts as a shop for trying out (start.ts).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table proofs (
      id uuid primary key,
      seq bigint generated always as identity unique,
      proof text not null,
      state text not null check (state in ('waiting', 'passed', 'failed')),
      said text not null,
      task jsonb,
      secret text,
      reference text,
      tries integer not null default 0,
      is_trial boolean not null,
      by_uid text,
      by_email text,
      created_at timestamptz not null,
      ended_at timestamptz,
      signature_refused_at timestamptz,
      constraint proofs_person check ((by_uid is null) = (by_email is null)),
      constraint proofs_waiting check ((state = 'waiting') = (task is not null)),
      constraint proofs_ended check ((state = 'waiting') = (ended_at is null))
    )`.execute(db);
  await sql`create index proofs_newest on proofs (proof, seq desc)`.execute(db);
  await sql`create index proofs_created_at on proofs (created_at)`.execute(db);
  await sql`create unique index proofs_one_waits on proofs (proof) where state = 'waiting'`.execute(db);
  await sql`
    create table shop_opening (
      single boolean primary key default true check (single),
      opened_at timestamptz not null,
      because text not null check (because in ('proven', 'sold_before'))
    )`.execute(db);
  await sql`
    insert into shop_opening (opened_at, because)
    select now(), 'sold_before' where exists (select from orders where completed_at is not null)`.execute(db);
}
