import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { repliesArrived } from '@nimantran/proto/events/guests';
import { wantMail } from '../db/mails/mails.ts';
import type { Tables } from '../db/schema.ts';

/** Tells the host how many guests answered; what they wrote stays with guests. */
export const repliesArrivedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof repliesArrived>(repliesArrived, async (transaction, event) => {
    const { order_id: orderId, day, replies } = event.data;
    await wantMail(transaction, {
      ...{ orderId, kind: 'replies', subjectId: orderId, occasion: day },
      details: { replies },
      at: new Date(event.occurred_at),
    });
  }),
];
