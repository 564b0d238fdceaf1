import { type Kysely, sql } from 'kysely';

/** Batches that have lost what went into them are no longer called by the file that it came in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update batches set title = theme_title, file = null where inputs_gone_at is not null and source = 'csv'`.execute(db);
}
