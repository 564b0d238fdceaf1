import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { purgeDue } from '@nimantran/proto/events/studio';
import type { Context } from '../context.ts';
import { planToldPurge } from '../db/purges.ts';
import type { Tables } from '../db/schema.ts';

/** Plans the purge; the job that runs it asks orders first. A second event for an order adds to the first. */
export const purgeDueConsumers = (context: Context): Consumer<Tables>[] => [
  consumerOf(purgeDue, (transaction, event) => planToldPurge(transaction, context.clock, event.data, event.key_version)),
];
