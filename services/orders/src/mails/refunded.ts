import { REFUND_REASON_LABELS } from '@nimantran/proto/domain/order';
import type { OrderRow, RefundRow } from '../db/schema.ts';
import { shownMoney } from '../domain/payments/shown-money.ts';
import type { MailContent } from './layout.ts';

export interface RefundNews {
  order: OrderRow;
  refund: RefundRow;
  creditNoteNumber: string | undefined;
}

/** A refund is on its way: how much, why, and when the bank shows it. */
export function refundedMail({ order, refund, creditNoteNumber }: RefundNews, orderUrl: string): MailContent {
  const amount = shownMoney(refund.currency, refund.amountMinor);
  const way = refund.byHand
    ? 'We sent it by bank transfer or another way that we agreed with you, and not to the card.'
    : 'It goes back the way it came. Cards show it within 5 to 10 working days, UPI and wallets mostly within 3; how fast is up to your bank.';
  return {
    subject: `${amount} refunded for order ${order.number}`,
    preview: `${REFUND_REASON_LABELS[refund.reasonCode]} · ${order.headline}`,
    heading: `We sent ${amount} back to you.`,
    paragraphs: [
      way,
      ...(refund.reasonCode === 'not_taken'
        ? ['The order was ended or paid already when this payment came, so all of it goes back and nothing was charged.']
        : []),
      ...(order.state === 'refunded' ? ['The whole order is refunded now, and its video can no longer be downloaded.'] : []),
    ],
    rows: [
      { label: 'Order', value: order.number },
      { label: 'Reason', value: REFUND_REASON_LABELS[refund.reasonCode] },
      { label: 'Sent back', value: amount, strong: true },
      ...(creditNoteNumber ? [{ label: 'Credit note, enclosed', value: creditNoteNumber }] : []),
    ],
    action: { label: 'See your order', url: orderUrl },
    footer: 'Not there after 10 working days? Ask your bank for it first, then write to support: we find it.',
  };
}
