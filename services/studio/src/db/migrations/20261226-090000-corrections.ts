import { type Kysely, sql } from 'kysely';

/** Jobs that make a customer's own correction, which no designer has to look at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column is_correction boolean not null default false`.execute(db);
}
