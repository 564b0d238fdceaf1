import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { orderRevised } from '@nimantran/proto/events/orders';
import type { Tables } from '../db/schema.ts';
import { reviseJob } from '../use-cases/studio-jobs/revise-job.ts';

/** A revision that is delivered twice is made once; one older than another that has arrived has no effect. */
export const orderRevisedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof orderRevised>(orderRevised, (transaction, { data }) => reviseJob(transaction, data), {
    order: 'latest',
  }),
];
