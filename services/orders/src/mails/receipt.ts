import { formatMoney } from '@nimantran/proto/domain/currency';
import type { BillKind } from '@nimantran/proto/domain/order';
import type { BillRow, OrderRow } from '../db/schema.ts';
import { indianTime } from './indian-time.ts';
import type { MailContent } from './layout.ts';

export interface Receipt {
  order: OrderRow;
  bill: BillRow;
  /** The bill that is due after a preview. */
  balance: BillRow | undefined;
  invoiceNumber: string | undefined;
}

export function receiptMail(receipt: Receipt, orderUrl: string): MailContent {
  const { order, bill, invoiceNumber } = receipt;
  const due = order.dueAt && indianTime(order.dueAt);
  const amount = formatMoney({ currency: bill.currency, amount_minor: bill.amountMinor });
  const lines = bill.kind === 'whole' ? bill.lines : [{ label: bill.label, amount_minor: bill.amountMinor }];
  return {
    subject: bill.kind === 'whole' ? `We received your order ${order.number}` : `We received ${amount} for order ${order.number}`,
    preview: due ? `${order.headline} · ready by ${due}` : order.headline,
    heading: HEADINGS[bill.kind],
    paragraphs: [
      `We received your payment of ${amount} for "${order.headline}" with the theme ${order.themeTitle}.`,
      ...nextOf(receipt, due),
    ],
    rows: [
      { label: 'Order', value: order.number },
      { label: 'Video', value: `${order.resolution}, ${order.delivery} delivery` },
      ...lines.map(({ label, amount_minor }) => ({ label, value: formatMoney({ currency: bill.currency, amount_minor }) })),
      { label: 'Paid', value: amount, strong: true },
      ...(invoiceNumber ? [{ label: 'Invoice (attached)', value: invoiceNumber }] : []),
    ],
    action: { label: 'See your order', url: orderUrl },
    footer: `Prices include all taxes that apply.${invoiceNumber ? '' : ' Your invoice is on your order page.'} If you want to correct something, write to support before the video is finished.`,
  };
}

const HEADINGS: Readonly<Record<BillKind, string>> = {
  whole: 'Thank you. Your video is being made.',
  deposit: 'Thank you. Your preview is being made.',
  balance: 'Thank you. Your video is being finished.',
  revision: 'Thank you. Your changes are being made.',
  customisation: 'Thank you. We are working on your request.',
};

function nextOf({ bill, balance }: Receipt, due: string | null): string[] {
  const ready = due ? [`It will be ready by ${due} at the latest. We will email you as soon as it is.`] : [];
  switch (bill.kind) {
    case 'whole':
      return ['We check every video before you get it.', ...ready];
    case 'deposit': {
      const rest = balance ? ` (${formatMoney({ currency: balance.currency, amount_minor: balance.amountMinor })})` : '';
      return [
        'Our designers are making a preview of your video: small, and with a watermark.',
        `We will email you when you can watch it. If you like it, pay the other half${rest} and we will finish the video.`,
      ];
    }
    case 'balance':
      return ['You have paid in full. We will finish the video as you saw it, without the preview’s watermark.', ...ready];
    case 'revision':
      return ['Your current video stays in My Orders until the new one is ready.', ...ready];
    case 'customisation':
      return [`As agreed with support: ${bill.label}.`];
  }
}
