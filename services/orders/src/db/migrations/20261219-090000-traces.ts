import { type Kysely, sql } from 'kysely';

/** What happens to an order belongs to one trace, whoever brings it about. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table orders add column trace text`.execute(db);
}
