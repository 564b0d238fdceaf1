import { type Kysely, sql } from 'kysely';

/** A span is compared in parts: up to where it has been, and how long the next part is. Entries of a part are found by their time. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table reconciliations add column compared_to timestamptz, add column part_seconds integer`.execute(db);
  await sql`create index disputes_opened on disputes (opened_at)`.execute(db);
}
