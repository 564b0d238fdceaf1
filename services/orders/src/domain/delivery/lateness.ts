import type { AdminOrderSummary } from '@nimantran/proto/http/orders/admin-orders';
import type { OrderRow } from '../../db/schema.ts';

type Timed = Pick<OrderRow, 'state' | 'dueAt' | 'heldAt' | 'completedAt'>;

/** Whether an order is on time. The clock stops while it waits for its customer. */
export function latenessOf({ state, dueAt, heldAt, completedAt }: Timed, now: Date): AdminOrderSummary['lateness'] {
  if (dueAt === null) return null;
  if (state === 'completed') return completedAt !== null && completedAt > dueAt ? 'was_late' : null;
  if (state !== 'processing' && state !== 'preview_processing') return null;
  return dueAt < (heldAt ?? now) ? 'late' : null;
}
