import { findOrders, getAdminOrder, getOrderMoney } from '@nimantran/proto/http/orders/admin-orders';
import { listRefundApprovals } from '@nimantran/proto/http/orders/admin-refunds';
import { getPurgeReceipt } from '@nimantran/proto/http/orders/orders';
import type { QueryOf } from '@nimantran/proto/http/shared/operation';
import { getStudioJob } from '@nimantran/proto/http/studio/jobs';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

const PAGE = 25;
/** Everything below `private` is removed on sign-out. */
export const ADMIN_ORDERS = ['private', 'admin orders'] as const;

export const ordersQuery = (asked: QueryOf<typeof findOrders>) =>
  queryOptions({
    queryKey: [...ADMIN_ORDERS, 'list', asked],
    queryFn: ({ signal }) => call(findOrders, { query: { ...asked, limit: PAGE }, signal }),
    placeholderData: keepPreviousData,
  });

export const orderQuery = (number: string) =>
  queryOptions({
    queryKey: [...ADMIN_ORDERS, 'order', number],
    queryFn: ({ signal }) => call(getAdminOrder, { params: { number }, signal }),
  });

export const moneyQuery = (number: string) =>
  queryOptions({
    queryKey: [...ADMIN_ORDERS, 'money', number],
    queryFn: ({ signal }) => call(getOrderMoney, { params: { number }, signal }),
  });

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: [...ADMIN_ORDERS, 'job', id],
    queryFn: ({ signal }) => call(getStudioJob, { params: { id }, signal }),
  });

export const receiptQuery = (number: string) =>
  queryOptions({
    queryKey: [...ADMIN_ORDERS, 'receipt', number],
    queryFn: ({ signal }) => call(getPurgeReceipt, { params: { number }, signal }),
  });

/** For one order, or for all. */
export const openApprovalsQuery = (number: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_ORDERS, 'approvals', 'open', number],
    queryFn: ({ pageParam, signal }) =>
      call(listRefundApprovals, {
        query: { ...(number !== undefined && { target: number }), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    refetchInterval: 30_000,
  });
