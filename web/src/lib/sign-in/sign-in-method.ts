import { getSignInMethod } from '@nimantran/proto/http/identity/sessions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/api.ts';

/** Prefetched on pages that lead to signing in, so that the popup opens within the click. */
export const signInMethodQuery = queryOptions({
  queryKey: ['sign-in-method'],
  queryFn: () => call(getSignInMethod),
  staleTime: 10 * 60_000,
});
