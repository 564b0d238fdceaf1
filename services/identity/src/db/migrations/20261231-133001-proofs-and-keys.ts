import { type Kysely, sql } from 'kysely';

/** What backups and restore drills said at their end, and since when each key of a service is known. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table proofs (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('backup', 'restore_drill')),
      started_at timestamptz not null,
      finished_at timestamptz not null,
      passed boolean not null,
      said text not null check (length(said) <= 500)
    )`.execute(db);
  await sql`create index proofs_kind on proofs (kind, finished_at desc)`.execute(db);
  await sql`
    create table known_keys (
      id text primary key,
      service text not null,
      first_seen_at timestamptz not null default now()
    )`.execute(db);
}
