import { isIP } from 'node:net';
import { isCallable } from './refused-nets.ts';

export interface Reach {
  /** Of a shop for trying out: http, any port, and the shop's own machine. */
  isTrial: boolean;
}

/** Names that mean a machine of the house wherever they are asked for. */
const LOCAL_NAMES = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home\.arpa|cluster\.local|svc)$/;

/** The host of an address as sockets take it: an IPv6 address without brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Why nothing may be sent to an address, in words for its owner; undefined if it may. The name's addresses are checked at each try. */
export function refusalOfUrl(text: string, { isTrial }: Reach): string | undefined {
  if (!URL.canParse(text)) return 'This is no address. Enter one such as https://example.com/hooks.';
  const url = new URL(text);
  const host = hostOf(url);
  if (url.protocol !== 'https:' && !(isTrial && url.protocol === 'http:')) return 'The address must begin with https://.';
  if (url.username !== '' || url.password !== '') return 'The address must not contain a name or a password.';
  if (url.hash !== '') return 'The address must not contain a # part.';
  if (isTrial) return isIP(host) !== 0 && !isCallable(host, { allowLoopback: true }) ? PRIVATE : undefined;
  if (url.port !== '') return 'The address must use the usual port of https, 443.';
  if (isIP(host) !== 0) return isCallable(host, { allowLoopback: false }) ? undefined : PRIVATE;
  return host.endsWith('.') || !host.includes('.') || LOCAL_NAMES.test(host) ? PRIVATE : undefined;
}

const PRIVATE = 'The address must be reachable from the public internet.';
