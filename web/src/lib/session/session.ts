import type { User } from '@nimantran/proto/domain/user';
import { whoAmI } from '@nimantran/proto/http/identity';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { call } from '../http/api.ts';

export type Session =
  | { status: 'loading'; user: null; pricesHidden: boolean }
  | { status: 'signed-out'; user: null; pricesHidden: boolean }
  | { status: 'signed-in'; user: User; pricesHidden: boolean };

type WhoIsHere = Awaited<ReturnType<typeof ask>>;
const ask = (signal: AbortSignal) => call(whoAmI, { signal });

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => ask(signal),
  staleTime: 60_000,
  refetchOnWindowFocus: true,
});

/** Has the answer asked for and renewed: in the frame of all pages, and by guards when somebody comes in. */
export function useSessionKept(): void {
  useQuery(sessionQuery);
}

const LOADING: Session = { status: 'loading', user: null, pricesHidden: false };
const SIGNED_OUT: Session = { status: 'signed-out', user: null, pricesHidden: false };
const NO_ROLES: User['roles'] = [];
const sessions = new WeakMap<object, Session>();

/** Who is here. An answer that never came counts as signed out: nothing private is shown then. */
export function useSession(): Session {
  return useAnswer(({ known, failed }) => {
    if (known === undefined) return failed ? SIGNED_OUT : LOADING;
    if (known.session === null) return SIGNED_OUT;
    const { user, prices_hidden: pricesHidden } = known.session;
    const session = sessions.get(known.session) ?? { status: 'signed-in', user, pricesHidden };
    sessions.set(known.session, session);
    return session;
  }, LOADING);
}

/** The flags of the person who is here: the session's answer carries them. Both are false where it could not be had. */
export function useUserType(): { admin: boolean; partner: boolean } {
  const roles = useAnswer(({ known, failed }) => (failed ? NO_ROLES : (known?.session?.user.roles ?? NO_ROLES)), NO_ROLES);
  return { admin: roles.includes('admin'), partner: roles.includes('partner') };
}

/** False until it is known that this person sees none. */
export const usePricesHidden = (): boolean => useAnswer(({ known }) => known?.session?.prices_hidden ?? false, false);

interface Answer {
  known: WhoIsHere | undefined;
  failed: boolean;
}

/**
 * A part of the answer, the same value as long as it says the same. `atFirst` is what pages made outside of a browser show, and
 * each part of one until it is taken over: nothing is drawn again where the answer says no more than that.
 */
function useAnswer<Part>(read: (answer: Answer) => Part, atFirst: Part): Part {
  const client = useQueryClient();
  const subscribe = useCallback((listener: () => void) => client.getQueryCache().subscribe(listener), [client]);
  const current = () => {
    const state = client.getQueryState(sessionQuery.queryKey);
    return read({ known: state?.data, failed: state?.status === 'error' });
  };
  return useSyncExternalStore(subscribe, current, () => atFirst);
}

export const isDesigner = (user: User): boolean => user.roles.includes('designer') || user.roles.includes('admin');
