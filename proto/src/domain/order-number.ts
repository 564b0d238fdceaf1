import { ORDER_NUMBER } from './order.ts';

/** Normalises a typed order number: ignores case and spaces, adds the prefix, and reads letters that Crockford treats as digits. */
export function normaliseOrderNumber(typed: string): string {
  const characters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const body = characters.startsWith('NM') ? characters.slice(2) : characters;
  return `NM-${body.replace(/O/g, '0').replace(/[IL]/g, '1')}`;
}

/**
 * The order number that a search text is, as a whole; undefined if it may as well be a name: one of eight letters without the
 * prefix.
 */
export function orderNumberIn(typed: string): string | undefined {
  if (!/^[0-9a-z\s-]+$/i.test(typed) || !/^\s*nm|[0-9]/i.test(typed)) return undefined;
  const number = normaliseOrderNumber(typed);
  return ORDER_NUMBER.test(number) ? number : undefined;
}
