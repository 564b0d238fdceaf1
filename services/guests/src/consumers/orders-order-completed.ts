import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { orderCompleted } from '@nimantran/proto/events/orders';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';

/** The words may have been corrected: orders is asked for the days of the functions again. */
export const orderCompletedConsumers = ({ clock }: Context): Consumer<Tables>[] => [
  consumerOf<Tables, typeof orderCompleted>(orderCompleted, async (transaction, { data }) => {
    await transaction
      .updateTable('pages')
      .set({ refreshAt: sql<Date>`${clock()}` })
      .where('orderId', '=', data.order_id)
      .execute();
  }),
];
