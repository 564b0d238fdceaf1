import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only a browser can know; outside of one, and until a page that was made there has been taken over, the other. Where both
 * are the same nothing is drawn again.
 */
export const useInBrowser = <Value>(value: Value, outside: Value): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => outside,
  );
