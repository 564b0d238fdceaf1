import { beginErasure } from '@nimantran/kit/db/erased-customers';
import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { userErased } from '@nimantran/proto/events/identity';
import type { Context } from '../context.ts';
import { purgePages } from '../db/pages.ts';
import type { Tables } from '../db/schema.ts';

/** The host's pages go at once, with all that guests wrote to them. */
export const userErasedConsumers = ({ clock }: Context): Consumer<Tables>[] => [
  consumerOf<Tables, typeof userErased>(userErased, async (transaction, { data }) => {
    await beginErasure(transaction, data.uid);
    await purgePages(transaction, clock, (eb) => eb('ownerUid', '=', data.uid), 'customer_erased');
  }),
];
