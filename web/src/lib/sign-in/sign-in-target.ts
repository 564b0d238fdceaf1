/** Any address will do: only whether a target leaves it counts. */
const SHOP = 'https://shop.invalid';

/** The state of a navigation to a page that asks a visitor to sign in, in order to go on to `target`. */
export const askedFor = (target: string): { signInFor: string } => ({ signInFor: target });

/**
 * Where a visitor wanted to be; undefined if nothing is asked. It comes from the state of a navigation, which no link can set, and
 * only paths of the shop count.
 */
export function signInTarget(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('signInFor' in state)) return undefined;
  const { signInFor: target } = state;
  return typeof target === 'string' && target.startsWith('/') && isOfShop(target) ? target : undefined;
}

function isOfShop(target: string): boolean {
  try {
    return new URL(target, SHOP).origin === SHOP;
  } catch {
    return false;
  }
}
