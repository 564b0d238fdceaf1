import { conflict } from '@nimantran/kit/http/problem';
import { ORDER_STATE_LABELS, type OrderState } from '@nimantran/proto/domain/order';
import { type OrderMove, stateAfter } from '../../domain/orders/order-states.ts';

/** @throws HttpProblem 409 `transition_refused` for a move that the state table lacks; nothing changes then */
export function stateAfterOrRefuse(state: OrderState, move: OrderMove): OrderState {
  const next = stateAfter(state, move);
  if (next === undefined)
    throw conflict('transition_refused', `This order is "${ORDER_STATE_LABELS[state]}", so this is not possible.`);
  return next;
}
