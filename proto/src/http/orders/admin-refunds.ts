import { type Static, Type } from 'typebox';
import { Approval, ApprovalDecision, ApprovalFilter, ApprovalList, ApprovalParams } from '../../domain/approval.ts';
import { OrderNumber, OrderRefund, RefundReason } from '../../domain/order.ts';
import { NextCursor, PAGE_QUERY } from '../../domain/page.ts';
import { SupportNumber } from '../../domain/support-request.ts';
import { defineOperation } from '../shared/operation.ts';
import { ByNumber } from './orders.ts';

const ByRefund = Type.Object({ refund_id: Type.String({ format: 'uuid' }) });
export const Note = Type.String({ minLength: 1, maxLength: 1_000 });
/** An amount above the limit of one admin is not refunded yet: 202 with the approval that a second admin has to give. */
export const Asked = Type.Union([Approval, Type.Null()]);

/** A refund as staff see it. */
export const AdminRefund = Type.Object({
  ...OrderRefund.properties,
  order_number: OrderNumber,
  note: Type.String(),
  requested_by: Type.Union([Type.String(), Type.Null()]),
  provider_id: Type.Union([Type.String(), Type.Null()]),
  error: Type.Union([Type.String(), Type.Null()]),
});

export type AdminRefund = Static<typeof AdminRefund>;

/** If there are several payments, the newest is refunded first. More than the remaining amount is 409 `not_refundable`. */
export const refundOrder = defineOperation({
  name: 'refundOrder',
  method: 'POST',
  path: '/api/admin/orders/{number}/refunds',
  access: 'admin',
  summary: 'Refunds a part, or everything that is left when the amount is null',
  idempotent: true,
  params: ByNumber,
  body: Type.Object({
    amount_minor: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    reason: RefundReason,
    note: Note,
    support_number: Type.Union([SupportNumber, Type.Null()]),
  }),
  answer: Type.Object({ refunds: Type.Array(AdminRefund), approval: Asked }),
});

/** Refunds and cancellations above the limit of one admin. */
export const listRefundApprovals = defineOperation({
  name: 'listRefundApprovals',
  method: 'GET',
  path: '/api/admin/refund-approvals',
  access: 'admin',
  summary: 'Refunds that wait for a second admin, or that were decided',
  query: ApprovalFilter,
  answer: ApprovalList,
});

/**
 * Does exactly what was requested. If that is no longer possible, the answer's `error` gives the reason and nothing is refunded.
 */
export const decideRefund = defineOperation({
  name: 'decideRefund',
  method: 'POST',
  path: '/api/admin/refund-approvals/{id}/decision',
  access: 'admin',
  summary: 'Approves or declines a refund that another admin requested',
  params: ApprovalParams,
  body: ApprovalDecision,
  answer: Approval,
});

export const withdrawRefund = defineOperation({
  name: 'withdrawRefund',
  method: 'POST',
  path: '/api/admin/refund-approvals/{id}/withdraw',
  access: 'admin',
  summary: "Withdraws one's own refund request",
  params: ApprovalParams,
  answer: Approval,
});

export const listRefunds = defineOperation({
  name: 'listRefunds',
  method: 'GET',
  path: '/api/admin/refunds',
  access: 'admin',
  summary: 'Refunds by state, newest first; failed ones until a person has settled them',
  query: Type.Object({ state: Type.Optional(OrderRefund.properties.state), ...PAGE_QUERY }),
  answer: Type.Object({ refunds: Type.Array(AdminRefund), next_cursor: NextCursor }),
});

/** Requests a failed refund from the provider again, as a new one. */
export const retryRefund = defineOperation({
  name: 'retryRefund',
  method: 'POST',
  path: '/api/admin/refunds/{refund_id}/retry',
  access: 'admin',
  summary: 'Tries a failed refund again',
  idempotent: true,
  params: ByRefund,
  answer: AdminRefund,
});

export const settleRefundByHand = defineOperation({
  name: 'settleRefundByHand',
  method: 'POST',
  path: '/api/admin/refunds/{refund_id}/by-hand',
  access: 'admin',
  summary: 'Records that a failed refund was paid another way',
  idempotent: true,
  params: ByRefund,
  body: Type.Object({ note: Note }),
  answer: AdminRefund,
});
