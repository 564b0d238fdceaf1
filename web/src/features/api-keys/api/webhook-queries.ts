import { listWebhookDeliveries, listWebhooks } from '@nimantran/proto/http/orders/webhooks';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

/** Everything below `private` is removed on sign-out. */
export const WEBHOOKS = ['private', 'webhooks'] as const;

export const webhooksQuery = queryOptions({
  queryKey: [...WEBHOOKS, 'list'],
  queryFn: ({ signal }) => call(listWebhooks, { signal }),
});

export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...WEBHOOKS, 'log', id],
    queryFn: ({ pageParam, signal }) =>
      call(listWebhookDeliveries, { params: { id }, query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  });
