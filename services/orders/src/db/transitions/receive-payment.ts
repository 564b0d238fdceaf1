import type { DbClock } from '@nimantran/kit/db/database';
import { type Currency, formatMoney } from '@nimantran/proto/domain/currency';
import { orderPaid } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import { dueTime } from '../../domain/due-time.ts';
import { stateAfter } from '../../domain/order-states.ts';
import { closeCheckouts, endCheckout } from '../checkouts.ts';
import { readClock } from '../clock.ts';
import { writeOrderEvent } from '../events.ts';
import { addHistory } from '../history.ts';
import { holidaysOf } from '../holidays.ts';
import { wantMail } from '../mails.ts';
import { lockOrder, updateOrder } from '../orders.ts';
import { recordPayment } from '../payments.ts';
import { wantRefund } from '../refunds.ts';
import type { OrderRow, Tables } from '../schema.ts';

export interface ReceivedPayment {
  orderId: string;
  checkoutId: string | null;
  paymentIntent: string;
  /** ISO 4217 in capitals, as the provider charged it. */
  currency: string;
  amountMinor: number;
}

export type PaymentOutcome = 'accepted' | 'refused' | 'known' | 'unknown_order';

/**
 * The one way by which verified money reaches an order, whoever brings the news: webhook, return from checkout or
 * reconciliation. It is recorded once; an order that cannot take it sends it back.
 */
export async function receivePayment(
  transaction: Transaction<Tables>,
  clock: DbClock,
  payment: ReceivedPayment,
): Promise<PaymentOutcome> {
  const order = await lockOrder(transaction, payment.orderId);
  if (!order) return 'unknown_order';
  if (payment.checkoutId) await endCheckout(transaction, payment.checkoutId, 'paid');
  const at = await readClock(transaction, clock);
  const accepted = canTake(order, payment);
  const recorded = await recordPayment(transaction, {
    orderId: order.id,
    paymentIntent: payment.paymentIntent,
    checkoutId: payment.checkoutId,
    currency: payment.currency,
    amountMinor: payment.amountMinor,
    outcome: accepted ? 'accepted' : 'refused',
    receivedAt: at,
  });
  if (!recorded) return 'known';
  if (accepted) {
    await takePayment(transaction, order, at);
    return 'accepted';
  }
  await wantRefund(transaction, {
    payment: recorded,
    amountMinor: recorded.amountMinor,
    reasonKey: `refused:${recorded.paymentIntent}`,
    reason: `The order was ${order.state} when the money came`,
    at,
  });
  const amount = shown(payment);
  await addHistory(transaction, order.id, {
    at,
    kind: 'refund_requested',
    text: `A payment of ${amount} came that this order could not take. It is being sent back to your card.`,
  });
  return 'refused';
}

function canTake(order: OrderRow, payment: ReceivedPayment): boolean {
  return (
    stateAfter(order.state, 'pay') !== undefined &&
    order.currency === payment.currency &&
    order.totalMinor === payment.amountMinor
  );
}

async function takePayment(transaction: Transaction<Tables>, order: OrderRow, at: Date): Promise<void> {
  const dueAt = dueTime(at, order.delivery, await holidaysOf(transaction));
  await updateOrder(transaction, order.id, { state: 'processing', paidAt: at, dueAt, paymentError: null });
  await closeCheckouts(transaction, order.id);
  const paid = { currency: order.currency, amount_minor: order.totalMinor };
  await addHistory(transaction, order.id, { at, kind: 'paid', text: `We received your payment of ${formatMoney(paid)}.` });
  await wantMail(transaction, { orderId: order.id, kind: 'receipt', at });
  await writeOrderEvent(transaction, orderPaid, order.id, {
    order_id: order.id,
    order_number: order.number,
    customer_uid: order.ownerUid,
    theme: { id: order.themeId, version: order.themeVersion, title: order.themeTitle },
    customisation: order.customisation,
    resolution: order.resolution,
    delivery: order.delivery,
    remove_watermark: order.removeWatermark,
    due_at: dueAt.toISOString(),
    paid,
  });
}

function shown(payment: ReceivedPayment): string {
  const known: readonly string[] = ['INR', 'USD', 'EUR', 'GBP'] satisfies Currency[];
  return known.includes(payment.currency)
    ? formatMoney({ currency: payment.currency as Currency, amount_minor: payment.amountMinor })
    : `${payment.amountMinor / 100} ${payment.currency}`;
}
