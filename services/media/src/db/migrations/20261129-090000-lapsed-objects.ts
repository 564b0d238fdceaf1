import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table lapsed_objects (
      object_key text primary key,
      run_after timestamptz not null default now(),
      tries integer not null default 0
    )`.execute(db);
  await sql`create index lapsed_objects_due on lapsed_objects (run_after)`.execute(db);
}
