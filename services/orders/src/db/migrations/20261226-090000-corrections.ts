import { type Kysely, sql } from 'kysely';

/** Corrections that customers make alone: when the free one was used, and the details that a person knew before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column free_correction_at timestamptz, add column known_details jsonb`.execute(db);
}
