import { readClock } from '@nimantran/kit/db/database';
import { REFUND_REASON_LABELS } from '@nimantran/proto/domain/order';
import type { Transaction } from 'kysely';
import type { OrdersContext } from '../../context.ts';
import { creditedOf, insertInvoice, invoiceOfPayment, takeNumber } from '../../db/invoices/invoices.ts';
import { lockOrder } from '../../db/orders/orders.ts';
import type { RefundRow, Tables } from '../../db/schema.ts';
import { creditNoteOf } from '../../domain/invoices/invoice-document.ts';
import { once } from './issue-invoice.ts';

/** Issues the credit note of a successful refund. Returns false if there was nothing left to credit. */
export async function issueCreditNote({ db, clock }: OrdersContext, refundId: string): Promise<boolean> {
  return once(() =>
    db.transaction().execute(async (transaction) => {
      const found = await transaction.selectFrom('refunds').select('orderId').where('id', '=', refundId).executeTakeFirst();
      // A refund changes only under its order's lock: one that fails now is not credited.
      if (!found || !(await lockOrder(transaction, found.orderId))) return;
      const refund = await succeededRefund(transaction, refundId);
      const invoice = refund && (await invoiceOfPayment(transaction, refund.paymentId));
      if (!refund || !invoice) return;
      const issuedAt = await readClock(transaction, clock);
      const { number, ...place } = await takeNumber(transaction, 'credit_note', issuedAt);
      const beforeMinor = await creditedOf(transaction, refund.paymentId);
      const document = creditNoteOf({ number, issuedAt }, invoice.document, {
        amountMinor: refund.amountMinor,
        beforeMinor,
        reason: REFUND_REASON_LABELS[refund.reasonCode],
      });
      const { orderId, paymentId } = refund;
      await insertInvoice(transaction, { orderId, paymentId, refundId, ...place }, document);
    }),
  );
}

async function succeededRefund(transaction: Transaction<Tables>, id: string): Promise<RefundRow | undefined> {
  return transaction.selectFrom('refunds').selectAll().where('id', '=', id).where('state', '=', 'succeeded').executeTakeFirst();
}
