import { useRef } from 'react';
import { objectOf, stableAddress } from '../domain/stable-address.ts';

/** The address in use, until the object changes or the address has stopped working. */
export function useStableAddress(fetched: string): { address: string; object: string; giveUp: () => void } {
  const inUse = useRef<string>(undefined);
  inUse.current = stableAddress(inUse.current, fetched);
  return {
    address: inUse.current,
    object: objectOf(inUse.current),
    giveUp: () => {
      inUse.current = undefined;
    },
  };
}
