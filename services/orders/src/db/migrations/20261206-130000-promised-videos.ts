import { type Kysely, sql } from 'kysely';

/** Until when the reminder said that a video is kept: less time for others later does not shorten it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column video_promised_until timestamptz`.execute(db);
}
