import type { OrderState } from '@nimantran/proto/domain/order';

/** Moves of an order's state; `stop` means that the shop ends a paid order. Partial refunds are ledger entries, not moves. */
export const ORDER_MOVES = [
  'pay',
  'pay_deposit',
  'deliver_preview',
  'pay_balance',
  'deliver',
  'revise',
  'cancel',
  'stop',
  'expire',
  'refund_whole',
] as const;
export type OrderMove = (typeof ORDER_MOVES)[number];

/** All transitions; a move missing from this table is rejected and changes nothing. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderState, Readonly<Partial<Record<OrderMove, OrderState>>>>> = {
  awaiting_payment: { pay: 'processing', pay_deposit: 'preview_processing', cancel: 'cancelled', expire: 'expired' },
  preview_processing: { deliver_preview: 'awaiting_balance', stop: 'cancelled', refund_whole: 'refunded' },
  awaiting_balance: { pay_balance: 'processing', cancel: 'cancelled', expire: 'expired', refund_whole: 'refunded' },
  processing: { deliver: 'completed', stop: 'cancelled', refund_whole: 'refunded' },
  completed: { revise: 'processing', refund_whole: 'refunded' },
  cancelled: {},
  expired: {},
  refunded: {},
};

/** The state after a move, or `undefined` if the move is not possible. */
export function stateAfter(state: OrderState, move: OrderMove): OrderState | undefined {
  return ORDER_TRANSITIONS[state][move];
}
