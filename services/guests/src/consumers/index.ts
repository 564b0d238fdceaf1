import type { Consumer } from '@nimantran/kit/events/inbox';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { userErasedConsumers } from './identity-user-erased.ts';
import { orderCompletedConsumers } from './orders-order-completed.ts';
import { orderEndedConsumers } from './orders-order-ended.ts';

export const consumersOf = (context: Context): Consumer<Tables>[] => [
  ...orderCompletedConsumers(context),
  ...orderEndedConsumers(context),
  ...userErasedConsumers(context),
];
