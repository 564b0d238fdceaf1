import { type Kysely, sql } from 'kysely';

/** The date, given in the reminder, until which the video is kept: a shorter retention introduced later does not change it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column video_promised_until timestamptz`.execute(db);
}
