import { REFUND_REASON_LABELS } from '@nimantran/proto/domain/order';
import type { OrderRow, RefundRow } from '../db/schema.ts';
import { shownMoney } from '../domain/payments/shown-money.ts';
import type { MailContent } from './layout.ts';

export interface RefundNews {
  order: OrderRow;
  refund: RefundRow;
  creditNoteNumber: string | undefined;
}

export function refundedMail({ order, refund, creditNoteNumber }: RefundNews, orderUrl: string): MailContent {
  const amount = shownMoney(refund.currency, refund.amountMinor);
  const way = refund.byHand
    ? 'We sent it by bank transfer, or in another way that we agreed with you, and not the way you paid.'
    : 'It goes back the way you paid, usually within 5 to 10 working days; the exact time depends on your bank.';
  return {
    subject: `${amount} refunded for order ${order.number}`,
    preview: `${REFUND_REASON_LABELS[refund.reasonCode]} · ${order.headline}`,
    heading: `We refunded ${amount}.`,
    paragraphs: [
      way,
      ...(refund.reasonCode === 'not_taken'
        ? [
            'The order had already ended or been paid when this payment arrived, so we refunded all of it. You were charged nothing.',
          ]
        : []),
      ...(order.state === 'refunded' ? ['The whole order has been refunded, and its video can no longer be downloaded.'] : []),
    ],
    rows: [
      { label: 'Order', value: order.number },
      { label: 'Reason', value: REFUND_REASON_LABELS[refund.reasonCode] },
      { label: 'Refunded', value: amount, strong: true },
      ...(creditNoteNumber ? [{ label: 'Credit note (attached)', value: creditNoteNumber }] : []),
    ],
    action: { label: 'See your order', url: orderUrl },
    footer: 'If it has not arrived after 10 working days, ask your bank first, then write to support.',
  };
}
