import type { Bill, BillKind, Order, OrderState } from '@nimantran/proto/domain/order';

/**
 * Kinds of bill that can be paid in each state: an order's own bills move it on, a change waits until the video under way is
 * finished.
 */
const PAYABLE: Readonly<Partial<Record<OrderState, readonly BillKind[]>>> = {
  awaiting_payment: ['whole', 'deposit'],
  preview_processing: ['customisation'],
  awaiting_balance: ['balance', 'customisation'],
  processing: ['customisation'],
  completed: ['revision', 'customisation'],
};

type Billed = Pick<Order, 'state' | 'bills' | 'can'>;

export function isPayable(order: Billed, bill: Bill): boolean {
  return bill.state === 'open' && order.can.pay && (PAYABLE[order.state]?.includes(bill.kind) ?? false);
}

export const openBills = (order: Pick<Order, 'bills'>): Bill[] => order.bills.filter((bill) => bill.state === 'open');

/** Paid bills, earliest payment first. */
export const paidBills = (order: Pick<Order, 'bills'>): Bill[] =>
  order.bills.filter((bill) => bill.paid_at !== null).sort((a, b) => Date.parse(a.paid_at ?? '') - Date.parse(b.paid_at ?? ''));

/** The effect of paying a bill, in a sentence under its label. */
export function billNote(bill: Pick<Bill, 'kind' | 'state'>): string {
  switch (bill.kind) {
    case 'whole':
      return 'The whole price, with all taxes that apply.';
    case 'deposit':
      return 'It pays for making the preview, and is not refunded if you stop after it.';
    case 'balance':
      return bill.state === 'planned'
        ? 'We ask for it after you have seen the preview.'
        : 'Then we make the full video, without the watermark.';
    case 'revision':
      return 'A change to your finished video. We start once it is paid.';
    case 'customisation':
      return 'A request beyond the theme, as agreed with support.';
  }
}

/** The bill a customer returns from paying: the one the tab remembers, else the one the order was waiting for. */
export function billOfReturn(order: Pick<Order, 'state' | 'bills'>, left: string | null): Bill | undefined {
  const known = order.bills.find((bill) => bill.id === left);
  if (known) return known;
  const waiting = order.state === 'awaiting_payment' || order.state === 'awaiting_balance';
  return (waiting ? openBills(order)[0] : undefined) ?? paidBills(order).at(-1);
}
