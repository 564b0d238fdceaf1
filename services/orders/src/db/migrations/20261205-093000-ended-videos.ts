import { type Kysely, sql } from 'kysely';

/** A delivered order either has its video or the time at which it was deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders drop constraint orders_check`.execute(db);
  await sql`
    alter table orders add constraint orders_video_check
      check (state <> 'completed' or ((video is not null or video_deleted_at is not null) and completed_at is not null))`.execute(
    db,
  );
}
