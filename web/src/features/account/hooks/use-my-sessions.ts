import { endMySession, listMySessions, type MySession } from '@nimantran/proto/http/my-account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';

const KEY = ['private', 'my sessions'];

/** Where the account is signed in. */
export function useMySessions() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listMySessions, { signal }), staleTime: 0 });
}

/** Signs out one of the others. */
export function useEndSession(name: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: MySession) => call(endMySession, { params: { id } }),
    onSuccess: () => say(`Signed out: ${name}.`),
    // One that has ended meanwhile is to go from the list too.
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
