import { type ApprovalKind, approvalKind, type Decider } from '@nimantran/kit/approvals/approval-kind';
import { databaseClock, readClock } from '@nimantran/kit/db/database';
import type { Approval } from '@nimantran/proto/domain/approval';
import { RefundReason } from '@nimantran/proto/domain/order';
import type { Transaction } from 'kysely';
import { type Static, Type } from 'typebox';
import { lockOrderByNumber } from '../../db/orders/orders.ts';
import type { OrderRow, Tables } from '../../db/schema.ts';
import type { RefundPart } from '../../domain/refunds/refund-allocation.ts';
import { restOfStopped, stopOrder } from '../orders/stop-order.ts';
import { type AdminRefundWish, refundByAdmin, refundPartsOf, refuseOtherRest } from './refund-by-admin.ts';

const RefundPayload = Type.Object({
  order_number: Type.String(),
  /** As requested; with `whole`, the request was for everything that is left. */
  amount_minor: Type.Integer({ minimum: 1 }),
  whole: Type.Boolean(),
  reason: RefundReason,
  note: Type.String(),
  support_number: Type.Union([Type.String(), Type.Null()]),
});

/** A refund above the limit of a single admin: exactly the requested amount is refunded, or nothing. */
export const REFUND_APPROVAL = moneyApproval('refund', {
  partsOf: (transaction, order, { whole, amount_minor }) => refundPartsOf(transaction, order, whole ? null : amount_minor),
  send: refundByAdmin,
});

/** Stopping an order above the limit of a single admin: all of its money is refunded, or the order is not stopped. */
export const STOP_APPROVAL = moneyApproval('order_stop', { partsOf: restOfStopped, send: stopOrder });

interface Sending {
  partsOf(transaction: Transaction<Tables>, order: OrderRow, asked: Static<typeof RefundPayload>): Promise<RefundPart[]>;
  send(transaction: Transaction<Tables>, order: OrderRow, parts: readonly RefundPart[], wish: AdminRefundWish): Promise<unknown>;
}

function moneyApproval(kind: string, { partsOf, send }: Sending): ApprovalKind<Tables> {
  return approvalKind<Tables, typeof RefundPayload>(kind, RefundPayload, async (transaction, { approval, payload, decider }) => {
    const at = await readClock(transaction, databaseClock);
    const order = await lockOrderByNumber(transaction, payload.order_number);
    const parts = await partsOf(transaction, order, payload);
    refuseOtherRest(parts, payload.amount_minor, order.currency);
    await send(transaction, order, parts, wishOf(approval, payload, decider, at));
  });
}

const wishOf = (approval: Approval, asked: Static<typeof RefundPayload>, agreedBy: Decider, at: Date): AdminRefundWish => ({
  reasonKey: `approved:${approval.id}`,
  reason: asked.reason,
  note: asked.note,
  supportNumber: asked.support_number,
  by: approval.asked_by,
  leave: { approvalId: approval.id, agreedBy },
  at,
});
