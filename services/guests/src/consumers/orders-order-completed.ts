import { randomUUID } from 'node:crypto';
import { isErased } from '@nimantran/kit/db/erased-customers';
import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { orderCompleted } from '@nimantran/proto/events/orders';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { keptUntil } from '../domain/kept-until.ts';

/**
 * A video with a code opens the page that the code leads to, unless there is one: a host who turned it off keeps it off. The words
 * may be new or corrected: orders is asked for them and the days of the functions.
 */
export const orderCompletedConsumers = ({ clock }: Context): Consumer<Tables>[] => [
  consumerOf<Tables, typeof orderCompleted>(orderCompleted, async (transaction, { data }) => {
    const { order_id: orderId, order_number: orderNumber, page } = data;
    const refreshAt = sql<Date>`${clock()}`;
    if (page === undefined || (await isErased(transaction, page.owner_uid))) {
      await transaction.updateTable('pages').set({ refreshAt }).where('orderId', '=', orderId).execute();
      return;
    }
    const { token, owner_uid: ownerUid } = page;
    const deliveredAt = new Date(data.completed_at);
    await transaction
      .insertInto('pages')
      .values({
        ...{ id: randomUUID(), orderId, orderNumber, ownerUid, token, toldToken: token, isOn: true, turnedOnAt: refreshAt },
        ...{ functions: '[]', lastDay: null, deliveredAt, keptUntil: keptUntil(null, deliveredAt), refreshAt },
      })
      .onConflict((given) => given.column('orderId').doUpdateSet({ refreshAt }))
      .execute();
  }),
];
