import { formatMoney } from '@nimantran/proto/domain/currency';
import type { OrderRow } from '../db/schema.ts';
import { indianTime } from './indian-time.ts';
import type { MailContent } from './layout.ts';

/** The payment arrived: what was bought, what it cost, and by when it is ready. */
export function receiptMail(order: OrderRow, orderUrl: string): MailContent {
  const money = (amount_minor: number) => formatMoney({ currency: order.currency, amount_minor });
  const due = order.dueAt ? indianTime(order.dueAt) : 'soon';
  return {
    subject: `We have your order ${order.number}`,
    preview: `${order.headline} · ready by ${due}`,
    heading: 'Thank you. Your video is being made.',
    paragraphs: [
      `We received your payment for "${order.headline}" with the theme ${order.themeTitle}. Our designers check every word and photo before the video is drawn.`,
      `It will be ready by ${due} at the latest. We write to you the moment it is.`,
    ],
    rows: [
      { label: 'Order', value: order.number },
      { label: 'Theme', value: order.themeTitle },
      { label: 'Video', value: `${order.resolution}, ${order.delivery} delivery` },
      ...order.lines.map((line) => ({ label: line.label, value: money(line.amount_minor) })),
      { label: 'Paid', value: money(order.totalMinor), strong: true },
    ],
    action: { label: 'See your order', url: orderUrl },
    footer: 'Prices include tax. Something to correct? Write to support before the video is finished.',
  };
}
