import { ORDER_STATE_LABELS, type OrderState } from '@nimantran/proto/domain/order';
import { StateMark, type StateTone } from '../../../components/orders/state-mark.tsx';

const TONES: Readonly<Record<OrderState, StateTone>> = {
  awaiting_payment: 'waiting',
  awaiting_balance: 'waiting',
  processing: 'moving',
  preview_processing: 'moving',
  completed: 'ready',
  cancelled: 'over',
  expired: 'over',
  refunded: 'over',
};

/** `videoDeleted`: the finished video was kept as long as promised, then deleted. */
export function OrderStateMark({ state, videoDeleted = false }: { state: OrderState; videoDeleted?: boolean }) {
  if (state === 'completed' && videoDeleted) return <StateMark tone="over">Video deleted</StateMark>;
  return <StateMark tone={TONES[state]}>{ORDER_STATE_LABELS[state]}</StateMark>;
}
