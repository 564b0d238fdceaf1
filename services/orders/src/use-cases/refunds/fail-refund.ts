import { type DbClock, readClock } from '@nimantran/kit/db/database';
import type { Transaction } from 'kysely';
import { addHistory } from '../../db/orders/history.ts';
import { lockOrder } from '../../db/orders/orders.ts';
import { giveUpRefund, refundById } from '../../db/refunds/refunds.ts';
import type { Tables } from '../../db/schema.ts';
import { shownMoney } from '../../domain/payments/shown-money.ts';

/** Gives up a refused refund, unless it was made after all; notifies the customer, unless another refund returned the money. */
export async function failRefund(
  transaction: Transaction<Tables>,
  clock: DbClock,
  refund: { id: string; orderId: string },
  why: { error: string; isBackAlready: boolean },
): Promise<boolean> {
  const order = await lockOrder(transaction, refund.orderId);
  const wanted = await refundById(transaction, refund.id);
  if (!order || wanted?.state !== 'wanted') return false;
  await giveUpRefund(transaction, wanted.id, why.error);
  if (why.isBackAlready) return true;
  const amount = shownMoney(wanted.currency, wanted.amountMinor);
  await addHistory(transaction, order.id, {
    at: await readClock(transaction, clock),
    kind: 'refund_failed',
    text: `${amount} could not be refunded the way you paid. We are putting this right.`,
  });
  return true;
}
