import { formatMoney } from '@nimantran/proto/domain/currency';
import type { BillRow, OrderRow } from '../db/schema.ts';
import { indianTime } from './indian-time.ts';
import type { MailContent } from './layout.ts';

export function previewMail(
  { order, balance, paidMinor }: { order: OrderRow; balance: BillRow; paidMinor: number },
  orderUrl: string,
): MailContent {
  const money = (amount_minor: number) => formatMoney({ currency: balance.currency, amount_minor });
  const until = balance.payUntil ? indianTime(balance.payUntil) : 'the order expires';
  return {
    subject: `Your preview is ready: ${order.headline}`,
    preview: `Watch it, then pay the other half (${money(balance.amountMinor)}) by ${until}`,
    heading: 'Your preview is ready.',
    paragraphs: [
      `Watch "${order.headline}" as it will look. The preview is small and carries a watermark; the finished video is in ${order.resolution}${order.removeWatermark ? ' and without a watermark' : ''}.`,
      `If you like it, pay the other half by ${until}, and we will finish the video as you saw it. If you would like a change, write to support before you pay.`,
      `If the other half is not paid by then, the order expires and we keep the ${money(paidMinor)} that you paid in advance, because the preview has been made.`,
    ],
    rows: [
      { label: 'Order', value: order.number },
      { label: 'Paid in advance', value: money(paidMinor) },
      { label: 'The other half', value: money(balance.amountMinor), strong: true },
      { label: 'Pay until', value: until },
    ],
    action: { label: 'Watch your preview', url: orderUrl },
    footer: 'Prices include all taxes that apply. The preview is only for you to check; please share the finished video instead.',
  };
}
