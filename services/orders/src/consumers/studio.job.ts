import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import type { OrderState } from '@nimantran/proto/domain/order';
import { jobClaimed, jobHeld, jobQueued } from '@nimantran/proto/events/studio';
import type { Transaction } from 'kysely';
import { lockOrder } from '../db/orders.ts';
import { addWorkLine } from '../db/pauses.ts';
import type { Tables } from '../db/schema.ts';

/** An order that has ended without a video shows nothing of a job any more. */
const STATES_WITH_A_JOB: readonly OrderState[] = ['processing', 'preview_processing', 'completed'];

/**
 * Lines of the timeline about the work on a video. Each stands at the time at which it happened, so that events that come late
 * or in another order end in the same timeline and deadline, and none of them changes the order's state.
 */
async function addProgress(
  transaction: Transaction<Tables>,
  event: { occurred_at: string; data: { order_id: string } },
  kind: 'queued' | 'claimed' | 'held',
  text: string,
): Promise<void> {
  const order = await lockOrder(transaction, event.data.order_id);
  if (!order || !STATES_WITH_A_JOB.includes(order.state)) return;
  await addWorkLine(transaction, order, { at: new Date(event.occurred_at), kind, text });
}

export const jobProgressConsumers: Consumer<Tables>[] = [
  consumerOf<Tables, typeof jobQueued>(jobQueued, (transaction, event) =>
    addProgress(transaction, event, 'queued', 'Your details and photos are set. A designer checks them next.'),
  ),
  consumerOf<Tables, typeof jobClaimed>(jobClaimed, (transaction, event) =>
    addProgress(transaction, event, 'claimed', 'A designer is working on your video.'),
  ),
  consumerOf<Tables, typeof jobHeld>(jobHeld, (transaction, event) =>
    addProgress(transaction, event, 'held', `We wait for your answer: ${event.data.message}`),
  ),
];
