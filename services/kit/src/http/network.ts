import { isIPv6 } from 'node:net';

/**
 * The network that one caller has for themselves, as callers are counted: an IPv4 address, or the first 64 bits of an
 * IPv6 address (`2001:db8:0:1::/64`), whose rest a caller may choose at will. An IPv4 address written as IPv6 is IPv4.
 */
export function networkOf(address: string): string {
  const plain = address.split('%')[0] ?? '';
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMapped) return `${groups.slice(0, 4).join(':')}::/64`;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .map((pair) => `${pair >> 8}.${pair & 255}`)
    .join('.');
}

/** All eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // A URL parser writes an address in one way, the longest row of zeros as `::`.
  const [front = '', back] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = front === '' ? [] : front.split(':');
  const after = back === undefined || back === '' ? [] : back.split(':');
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/** Which addresses of a chain of proxies are believed when they name the one before: those of so many proxies in front, the nearest first. */
export const trustHops =
  (proxies: number) =>
  (_address: string, hop: number): boolean =>
    hop < proxies;
