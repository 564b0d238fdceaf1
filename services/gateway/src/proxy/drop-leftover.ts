import type { IncomingMessage } from 'node:http';

/** How long a client that already has its answer may continue sending before its connection is cut. */
const LEFTOVER_MS = 30_000;

/** If a connection is cut while its client sends, the answer is lost; so the client may continue sending for a while. */
export function dropLeftover(body: IncomingMessage, maxBytes: number): void {
  if (body.destroyed) return;
  let bytes = 0;
  const cut = setTimeout(() => body.destroy(), LEFTOVER_MS);
  cut.unref();
  body.once('close', () => clearTimeout(cut)).once('end', () => clearTimeout(cut));
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) body.destroy();
  });
  body.resume();
}
