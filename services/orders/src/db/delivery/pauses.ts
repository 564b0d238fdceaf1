import type { OrderEvent, OrderState } from '@nimantran/proto/domain/order';
import type { Transaction } from 'kysely';
import { pausesOf } from '../../domain/delivery/pauses.ts';
import { VIDEO_BILLS } from '../../domain/refunds/ended-by-refund.ts';
import { addHistory } from '../orders/history.ts';
import { updateOrder } from '../orders/orders.ts';
import type { OrderRow, Tables } from '../schema.ts';

const WORK_KINDS = [
  'held',
  'answered',
  'queued',
  'claimed',
  'preview_ready',
  'delivered',
] as const satisfies OrderEvent['kind'][];
/** States in which a video is being made, so that it can wait for its customer. */
export const IN_WORK: readonly OrderState[] = ['processing', 'preview_processing'];

/**
 * Adds a timeline entry about work on a locked order. Each finished wait for the customer since the last payment or revision
 * postpones the deadline, even if its start and end arrive out of order.
 */
export async function addWorkLine(
  transaction: Transaction<Tables>,
  order: OrderRow,
  line: { at: Date; kind: (typeof WORK_KINDS)[number]; text: string },
): Promise<OrderRow> {
  const lines = await transaction
    .selectFrom('orderHistory')
    .select(['kind', 'at'])
    .where('orderId', '=', order.id)
    .where('kind', 'in', WORK_KINDS)
    .execute();
  const from = await deadlineCountsFrom(transaction, order);
  const [before, after] = [pausesOf(lines, from), pausesOf([...lines, line], from)];
  const putOffMs = after.endedMs - before.endedMs;
  await addHistory(transaction, order.id, line);
  return updateOrder(transaction, order.id, {
    heldAt: IN_WORK.includes(order.state) ? after.heldSince : null,
    dueAt: order.dueAt && new Date(order.dueAt.getTime() + putOffMs),
  });
}

/** The start of the current deadline: the last payment for the video, or the last revision. */
async function deadlineCountsFrom(transaction: Transaction<Tables>, { id }: Pick<OrderRow, 'id'>): Promise<Date> {
  const bill = await transaction
    .selectFrom('bills')
    .select((eb) => eb.fn.max('paidAt').as('at'))
    .where('orderId', '=', id)
    .where('kind', 'in', VIDEO_BILLS)
    .executeTakeFirst();
  const revision = await transaction
    .selectFrom('orderHistory')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('orderId', '=', id)
    .where('kind', '=', 'revised')
    .executeTakeFirst();
  return new Date(Math.max(bill?.at?.getTime() ?? 0, revision?.at?.getTime() ?? 0));
}
