import { type Kysely, sql } from 'kysely';

/** The address of the order's invitation page, where the last scene shows it as a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column page_token text`.execute(db);
}
