import { useEffect } from 'react';
import { useSession, useSessionKept } from '../../lib/session/session.ts';
import { recordAttribution } from '../../lib/visits/attribution.ts';

/** Where the visitor came in; what the app does with the address later is another thing. */
const LANDING = typeof window === 'undefined' ? '/' : window.location.pathname + window.location.search;

/** Has it known who is here. A part of its own, so that the frame around all pages is not drawn again by it. */
export function Visitor() {
  useSessionKept();
  return null;
}

/**
 * Keeps where a visitor came from, once it is known who that is. Stands behind a page's content: where that leads on, it has done so.
 */
export function Landing() {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'loading') recordAttribution(LANDING, window.location.href);
  }, [status]);
  return null;
}
