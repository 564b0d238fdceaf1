import { approvalKind } from '@nimantran/kit/approvals/approval-kind';
import { databaseClock } from '@nimantran/kit/db/database';
import { RefundReason } from '@nimantran/proto/domain/order';
import { Type } from 'typebox';
import { readClock } from '../db/clock.ts';
import { lockOrderByNumber } from '../db/orders.ts';
import type { Tables } from '../db/schema.ts';
import { refundByAdmin, refundPartsOf, refuseOtherRest } from '../db/transitions/refund-by-admin.ts';

export const RefundPayload = Type.Object({
  order_number: Type.String(),
  /** As it was asked for; `whole` was asked for as all that is left. */
  amount_minor: Type.Integer({ minimum: 1 }),
  whole: Type.Boolean(),
  reason: RefundReason,
  note: Type.String(),
  support_number: Type.Union([Type.String(), Type.Null()]),
});

/** Money above the limit of one admin: exactly what was asked for goes back, or nothing. */
export const REFUND_APPROVAL = approvalKind<Tables, typeof RefundPayload>(
  'refund',
  RefundPayload,
  async (transaction, { approval, payload, decider }) => {
    const at = await readClock(transaction, databaseClock);
    const order = await lockOrderByNumber(transaction, payload.order_number);
    const parts = await refundPartsOf(transaction, order, payload.whole ? null : payload.amount_minor);
    refuseOtherRest(parts, payload.amount_minor, order.currency);
    await refundByAdmin(transaction, order, parts, {
      reasonKey: `approved:${approval.id}`,
      reason: payload.reason,
      note: payload.note,
      supportNumber: payload.support_number,
      by: approval.asked_by,
      leave: { approvalId: approval.id, agreedBy: decider },
      at,
    });
  },
);
