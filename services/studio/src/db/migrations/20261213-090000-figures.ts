import { type Kysely, sql } from 'kysely';

/** Daily figures are read from the rows of those days alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index deliveries_delivered_at on deliveries (delivered_at)`.execute(db);
  await sql`create index renders_failed on renders (finished_at) where state = 'failed'`.execute(db);
}
