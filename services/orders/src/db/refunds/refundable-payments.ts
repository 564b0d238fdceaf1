import type { Money } from '@nimantran/proto/domain/currency';
import type { Kysely } from 'kysely';
import { holdsUpRefunds, isMoneyContested } from '../../domain/payments/dispute-status.ts';
import { isWhollyRefunded, type TakenMoney } from '../../domain/refunds/ended-by-refund.ts';
import type { PaidMoney } from '../../domain/refunds/refund-allocation.ts';
import type { DisputeRow, OrderRow, PaymentRow, RefundRow, Tables } from '../schema.ts';

interface Movements {
  payments: PaymentRow[];
  refunds: Pick<RefundRow, 'paymentId' | 'state' | 'amountMinor'>[];
  disputes: Pick<DisputeRow, 'paymentId' | 'status' | 'amountMinor'>[];
}

/** An order's accepted payments, newest first, with the refundable rest of each. Reliable only under the order's lock. */
export async function paidMoneyOf(db: Kysely<Tables>, orderId: string, billIds?: ReadonlySet<string>): Promise<PaidMoney[]> {
  const movements = await movementsOf(db, orderId);
  return movements.payments
    .filter(({ outcome, billId }) => outcome === 'accepted' && (!billIds || (billId !== null && billIds.has(billId))))
    .map((payment) => paidMoney(payment, movements));
}

/** The refundable rest of one payment, whether the order took it or not. */
export async function paidMoneyOfPayment(db: Kysely<Tables>, orderId: string, paymentId: string): Promise<PaidMoney | undefined> {
  const movements = await movementsOf(db, orderId);
  const payment = movements.payments.find(({ id }) => id === paymentId);
  return payment && paidMoney(payment, movements);
}

const GONE: readonly RefundRow['state'][] = ['succeeded'];
const GONE_OR_GOING: readonly RefundRow['state'][] = ['wanted', 'pending', 'succeeded'];

/** The payments that an order took, what they were for, and what was returned; by default only refunds that are final count. */
export async function takenMoneyOf(db: Kysely<Tables>, orderId: string, counted = GONE): Promise<TakenMoney[]> {
  const { payments, refunds, disputes } = await movementsOf(db, orderId);
  const bills = await db.selectFrom('bills').select(['id', 'kind']).where('orderId', '=', orderId).execute();
  const kinds = new Map(bills.map(({ id, kind }) => [id, kind]));
  return payments.flatMap((payment) => {
    const billKind = payment.billId === null ? undefined : kinds.get(payment.billId);
    if (billKind === undefined) return [];
    const back = refunds.filter(({ paymentId, state }) => paymentId === payment.id && counted.includes(state));
    const lost = disputes.filter(({ paymentId, status }) => paymentId === payment.id && status === 'lost');
    return [{ billKind, amountMinor: payment.amountMinor, backMinor: sumOf(back) + sumOf(lost) }];
  });
}

/**
 * Whether all money for the video is refunded or on its way: no further payment is taken. Reliable only under the order's lock.
 */
export async function isGoingBack(db: Kysely<Tables>, orderId: string): Promise<boolean> {
  const refund = await db
    .selectFrom('refunds')
    .select('id')
    .where('orderId', '=', orderId)
    .where('state', 'in', GONE_OR_GOING)
    .limit(1)
    .executeTakeFirst();
  if (!refund) return false;
  return isWhollyRefunded(await takenMoneyOf(db, orderId, GONE_OR_GOING));
}

/** Money that an order took and keeps, after refunds and lost disputes. */
export async function keptMoneyOf(db: Kysely<Tables>, order: Pick<OrderRow, 'id' | 'currency'>): Promise<Money> {
  const taken = await takenMoneyOf(db, order.id, GONE_OR_GOING);
  const kept = taken.reduce((sum, { amountMinor, backMinor }) => sum + Math.max(0, amountMinor - backMinor), 0);
  return { currency: order.currency, amount_minor: kept };
}

async function movementsOf(db: Kysely<Tables>, orderId: string): Promise<Movements> {
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('receivedAt', 'desc')
    .orderBy('id')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['paymentId', 'state', 'amountMinor'])
    .where('orderId', '=', orderId)
    .execute();
  const disputes = await db
    .selectFrom('disputes')
    .select(['paymentId', 'status', 'amountMinor'])
    .where('orderId', '=', orderId)
    .execute();
  return { payments, refunds, disputes };
}

function paidMoney(payment: PaymentRow, { refunds, disputes }: Movements): PaidMoney {
  const ours = disputes.filter(({ paymentId }) => paymentId === payment.id);
  return {
    paymentId: payment.id,
    amountMinor: payment.amountMinor,
    refundedMinor: sumOf(refunds.filter(({ paymentId, state }) => paymentId === payment.id && state !== 'failed')),
    contestedMinor: sumOf(ours.filter(({ status }) => isMoneyContested(status))),
    isHeldUp: ours.some(({ status }) => holdsUpRefunds(status)),
  };
}

function sumOf(entries: readonly { amountMinor: number }[]): number {
  return entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
