import { listAuditLog, verifyAuditLog } from '@nimantran/proto/http/identity/audit-log';
import type { QueryOf } from '@nimantran/proto/http/shared/operation';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

const PAGE = 50;

export const auditQuery = (asked: QueryOf<typeof listAuditLog>) =>
  queryOptions({
    queryKey: ['private', 'audit', 'list', asked],
    queryFn: ({ signal }) => call(listAuditLog, { query: { ...asked, limit: PAGE }, signal }),
    placeholderData: keepPreviousData,
  });

export const chainQuery = queryOptions({
  queryKey: ['private', 'audit', 'chain'],
  queryFn: ({ signal }) => call(verifyAuditLog, { signal }),
  staleTime: 60_000,
});
