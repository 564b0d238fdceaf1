import { type Kysely, sql } from 'kysely';

const KINDS = `('receipt', 'ready', 'held', 'refunded', 'purged', 'bill', 'preview', 'support', 'video_ending')`;

/** Since when nothing needs the uploads, which of them were deleted, and what became of the finished video. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column uploads_free_at timestamptz,
      add column purged_slots jsonb not null default '[]',
      add column purged_music integer not null default 0,
      add column video_reminded_at timestamptz,
      add column video_deleted_at timestamptz`.execute(db);
  await sql`
    update orders set uploads_free_at = coalesce(completed_at, ended_at)
    where state in ('completed', 'cancelled', 'expired', 'refunded')`.execute(db);
  await sql`create index orders_with_video on orders (completed_at) where video is not null`.execute(db);
  await sql`alter table mails drop constraint mails_kind_check`.execute(db);
  await sql.raw(`alter table mails add constraint mails_kind_check check (kind in ${KINDS})`).execute(db);
}
