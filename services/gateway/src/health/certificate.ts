import { connect } from 'node:tls';
import type { KnownKey } from '@nimantran/proto/domain/health-report';

const TIMEOUT_MS = 3_000;

/**
 * The certificate that visitors of an address are shown, as far as this process reaches the address; none for an address without
 * TLS. Never throws: what goes wrong is its `fault`.
 */
export async function certificateOf(address: string, timeoutMs = TIMEOUT_MS): Promise<KnownKey[]> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return [];
  const key = { name: `certificate of ${hostname}`, kind: 'certificate', since: null, expires_at: null, fault: null } as const;
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 443) });
    const end = (found: KnownKey): void => {
      socket.destroy();
      resolve([found]);
    };
    socket.setTimeout(timeoutMs, () => end({ ...key, fault: 'no answer in time' }));
    socket.once('error', (error: NodeJS.ErrnoException) => end({ ...key, fault: error.code ?? 'no TLS there' }));
    socket.once('secureConnect', () => {
      const { valid_from, valid_to } = socket.getPeerCertificate();
      const instant = (text: string | undefined) => (text === undefined ? null : new Date(text).toISOString());
      end({ ...key, since: instant(valid_from), expires_at: instant(valid_to) });
    });
  });
}
