import type { ConnectionOptions } from 'nats';

/**
 * Options of the client for an address such as `nats://orders:secret@host:4222`; `tls://` insists on TLS. The client reads no
 * credentials from addresses. Whoever has a name hears answers below `_INBOX_<name>` alone, so that accounts can be kept from each other's.
 */
export function natsOptionsOf(address: string): ConnectionOptions {
  const { protocol, username, password, host } = new URL(address);
  const tls = protocol === 'tls:' ? { tls: {} } : {};
  if (username === '') return { servers: host, ...tls };
  const user = decodeURIComponent(username);
  return { servers: host, user, pass: decodeURIComponent(password), inboxPrefix: `_INBOX_${user}`, ...tls };
}
