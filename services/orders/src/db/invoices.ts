import type { InvoiceRef } from '@nimantran/proto/domain/order';
import type { Kysely } from 'kysely';
import type { InvoiceRow, Tables } from './schema.ts';

/** The invoices and credit notes of an order that are in force, oldest first. */
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
