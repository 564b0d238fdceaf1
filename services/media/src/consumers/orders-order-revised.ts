import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { orderRevised } from '@nimantran/proto/events/orders';
import { dropWorkingFiles } from '../db/purges.ts';
import type { Tables } from '../db/schema.ts';

/** The order is active again, so the earlier report about its working files is void. */
export const orderRevisedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof orderRevised>(orderRevised, (transaction, { data }) => dropWorkingFiles(transaction, data.order_id)),
];
