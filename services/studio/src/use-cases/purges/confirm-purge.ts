import type { EventData } from '@nimantran/proto/events/envelope';
import type { uploadsPurged } from '@nimantran/proto/events/media';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { type JobRow, lockJobOfOrder, lockOrder } from '../../db/jobs.ts';
import { confirmTold, lockPurge, takePurgeNow } from '../../db/purges.ts';
import type { OrderEndTable, Tables } from '../../db/schema.ts';
import { endOrder } from '../studio-jobs/end-order.ts';
import { tellPurge } from './emit-purge.ts';
import { forgetTold, forgetUploads } from './forget-uploads.ts';

type Purged = EventData<typeof uploadsPurged>;
type Death = OrderEndTable['state'];

/** Media deleted the uploads that an order released. A purge not announced, because an event was lost, is announced now. */
export async function confirmPurge(
  context: Pick<Context, 'clock' | 'config'>,
  transaction: Transaction<Tables>,
  purged: Purged,
): Promise<void> {
  await lockOrder(transaction, purged.order_id);
  const found = await lockJobOfOrder(transaction, purged.order_id);
  // Delivered again since then: that video has other uploads.
  if (found?.deliveredAt && new Date(purged.purged_at) < found.deliveredAt) return;
  if (found) await endUnheard(context, transaction, found, purged);
  const purge = await lockPurge(transaction, purged.order_id);
  // No purge, or postponed: the order is alive again.
  if (!purge || purge.dueAt === null) return;
  if (purge.doneAt === null) {
    const order = { orderId: purged.order_id, orderNumber: purged.order_number };
    await tellPurge(transaction, order, await takePurgeNow(transaction, context.clock, order));
  } else if (purged.told_version >= purge.eventVersion) {
    await confirmTold(transaction, context.clock, purged.order_id);
    await forgetTold(transaction, purged.order_id);
  }
  await forgetUploads(transaction, purged.order_id);
}

/** The order ended without an event to studio: its job stops now. */
async function endUnheard(
  context: Pick<Context, 'clock' | 'config'>,
  transaction: Transaction<Tables>,
  job: JobRow,
  { order_id, order_number, purged_at, state }: Purged,
): Promise<void> {
  const isHeard = (await lockPurge(transaction, job.orderId)) !== undefined;
  if (!isHeard && isDeath(state)) await endOrder(context, transaction, { order_id, order_number, at: purged_at }, state);
}

const isDeath = (state: Purged['state']): state is Death => ['cancelled', 'expired', 'refunded'].includes(state);
