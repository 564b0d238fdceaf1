import { formatMoney } from '@nimantran/proto/domain/currency';
import type { BillRow, OrderRow } from '../db/schema.ts';
import { indianTime } from './indian-time.ts';
import type { MailContent } from './layout.ts';

/** The customer has paid, and their bank takes its time. */
export function paymentPendingMail(
  { order, bill, since }: { order: OrderRow; bill: BillRow; since: Date },
  orderUrl: string,
): MailContent {
  const amount = formatMoney({ currency: bill.currency, amount_minor: bill.amountMinor });
  return {
    subject: `Your payment for order ${order.number} is on its way`,
    preview: 'Your bank has not confirmed it yet. Please do not pay twice.',
    heading: 'Your payment is on its way.',
    paragraphs: [
      'You have finished paying, and your bank has not confirmed it yet. Depending on how you paid, this takes minutes or some days. Please do not pay twice.',
      'We write to you as soon as the payment has arrived, and start then. The time until your video is ready counts from that moment. If the bank refuses the payment, we tell you too.',
    ],
    rows: rowsOf(order, bill, amount, { label: 'Paid', value: indianTime(since) }),
    action: { label: 'See your order', url: orderUrl },
    footer: 'Nobody reads replies to this email. If something is wrong, please write to support.',
  };
}

/** The bank refused a payment that the customer had finished. */
export function paymentFailedMail(
  { order, bill, payUntil }: { order: OrderRow; bill: BillRow; payUntil: Date | null },
  orderUrl: string,
): MailContent {
  const amount = formatMoney({ currency: bill.currency, amount_minor: bill.amountMinor });
  return {
    subject: `Your payment for order ${order.number} did not arrive`,
    preview: order.paymentError ?? 'Your bank did not confirm it.',
    heading: 'Your payment did not arrive.',
    paragraphs: [
      'Your bank did not confirm the payment, so we have not received any money. If your account shows a charge, your bank returns it.',
      'Everything you entered is saved. You can pay again, in the same way or in another.',
    ],
    ...(order.paymentError !== null && { quote: { label: 'The reason given', text: order.paymentError } }),
    rows: rowsOf(order, bill, amount, ...(payUntil ? [{ label: 'Please pay by', value: indianTime(payUntil) }] : [])),
    action: { label: `Pay ${amount}`, url: `${orderUrl}?bill=${bill.id}` },
    footer: 'Nobody reads replies to this email. If something is wrong, please write to support.',
  };
}

const rowsOf = (order: OrderRow, bill: BillRow, amount: string, ...more: { label: string; value: string }[]) => [
  { label: 'Order', value: order.number },
  { label: 'For', value: bill.label },
  { label: 'Amount', value: amount, strong: true },
  ...more,
];
