import { getSettings, listSettingsApprovals, listSettingsHistory } from '@nimantran/proto/http/orders/shop';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

const APPROVALS_EVERY_MS = 30_000;
/** Everything below `private` is removed on sign-out. */
export const SETTINGS = ['private', 'settings'] as const;

export const settingsQuery = queryOptions({
  queryKey: [...SETTINGS, 'now'],
  queryFn: ({ signal }) => call(getSettings, { signal }),
  // A form that is being filled in is not replaced; saving says whether somebody was faster.
  refetchOnWindowFocus: false,
});

const FROM_THE_FIRST_PAGE = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor,
};

export const settingsApprovalsQuery = infiniteQueryOptions({
  queryKey: [...SETTINGS, 'approvals'],
  queryFn: ({ pageParam, signal }) =>
    call(listSettingsApprovals, { query: { ...(pageParam !== null && { cursor: pageParam }) }, signal }),
  ...FROM_THE_FIRST_PAGE,
  refetchInterval: APPROVALS_EVERY_MS,
});

export const settingsHistoryQuery = infiniteQueryOptions({
  queryKey: [...SETTINGS, 'history'],
  queryFn: ({ pageParam, signal }) =>
    call(listSettingsHistory, { query: { ...(pageParam !== null && { cursor: pageParam }) }, signal }),
  ...FROM_THE_FIRST_PAGE,
});
