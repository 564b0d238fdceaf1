import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { EventData } from '@nimantran/proto/events/envelope';
import type { orderRevised } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import { addVersion } from '../../db/customisations.ts';
import { type JobRow, lockJobOfOrder, lockOrder, moveJob, presentCustomisation } from '../../db/jobs.ts';
import { putOffPurge } from '../../db/purges.ts';
import { cancelRenders, requestRender } from '../../db/renders.ts';
import type { Tables } from '../../db/schema.ts';
import { beginJob, headlineFor } from './begin-job.ts';

type Revised = EventData<typeof orderRevised>;

/** A delivered video is to be made again: a draft of the order's new customisation, while its uploads stay. */
export async function reviseJob(transaction: Transaction<Tables>, order: Revised): Promise<void> {
  await lockOrder(transaction, order.order_id);
  const job = await lockJobOfOrder(transaction, order.order_id);
  if (!job) return beginJob(transaction, order, 'final', noteOf(order));
  const ended = await transaction
    .selectFrom('orderEnds')
    .select('state')
    .where('orderId', '=', order.order_id)
    .executeTakeFirst();
  if (ended || job.erasedAt !== null) return;
  await putOffPurge(transaction, order.order_id);
  await drawAnew(transaction, job, order);
}

async function drawAnew(transaction: Transaction<Tables>, job: JobRow, order: Revised): Promise<void> {
  const by = { uid: 'order', name: 'Order', what: noteOf(order) };
  const customisation = order.correction
    ? corrected(await presentCustomisation(transaction, job), order.correction, order.customisation)
    : order.customisation;
  const version = await addVersion(transaction, job, customisation, by);
  await cancelRenders(transaction, job.id);
  const note = { who: 'Order', what: noteOf(order) };
  const moved = await moveJob(transaction, job, 'revise', note, {
    customisationVersion: version,
    makes: 'final',
    isCorrection: order.correction !== undefined,
    headline: await headlineFor(transaction, order),
    resolution: order.resolution,
    delivery: order.delivery,
    removeWatermark: order.remove_watermark,
    pageToken: order.page_token ?? null,
    dueAt: new Date(order.due_at),
    approvedBy: null,
    deliveredAt: null,
  });
  await requestRender(transaction, moved, 'stills');
}

/** A customer's own correction changes nothing else: what a designer has put right stays. */
function corrected(
  { cards: chosen, ...present }: Customisation,
  { details, bride_first, cards = chosen }: NonNullable<Revised['correction']>,
  { with_code = false }: Customisation,
): Customisation {
  const filled = Object.entries({ ...present.details, ...details }).filter(([, words]) => words !== '');
  return { ...present, details: Object.fromEntries(filled), bride_first, with_code, ...(cards && { cards }) };
}

const noteOf = ({ note }: Revised): string => `Revision: ${note}`;
