import type { Order, OrderState } from '@nimantran/proto/domain/order';
import type { SupportKind } from '@nimantran/proto/domain/support-request';

/** The most likely kind of request in each state. */
const KINDS: Readonly<Record<OrderState, SupportKind>> = {
  awaiting_payment: 'question',
  processing: 'correction',
  preview_processing: 'correction',
  awaiting_balance: 'correction',
  completed: 'revision',
  cancelled: 'question',
  expired: 'question',
  refunded: 'question',
};

/** Link to the support form with the order and a sensible kind preselected. */
export function supportLink(order: Pick<Order, 'number' | 'state'>, kind: SupportKind = KINDS[order.state]): string {
  return `/support?order=${order.number}&kind=${kind}`;
}
