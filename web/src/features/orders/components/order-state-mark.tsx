import { ORDER_STATE_LABELS, type OrderState } from '@nimantran/proto/domain/order';
import css from './order-state-mark.module.css';

const TONES: Record<OrderState, string | undefined> = {
  awaiting_payment: css.waiting,
  awaiting_balance: css.waiting,
  processing: css.moving,
  preview_processing: css.moving,
  completed: css.ready,
  cancelled: css.over,
  expired: css.over,
  refunded: css.over,
};

export function OrderStateMark({ state }: { state: OrderState }) {
  return <span className={`${css.mark} ${TONES[state] ?? ''}`}>{ORDER_STATE_LABELS[state]}</span>;
}
