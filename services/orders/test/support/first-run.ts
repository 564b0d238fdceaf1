import { createServer, type Server } from 'node:net';
import { CURRENCIES } from '@nimantran/proto/domain/currency';
import type { FirstRun } from '@nimantran/proto/http/orders/first-run';
import type { Call } from '@nimantran/proto/http/shared/client';
import type { Operation } from '@nimantran/proto/http/shared/operation';

/** Neighbours that have everything that a shop needs to prove itself; each answer can be replaced. */
export function readyNeighbours() {
  const text = { kept: '' };
  const answers: Record<string, (input: { params?: Record<string, string>; body?: { text?: string } }) => unknown> = {
    listVideos: () => [{ id: 101, title: 'Paper Kite', pricing_id: 'pricing_005', duration_seconds: 12, video_id: 'x.mp4' }],
    listPricing: () => [{ pid: 'pricing_005', currencies: CURRENCIES.map((code) => ({ code, res: [] })) }],
    proveSignIn: () => ({ method: 'firebase', last_admin: { email: 'root@example.com', at: '2026-11-05T10:00:00Z' } }),
    proveFile: ({ body }) => {
      text.kept = body?.text ?? '';
      return { url: 'https://files.example.net/proof.bin?signature=x', fault: null };
    },
    startFilmProof: () => ({ id: '00000000-0000-4000-8000-000000000001' }),
    getFilmProof: () => ({ state: 'succeeded', error: null, seconds: 41 }),
  };
  const call = (async (operation: Operation, input = {}) => {
    const answer = answers[operation.name];
    if (!answer) throw new Error(`${operation.name} was not expected.`);
    return answer(input);
  }) as unknown as Call;
  return { answers, call, text };
}

export const proofIn = (run: FirstRun, name: string) => {
  const found = run.proofs.find(({ proof }) => proof === name);
  if (!found) throw new Error(`There is no proof ${name}.`);
  return found;
};

/** A mail server that knows nobody. @returns its address with a name and a password */
export async function startRefusingSmtp(): Promise<{ url: string; close(): void }> {
  const server: Server = createServer((socket) => {
    socket.write('220 mail.test ready\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const line = data.toString();
      if (line.startsWith('EHLO')) socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n');
      else if (line.startsWith('AUTH')) socket.write('535 5.7.8 Username and password not accepted\r\n');
      else socket.end('221 bye\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://orders:wrong@127.0.0.1:${port}`, close: () => void server.close() };
}
