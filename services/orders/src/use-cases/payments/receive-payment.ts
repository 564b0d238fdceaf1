import { type DbClock, readClock } from '@nimantran/kit/db/database';
import { formatMoney } from '@nimantran/proto/domain/currency';
import { orderDepositPaid, orderPaid } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import { holidaysOf } from '../../db/delivery/holidays.ts';
import { wantMail } from '../../db/mails/mails.ts';
import { endDrafts } from '../../db/orders/drafts.ts';
import { addHistory } from '../../db/orders/history.ts';
import { lockOrder, updateOrder } from '../../db/orders/orders.ts';
import { billById, changeBill } from '../../db/payments/bills.ts';
import { closeCheckouts, endCheckout } from '../../db/payments/checkouts.ts';
import { book } from '../../db/payments/ledger.ts';
import { recordPayment } from '../../db/payments/payments.ts';
import { lockIntent, takePendingFacts } from '../../db/payments/pending-facts.ts';
import { isGoingBack } from '../../db/refunds/refundable-payments.ts';
import { passReviewOn } from '../../db/reviews/reviews.ts';
import type { BillRow, OrderRow, PaymentRow, Tables } from '../../db/schema.ts';
import { writeOrderEvent } from '../../db/write-order-event.ts';
import { dueTime } from '../../domain/delivery/due-time.ts';
import { canPay } from '../../domain/payments/bill-moves.ts';
import { stateAfterOrRefuse } from '../orders/next-state.ts';
import { orderForStudio } from '../orders/order-for-studio.ts';
import { startRevision } from '../orders/start-revision.ts';
import { returnPayment } from '../refunds/return-payment.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { noteDispute } from './note-dispute.ts';

export interface ReceivedPayment {
  orderId: string;
  checkoutId: string | null;
  /** The bill it was meant for; null if unknown. */
  billId: string | null;
  paymentIntent: string;
  /** ISO 4217 in capitals, as charged by the provider. */
  currency: string;
  amountMinor: number;
}

export type PaymentOutcome = 'accepted' | 'refused' | 'known' | 'unknown_order';

/** The only way verified money reaches an order. It is recorded once, and refunded if the order cannot take it. */
export async function receivePayment(
  transaction: Transaction<Tables>,
  clock: DbClock,
  payment: ReceivedPayment,
): Promise<PaymentOutcome> {
  await lockIntent(transaction, payment.paymentIntent);
  const order = await lockOrder(transaction, payment.orderId);
  if (!order) return 'unknown_order';
  if (payment.checkoutId) await endCheckout(transaction, payment.checkoutId, 'paid');
  const at = await readClock(transaction, clock);
  const bill = await billFor(transaction, order, payment);
  const recorded = await recordPayment(transaction, {
    orderId: order.id,
    paymentIntent: payment.paymentIntent,
    checkoutId: payment.checkoutId,
    billId: bill?.id ?? null,
    currency: payment.currency,
    amountMinor: payment.amountMinor,
    outcome: bill ? 'accepted' : 'refused',
    receivedAt: at,
  });
  if (!recorded) return 'known';
  await book(transaction, {
    orderId: order.id,
    kind: 'payment',
    providerRef: payment.paymentIntent,
    currency: payment.currency,
    amountMinor: payment.amountMinor,
    at,
  });
  if (bill) {
    await payBill(transaction, order, bill, at);
    await passReviewOn(transaction, order);
    await endDrafts(transaction, (eb) => eb('orderId', '=', order.id));
    await wantMail(transaction, { orderId: order.id, kind: 'receipt', subjectId: recorded.id, at });
    await settlePendingFacts(transaction, clock, recorded);
    return 'accepted';
  }
  await settlePendingFacts(transaction, clock, recorded);
  await returnPayment(transaction, order, recorded, {
    at,
    note: `The order was already ${order.state} when the payment arrived`,
  });
  return 'refused';
}

/** The bill that the money pays: open, for this amount, and of an order that can still take the payment. */
async function billFor(
  transaction: Transaction<Tables>,
  order: OrderRow,
  payment: ReceivedPayment,
): Promise<BillRow | undefined> {
  const bill = payment.billId === null ? undefined : await billById(transaction, payment.billId);
  const fits =
    bill?.orderId === order.id &&
    bill.state === 'open' &&
    bill.currency === payment.currency &&
    bill.amountMinor === payment.amountMinor &&
    canPay(order.state, bill.kind) &&
    !(await isGoingBack(transaction, order.id));
  return fits ? bill : undefined;
}

async function payBill(transaction: Transaction<Tables>, order: OrderRow, bill: BillRow, at: Date): Promise<void> {
  await changeBill(transaction, bill.id, { state: 'paid', paidAt: at });
  await closeCheckouts(transaction, order.id);
  const paid = { currency: bill.currency, amount_minor: bill.amountMinor };
  await addHistory(transaction, order.id, { at, kind: 'paid', text: `We received your payment of ${formatMoney(paid)}.` });
  const dueAt = dueTime(at, order.delivery, await holidaysOf(transaction));
  switch (bill.kind) {
    case 'whole':
    case 'balance': {
      const state = stateAfterOrRefuse(order.state, bill.kind === 'whole' ? 'pay' : 'pay_balance');
      const paidAt = order.paidAt ?? at;
      const next = await updateOrder(transaction, order.id, { state, paidAt, dueAt, paymentError: null });
      await writeOrderEvent(transaction, orderPaid, order.id, { ...orderForStudio(next, dueAt), paid });
      return;
    }
    case 'deposit': {
      const state = stateAfterOrRefuse(order.state, 'pay_deposit');
      const termsAcceptedAt = order.termsAcceptedAt ?? at;
      const next = await updateOrder(transaction, order.id, { state, termsAcceptedAt, paidAt: at, dueAt, paymentError: null });
      await writeOrderEvent(transaction, orderDepositPaid, order.id, { ...orderForStudio(next, dueAt), paid });
      return;
    }
    case 'revision':
      if (bill.revision) await startRevision(transaction, order, bill.revision, { at, dueAt });
      return;
    case 'customisation':
      await updateOrder(transaction, order.id, { paymentError: null });
  }
}

/** Applies the provider's news that arrived before its payment. */
async function settlePendingFacts(transaction: Transaction<Tables>, clock: DbClock, payment: PaymentRow): Promise<void> {
  for (const fact of await takePendingFacts(transaction, payment)) {
    if (fact.kind === 'dispute') await noteDispute(transaction, clock, fact);
    else await settleRefund(transaction, clock, { ...fact, refundId: fact.refundId });
  }
}
