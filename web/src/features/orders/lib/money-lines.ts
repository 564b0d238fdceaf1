import type { Money } from '@nimantran/proto/domain/currency';
import { type Order, type OrderRefund, REFUND_REASON_LABELS } from '@nimantran/proto/domain/order';
import { receiptDate } from '../../../lib/time/dates.ts';

export interface MoneyLine {
  label: string;
  amount: Money;
}

/** Lines below the total: later charges, and payments and refunds if they differ from the total. */
export function moneyLines(order: Pick<Order, 'total' | 'paid' | 'refunded' | 'bills'>): MoneyLine[] {
  const { total, paid, refunded } = order;
  const lines: MoneyLine[] = order.bills
    .filter(
      (bill) => (bill.kind === 'revision' || bill.kind === 'customisation') && (bill.state === 'open' || bill.state === 'paid'),
    )
    .map((bill) => ({ label: bill.label, amount: bill.amount }));
  const back = refunded !== null && refunded.amount_minor > 0 ? refunded : null;
  if (paid !== null && (lines.length > 0 || back !== null || paid.amount_minor !== total.amount_minor))
    lines.push({ label: 'Paid', amount: paid });
  if (back !== null) lines.push({ label: 'Refunded', amount: back });
  return lines;
}

/** Once everything is paid and nothing was refunded, the total is the amount paid. */
export function totalLabel(order: Pick<Order, 'state' | 'total' | 'paid' | 'refunded' | 'bills' | 'has_preview'>): string {
  if (moneyLines(order).length > 0) return 'Total';
  if (order.paid !== null) return 'Paid';
  if (order.has_preview) return 'Total, in two halves';
  return order.state === 'awaiting_payment' ? 'To pay' : 'Total';
}

export function refundTitle(refund: Pick<OrderRefund, 'reason'>): string {
  return REFUND_REASON_LABELS[refund.reason];
}

/** The current place of the refunded money. */
export function refundWords(refund: Pick<OrderRefund, 'state' | 'settled_at'>): string {
  switch (refund.state) {
    case 'requested':
      return 'We are about to refund it the way you paid.';
    case 'pending':
      return 'In progress at your bank: usually 5–10 working days.';
    case 'succeeded':
      return `Refunded${refund.settled_at === null ? '' : ` on ${receiptDate(refund.settled_at)}`}. Your bank may take 5–10 working days to show it.`;
    case 'failed':
      return 'The bank rejected it. We are putting this right and will write to you.';
  }
}

/** Lines about the money of an order that has ended. */
export function moneyAtTheEnd(order: Pick<Order, 'paid' | 'refunds' | 'refunded' | 'bills'>): string {
  if (order.paid === null && order.refunds.length === 0) return 'Nothing was charged.';
  if (order.refunds.some((refund) => refund.state === 'failed'))
    return 'A refund did not reach your bank. We are putting this right and will write to you.';
  if (order.refunds.some((refund) => refund.state !== 'succeeded'))
    return 'Your refund is on its way back, the way you paid: usually 5–10 working days.';
  const back = order.refunded?.amount_minor ?? 0;
  if (order.paid !== null && back < order.paid.amount_minor) {
    const deposit = order.bills.some((bill) => bill.kind === 'deposit' && bill.state === 'paid');
    if (deposit && back === 0)
      return 'The first half was kept for making the preview, as explained before you paid. The other half was not charged.';
  }
  return back > 0 ? 'Your money was refunded the way you paid. Your bank may take 5–10 working days to show it.' : '';
}
