import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { lockJobOfOrder, lockOrder, moveJob, STUDIO } from '../../db/jobs.ts';
import { planPurge } from '../../db/purges.ts';
import { cancelRenders } from '../../db/renders.ts';
import type { OrderEndTable, Tables } from '../../db/schema.ts';
import { canTake } from '../../domain/job-states.ts';

interface EndedOrder {
  order_id: string;
  order_number: string;
  at: string;
}

/** The order ended without its video, or with a refund: its job stops, and its uploads are deleted after the usual time. */
export async function endOrder(
  context: Pick<Context, 'clock' | 'config'>,
  transaction: Transaction<Tables>,
  order: EndedOrder,
  state: OrderEndTable['state'],
): Promise<void> {
  await lockOrder(transaction, order.order_id);
  await transaction
    .insertInto('orderEnds')
    .values({ orderId: order.order_id, state, at: new Date(order.at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const job = await lockJobOfOrder(transaction, order.order_id);
  if (job && canTake(job.state, 'cancel')) {
    await cancelRenders(transaction, job.id);
    await moveJob(transaction, job, 'cancel', { who: STUDIO, what: `Order ${state}, job stopped` });
  }
  const ended = { orderId: order.order_id, orderNumber: order.order_number };
  await planPurge(transaction, context.clock, ended, context.config.PURGE_AFTER_HOURS);
}
