import { type Kysely, sql } from 'kysely';

/** The turn of an upload among those that its owner sent together, counted once; null for those that arrived before. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table uploads add column turn integer`.execute(db);
  await sql`create index uploads_turn on uploads (turn nulls first, check_after) where state = 'checking'`.execute(db);
}
