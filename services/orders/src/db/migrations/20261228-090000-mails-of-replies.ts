import { type Kysely, sql } from 'kysely';

const KINDS = `('receipt', 'ready', 'held', 'refunded', 'purged', 'bill', 'preview', 'support', 'video_ending', 'payout', 'batch', 'reviewed', 'replies')`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails drop constraint mails_kind_check`.execute(db);
  await sql.raw(`alter table mails add constraint mails_kind_check check (kind in ${KINDS})`).execute(db);
}
