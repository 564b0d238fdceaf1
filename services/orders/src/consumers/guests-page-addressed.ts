import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { pageAddressed } from '@nimantran/proto/events/guests';
import type { Tables } from '../db/schema.ts';

/** The next video with a code leads to the page's present address. */
export const pageAddressedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof pageAddressed>(
    pageAddressed,
    async (transaction, { data }) => {
      await transaction
        .updateTable('orders')
        .set({ pageToken: data.token })
        .where('id', '=', data.order_id)
        .where('erasedAt', 'is', null)
        .execute();
    },
    { order: 'latest' },
  ),
];
