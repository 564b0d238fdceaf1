import { useEffect, useRef } from 'react';

/** Calls back when the browser restores this page from its cache, such as by Back from the payment page. */
export function usePageRestored(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current();
    };
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}
