import { listOrders } from '@nimantran/proto/http/orders/orders';
import { getSupportRequest, listSupportRequests } from '@nimantran/proto/http/orders/support-requests';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

const PAGE = 20;
const ORDERS_OFFERED = 50;
/** A person answers, so occasional polling is enough. */
const ANSWERS_MS = 20_000;

export const requestsQuery = infiniteQueryOptions({
  queryKey: ['private', 'support', 'requests'],
  queryFn: ({ pageParam, signal }) =>
    call(listSupportRequests, { query: { limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor,
  staleTime: 0,
});

export const requestQuery = (number: string) =>
  queryOptions({
    queryKey: ['private', 'support', 'request', number],
    queryFn: ({ signal }) => call(getSupportRequest, { params: { support_number: number }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ANSWERS_MS,
  });

/** The newest orders, to choose the one a request is about. */
export const ownOrdersQuery = queryOptions({
  queryKey: ['private', 'support', 'orders'],
  queryFn: ({ signal }) => call(listOrders, { query: { limit: ORDERS_OFFERED }, signal }),
  staleTime: 60_000,
});
