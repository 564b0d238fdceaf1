import type { User } from '@nimantran/proto/domain/user';
import { verifyAdmin } from '@nimantran/proto/http/identity';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { call } from '../lib/http/api.ts';
import { isDesigner, useSession, useSessionKept } from '../lib/session/session.ts';
import { ROLE_TAKEN, useWatchRoles } from '../lib/session/use-watch-roles.ts';
import { ACCESS_DENIED, MESSAGES } from '../lib/shop/messages.ts';
import { idTokenOf } from '../lib/sign-in/id-token.ts';
import { say } from '../lib/snackbar.ts';
import { ProgressLine } from './layout/progress-bar.tsx';

/** Pages are let through where nobody can be signed in; the browser then looks who is there. */
const OUTSIDE_BROWSER = typeof window === 'undefined';

/** Signed-out visitors go home; those who came to track an order go where that works without an account. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  useSessionKept();
  const session = useSession();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  if (OUTSIDE_BROWSER || session.status === 'signed-in') return children;
  if (session.status === 'loading') return <ProgressLine />;
  const tracking = pathname === '/user/invitations' && query.get('invitation') === 'all';
  return tracking ? <Navigate to="/track-order" replace /> : <SentHome message={MESSAGES.signInFirst} />;
}

export function DesignerOnly({ children }: { children: ReactNode }) {
  useSessionKept();
  useWatchRoles();
  const session = useSession();
  const isLetIn = session.status === 'signed-in' && isDesigner(session.user);
  const denied = useDenial(isLetIn);
  if (OUTSIDE_BROWSER) return children;
  if (session.status === 'loading') return <ProgressLine />;
  if (session.status === 'signed-out') return <SentHome message={MESSAGES.signInFirst} />;
  return isLetIn ? children : <SentHome message={denied} />;
}

const adminQuery = ({ uid, roles }: Pick<User, 'uid' | 'roles'>) =>
  queryOptions({
    // Asked anew too when the roles change while somebody is here.
    queryKey: ['private', 'is admin', uid, ...roles],
    queryFn: ({ signal }) => call(verifyAdmin, { body: { accessToken: idTokenOf(uid) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Asked again whenever somebody comes into the area.
    gcTime: 0,
  });

/** Whoever the shop verifies as an admin; false and failing to ask both send home. */
export function AdminOnly({ children }: { children: ReactNode }) {
  useSessionKept();
  useWatchRoles();
  const session = useSession();
  if (OUTSIDE_BROWSER) return children;
  if (session.status === 'loading') return <ProgressLine />;
  if (session.status === 'signed-out') return <SentHome message={MESSAGES.signInFirst} />;
  return <VerifiedOnly user={session.user}>{children}</VerifiedOnly>;
}

function VerifiedOnly({ user, children }: { user: User; children: ReactNode }) {
  const { data: isAdmin, isError } = useQuery(adminQuery(user));
  const denied = useDenial(isAdmin === true);
  if (isAdmin) return children;
  return isAdmin === false || isError ? <SentHome message={denied} /> : <ProgressLine />;
}

/** Why somebody is sent home: who was in before has lost what opened it. */
function useDenial(isLetIn: boolean): () => string {
  const wasIn = useRef(false);
  useEffect(() => {
    if (isLetIn) wasIn.current = true;
  }, [isLetIn]);
  return useCallback(() => (wasIn.current ? ROLE_TAKEN : ACCESS_DENIED), []);
}

function SentHome({ message }: { message: string | (() => string) }) {
  const { pathname } = useLocation();
  // Somebody who signs out is on the way already, and has been told another thing.
  const isLeaving = window.location.pathname !== pathname;
  useEffect(() => {
    if (!isLeaving) say(typeof message === 'string' ? message : message());
  }, [isLeaving, message]);
  return isLeaving ? null : <Navigate to="/" replace />;
}
