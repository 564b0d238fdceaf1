import { type Kysely, sql } from 'kysely';

/** Erasures and purges find the parked events that they delete by index. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index dead_events_order on dead_events ((envelope->'data'->>'order_id'))`.execute(db);
}
