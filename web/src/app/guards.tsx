import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { MESSAGES } from '../lib/messages.ts';
import { isDesigner, useSession } from '../lib/session.ts';
import { say } from '../lib/snackbar.ts';

/** Signed-out visitors go home; those who came to track an order go where that works without an account. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  if (session.status === 'loading') return null;
  if (session.status === 'signed-in') return children;
  const tracking = pathname === '/user/invitations' && query.get('invitation') === 'all';
  return tracking ? <Navigate to="/track-order" replace /> : <SentHome />;
}

export function DesignerOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status === 'loading') return null;
  return session.status === 'signed-in' && isDesigner(session.user) ? children : <SentHome />;
}

function SentHome() {
  useEffect(() => say(MESSAGES.signInFirst), []);
  return <Navigate to="/" replace />;
}
