import { whoAmI } from '@nimantran/proto/http/identity/sessions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../http/api.ts';
import { sessionQuery } from './session.ts';

/** The shop applies a removed role immediately; an open page follows within five seconds. */
const EVERY_MS = 3_000;

/** For a person who lost the role that the open page needs. */
export const ROLE_TAKEN = 'Your account no longer has access to that page: its role was revoked.';

/**
 * Polls the session while the page is visible. A failed request changes nothing: the shop itself rejects anyone without
 * permission.
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
    // The guard has just checked a person who arrives here.
    initialData: null,
    refetchOnMount: false,
  });
}
