import type { BillKind, OrderState } from '@nimantran/proto/domain/order';
import { type OrderMove, stateAfter } from '../orders/order-states.ts';

/** The state change of an order when a bill is paid; a customisation is independent of the order's states and changes nothing. */
export const BILL_MOVES: Readonly<Record<BillKind, OrderMove | null>> = {
  whole: 'pay',
  deposit: 'pay_deposit',
  balance: 'pay_balance',
  revision: 'revise',
  customisation: null,
};

/** States in which extras can be charged: the order is active or delivered. */
const ALIVE: readonly OrderState[] = ['processing', 'preview_processing', 'awaiting_balance', 'completed'];

/** Whether a bill of this kind can be paid in this state. */
export function canPay(state: OrderState, kind: BillKind): boolean {
  const move = BILL_MOVES[kind];
  return move === null ? ALIVE.includes(state) : stateAfter(state, move) !== undefined;
}
