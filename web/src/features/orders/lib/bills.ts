import type { Bill, BillKind, Order, OrderState } from '@nimantran/proto/domain/order';

/** What can be paid in which state: an order's own bills move it on, a change waits for the film that is in work. */
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

/** Paid ones, first paid first. */
export const paidBills = (order: Pick<Order, 'bills'>): Bill[] =>
  order.bills.filter((bill) => bill.paid_at !== null).sort((a, b) => Date.parse(a.paid_at ?? '') - Date.parse(b.paid_at ?? ''));

/** What paying a bill brings, in a sentence under its label. */
export function billNote(bill: Pick<Bill, 'kind' | 'state'>): string {
  switch (bill.kind) {
    case 'whole':
      return 'The whole price, tax included.';
    case 'deposit':
      return 'It pays for making the preview, and is kept if you do not go on after it.';
    case 'balance':
      return bill.state === 'planned'
        ? 'We ask for it after you have seen the preview.'
        : 'Then we make the video in full, without the preview mark.';
    case 'revision':
      return 'A change to your finished video, as agreed with support. We begin when it is paid.';
    case 'customisation':
      return 'A wish beyond the theme, as agreed with support.';
  }
}

/** Which bill a customer comes back from paying: the one that was left for, else what the order was waiting for. */
export function billOfReturn(order: Pick<Order, 'state' | 'bills'>, left: string | null): Bill | undefined {
  const known = order.bills.find((bill) => bill.id === left);
  if (known) return known;
  const waiting = order.state === 'awaiting_payment' || order.state === 'awaiting_balance';
  return (waiting ? openBills(order)[0] : undefined) ?? paidBills(order).at(-1);
}
