import { type Kysely, sql } from 'kysely';

/** The renders of a job belong to its order's trace, also those that a designer asks for. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table jobs add column trace text`.execute(db);
}
