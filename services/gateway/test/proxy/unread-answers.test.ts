import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { pacedAnswer } from '../../src/proxy/paced-answer.ts';
import { PROXY_LIMITS, type ProxyLimits } from '../../src/proxy/proxy-limits.ts';
import { COOKIES, openShop, type Shop } from '../support/gateway.ts';

const PACE = { spanMs: 200, leastBytes: 16 * 1024 };
const CHUNK = Buffer.alloc(64 * 1024);
const MANY_CHUNKS = 1_000;

let shop: Shop;
let address: URL;
let open: number;
let clients: { destroy(): void }[];
async function begin(limits: Partial<ProxyLimits>): Promise<void> {
  open = 0;
  clients = [];
  shop = await openShop(
    (upstream) => {
      upstream.get('/api/orders/:number/events', (_request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 2000\n\n');
      });
      upstream.get('/api/objects/*', (_request, reply) => {
        open += 1;
        reply.raw.once('close', () => {
          open -= 1;
        });
        return reply.type('video/mp4').send(Readable.from(Array(MANY_CHUNKS).fill(CHUNK)));
      });
      upstream.all('/*', async () => ({}));
    },
    {},
    limits,
  );
  address = new URL(await shop.listen());
}
afterEach(async () => {
  for (const client of clients ?? []) client.destroy();
  await shop?.close();
});

/** An answer that nobody reads. */
async function ask(path: string): Promise<IncomingMessage> {
  const { hostname, port } = address;
  const asked = httpRequest({ hostname, port, path, headers: { cookie: COOKIES } }).end();
  clients.push(asked);
  asked.on('error', () => {});
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (answer === undefined) throw new Error('no answer');
  answer.on('error', () => {});
  return answer;
}

it('a client that does not read a video gives its connection to the service back', async () => {
  await begin({ pace: PACE });
  await ask('/api/objects/a.mp4');
  await eventually('the service sends', () => open === 1);
  await eventually('the service is free', () => open === 0, 10_000);
});

it('a client that reads slowly gets all of it', async () => {
  const pace = { ...PACE, spanMs: 2_000 };
  await begin({ pace });
  const answer = await ask('/api/objects/a.mp4');
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += chunk.length;
    // Five pauses, longer than the limit together.
    if (bytes % (12 * 1024 * 1024) < chunk.length) await new Promise((resolve) => setTimeout(resolve, pace.spanMs / 4));
  }
  expect(bytes).toBe(MANY_CHUNKS * CHUNK.length);
});

it('a small answer leaves its service at once, read or not', async () => {
  const service = Readable.from(Array(3).fill(CHUNK));
  const paced = pacedAnswer(service, PACE);
  await once(service, 'close');
  expect(paced.readableLength).toBe(3 * CHUNK.length);
  paced.destroy();
});

it('a slow service is not mistaken for a slow client', async () => {
  const service = new Readable({ read() {} });
  const paced = pacedAnswer(service, { spanMs: 20, leastBytes: 1_000 });
  let isBroken = false;
  paced.once('error', () => {
    isBroken = true;
  });
  paced.resume();
  for (let n = 0; n < 5; n += 1) {
    service.push('a');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  service.push(null);
  await once(paced, 'end');
  expect(isBroken).toBe(false);
});

it('unread videos and open event streams take no connection of other requests, nor of the webhook', async () => {
  const connections = { requests: 1, files: 2, large: 1, streams: 2, webhook: 1 };
  await begin({ connections });
  const unread = ['/api/objects/a.mp4', '/api/objects/b.mp4', '/api/orders/NM-12345678/events', '/api/orders/NM-12345679/events'];
  for (const path of unread) await ask(path);
  const within = { signal: AbortSignal.timeout(5_000) };
  expect((await fetch(new URL('/api/orders', address), within)).status).toBe(200);
  const paid = await fetch(new URL('/api/stripe/webhook', address), { ...within, method: 'POST', body: '{}' });
  expect(paid.status).toBe(200);
});

it('a person has a limited number of unread videos, and of requests in progress', async () => {
  await begin({ atOnce: { ...PROXY_LIMITS.atOnce, filesOfVisitor: 1, requestsOfPerson: 0 } });
  await ask('/api/objects/a.mp4');
  const headers = { cookie: COOKIES };
  const file = await fetch(new URL('/api/objects/b.mp4', address), { headers });
  expect([file.status, file.headers.get('retry-after')]).toEqual([429, '2']);
  const list = await fetch(new URL('/api/orders', address), { headers });
  expect([list.status, await list.json()]).toMatchObject([429, { code: 'requests_at_once' }]);
});
