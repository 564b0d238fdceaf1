import type { BillKind, OrderState } from '@nimantran/proto/domain/order';
import { type OrderMove, stateAfter } from '../orders/order-states.ts';

/** What paying a bill does to its order's state; a customisation is paid for beside the order's way and moves nothing. */
export const BILL_MOVES: Readonly<Record<BillKind, OrderMove | null>> = {
  whole: 'pay',
  deposit: 'pay_deposit',
  balance: 'pay_balance',
  revision: 'revise',
  customisation: null,
};

/** States in which something beyond the order can be charged: it is alive, or delivered. */
const ALIVE: readonly OrderState[] = ['processing', 'preview_processing', 'awaiting_balance', 'completed'];

/** Whether money for a bill of this kind can be taken in this state. */
export function canPay(state: OrderState, kind: BillKind): boolean {
  const move = BILL_MOVES[kind];
  return move === null ? ALIVE.includes(state) : stateAfter(state, move) !== undefined;
}
