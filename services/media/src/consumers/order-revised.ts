import { consumerOf } from '@nimantran/kit/events/inbox';
import { orderRevised } from '@nimantran/proto/events/orders';
import { sql } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** The order is alive again, perhaps for less time than it takes until orders is asked the next time. */
export const keepForRevision = consumerOf<Tables, typeof orderRevised>(orderRevised, async (transaction, { data }) => {
  await transaction
    .updateTable('purges')
    .set({ wasAlive: true, plans: sql<number>`plans + 1` })
    .where('orderId', '=', data.order_id)
    .where('doneAt', 'is', null)
    .execute();
});
