import { scopesOf } from '@nimantran/proto/domain/api-key';
import type { User } from '@nimantran/proto/domain/user';
import { verifyAdmin } from '@nimantran/proto/http/identity/sessions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { call } from '../lib/http/api.ts';
import { isDesigner, useSession, useSessionKept } from '../lib/session/session.ts';
import { ROLE_TAKEN, useWatchRoles } from '../lib/session/use-watch-roles.ts';
import { ACCESS_DENIED, MESSAGES } from '../lib/shop/messages.ts';
import { idTokenOf } from '../lib/sign-in/id-token.ts';
import { askedFor } from '../lib/sign-in/sign-in-target.ts';
import { say } from '../lib/snackbar.ts';
import { ProgressLine } from './layout/progress-bar.tsx';

/** Outside a browser there is no session, so pages are let through; the browser then checks it. */
const OUTSIDE_BROWSER = typeof window === 'undefined';

/** Sends signed-out visitors home, where they are asked to sign in; those who came to track an order go to the page that works without an account. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  useSessionKept();
  const session = useSession();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  if (OUTSIDE_BROWSER || session.status === 'signed-in') return children;
  if (session.status === 'loading') return <ProgressLine />;
  const tracking = pathname === '/user/invitations' && query.get('invitation') === 'all';
  return tracking ? <Navigate to="/track-order" replace /> : <SentToSignIn />;
}

export const DesignerOnly = ({ children }: { children: ReactNode }) => <RoleOnly has={isDesigner}>{children}</RoleOnly>;

/** Partners and admins: those who may make API keys. */
export const KeyHolderOnly = ({ children }: { children: ReactNode }) => (
  <RoleOnly has={({ roles }) => scopesOf(roles).length > 0}>{children}</RoleOnly>
);

function RoleOnly({ has, children }: { has: (user: User) => boolean; children: ReactNode }) {
  useSessionKept();
  useWatchRoles();
  const session = useSession();
  const isLetIn = session.status === 'signed-in' && has(session.user);
  const denied = useDenial(isLetIn);
  if (OUTSIDE_BROWSER) return children;
  if (session.status === 'loading') return <ProgressLine />;
  if (session.status === 'signed-out') return <SentToSignIn />;
  return isLetIn ? children : <SentHome message={denied} />;
}

const adminQuery = ({ uid, roles }: Pick<User, 'uid' | 'roles'>) =>
  queryOptions({
    // Also asked again when the roles change during the visit.
    queryKey: ['private', 'is admin', uid, ...roles],
    queryFn: ({ signal }) => call(verifyAdmin, { body: { accessToken: idTokenOf(uid) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Asked again on every visit to the area.
    gcTime: 0,
  });

/** Admits users whom the shop verifies as admins; a negative answer and a failed request both send home. */
export function AdminOnly({ children }: { children: ReactNode }) {
  useSessionKept();
  useWatchRoles();
  const session = useSession();
  if (OUTSIDE_BROWSER) return children;
  if (session.status === 'loading') return <ProgressLine />;
  if (session.status === 'signed-out') return <SentToSignIn />;
  return <VerifiedOnly user={session.user}>{children}</VerifiedOnly>;
}

function VerifiedOnly({ user, children }: { user: User; children: ReactNode }) {
  const { data: isAdmin, isError } = useQuery(adminQuery(user));
  const denied = useDenial(isAdmin === true);
  if (isAdmin) return children;
  return isAdmin === false || isError ? <SentHome message={denied} /> : <ProgressLine />;
}

/** Why a user is sent home: a user who was admitted before has lost the role or the session. */
function useDenial(isLetIn: boolean): () => string {
  const wasIn = useRef(false);
  useEffect(() => {
    if (isLetIn) wasIn.current = true;
  }, [isLetIn]);
  return useCallback(() => (wasIn.current ? ROLE_TAKEN : ACCESS_DENIED), []);
}

/** Home asks to sign in, and leads back here then. */
function SentToSignIn() {
  const { pathname, search, hash } = useLocation();
  return <SentHome message={MESSAGES.signInFirst} state={askedFor(pathname + search + hash)} />;
}

function SentHome({ message, state = null }: { message: string | (() => string); state?: unknown }) {
  const { pathname } = useLocation();
  // A user who signs out is already being sent elsewhere and has seen another message.
  const isLeaving = window.location.pathname !== pathname;
  useEffect(() => {
    if (!isLeaving) say(typeof message === 'string' ? message : message());
  }, [isLeaving, message]);
  return isLeaving ? null : <Navigate to="/" replace state={state} />;
}
