import { approvalKind } from '@nimantran/kit/approvals/approval-kind';
import { databaseClock } from '@nimantran/kit/db/database';
import { readClock } from '../db/clock.ts';
import { lockOrderByNumber } from '../db/orders.ts';
import type { Tables } from '../db/schema.ts';
import { refuseOtherRest } from '../db/transitions/refund-by-admin.ts';
import { restOfStopped, stopOrder } from '../db/transitions/stop-order.ts';
import { RefundPayload } from './refund.ts';

/** An order that is paid with more than one admin may send back: stopped with all of that money, or not at all. */
export const STOP_APPROVAL = approvalKind<Tables, typeof RefundPayload>(
  'order_stop',
  RefundPayload,
  async (transaction, { approval, payload, decider }) => {
    const at = await readClock(transaction, databaseClock);
    const order = await lockOrderByNumber(transaction, payload.order_number);
    const parts = await restOfStopped(transaction, order);
    refuseOtherRest(parts, payload.amount_minor, order.currency);
    await stopOrder(transaction, order, parts, {
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
