import type { User } from '@nimantran/proto/domain/user';
import { whoAmI } from '@nimantran/proto/http/identity';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { useHydrated } from './hydrated.ts';

export type Session =
  | { status: 'loading'; user: null; pricesHidden: boolean }
  | { status: 'signed-out'; user: null; pricesHidden: boolean }
  | { status: 'signed-in'; user: User; pricesHidden: boolean };

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call(whoAmI, { signal }),
  staleTime: 60_000,
  refetchOnWindowFocus: true,
});

/** Who is here. An answer that never came counts as signed out: nothing private is shown then. */
export function useSession(): Session {
  const { data, isError } = useQuery(sessionQuery);
  const hydrated = useHydrated();
  // A part of the page that is taken over later than the others would else find somebody whom its HTML does not know.
  if (!hydrated || (data === undefined && !isError)) return { status: 'loading', user: null, pricesHidden: false };
  const session = data?.session;
  if (!session) return { status: 'signed-out', user: null, pricesHidden: false };
  return { status: 'signed-in', user: session.user, pricesHidden: session.prices_hidden };
}

/** The flags of the person who is here: the session's answer carries them. Both are false where it could not be had. */
export function useUserType(): { admin: boolean; partner: boolean } {
  const { data, isError } = useQuery(sessionQuery);
  const hydrated = useHydrated();
  const roles = (hydrated && !isError && data?.session?.user.roles) || [];
  return { admin: roles.includes('admin'), partner: roles.includes('partner') };
}

export const isDesigner = (user: User): boolean => user.roles.includes('designer') || user.roles.includes('admin');
