import { useRef } from 'react';

/**
 * Signed addresses differ at each fetch although they name the same object. Changing a film's address would stop it, so
 * the one in use stays until it names something else.
 */
export function keepSignedAddress(inUse: string | undefined, fetched: string): string {
  return inUse !== undefined && objectOf(inUse) === objectOf(fetched) ? inUse : fetched;
}

const objectOf = (address: string): string => address.split('?', 1)[0] ?? address;

/** The address in use, until the object changes or the address has stopped working. */
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
