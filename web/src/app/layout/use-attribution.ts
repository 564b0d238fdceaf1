import { useEffect } from 'react';
import { recordAttribution } from '../../lib/attribution.ts';

/** Where the visitor came in; what the app does with the address later is another thing. */
const LANDING = typeof window === 'undefined' ? '/' : window.location.pathname + window.location.search;

/** Keeps where a visitor came from once the first page stands, after the redirects that its address may lead through. */
export function useAttribution(): void {
  useEffect(() => recordAttribution(LANDING, window.location.href), []);
}
