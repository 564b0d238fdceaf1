import { useSyncExternalStore } from 'react';

/** Whether a media query matches now; `outside` in pages made outside of a browser. */
export const useMediaQuery = (query: string, outside: boolean): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => outside,
  );
