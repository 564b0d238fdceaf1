import { isIPv6 } from 'node:net';

/**
 * The network by which a caller is counted: an IPv4 address, or the first 64 bits of an IPv6 address (`2001:db8:0:1::/64`),
 * because a caller can choose the rest freely. An IPv4 address written as IPv6 is IPv4.
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
  // A URL parser normalises the address, with the longest row of zeros as `::`.
  const [front = '', back] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = front === '' ? [] : front.split(':');
  const after = back === undefined || back === '' ? [] : back.split(':');
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/** Trusts only this number of proxies in front, nearest first, to name the previous address of the chain. */
export const trustHops =
  (proxies: number) =>
  (_address: string, hop: number): boolean =>
    hop < proxies;
