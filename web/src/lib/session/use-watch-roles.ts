import { whoAmI } from '@nimantran/proto/http/identity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../http/api.ts';
import { sessionQuery } from './session.ts';

/** The shop hears of a role that was taken away at once: within five seconds an open page does too. */
const EVERY_MS = 3_000;

/** For who lost what opened a page while it was open. */
export const ROLE_TAKEN = 'Your account no longer opens that page: its role was taken away.';

/**
 * Looks again and again who is here, while somebody sees the page. An answer that does not come changes nothing: the shop itself turns
 * away whoever may not.
 */
export function useWatchRoles(): void {
  const client = useQueryClient();
  useQuery({
    queryKey: ['private', 'who is here'],
    queryFn: async ({ signal }) => {
      const answer = await call(whoAmI, { signal });
      client.setQueryData(sessionQuery.queryKey, answer);
      return answer.session?.user.uid ?? null;
    },
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
    // Whoever comes in has just been looked at.
    initialData: null,
    refetchOnMount: false,
  });
}
