import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { userErased } from '@nimantran/proto/events/identity';
import { forgetGuesses } from '../db/promo-guesses.ts';
import { forgetCustomer } from '../db/promo-uses.ts';
import type { Tables } from '../db/schema.ts';
import { callerOfUser } from '../domain/guessing.ts';

export const userErasedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof userErased>(userErased, async (transaction, { data }) => {
    await forgetCustomer(transaction, data.uid);
    await forgetGuesses(transaction, callerOfUser(data.uid));
  }),
];
