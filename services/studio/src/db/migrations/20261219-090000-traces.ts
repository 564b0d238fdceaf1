import { type Kysely, sql } from 'kysely';

/** The renders of a job belong to its order's trace, including those that a designer requests. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table jobs add column trace text`.execute(db);
}
