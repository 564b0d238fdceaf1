import { listDisputes } from '@nimantran/proto/http/orders/admin-orders';
import type { AdminRefund } from '@nimantran/proto/http/orders/admin-refunds';
import { listRefunds } from '@nimantran/proto/http/orders/admin-refunds';
import { listUninvoiced } from '@nimantran/proto/http/orders/holidays';
import type { Reconciliation } from '@nimantran/proto/http/orders/reconciliations';
import { listReconciliations } from '@nimantran/proto/http/orders/reconciliations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

const LIMIT = 25;
const RUNNING_MS = 3_000;
/** Everything below `private` is removed on sign-out. */
export const moneyKey = (...parts: unknown[]) => ['private', 'admin-money', ...parts];
const pageOf = (cursor: string) => ({ limit: LIMIT, ...(cursor !== '' && { cursor }) });

/** Without a state, returns all. */
export const refundsPage = (state: AdminRefund['state'] | undefined, cursor: string) =>
  queryOptions({
    queryKey: moneyKey('refunds', state, cursor),
    queryFn: ({ signal }) => call(listRefunds, { query: { ...pageOf(cursor), ...(state && { state }) }, signal }),
    placeholderData: keepPreviousData,
  });

/** Without `open`, returns all. */
export const disputesPage = (open: boolean | undefined, cursor: string) =>
  queryOptions({
    queryKey: moneyKey('disputes', open, cursor),
    queryFn: ({ signal }) => call(listDisputes, { query: { ...pageOf(cursor), ...(open !== undefined && { open }) }, signal }),
    placeholderData: keepPreviousData,
  });

/** Polls while a comparison is running. */
export const comparisonsPage = (cursor: string) =>
  queryOptions({
    queryKey: moneyKey('comparisons', cursor),
    queryFn: ({ signal }) => call(listReconciliations, { query: pageOf(cursor), signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.reconciliations.some(isRunning) ? RUNNING_MS : false),
  });

export const isRunning = ({ finished_at }: Pick<Reconciliation, 'finished_at'>): boolean => finished_at === null;

export const uninvoicedPage = (cursor: string) =>
  queryOptions({
    queryKey: moneyKey('uninvoiced', cursor),
    queryFn: ({ signal }) => call(listUninvoiced, { query: pageOf(cursor), signal }),
    placeholderData: keepPreviousData,
  });
