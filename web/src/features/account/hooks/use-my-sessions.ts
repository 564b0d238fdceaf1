import { endMySession, listMySessions, type MySession } from '@nimantran/proto/http/identity/my-account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';

const KEY = ['private', 'my sessions'];

/** The account's sessions. */
export function useMySessions() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listMySessions, { signal }), staleTime: 0 });
}

/** Ends one of the other sessions. */
export function useEndSession(name: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: MySession) => call(endMySession, { params: { id } }),
    onSuccess: () => say(`Signed out: ${name}.`),
    // A session that has ended meanwhile is removed from the list too.
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
