import { type Kysely, sql } from 'kysely';

/** The small copy of a finished video for WhatsApp; it never exists without the video. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column video_copy jsonb,
      add constraint orders_copy_check check (video_copy is null or video is not null)`.execute(db);
}
