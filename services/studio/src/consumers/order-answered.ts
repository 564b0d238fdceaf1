import { consumerOf } from '@nimantran/kit/events/inbox';
import { orderAnswered } from '@nimantran/proto/events/orders';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { takeAnswer } from '../steps/take-answer.ts';

export const hearAnswer = (context: Pick<Context, 'clock'>) =>
  consumerOf<Tables, typeof orderAnswered>(orderAnswered, (transaction, { data, occurred_at }) =>
    takeAnswer(context, transaction, data, new Date(occurred_at)),
  );
