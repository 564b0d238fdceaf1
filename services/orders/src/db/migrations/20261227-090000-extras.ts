import { type Kysely, sql } from 'kysely';

/** Cards, PDF and loop of a finished video, delivered and deleted with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column extras jsonb`.execute(db);
}
