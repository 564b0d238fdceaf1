import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { orderCancelled, orderRefunded } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import type { Context } from '../context.ts';
import { purgePages } from '../db/pages.ts';
import type { Tables } from '../db/schema.ts';

/** Nothing is shown any more, and guests' words serve nobody. */
export const orderEndedConsumers = ({ clock }: Context): Consumer<Tables>[] => {
  const end = async (transaction: Transaction<Tables>, orderId: string): Promise<void> => {
    await purgePages(transaction, clock, (eb) => eb('orderId', '=', orderId), 'order_ended');
  };
  return [
    consumerOf<Tables, typeof orderCancelled>(orderCancelled, (transaction, { data }) => end(transaction, data.order_id)),
    consumerOf<Tables, typeof orderRefunded>(orderRefunded, (transaction, { data }) => end(transaction, data.order_id)),
  ];
};
