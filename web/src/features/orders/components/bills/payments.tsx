import { formatMoney } from '@nimantran/proto/domain/currency';
import type { Order } from '@nimantran/proto/domain/order';
import { getInvoice } from '@nimantran/proto/http/orders/orders';
import { addressOf } from '@nimantran/proto/http/shared/client';
import { Icon } from '../../../../components/pictures/icons.tsx';
import { classes } from '../../../../lib/classes.ts';
import { receiptDate } from '../../../../lib/time/dates.ts';
import { billElementId } from '../../hooks/use-asked-bill.ts';
import { paidBills } from '../../lib/bills.ts';
import { refundTitle, refundWords } from '../../lib/money-lines.ts';
import css from './payments.module.css';

/** Payments and refunds, with the invoices and receipts for both. */
export function Payments({ order, asked }: { order: Order; asked: string | null }) {
  const paid = paidBills(order);
  if (paid.length + order.refunds.length + order.invoices.length === 0) return null;
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">Payments</h2>
      <ul className={css.list}>
        {paid.map((bill) => (
          <li
            key={bill.id}
            id={billElementId(bill.id)}
            tabIndex={-1}
            className={classes(css.row, bill.id === asked && css.asked)}
          >
            <div>
              <p>{bill.label}</p>
              <p className={css.quiet}>Paid {bill.paid_at && receiptDate(bill.paid_at)}</p>
            </div>
            <p className={css.amount}>{formatMoney(bill.amount)}</p>
          </li>
        ))}
        {order.refunds.map((refund) => (
          <li key={refund.id} className={css.row}>
            <div>
              <p>Refund: {refundTitle(refund)}</p>
              <p className={classes(css.quiet, refund.state === 'failed' && css.bad)}>{refundWords(refund)}</p>
            </div>
            <p className={css.amount}>{formatMoney({ ...refund.amount, amount_minor: -refund.amount.amount_minor })}</p>
          </li>
        ))}
      </ul>
      {order.invoices.length > 0 && (
        <ul className={css.papers}>
          {order.invoices.map((invoice) => (
            <li key={invoice.id}>
              <a href={addressOf(getInvoice, { params: { number: order.number, invoice_id: invoice.id } })} download>
                <Icon name="download" size={18} />
                {invoice.kind === 'invoice' ? 'Invoice' : 'Credit note'} {invoice.number}
              </a>
              <span className={css.quiet}>
                PDF, {formatMoney(invoice.amount)}, {receiptDate(invoice.issued_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
