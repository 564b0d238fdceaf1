import { readClock } from '@nimantran/kit/db/database';
import { eachDue } from '@nimantran/kit/each-due';
import { videoLapsed } from '@nimantran/proto/events/orders';
import type { OrdersContext } from '../context.ts';
import { videosEndingSoon, videosPastRetention } from '../db/delivery/video-retention.ts';
import { wantMail } from '../db/mails/mails.ts';
import { addHistory } from '../db/orders/history.ts';
import { lockOrder, updateOrder } from '../db/orders/orders.ts';
import { writeOrderEvent } from '../db/write-order-event.ts';
import { videoKeptUntil } from '../domain/delivery/video-retention.ts';

const BATCH = 50;

type Needed = Pick<OrdersContext, 'db' | 'clock' | 'config' | 'log' | 'work'>;

/** Reminds customers of videos that end soon; ends those kept as long as promised, which studio and media then delete. */
export async function endVideos(context: Needed): Promise<void> {
  const { db, clock, config, log } = context;
  const look = { clock, keptDays: config.VIDEOS_KEPT_DAYS, limit: BATCH };
  const waits = (error: unknown, { id }: { id: string }): void => {
    log.error({ err: error, order_id: id }, 'a video waits to be ended');
  };
  await eachDue(
    (tried) => videosEndingSoon(db, { ...look, except: tried }),
    ({ id }) => remind(context, id),
    waits,
  );
  await eachDue(
    (tried) => videosPastRetention(db, { ...look, except: tried }),
    ({ id }) => giveUp(context, id),
    waits,
  );
}

async function remind({ db, clock, config, work }: Needed, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (order?.state !== 'completed' || order.completedAt === null || order.videoRemindedAt !== null) return;
    const at = await readClock(transaction, clock);
    const videoPromisedUntil = videoKeptUntil({ ...order, videoRemindedAt: at }, config.VIDEOS_KEPT_DAYS) ?? null;
    await updateOrder(transaction, id, { videoRemindedAt: at, videoPromisedUntil });
    await wantMail(transaction, { orderId: id, kind: 'video_ending', subjectId: `${id}:${order.completedAt.toISOString()}`, at });
  });
  work.wake();
}

async function giveUp({ db, clock, config, log }: Needed, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, id);
    // Checked again under the lock: a revision or a dispute may have come.
    const look = { clock, keptDays: config.VIDEOS_KEPT_DAYS, limit: 1, orderId: id };
    if (!order || (await videosPastRetention(transaction, look)).length === 0) return;
    const at = await readClock(transaction, clock);
    await updateOrder(transaction, id, { video: null, videoCopy: null, extras: null, posterKey: null, videoDeletedAt: at });
    const text = 'The storage time of your video is over, and it has been deleted.';
    await addHistory(transaction, id, { at, kind: 'video_deleted', text });
    await writeOrderEvent(transaction, videoLapsed, id, {
      order_id: id,
      order_number: order.number,
      at: at.toISOString(),
    });
  });
  log.info({ order_id: id }, 'video given up');
}
