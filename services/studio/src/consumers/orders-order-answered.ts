import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { orderAnswered } from '@nimantran/proto/events/orders';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { takeAnswer } from '../use-cases/studio-jobs/take-answer.ts';

export const orderAnsweredConsumers = (context: Pick<Context, 'clock'>): Consumer<Tables>[] => [
  consumerOf<Tables, typeof orderAnswered>(orderAnswered, (transaction, { data, occurred_at }) =>
    takeAnswer(context, transaction, data, new Date(occurred_at)),
  ),
];
