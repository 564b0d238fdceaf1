import { listApiKeys } from '@nimantran/proto/http/identity/api-keys';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

/** Everything below `private` is removed on sign-out. */
export const keysQuery = queryOptions({
  queryKey: ['private', 'api keys'],
  queryFn: ({ signal }) => call(listApiKeys, { signal }),
});
