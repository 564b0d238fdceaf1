import { getUser, listRoleApprovals, listUsers } from '@nimantran/proto/http/identity/people';
import { listRefundApprovals } from '@nimantran/proto/http/orders/admin-refunds';
import { listSettingsApprovals } from '@nimantran/proto/http/orders/shop';
import type { QueryOf } from '@nimantran/proto/http/shared/operation';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

const PAGE = 25;
const APPROVALS_EVERY_MS = 30_000;
/** Everything below `private` is removed on sign-out. */
export const PEOPLE = ['private', 'people'] as const;

export const usersQuery = (asked: QueryOf<typeof listUsers>) =>
  queryOptions({
    queryKey: [...PEOPLE, 'list', asked],
    queryFn: ({ signal }) => call(listUsers, { query: { ...asked, limit: PAGE }, signal }),
    placeholderData: keepPreviousData,
  });

export const userQuery = (uid: string) =>
  queryOptions({
    queryKey: [...PEOPLE, 'one', uid],
    queryFn: ({ signal }) => call(getUser, { params: { uid }, signal }),
  });

const FROM_THE_FIRST_PAGE = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor,
  refetchInterval: APPROVALS_EVERY_MS,
};

/** For one person, or for all. */
export const roleApprovalsQuery = (uid: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...PEOPLE, 'role approvals', uid],
    queryFn: ({ pageParam, signal }) =>
      call(listRoleApprovals, {
        query: { ...(uid !== undefined && { target: uid }), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    ...FROM_THE_FIRST_PAGE,
  });

export const refundApprovalsQuery = infiniteQueryOptions({
  queryKey: [...PEOPLE, 'refund approvals'],
  queryFn: ({ pageParam, signal }) =>
    call(listRefundApprovals, { query: { ...(pageParam !== null && { cursor: pageParam }) }, signal }),
  ...FROM_THE_FIRST_PAGE,
});

export const settingsApprovalsQuery = infiniteQueryOptions({
  queryKey: [...PEOPLE, 'settings approvals'],
  queryFn: ({ pageParam, signal }) =>
    call(listSettingsApprovals, { query: { ...(pageParam !== null && { cursor: pageParam }) }, signal }),
  ...FROM_THE_FIRST_PAGE,
});
