import { useRef } from 'react';

/**
 * Signed addresses differ at each fetch although they name the same object. Changing a video's address would stop it, so the
 * current one stays until the object changes.
 */
export function keepSignedAddress(inUse: string | undefined, fetched: string): string {
  return inUse !== undefined && objectOf(inUse) === objectOf(fetched) ? inUse : fetched;
}

const objectOf = (address: string): string => address.split('?', 1)[0] ?? address;

/** The current address, until the object changes or the address stops working. */
export function useSignedAddress(fetched: string): { address: string; object: string; giveUp: () => void } {
  const inUse = useRef<string>(undefined);
  inUse.current = keepSignedAddress(inUse.current, fetched);
  return {
    address: inUse.current,
    object: objectOf(inUse.current),
    giveUp: () => {
      inUse.current = undefined;
    },
  };
}
