import { useStaffAction } from '../../../components/staff/use-staff-action.ts';
import { ADMIN_ORDERS } from './order-queries.ts';

/** A mutation of an order; afterwards all order queries are refetched. */
export function useOrderAction<Input, Answer>(
  act: (input: Input, idempotencyKey: string) => Promise<Answer>,
  done: { say: (answer: Answer) => string; onDone: () => void },
) {
  return useStaffAction(ADMIN_ORDERS, act, done);
}
