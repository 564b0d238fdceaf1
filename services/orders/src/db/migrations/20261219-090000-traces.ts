import { type Kysely, sql } from 'kysely';

/** All events of an order belong to one trace, whatever causes them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table orders add column trace text`.execute(db);
}
