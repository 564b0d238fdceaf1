import { isUniqueViolation, readClock } from '@nimantran/kit/db/database';
import type { OrdersContext } from '../../context.ts';
import { insertInvoice, takeNumber } from '../../db/invoices/invoices.ts';
import { lockOrder } from '../../db/orders/orders.ts';
import { billById } from '../../db/payments/bills.ts';
import { readSettings } from '../../db/shop/settings.ts';
import { invoiceOf } from '../../domain/invoices/invoice-document.ts';

/** Issues the invoice of a payment. Returns false if it was issued meanwhile: nothing is written and no number is used. */
export async function issueInvoice({ db, clock, config }: OrdersContext, paymentId: string): Promise<boolean> {
  return once(() =>
    db.transaction().execute(async (transaction) => {
      const payment = await transaction.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
      const order = await lockOrder(transaction, payment.orderId);
      const bill = payment.billId === null ? undefined : await billById(transaction, payment.billId);
      if (!order || !bill) throw new Error(`Payment ${paymentId} paid no bill.`);
      const issuedAt = await readClock(transaction, clock);
      const { about, seller, tax } = (await readSettings(transaction, config)).settings;
      const { number, ...place } = await takeNumber(transaction, 'invoice', issuedAt);
      const document = invoiceOf(
        { number, issuedAt },
        {
          shopName: about.name,
          seller: { name: seller.name, address: seller.address, gstin: tax.gstin, state: tax.state, lut: tax.lut },
          sac: tax.sac,
          taxRatePercent: config.TAX_RATE_PERCENT,
        },
        {
          orderNumber: order.number,
          buyer: { ...order.billing, email: order.email },
          currency: bill.currency,
          label: bill.label,
          lines: bill.lines.map(({ label, amount_minor }) => ({ label, amountMinor: amount_minor })),
          totalMinor: payment.amountMinor,
        },
      );
      await insertInvoice(transaction, { orderId: order.id, paymentId, refundId: null, ...place }, document);
    }),
  );
}

/** Runs an issue of an invoice; a unique index detects that another process issued it first. */
export async function once(issue: () => Promise<void>): Promise<boolean> {
  try {
    await issue();
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'invoices_payment') || isUniqueViolation(error, 'invoices_refund')) return false;
    throw error;
  }
}
