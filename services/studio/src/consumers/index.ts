import type { Consumer } from '@nimantran/kit/events/inbox';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { stopForEndedOrders } from './order-ended.ts';
import { beginForPaidOrder } from './order-paid.ts';
import { picturesForTheme } from './theme-published.ts';

export const consumers = (context: Context): Consumer<Tables>[] => [
  beginForPaidOrder,
  picturesForTheme,
  ...stopForEndedOrders(context),
];
