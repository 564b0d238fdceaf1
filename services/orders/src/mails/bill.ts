import { formatMoney } from '@nimantran/proto/domain/currency';
import { DAYS_FOR_BALANCE } from '@nimantran/proto/domain/time-to-pay';
import type { BillRow, OrderRow } from '../db/schema.ts';
import { indianTime } from './indian-time.ts';
import type { MailContent } from './layout.ts';

export function billMail({ order, bill }: { order: OrderRow; bill: BillRow }, orderUrl: string): MailContent {
  const amount = formatMoney({ currency: bill.currency, amount_minor: bill.amountMinor });
  const until = bill.payUntil && indianTime(bill.payUntil);
  return {
    subject: `${amount} to pay for order ${order.number}: ${bill.label}`,
    preview: until ? `${bill.label} · pay by ${until}` : bill.label,
    heading: bill.kind === 'deposit' ? 'Your order is ready for the first payment.' : 'Ready when you are.',
    paragraphs: [...reasonOf(bill), 'You pay on our payment provider’s page. Nothing is charged before you pay.'],
    rows: [
      { label: 'Order', value: order.number },
      { label: 'For', value: bill.label },
      ...(bill.lines.length > 1
        ? bill.lines.map((line) => ({
            label: line.label,
            value: formatMoney({ currency: bill.currency, amount_minor: line.amount_minor }),
          }))
        : []),
      { label: 'To pay', value: amount, strong: true },
      ...(until ? [{ label: 'By', value: until }] : []),
    ],
    action: { label: `Pay ${amount}`, url: `${orderUrl}?bill=${bill.id}` },
    footer: 'Prices include all taxes that apply. If this is not what we agreed, do not pay; please write to support.',
  };
}

function reasonOf({ kind }: BillRow): string[] {
  switch (kind) {
    case 'deposit':
      return [
        'Pay the first half, and we will make a preview of your video for you to watch. If you like it, pay the other half and we will finish the video.',
        `If the other half is not paid within ${DAYS_FOR_BALANCE} days of the preview, the order expires and we keep the first half, because the preview has been made.`,
      ];
    case 'revision':
      return [
        'We will remake your video with your changes once this is paid. Your current video stays available until the new one is ready.',
      ];
    case 'customisation':
      return ['As agreed with support, we will start on your request once this is paid.'];
    case 'whole':
    case 'balance':
      return ['Once this is paid, we will finish your video.'];
  }
}
