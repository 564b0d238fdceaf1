import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { trialsLapsed } from '@nimantran/proto/events/studio';
import type { Context } from '../context.ts';
import { noteLapsedObjects } from '../db/lapsed-objects.ts';
import type { Tables } from '../db/schema.ts';

export const trialsLapsedConsumers = (context: Context): Consumer<Tables>[] => [
  consumerOf(trialsLapsed, (transaction, { data }) => noteLapsedObjects(transaction, context.clock, data.object_keys)),
];
