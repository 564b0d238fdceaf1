import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { userErased } from '@nimantran/proto/events/identity';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { forgetCustomer } from '../use-cases/studio-jobs/forget-customer.ts';

export const userErasedConsumers = (context: Pick<Context, 'clock'>): Consumer<Tables>[] => [
  consumerOf(userErased, (transaction, { data }) => forgetCustomer(context, transaction, data.uid)),
];
