import type { QueryOf } from '@nimantran/proto/http/operation';
import { listRefundApprovals } from '@nimantran/proto/http/orders-admin';
import { getUser, listRoleApprovals, listUsers } from '@nimantran/proto/http/people';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

const PAGE = 25;
const APPROVALS_EVERY_MS = 30_000;
/** Everything below `private` goes when somebody signs out. */
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

export const roleApprovalsQuery = queryOptions({
  queryKey: [...PEOPLE, 'role approvals'],
  queryFn: ({ signal }) => call(listRoleApprovals, { query: {}, signal }),
  refetchInterval: APPROVALS_EVERY_MS,
});

export const refundApprovalsQuery = queryOptions({
  queryKey: [...PEOPLE, 'refund approvals'],
  queryFn: ({ signal }) => call(listRefundApprovals, { query: {}, signal }),
  refetchInterval: APPROVALS_EVERY_MS,
});
