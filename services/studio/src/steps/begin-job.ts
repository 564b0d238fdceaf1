import type { EventData } from '@nimantran/proto/events/envelope';
import type { orderPaid } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import { lockOrder, noteJob, STUDIO } from '../db/jobs.ts';
import { requestRender } from '../db/renders.ts';
import type { Tables } from '../db/schema.ts';
import { headlineOf } from '../domain/headline.ts';

/** A paid order becomes a job whose draft is drawn; one that has ended, or has its job already, does not. */
export async function beginJob(transaction: Transaction<Tables>, order: EventData<typeof orderPaid>): Promise<void> {
  await lockOrder(transaction, order.order_id);
  const ended = await transaction
    .selectFrom('orderEnds')
    .select('state')
    .where('orderId', '=', order.order_id)
    .executeTakeFirst();
  if (ended) return;
  const job = await transaction
    .insertInto('jobs')
    .values({
      orderId: order.order_id,
      orderNumber: order.order_number,
      customerUid: order.customer_uid,
      themeId: order.theme.id,
      themeVersion: order.theme.version,
      themeTitle: order.theme.title,
      headline: headlineOf(order.customisation),
      state: 'drafting',
      customisationVersion: 1,
      resolution: order.resolution,
      delivery: order.delivery,
      removeWatermark: order.remove_watermark,
      dueAt: new Date(order.due_at),
      claimedBy: null,
      leaseUntil: null,
      approvedBy: null,
      deliveredAt: null,
    })
    .onConflict((conflict) => conflict.column('orderId').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!job) return;
  await transaction
    .insertInto('customisations')
    .values({ jobId: job.id, version: 1, customisation: JSON.stringify(order.customisation), madeBy: 'customer' })
    .execute();
  await requestRender(transaction, job, 'draft');
  await noteJob(transaction, job.id, { who: STUDIO, what: 'Order paid, draft begun' });
}
