import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only a browser can know; server-rendered pages use `outside`, also in the browser until hydration. If both are the
 * same, nothing re-renders.
 */
export const useInBrowser = <Value>(value: Value, outside: Value): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => outside,
  );
