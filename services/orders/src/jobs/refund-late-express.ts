import { readClock } from '@nimantran/kit/db/database';
import { eachDue } from '@nimantran/kit/each-due';
import { type Kysely, sql } from 'kysely';
import type { OrdersContext } from '../context.ts';
import { lockOrder } from '../db/orders/orders.ts';
import type { Tables } from '../db/schema.ts';
import { settleDeadline } from '../use-cases/delivery/settle-deadline.ts';

const BATCH = 50;
/** News of a delivery in time, or of a question to the customer, may still be on its way. */
const GRACE_MINUTES = 10;

/** Finds express orders whose deadline has passed, and refunds the fee of those without a video. */
export function refundLateExpress(context: OrdersContext): Promise<undefined> {
  return eachDue(
    (tried) => overdueExpress(context.db, context.clock(), tried),
    ({ id }) => settleOne(context, id),
    (error, { id }) => context.log.error({ err: error, order_id: id }, 'the deadline of an express order could not be settled'),
  );
}

async function settleOne({ db, clock, log, work }: OrdersContext, id: string): Promise<void> {
  const outcome = await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, id);
    return order && settleDeadline(transaction, order, await readClock(transaction, clock));
  });
  if (outcome !== 'missed') return;
  log.warn({ order_id: id }, 'an express order is late: its fee goes back');
  work.wake();
}

/** Uses the index of express orders whose deadline is not settled, which holds only live orders. */
function overdueExpress(
  db: Kysely<Tables>,
  now: ReturnType<OrdersContext['clock']>,
  except: readonly string[],
): Promise<{ id: string }[]> {
  return db
    .selectFrom('orders')
    .select('id')
    .where('delivery', '=', 'express')
    .where('deadlineSettledAt', 'is', null)
    .where('heldAt', 'is', null)
    .where('state', 'in', ['processing', 'completed'])
    .where('dueAt', '<=', sql<Date>`${now} - make_interval(mins => ${GRACE_MINUTES})`)
    .where('id', '<>', sql<string>`all(${except}::uuid[])`)
    .orderBy('dueAt')
    .limit(BATCH)
    .execute();
}
