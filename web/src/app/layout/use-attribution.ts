import { useEffect } from 'react';
import { recordAttribution } from '../../lib/attribution.ts';
import { useSession } from '../../lib/session.ts';

/** Where the visitor came in; what the app does with the address later is another thing. */
const LANDING = typeof window === 'undefined' ? '/' : window.location.pathname + window.location.search;

/** Keeps where a visitor came from once the first page stands: it may lead on as soon as it is known who is there. */
export function useAttribution(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'loading') recordAttribution(LANDING, window.location.href);
  }, [status]);
}
