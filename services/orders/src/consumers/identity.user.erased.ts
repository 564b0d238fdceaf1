import { consumerOf } from '@nimantran/kit/events/inbox';
import { userErased } from '@nimantran/proto/events/identity';
import { sql } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** What is still alive is made first; the sweep erases what has ended. */
export const userErasedConsumer = consumerOf<Tables, typeof userErased>(userErased, async (transaction, event) => {
  await transaction
    .updateTable('orders')
    .set({ eraseWantedAt: sql<Date>`now()` })
    .where('ownerUid', '=', event.data.uid)
    .where('erasedAt', 'is', null)
    .execute();
});
