import { useEffect } from 'react';
import { recordAttribution } from '../../lib/attribution.ts';
import { useSession, useSessionKept } from '../../lib/session.ts';

/** Where the visitor came in; what the app does with the address later is another thing. */
const LANDING = typeof window === 'undefined' ? '/' : window.location.pathname + window.location.search;

/**
 * Has it known who is here, and keeps where a visitor came from once the first page stands: it may lead on as soon as that is known.
 * A part of its own, so that the frame around all pages is not drawn again by it.
 */
export function Visitor() {
  useSessionKept();
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'loading') recordAttribution(LANDING, window.location.href);
  }, [status]);
  return null;
}
