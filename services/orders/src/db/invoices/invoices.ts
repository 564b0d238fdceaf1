import { randomUUID } from 'node:crypto';
import type { InvoiceRef } from '@nimantran/proto/domain/order';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { InvoiceDocument } from '../../domain/invoices/invoice-document.ts';
import { financialYearOf, invoiceNumber, SERIES } from '../../domain/invoices/invoice-number.ts';
import { markChanged } from '../orders/orders.ts';
import type { InvoiceRow, Tables } from '../schema.ts';

/** The valid invoices and credit notes of an order, oldest first. */
export async function invoicesOf(db: Kysely<Tables>, orderId: string): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('cancelledAt', 'is', null)
    .orderBy('issuedAt')
    .orderBy('seq')
    .execute();
}

/** Includes cancelled ones. */
export async function invoiceById(db: Kysely<Tables>, orderId: string, id: string): Promise<InvoiceRow | undefined> {
  return db.selectFrom('invoices').selectAll().where('orderId', '=', orderId).where('id', '=', id).executeTakeFirst();
}

export async function invoiceOfPayment(db: Kysely<Tables>, paymentId: string): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('kind', '=', 'invoice')
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
}

/** The valid credit note of a refund. */
export async function creditNoteOfRefund(db: Kysely<Tables>, refundId: string): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('kind', '=', 'credit_note')
    .where('refundId', '=', refundId)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst();
}

/** The amount of a payment that valid credit notes have taken back, in minor units. */
export async function creditedOf(db: Kysely<Tables>, paymentId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('invoices')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('sum'))
    .where('kind', '=', 'credit_note')
    .where('paymentId', '=', paymentId)
    .where('cancelledAt', 'is', null)
    .executeTakeFirstOrThrow();
  return sum;
}

/** Takes the next number of a series and locks the series until the transaction ends; a rollback leaves no gap. */
export async function takeNumber(
  transaction: Transaction<Tables>,
  kind: InvoiceRow['kind'],
  issuedAt: Date,
): Promise<{ number: string; financialYear: string; seq: number }> {
  const financialYear = financialYearOf(issuedAt);
  const { last } = await transaction
    .insertInto('invoiceCounters')
    .values({ series: SERIES[kind], financialYear, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'financialYear']).doUpdateSet({ last: sql<number>`invoice_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return { number: invoiceNumber(kind, financialYear, last), financialYear, seq: last };
}

/** @throws a unique violation if the payment or refund already has one; the transaction must then be rolled back */
export async function insertInvoice(
  transaction: Transaction<Tables>,
  of: { orderId: string; paymentId: string; refundId: string | null; financialYear: string; seq: number },
  document: InvoiceDocument,
): Promise<void> {
  const issuedAt = new Date(document.issuedAt);
  await transaction
    .insertInto('invoices')
    .values({
      id: randomUUID(),
      ...of,
      number: document.number,
      kind: document.kind,
      currency: document.currency,
      amountMinor: document.totalMinor,
      issuedAt,
      document: JSON.stringify(document),
      cancelledAt: null,
    })
    .execute();
  if (of.refundId === null)
    await transaction.updateTable('payments').set({ invoicedAt: issuedAt }).where('id', '=', of.paymentId).execute();
  else await transaction.updateTable('refunds').set({ creditedAt: issuedAt }).where('id', '=', of.refundId).execute();
  await markChanged(transaction, of.orderId);
}

/** Cancels the credit notes of a refund that failed after it had succeeded: the customer does not have that money. */
export async function cancelCreditNotes(
  transaction: Transaction<Tables>,
  { id, orderId }: { id: string; orderId: string },
): Promise<string[]> {
  const cancelled = await transaction
    .updateTable('invoices')
    .set({ cancelledAt: sql<Date>`now()` })
    .where('kind', '=', 'credit_note')
    .where('refundId', '=', id)
    .where('cancelledAt', 'is', null)
    .returning('number')
    .execute();
  await transaction.updateTable('refunds').set({ creditedAt: null }).where('id', '=', id).execute();
  await markChanged(transaction, orderId);
  return cancelled.map(({ number }) => number);
}

/** Failed refunds that still have a valid credit note. */
export async function refundsToUncredit(db: Kysely<Tables>, limit: number): Promise<{ id: string; orderId: string }[]> {
  return db
    .selectFrom('refunds')
    .select(['id', 'orderId'])
    .where('state', '=', 'failed')
    .where('creditedAt', 'is not', null)
    .limit(limit)
    .execute();
}

/** Payments without an invoice, oldest first. */
export async function paymentsToInvoice(db: Kysely<Tables>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('outcome', '=', 'accepted')
    .where('invoicedAt', 'is', null)
    .orderBy('receivedAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Completed refunds of invoiced payments that have no credit note yet, oldest first. */
export async function refundsToCredit(db: Kysely<Tables>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .select('refunds.id')
    .where('refunds.state', '=', 'succeeded')
    .where('refunds.creditedAt', 'is', null)
    .where('payments.invoicedAt', 'is not', null)
    .orderBy('refunds.settledAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export function invoiceRef(invoice: InvoiceRow): InvoiceRef {
  const { id, number, kind, issuedAt, document, amountMinor } = invoice;
  return {
    id,
    number,
    kind,
    issued_at: issuedAt.toISOString(),
    amount: { currency: document.currency, amount_minor: amountMinor },
  };
}
