import { formatMoney } from '@nimantran/proto/domain/currency';
import type { Transaction } from 'kysely';
import { addHistory, type Staff } from '../../db/orders/history.ts';
import { updateOrder } from '../../db/orders/orders.ts';
import { changeBill } from '../../db/payments/bills.ts';
import { closeCheckouts, openCheckoutOf } from '../../db/payments/checkouts.ts';
import type { BillRow, OrderRow, Tables } from '../../db/schema.ts';

/** Withdraws an open bill of a locked order, and ends the checkout in which it could be paid. */
export async function withdrawBillOf(
  transaction: Transaction<Tables>,
  order: OrderRow,
  bill: BillRow,
  { at, why, by }: { at: Date; why: 'withdrawn' | 'unpaid'; by?: Staff },
): Promise<BillRow> {
  const withdrawn = await changeBill(transaction, bill.id, { state: 'void' });
  const checkout = await openCheckoutOf(transaction, order.id);
  if (checkout?.billId === bill.id) {
    await closeCheckouts(transaction, order.id);
    await updateOrder(transaction, order.id, { paymentError: null });
  }
  const amount = formatMoney({ currency: bill.currency, amount_minor: bill.amountMinor });
  const text =
    why === 'withdrawn'
      ? `We have withdrawn the bill "${bill.label}" of ${amount}: you do not need to pay it.`
      : `The bill "${bill.label}" of ${amount} was not paid in time and is void.`;
  await addHistory(transaction, order.id, { at, kind: 'bill_withdrawn', text, by });
  return withdrawn;
}
