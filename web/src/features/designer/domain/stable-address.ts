/**
 * Signed addresses differ at each fetch although they name the same object. Changing a film's address would stop it, so
 * the one in use stays until it names something else.
 */
export function stableAddress(inUse: string | undefined, fetched: string): string {
  return inUse !== undefined && objectOf(inUse) === objectOf(fetched) ? inUse : fetched;
}

export const objectOf = (address: string): string => address.split('?', 1)[0] ?? address;
