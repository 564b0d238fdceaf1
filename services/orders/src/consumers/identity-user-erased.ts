import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { userErased } from '@nimantran/proto/events/identity';
import type { OrdersContext } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { forgetCustomer } from '../use-cases/customers/erase-customer.ts';

export const userErasedConsumers = ({ work }: Pick<OrdersContext, 'work'>): Consumer<Tables>[] => [
  consumerOf<Tables, typeof userErased>(userErased, async (transaction, event) => {
    await forgetCustomer(transaction, event.data.uid);
    setTimeout(() => work.wake(), 50).unref();
  }),
];
