import { BlockList, isIP, isIPv4 } from 'node:net';

/** Networks that are not the public internet: the house's own, the machine's, and those with a special meaning (IANA's registries). */
const REFUSED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** The public internet, and what within it leads elsewhere: tunnels to IPv4 addresses, documentation. */
const PUBLIC_V6 = ['2000::', 3] as const;
const REFUSED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refused = new BlockList();
for (const [net, bits] of REFUSED_V4) refused.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of REFUSED_V6) refused.addSubnet(net, bits, 'ipv6');
const publicV6 = new BlockList();
publicV6.addSubnet(...PUBLIC_V6, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address may be called. `allowLoopback`: a shop for trying out may call its own machine, and no other in its network. */
export function isCallable(address: string, { allowLoopback }: { allowLoopback: boolean }): boolean {
  if (isIP(address) === 0) return false;
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  if (allowLoopback && loopback.check(address, family)) return true;
  return !refused.check(address, family) && (family === 'ipv4' || publicV6.check(address, 'ipv6'));
}
