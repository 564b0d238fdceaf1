import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import type { OrderState } from '@nimantran/proto/domain/order';
import { jobClaimed, jobHeld, jobQueued } from '@nimantran/proto/events/studio';
import type { Transaction } from 'kysely';
import { addWorkLine } from '../db/delivery/pauses.ts';
import { wantMail } from '../db/mails/mails.ts';
import { lockOrder, updateOrder } from '../db/orders/orders.ts';
import { askQuestion } from '../db/orders/questions.ts';
import type { Tables } from '../db/schema.ts';

/** An order that ended without a video no longer shows anything about its job. */
const STATES_WITH_A_JOB: readonly OrderState[] = ['processing', 'preview_processing', 'completed'];

/** Each entry carries the time at which it happened, so reordered events lead to the same timeline. False without a job. */
async function addProgress(
  transaction: Transaction<Tables>,
  event: { occurred_at: string; data: { order_id: string; job_id: string } },
  kind: 'queued' | 'claimed' | 'held',
  text: string,
): Promise<boolean> {
  const order = await lockOrder(transaction, event.data.order_id);
  if (!order || !STATES_WITH_A_JOB.includes(order.state)) return false;
  await updateOrder(transaction, order.id, { studioJobId: event.data.job_id });
  await addWorkLine(transaction, order, { at: new Date(event.occurred_at), kind, text });
  return true;
}

export const jobProgressConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof jobQueued>(jobQueued, async (transaction, event) => {
    await addProgress(transaction, event, 'queued', 'Everything you sent is in place. A designer will check it next.');
  }),
  consumerOf<Tables, typeof jobClaimed>(jobClaimed, async (transaction, event) => {
    await addProgress(transaction, event, 'claimed', 'A designer is working on your video.');
  }),
  consumerOf<Tables, typeof jobHeld>(jobHeld, async (transaction, event) => {
    const { order_id: orderId, message } = event.data;
    const isShown = await addProgress(transaction, event, 'held', `We are waiting for your answer: ${message}`);
    if (!isShown) return;
    await askQuestion(transaction, { id: event.id, orderId, message, askedAt: new Date(event.occurred_at) });
    await wantMail(transaction, {
      orderId,
      kind: 'held',
      subjectId: event.id,
      details: { message },
      at: new Date(event.occurred_at),
    });
  }),
];
