import { isErased } from '@nimantran/kit/db/erased-customers';
import { currentTrace } from '@nimantran/kit/trace';
import { headlineOf } from '@nimantran/proto/domain/headline';
import type { EventData } from '@nimantran/proto/events/envelope';
import type { orderPaid } from '@nimantran/proto/events/orders';
import { sql, type Transaction } from 'kysely';
import { findTheme } from '../../clients/themes.ts';
import { type JobRow, noteJob, STUDIO } from '../../db/jobs.ts';
import { requestRender } from '../../db/renders.ts';
import type { Tables } from '../../db/schema.ts';

export type Work = Omit<EventData<typeof orderPaid>, 'paid'>;

/** Creates the job of an order that has none, with its draft; an ended order gets none. Under the order's lock. */
export async function beginJob(
  transaction: Transaction<Tables>,
  order: Work,
  makes: JobRow['makes'],
  what: string,
): Promise<void> {
  const ended = await transaction
    .selectFrom('orderEnds')
    .select('state')
    .where('orderId', '=', order.order_id)
    .executeTakeFirst();
  if (ended) return;
  const isOfErased = await isErased(transaction, order.customer_uid);
  const job = await transaction
    .insertInto('jobs')
    .values({
      orderId: order.order_id,
      orderNumber: order.order_number,
      customerUid: order.customer_uid,
      themeId: order.theme.id,
      themeVersion: order.theme.version,
      themeTitle: order.theme.title,
      headline: await headlineFor(transaction, order),
      state: 'drafting',
      makes,
      holdReason: null,
      customisationVersion: 1,
      resolution: order.resolution,
      delivery: order.delivery,
      removeWatermark: order.remove_watermark,
      pageToken: order.page_token ?? null,
      dueAt: new Date(order.due_at),
      claimedBy: null,
      leaseUntil: null,
      approvedBy: null,
      deliveredAt: null,
      trace: currentTrace(),
      eraseWantedAt: isOfErased ? sql<Date>`now()` : null,
      erasedAt: null,
    })
    .onConflict((conflict) => conflict.column('orderId').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!job) return;
  await transaction
    .insertInto('customisations')
    .values({
      jobId: job.id,
      version: 1,
      customisation: JSON.stringify(order.customisation),
      madeBy: 'customer',
      madeByName: 'Customer',
      what: 'As ordered',
    })
    .execute();
  await requestRender(transaction, job, 'stills');
  await noteJob(transaction, job.id, { who: STUDIO, what });
}

/** The order's headline; for events from before it was sent, the theme's, as far as studio knows it. */
export async function headlineFor(transaction: Transaction<Tables>, order: Work): Promise<string> {
  if (order.headline !== undefined) return order.headline;
  const theme = await findTheme(transaction, order.theme.id, order.theme.version);
  return headlineOf(theme?.manifest ?? { title: order.theme.title, fields: [] }, order.customisation);
}
