import { getFirstRun } from '@nimantran/proto/http/orders/first-run';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

/** Everything below `private` is removed on sign-out. */
export const firstRunQuery = queryOptions({
  queryKey: ['private', 'first run'],
  queryFn: ({ signal }) => call(getFirstRun, { signal }),
});
