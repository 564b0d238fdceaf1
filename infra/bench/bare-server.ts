import { get } from 'node:http';
import Fastify from 'fastify';

/**
 * Baseline for bench/gateway.ts: a plain Fastify that serves from memory the responses of another server (FROM) at PATHS,
 * including headers. It requests them with HEADERS, so that they are compressed in the same way.
 */
const { PORT = '0', FROM = '', PATHS = '[]', HEADERS = '{}' } = process.env;
const paths: string[] = JSON.parse(PATHS);
const headers: Record<string, string> = JSON.parse(HEADERS);
/** Each server sets these headers itself. */
const NOT_KEPT = ['connection', 'content-length', 'date', 'keep-alive', 'set-cookie', 'transfer-encoding'];

const app = Fastify();
for (const path of paths) {
  const { bytes, said } = await read(path);
  app.get(path, (_request, reply) => reply.headers(said).send(bytes));
}
await app.listen({ host: '127.0.0.1', port: Number(PORT) });

function read(path: string): Promise<{ bytes: Buffer; said: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    const request = get(FROM + path, { headers, timeout: 10_000 }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}.`));
      const said = Object.entries(response.headers).filter(([name]) => !NOT_KEPT.includes(name));
      resolve({ bytes: Buffer.concat(parts), said: Object.fromEntries(said.map(([name, value]) => [name, String(value)])) });
    });
    request.on('timeout', () => request.destroy(new Error(`${path} took too long.`)));
    request.on('error', reject);
  });
}
