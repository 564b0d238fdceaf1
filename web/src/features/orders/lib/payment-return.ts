import type { Bill, Order } from '@nimantran/proto/domain/order';
import { billOfReturn, openBills } from './bills.ts';

/** How the customer returned from the payment page, as far as is known yet. */
export type Return = { kind: 'none' } | { kind: 'cancelled' } | { kind: 'waiting'; bill: Bill } | { kind: 'thanks'; bill: Bill };

/** `left` is the bill that the tab remembers, if any. */
export function returnOf(order: Pick<Order, 'state' | 'bills'>, search: URLSearchParams, left: string | null): Return {
  // Paid in another tab meanwhile, or withdrawn with its order: the address still says how this tab came back.
  if (search.get('checkout') === 'cancelled') {
    const unpaid = openBills(order);
    const isLeft = order.bills.some(({ id }) => id === left) ? unpaid.some(({ id }) => id === left) : unpaid.length > 0;
    return { kind: isLeft ? 'cancelled' : 'none' };
  }
  const bill = search.get('paid') === '1' ? billOfReturn(order, left) : undefined;
  if (bill?.state === 'paid') return { kind: 'thanks', bill };
  return bill?.state === 'open' ? { kind: 'waiting', bill } : { kind: 'none' };
}
