import { consumerOf } from '@nimantran/kit/events/inbox';
import { orderPaid } from '@nimantran/proto/events/orders';
import type { Tables } from '../db/schema.ts';
import { beginJob } from '../steps/begin-job.ts';

export const beginForPaidOrder = consumerOf<Tables, typeof orderPaid>(orderPaid, (transaction, { data }) =>
  beginJob(transaction, data),
);
