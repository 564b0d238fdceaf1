import { conflict, notFound } from '@nimantran/kit/http/problem';
import type { Transaction } from 'kysely';
import { lockOrder } from '../../db/orders/orders.ts';
import { paidMoneyOfPayment } from '../../db/refunds/refundable-payments.ts';
import { refundById } from '../../db/refunds/refunds.ts';
import type { OrderRow, RefundRow, Tables } from '../../db/schema.ts';
import { allocateRefund, type PaidMoney } from '../../domain/refunds/refund-allocation.ts';

/** A failed refund under its order's lock, with the refundable rest of its payment. */
export interface FailedRefund {
  order: OrderRow;
  refund: RefundRow;
  paid: PaidMoney;
}

/** Locks a failed, unresolved refund. @throws HttpProblem 404; 409 `not_failed`, `retried_before` */
export async function lockFailedRefund(transaction: Transaction<Tables>, refundId: string): Promise<FailedRefund> {
  const seen = await refundById(transaction, refundId);
  const order = seen && (await lockOrder(transaction, seen.orderId));
  const refund = order && (await refundById(transaction, refundId));
  const paid = refund && (await paidMoneyOfPayment(transaction, order.id, refund.paymentId));
  if (!order || !refund || !paid) throw notFound('refund_not_found', 'This refund does not exist.');
  if (refund.state !== 'failed') throw conflict('not_failed', 'This refund has not failed, so there is nothing to correct.');
  const retry = await transaction
    .selectFrom('refunds')
    .select('id')
    .where('reasonKey', '=', retryKeyOf(refund))
    .executeTakeFirst();
  if (retry) throw conflict('retried_before', `This refund was already tried again as ${retry.id}. See that refund.`);
  return { order, refund, paid };
}

export function retryKeyOf(refund: Pick<RefundRow, 'id'>): string {
  return `retry:${refund.id}`;
}

/** The part of a failed refund that its payment can still refund. */
export function restOf({ refund, paid }: FailedRefund): ReturnType<typeof allocateRefund> {
  const whole = allocateRefund([paid], null);
  if (whole.kind !== 'parts') return whole;
  const left = whole.parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return allocateRefund([paid], Math.min(left, refund.amountMinor));
}
