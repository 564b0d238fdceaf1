import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { batchFinished } from '@nimantran/proto/events/studio';
import { wantMail } from '../db/mails/mails.ts';
import type { Tables } from '../db/schema.ts';

/** Notifies the admin who started a batch when it ends, and again after a retry of its failed rows. */
export const batchFinishedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof batchFinished>(batchFinished, async (transaction, event) => {
    const { batch_id: id, number, title, made_by, done, failed, finished_at: endedAt } = event.data;
    await wantMail(transaction, {
      orderId: null,
      kind: 'batch',
      subjectId: event.id,
      details: { batch: { id, number, title, done, failed, endedAt, to: made_by.email } },
      at: new Date(event.occurred_at),
    });
  }),
];
