import { type Kysely, sql } from 'kysely';

const KINDS = `('receipt', 'ready', 'held', 'refunded', 'purged', 'bill', 'preview', 'support', 'video_ending', 'payout', 'batch', 'reviewed', 'replies', 'webhook', 'payment_pending', 'payment_failed')`;

/** Payments that the customer has finished and that their bank has not confirmed yet. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table checkout_sessions add column pending_since timestamptz`.execute(db);
  await sql`alter table mails drop constraint mails_kind_check`.execute(db);
  await sql.raw(`alter table mails add constraint mails_kind_check check (kind in ${KINDS})`).execute(db);
}
