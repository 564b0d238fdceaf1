import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False outside of a browser and until a page that was made there has been taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
