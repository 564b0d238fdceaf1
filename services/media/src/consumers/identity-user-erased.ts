import { beginErasure } from '@nimantran/kit/db/erased-customers';
import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { userErased } from '@nimantran/proto/events/identity';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { planPurgesOfOwner } from '../db/purges.ts';
import type { Tables } from '../db/schema.ts';
import { markOwnerForDeletion } from '../db/uploads.ts';

/** The sweep deletes the person's uploads that no order holds, and purges the others as soon as orders agrees. */
export const userErasedConsumers = (context: Context): Consumer<Tables>[] => [
  consumerOf(userErased, async (transaction, { data }) => {
    await beginErasure(transaction, data.uid);
    await markOwnerForDeletion(transaction, context.clock, data.uid);
    await planPurgesOfOwner(transaction, context.clock, data.uid);
    await transaction
      .deleteFrom('outbox')
      .where(sql<string>`envelope -> 'data' ->> 'owner_uid'`, '=', data.uid)
      .where('publishedAt', 'is not', null)
      .execute();
  }),
];
