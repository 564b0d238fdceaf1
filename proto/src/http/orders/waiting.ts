import { type Static, Type } from 'typebox';
import { defineOperation } from '../shared/operation.ts';

const Count = Type.Integer({ minimum: 0 });

/** What waits for an admin, each as the list that shows it counts it. */
export const OrdersWaiting = Type.Object({
  /** In production past the promised time. */
  late: Count,
  /** In production, and waiting for their customer. */
  held: Count,
  /** Support requests that wait for an answer. */
  requests: Count,
  refunds_failed: Count,
  refund_approvals: Count,
  disputes: Count,
  /** Payments still without an invoice after an hour. */
  uninvoiced: Count,
  settings_approvals: Count,
  mails_given_up: Count,
});
export type OrdersWaiting = Static<typeof OrdersWaiting>;

export const countOrdersWaiting = defineOperation({
  name: 'countOrdersWaiting',
  method: 'GET',
  path: '/api/admin/waiting/orders',
  access: 'admin',
  summary: 'How many orders, requests, refunds and approvals wait for an admin',
  answer: OrdersWaiting,
});
