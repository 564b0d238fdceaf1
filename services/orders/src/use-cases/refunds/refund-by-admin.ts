import { recordChange } from '@nimantran/kit/events/record-change';
import { conflict } from '@nimantran/kit/http/problem';
import { type Currency, formatMoney } from '@nimantran/proto/domain/currency';
import { REFUND_REASON_LABELS, type RefundReason } from '@nimantran/proto/domain/order';
import type { Transaction } from 'kysely';
import { keyReused } from '../../db/idempotency.ts';
import { addHistory, type Staff } from '../../db/orders/history.ts';
import { paidMoneyOf } from '../../db/refunds/refundable-payments.ts';
import type { OrderRow, RefundRow, Tables } from '../../db/schema.ts';
import { type Allocation, allocateRefund, leftOf, type RefundPart } from '../../domain/refunds/refund-allocation.ts';
import { wantRefunds } from './want-refunds.ts';

export interface AdminRefundWish {
  /** Each key is refunded once. */
  reasonKey: string;
  reason: RefundReason;
  /** For staff. */
  note: string;
  supportNumber: string | null;
  by: Staff;
  /** Why no second admin was needed, or which admin agreed. */
  leave: { alone: string } | { approvalId: string; agreedBy: Staff };
  at: Date;
}

/** How a locked order's refund is split over its payments. @throws HttpProblem 409 `not_refundable`, `disputed` */
export async function refundPartsOf(
  transaction: Transaction<Tables>,
  order: Pick<OrderRow, 'id' | 'currency'>,
  amountMinor: number | null,
): Promise<RefundPart[]> {
  return partsOf(allocateRefund(await paidMoneyOf(transaction, order.id), amountMinor), order.currency);
}

/** Requests a refund's parts, and informs the customer and the audit log; the provider is asked after the commit. */
export async function refundByAdmin(
  transaction: Transaction<Tables>,
  order: OrderRow,
  parts: readonly RefundPart[],
  wish: AdminRefundWish,
): Promise<RefundRow[]> {
  const { by, at, leave } = wish;
  const left = (await paidMoneyOf(transaction, order.id)).reduce((sum, payment) => sum + leftOf(payment), 0);
  const refunds = await wantRefunds(transaction, parts, {
    reasonKey: wish.reasonKey,
    reasonCode: wish.reason,
    note: wish.note,
    requestedBy: by.uid,
    supportNumber: wish.supportNumber,
    approvalId: 'approvalId' in leave ? leave.approvalId : null,
    at,
  });
  // Idempotency keys expire after a while; refunds requested under them do not.
  if (refunds.length < parts.length) throw keyReused();
  const amountMinor = sumOf(parts);
  const amount = formatMoney({ currency: order.currency, amount_minor: amountMinor });
  const text = `We are refunding ${amount} the way you paid. ${REFUND_REASON_LABELS[wish.reason]}.`;
  await addHistory(transaction, order.id, { at, kind: 'refund_requested', text, by });
  const words =
    'alone' in leave ? (leave.alone === 'the only admin' ? ' by the only admin there is' : '') : ', two admins agreeing';
  await recordChange(transaction, 'orders', by, {
    action: 'refund.sent',
    target: { kind: 'order', id: order.number },
    summary: `${amount} of order ${order.number} sent back${words}.`,
    before: { refundable_minor: left },
    after: {
      refundable_minor: left - amountMinor,
      amount_minor: amountMinor,
      currency: order.currency,
      reason: wish.reason,
      support_number: wish.supportNumber,
      refunds: refunds.map(({ id }) => id),
      ...('alone' in leave ? { alone: leave.alone } : { approval: leave.approvalId, agreed_by: leave.agreedBy.uid }),
    },
  });
  return refunds;
}

/** @throws HttpProblem 409 `not_refundable` or `disputed`, with the amount that is left */
export function partsOf(allocation: Allocation, currency: Currency): RefundPart[] {
  if (allocation.kind === 'parts') return allocation.parts;
  const left = formatMoney({ currency, amount_minor: allocation.leftMinor });
  throw allocation.kind === 'disputed'
    ? conflict('disputed', `The payment is disputed: only ${left} can be refunded until the dispute is closed.`)
    : conflict('not_refundable', `Only ${left} of this order can still be refunded.`);
}

/** @throws HttpProblem 409 `refund_changed` if the amount left differs from the requested full amount */
export function refuseOtherRest(parts: readonly RefundPart[], amountMinor: number, currency: Currency): void {
  const left = sumOf(parts);
  if (left === amountMinor) return;
  const shown = (amount_minor: number) => formatMoney({ currency, amount_minor });
  throw conflict(
    'refund_changed',
    `You requested a full refund of ${shown(amountMinor)}, but only ${shown(left)} is left now. Request it again.`,
  );
}

export function sumOf(parts: readonly RefundPart[]): number {
  return parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
