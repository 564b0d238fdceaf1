import type { ConnectionOptions } from 'nats';

/**
 * Client options for an address such as `nats://orders:secret@host:4222`; `tls://` requires TLS. The client reads no credentials
 * from addresses. A named account receives answers only below `_INBOX_<name>`, so that accounts can be kept from reading each
 * other's.
 */
export function natsOptionsOf(address: string): ConnectionOptions {
  const { protocol, username, password, host } = new URL(address);
  const tls = protocol === 'tls:' ? { tls: {} } : {};
  if (username === '') return { servers: host, ...tls };
  const user = decodeURIComponent(username);
  return { servers: host, user, pass: decodeURIComponent(password), inboxPrefix: `_INBOX_${user}`, ...tls };
}
