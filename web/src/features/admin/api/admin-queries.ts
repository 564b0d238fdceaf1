import type { OrderState } from '@nimantran/proto/domain/order';
import { findOrders, listDisputes } from '@nimantran/proto/http/orders/admin-orders';
import { listRefunds } from '@nimantran/proto/http/orders/admin-refunds';
import { listReconciliations } from '@nimantran/proto/http/orders/reconciliations';
import { listAllSupportRequests } from '@nimantran/proto/http/orders/support-requests';
import { getStudioQueue } from '@nimantran/proto/http/studio/jobs';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

/** Most items in one answer: a figure of this size means that many or more. */
export const MOST = 100;
/** Everything below `private` is removed on sign-out. */
export const adminKey = (...parts: unknown[]) => ['private', 'admin', ...parts];

/** Orders in a state, at most one answer of them. */
export const ordersInState = (state: OrderState) =>
  queryOptions({
    queryKey: adminKey('orders in state', state),
    queryFn: ({ signal }) => call(findOrders, { query: { state, limit: MOST }, signal }),
  });

export const failedRefunds = queryOptions({
  queryKey: adminKey('failed refunds'),
  queryFn: ({ signal }) => call(listRefunds, { query: { state: 'failed', limit: MOST }, signal }),
});

export const openDisputes = queryOptions({
  queryKey: adminKey('open disputes'),
  queryFn: ({ signal }) => call(listDisputes, { query: { open: true, limit: MOST }, signal }),
});

export const openRequests = queryOptions({
  queryKey: adminKey('open requests'),
  queryFn: ({ signal }) => call(listAllSupportRequests, { query: { state: 'open', limit: MOST }, signal }),
});

export const lastComparison = queryOptions({
  queryKey: adminKey('last comparison'),
  queryFn: async ({ signal }) => (await call(listReconciliations, { query: { limit: 1 }, signal })).reconciliations[0] ?? null,
});

export const studioQueue = queryOptions({
  queryKey: adminKey('studio queue'),
  queryFn: ({ signal }) => call(getStudioQueue, { signal }),
  staleTime: 2_000,
  refetchInterval: 10_000,
});
