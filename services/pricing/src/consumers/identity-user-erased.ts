import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { userErased } from '@nimantran/proto/events/identity';
import type { Tables } from '../db/schema.ts';
import { forgetCustomer } from '../use-cases/forget-customer.ts';

export const userErasedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof userErased>(userErased, (transaction, { data }) => forgetCustomer(transaction, data.uid)),
];
