import { useSyncExternalStore } from 'react';

/** Whether a media query matches now; server-rendered pages use `outside`. */
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
