import type { EventData } from '@nimantran/proto/events/envelope';
import type { videoLapsed } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { withdrawDelivery } from '../../db/deliveries.ts';
import { lockJobOfOrder, lockOrder, noteJob, STUDIO } from '../../db/jobs.ts';
import { takePurgeNow } from '../../db/purges.ts';
import type { Tables } from '../../db/schema.ts';
import { hasEnded } from '../../domain/job-states.ts';
import { tellPurge } from '../purges/emit-purge.ts';

/** Deletes a video that was stored long enough, like the working files, unless it is being made again. */
export async function lapseVideo(
  context: Pick<Context, 'clock'>,
  transaction: Transaction<Tables>,
  { order_id }: EventData<typeof videoLapsed>,
): Promise<void> {
  await lockOrder(transaction, order_id);
  const job = await lockJobOfOrder(transaction, order_id);
  if (!job || !hasEnded(job.state)) return;
  await withdrawDelivery(transaction, context.clock, job.id);
  await noteJob(transaction, job.id, { who: STUDIO, what: 'Storage time over, video deleted' });
  await tellPurge(transaction, job, await takePurgeNow(transaction, context.clock, job));
}
