import { type Kysely, sql } from 'kysely';

/** Batches whose inputs are purged no longer carry the name of their file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update batches set title = theme_title, file = null where inputs_gone_at is not null and source = 'csv'`.execute(db);
}
