import { type Kysely, sql } from 'kysely';

/** Finds payments to invoice and refunds to credit without scanning the whole history. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table payments add column invoiced_at timestamptz`.execute(db);
  await sql`
    update payments set invoiced_at = invoices.issued_at from invoices
    where invoices.payment_id = payments.id and invoices.kind = 'invoice'`.execute(db);
  await sql`create index payments_uninvoiced on payments (received_at)
    where outcome = 'accepted' and invoiced_at is null`.execute(db);

  await sql`alter table refunds add column credited_at timestamptz`.execute(db);
  await sql`
    update refunds set credited_at = invoices.issued_at from invoices
    where invoices.refund_id = refunds.id and invoices.kind = 'credit_note' and invoices.cancelled_at is null`.execute(db);
  await sql`drop index refunds_succeeded`.execute(db);
  await sql`create index refunds_uncredited on refunds (settled_at)
    where state = 'succeeded' and credited_at is null`.execute(db);
}
