import type { User } from '@nimantran/proto/domain/user';
import { whoAmI } from '@nimantran/proto/http/identity/sessions';
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

/** Fetches and renews the session: in the frame of all pages, and in guards when a person arrives. */
export function useSessionKept(): void {
  useQuery(sessionQuery);
}

const LOADING: Session = { status: 'loading', user: null, pricesHidden: false };
const SIGNED_OUT: Session = { status: 'signed-out', user: null, pricesHidden: false };
const NO_ROLES: User['roles'] = [];
const sessions = new WeakMap<object, Session>();

/** The current session. A failed request counts as signed out: nothing private is shown then. */
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

/** True once the shop has said that nobody is signed in; a failed request says nothing. */
export const useIsSignedOut = (): boolean => useAnswer(({ known }) => known?.session === null, false);

/** The current person's flags, from the session's answer. Both are false if it could not be fetched. */
export function useUserType(): { admin: boolean; partner: boolean } {
  const roles = useAnswer(({ known, failed }) => (failed ? NO_ROLES : (known?.session?.user.roles ?? NO_ROLES)), NO_ROLES);
  return { admin: roles.includes('admin'), partner: roles.includes('partner') };
}

/** False until it is known that this person sees no prices. */
export const usePricesHidden = (): boolean => useAnswer(({ known }) => known?.session?.prices_hidden ?? false, false);

interface Answer {
  known: WhoIsHere | undefined;
  failed: boolean;
}

/**
 * A part of the session's answer, referentially stable while it is equal. `atFirst` is the value in server-rendered pages, and in
 * each part of one until hydration: nothing re-renders if the answer adds nothing to it.
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
