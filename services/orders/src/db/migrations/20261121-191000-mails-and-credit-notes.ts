import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // A refund that the bank returned and that was then paid by hand has a second credit note; the first is cancelled.
  await sql`drop index invoices_refund`.execute(db);
  await sql`create unique index invoices_refund on invoices (refund_id)
    where kind = 'credit_note' and cancelled_at is null`.execute(db);
  await sql`create index refunds_succeeded on refunds (settled_at) where state = 'succeeded'`.execute(db);

  await sql`alter table mails add column details jsonb`.execute(db);
  await sql`alter table mails add column given_up_at timestamptz`.execute(db);
  await sql`drop index mails_unsent`.execute(db);
  await sql`create index mails_unsent on mails (next_try_at) where sent_at is null and given_up_at is null`.execute(db);
  await sql`create index mails_given_up on mails (given_up_at) where given_up_at is not null`.execute(db);
}
