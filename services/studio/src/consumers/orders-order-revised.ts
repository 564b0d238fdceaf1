import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { orderRevised } from '@nimantran/proto/events/orders';
import type { Tables } from '../db/schema.ts';
import { reviseJob } from '../use-cases/studio-jobs/revise-job.ts';

/** Told twice, a revision is made once; one that is older than another that came has no effect. */
export const orderRevisedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof orderRevised>(orderRevised, (transaction, { data }) => reviseJob(transaction, data), {
    order: 'latest',
  }),
];
