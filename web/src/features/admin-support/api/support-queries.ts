import type { SupportKind, SupportState } from '@nimantran/proto/domain/support-request';
import { getOrder } from '@nimantran/proto/http/orders/orders';
import { getSupportRequest, listAllSupportRequests, type SupportSort } from '@nimantran/proto/http/orders/support-requests';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

const LIMIT = 25;
const REFRESH_MS = 20_000;
/** Everything below `private` is removed on sign-out. */
export const supportKey = (...parts: unknown[]) => ['private', 'admin-support', ...parts];

export interface SupportFilter {
  state: SupportState | undefined;
  kind: SupportKind | undefined;
  search: string;
  sort: SupportSort;
}

export const requestsPage = ({ state, kind, search, sort }: SupportFilter, cursor: string) =>
  queryOptions({
    queryKey: supportKey('requests', state, kind, search, sort, cursor),
    queryFn: ({ signal }) =>
      call(listAllSupportRequests, {
        query: {
          limit: LIMIT,
          sort,
          ...(state && { state }),
          ...(kind && { kind }),
          ...(search !== '' && { search }),
          ...(cursor !== '' && { cursor }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

export const requestQuery = (number: string) =>
  queryOptions({
    queryKey: supportKey('request', number),
    queryFn: ({ signal }) => call(getSupportRequest, { params: { support_number: number }, signal }),
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
  });

/** The order of a request, as its customer sees it. */
export const orderQuery = (number: string) =>
  queryOptions({
    queryKey: supportKey('order', number),
    queryFn: ({ signal }) => call(getOrder, { params: { number }, signal }),
  });
