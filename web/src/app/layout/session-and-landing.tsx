import { useEffect } from 'react';
import { useSession, useSessionKept } from '../../lib/session/session.ts';
import { recordAttribution } from '../../lib/visits/attribution.ts';

/** The address at which the visitor arrived, before the app changes it. */
const LANDING = typeof window === 'undefined' ? '/' : window.location.pathname + window.location.search;

/** Loads the session. A separate component, so that it does not re-render the frame around all pages. */
export function Visitor() {
  useSessionKept();
  return null;
}

/**
 * Stores where a visitor came from, once the session is known. Rendered after a page's content, so that any redirect there has
 * already happened.
 */
export function Landing() {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'loading') recordAttribution(LANDING, window.location.href);
  }, [status]);
  return null;
}
