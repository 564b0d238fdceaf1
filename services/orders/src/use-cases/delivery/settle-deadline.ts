import { formatMoney } from '@nimantran/proto/domain/currency';
import type { Transaction } from 'kysely';
import { addHistory } from '../../db/orders/history.ts';
import { updateOrder } from '../../db/orders/orders.ts';
import { billsOf } from '../../db/payments/bills.ts';
import { paidMoneyOf } from '../../db/refunds/refundable-payments.ts';
import type { BillRow, OrderRow, Tables } from '../../db/schema.ts';
import { isForVideo } from '../../domain/refunds/ended-by-refund.ts';
import { allocateRefund, leftOf, type PaidMoney } from '../../domain/refunds/refund-allocation.ts';
import { wantRefunds } from '../refunds/want-refunds.ts';

/**
 * Decides, once, whether the express deadline of a locked order was met: at the first delivery of its video, or when the deadline
 * passes without one. A missed deadline refunds the express fee and changes no state. Nothing is decided while studio waits for
 * the customer or a dispute holds the money of a late order; revisions and ended orders are skipped.
 */
export async function settleDeadline(
  transaction: Transaction<Tables>,
  order: OrderRow,
  now: Date,
): Promise<'not yet' | 'kept' | 'missed'> {
  const { dueAt, completedAt } = order;
  const isAsked = order.delivery === 'express' && order.deadlineSettledAt === null && order.heldAt === null;
  const isDone = order.state === 'completed';
  if (!isAsked || !dueAt || !(isDone || order.state === 'processing')) return 'not yet';
  const madeAt = completedAt ?? now;
  if (!isDone && now <= dueAt) return 'not yet';
  const isLate = madeAt > dueAt;
  const paid = isLate ? await paidForVideo(transaction, order.id) : undefined;
  if (paid?.payments.some(({ isHeldUp }) => isHeldUp)) return 'not yet';
  await updateOrder(transaction, order.id, { deadlineSettledAt: now });
  if (paid) await refundExpress(transaction, order, paid, now);
  return isLate ? 'missed' : 'kept';
}

/** The payments for the video, and the bill that carries its price. */
async function paidForVideo(transaction: Transaction<Tables>, orderId: string): Promise<PaidVideo> {
  const paidFor = (await billsOf(transaction, orderId)).filter(({ kind, state }) => isForVideo(kind) && state === 'paid');
  const payments = await paidMoneyOf(transaction, orderId, new Set(paidFor.map(({ id }) => id)));
  return { main: paidFor.find(({ kind }) => kind !== 'deposit'), payments };
}

interface PaidVideo {
  main: BillRow | undefined;
  payments: PaidMoney[];
}

/** Refunds the express line, or as much of it as is left of the money for the video. */
async function refundExpress(
  transaction: Transaction<Tables>,
  order: OrderRow,
  { main, payments }: PaidVideo,
  at: Date,
): Promise<void> {
  if (!main) return;
  const left = payments.reduce((sum, payment) => sum + leftOf(payment), 0);
  const express = order.lines.filter(({ kind }) => kind === 'express').reduce((sum, line) => sum + line.amount_minor, 0);
  const amountMinor = Math.min(express, left);
  const allocation = amountMinor > 0 ? allocateRefund(payments, amountMinor) : undefined;
  if (allocation?.kind !== 'parts') return;
  const wanted = await wantRefunds(transaction, allocation.parts, {
    reasonKey: `late-express:${order.id}:${main.id}`,
    reasonCode: 'late_delivery',
    note: `Promised by ${order.dueAt?.toISOString() ?? 'no time'}`,
    at,
  });
  if (wanted.length === 0) return;
  const amount = formatMoney({ currency: order.currency, amount_minor: amountMinor });
  await addHistory(transaction, order.id, {
    at,
    kind: 'late',
    text: `We are later than we promised. The ${amount} for express delivery is refunded the way you paid.`,
  });
}
