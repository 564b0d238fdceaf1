import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { applyChange } from '../../src/live/watch-changes.ts';
import { COOKIES, kill, openShop, type Shop, XSRF } from '../support/gateway.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const VIDEO = randomBytes(300_000);
const TUS = { cookie: COOKIES, 'x-xsrf-token': XSRF, 'tus-resumable': '1.0.0' };

describe('what is handed on', () => {
  let shop: Shop;
  let seen: { method: string; url: string; headers: Record<string, unknown>; body: Buffer | undefined }[];
  let streams: { write(text: string): void; isClosed: boolean }[];
  let calls: number;
  let begun: number;

  beforeEach(async () => {
    seen = [];
    streams = [];
    calls = 0;
    begun = 0;
    shop = await openShop(serve);
  });
  afterEach(() => shop.close());

  function serve(upstream: FastifyInstance): void {
    upstream.addHook('onRequest', async () => {
      begun += 1;
    });
    upstream.addHook('preHandler', async (request) => {
      calls += 1;
      const { method, url, headers } = request;
      seen.push({ method, url, headers, body: request.body as Buffer | undefined });
    });
    upstream.get('/api/orders/:number/events', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
      reply.raw.write('retry: 2000\n\n');
      const stream = { write: (text: string) => void reply.raw.write(text), isClosed: false };
      reply.raw.on('close', () => {
        stream.isClosed = true;
      });
      streams.push(stream);
    });
    upstream.get('/api/objects/*', async (request, reply) => {
      reply.header('accept-ranges', 'bytes').type('video/mp4');
      const match = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
      if (!match) return reply.send(VIDEO);
      const part = VIDEO.subarray(Number(match[1]), Number(match[2]) + 1);
      return reply.code(206).header('content-range', `bytes ${match[1]}-${match[2]}/${VIDEO.length}`).send(part);
    });
    upstream.post('/api/uploads', async (_request, reply) => reply.code(201).header('location', '/api/uploads/1').send());
    upstream.route({
      method: 'PATCH',
      url: '/api/uploads/:id',
      handler: async (request, reply) =>
        reply
          .code(204)
          .header('upload-offset', String((request.body as Buffer).length))
          .send(),
    });
    upstream.head('/api/uploads/:id', async (_request, reply) => reply.header('upload-offset', '17').send());
    upstream.get('/api/video-details/:category', async (request, reply) => {
      const { category } = request.params as { category: string };
      if (category === 'unheard-of') return reply.code(404).type('application/problem+json').send('{"code":"no_such_category"}');
      return [{ category, call: calls }];
    });
    upstream.post('/api/live-stills', (request, reply) => {
      if (String(request.body) === '{}') return void reply.header('set-cookie', 'a=b').send({ picture: 'drawn' });
      const stream = { write: () => {}, isClosed: false };
      reply.raw.on('close', () => {
        stream.isClosed = true;
      });
      streams.push(stream);
    });
    upstream.get('/api/orders', async (_request, reply) => {
      if (calls === 1) reply.raw.destroy();
      return [];
    });
    upstream.get('/api/studio/queue', async (_request, reply) => {
      reply.raw.destroy();
    });
    upstream.post('/api/orders', async (_request, reply) => {
      reply.raw.destroy();
    });
    upstream.post('/api/stripe/webhook', async () => ({ received: true }));
  }

  it('is the webhook byte for byte', async () => {
    const body = '{ "id":  "evt_1",\n "amount": 1.0, "नाम": "आशा" }\n';
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': 't=1,v1=abc' };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload: body });
    expect(answer.statusCode).toBe(200);
    expect(seen[0]?.body?.toString()).toBe(body);
    expect(seen[0]?.headers).toMatchObject(headers);
  });

  it('is an upload in parts of up to 32 MiB', async () => {
    const made = await shop.app.inject({ method: 'POST', url: '/api/uploads', headers: { ...TUS, 'upload-length': '33554432' } });
    expect([made.statusCode, made.headers.location]).toEqual([201, '/api/uploads/1']);
    expect(seen[0]?.headers).toMatchObject({ 'tus-resumable': '1.0.0', 'upload-length': '33554432' });
    const part = randomBytes(32 * 1024 * 1024);
    const headers = { ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
    // Over a real connection: an injected body is the test's own memory, and the gateway drops what it has sent.
    const address = await shop.listen();
    const sent = await fetch(`${address}/api/uploads/1`, { method: 'PATCH', headers, body: new Uint8Array(part) });
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, String(part.length)]);
    expect(sha256(seen[1]?.body ?? Buffer.alloc(0))).toBe(sha256(part));
    const asked = await shop.app.inject({ method: 'HEAD', url: '/api/uploads/1', headers: TUS });
    expect(asked.headers['upload-offset']).toBe('17');
  });

  it('is no upload from another site', async () => {
    const headers = { cookie: COOKIES, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
    const answer = await shop.app.inject({ method: 'PATCH', url: '/api/uploads/1', headers, payload: 'x' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'storage/unauthorized']);
  });

  it('is a part of a video, so that it can be played and skipped through', async () => {
    const headers = { range: 'bytes=1000-1999', 'accept-encoding': 'gzip, br' };
    const answer = await shop.app.inject({ method: 'GET', url: '/api/objects/a/b.mp4?signature=x%2By', headers });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes 1000-1999/${VIDEO.length}`);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.rawPayload.equals(VIDEO.subarray(1000, 2000))).toBe(true);
    expect(seen[0]?.url).toBe('/api/objects/a/b.mp4?signature=x%2By');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('are events as they happen, until the page is left', async () => {
    const address = await shop.listen();
    const leave = new AbortController();
    const answer = await fetch(`${address}/api/orders/NM-12345678/events`, {
      headers: { cookie: COOKIES, 'accept-encoding': 'gzip' },
      signal: leave.signal,
    });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(answer.headers.get('content-encoding')).toBeNull();
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('retry: 2000\n\n');
    streams[0]?.write('event: order\ndata: {}\n\n');
    expect((await reader?.read())?.value).toBe('event: order\ndata: {}\n\n');
    leave.abort();
    await eventually('the service sees that the page was left', () => streams[0]?.isClosed);
  });

  it('is given up at the service when a visitor no longer waits for a picture', async () => {
    const address = await shop.listen();
    const headers = { cookie: COOKIES, 'x-xsrf-token': XSRF, 'content-type': 'application/json' };
    const ask = (body: string, signal: AbortSignal | null = null) =>
      fetch(`${address}/api/live-stills`, { method: 'POST', headers, body, signal });
    const leave = new AbortController();
    const left = ask('{"form":"waiting"}', leave.signal).catch((error: Error) => error.name);
    await eventually('the service is asked', () => streams.length === 1);
    leave.abort();
    expect(await left).toBe('AbortError');
    await eventually('the service sees that nobody waits', () => streams[0]?.isClosed);
    const next = await ask('{}');
    expect([next.status, await next.json(), next.headers.get('set-cookie')]).toEqual([200, { picture: 'drawn' }, null]);
    expect(seen.at(-1)?.headers.authorization).toMatch(/^Bearer /);
    await kill(shop.upstream);
    expect((await ask('{}')).status).toBe(503);
  });

  it('does not keep the gateway from stopping', async () => {
    const address = await shop.listen();
    const answer = await fetch(`${address}/api/orders/NM-12345678/events`, { headers: { cookie: COOKIES } });
    const reader = answer.body?.getReader();
    await reader?.read();
    const started = Date.now();
    await shop.app.close();
    expect(Date.now() - started).toBeLessThan(3_000);
    await eventually('the service sees the end', () => streams[0]?.isClosed);
  });

  it('is asked twice if it only reads and the connection broke', async () => {
    const answer = await shop.app.inject({ method: 'GET', url: '/api/orders', headers: { cookie: COOKIES } });
    expect([answer.statusCode, calls]).toEqual([200, 2]);
  });

  it('is never sent twice if it changes something', async () => {
    const headers = { cookie: COOKIES, 'x-xsrf-token': XSRF, 'content-type': 'application/json' };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/orders', headers, payload: '{}' });
    expect([answer.statusCode, answer.json().code, calls]).toEqual([502, 'upstream_failed', 1]);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it('is answered with 502 when the service breaks off twice', async () => {
    const answer = await shop.app.inject({ method: 'GET', url: '/api/studio/queue', headers: { cookie: COOKIES } });
    expect([answer.statusCode, answer.json().code, calls]).toEqual([502, 'upstream_failed', 2]);
  });

  it('is answered with 503 when the service is away', async () => {
    await kill(shop.upstream);
    const answer = await shop.app.inject({ method: 'GET', url: '/api/orders', headers: { cookie: COOKIES } });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'upstream_unavailable']);
  });

  const list = (headers: Record<string, string> = {}) =>
    shop.app.inject({ method: 'GET', url: '/api/video-details/wedding', headers });

  it('is kept for a minute for those who are not signed in', async () => {
    const first = await list();
    expect((await list()).json()).toEqual(first.json());
    expect(calls).toBe(1);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.cookies.map(({ name }) => name)).toEqual(['XSRF-TOKEN']);
    const later = await list({ cookie: `XSRF-TOKEN=${XSRF}` });
    expect([later.headers['cache-control'], later.cookies]).toEqual(['no-cache', []]);
    const known = await list({ 'if-none-match': String(first.headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    await list({ cookie: COOKIES });
    expect(calls).toBe(2);
    shop.time.now += 60_001;
    await list();
    expect(calls).toBe(3);
  });

  it('is asked once for many who ask at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => list()));
    expect(calls).toBe(1);
  });

  it.each([
    ...['catalog.theme.published', 'catalog.theme.retired', 'catalog.theme.changed'],
    ...['pricing.model.changed', 'orders.shop.changed'],
  ])('is dropped at %s', async (type) => {
    await list();
    const about = { id: '', version: 1, occurred_at: '', key: 'k', key_version: 1, trace: '' };
    applyChange(shop.context, { ...about, type, data: { theme_id: 1 } });
    await list();
    expect(calls).toBe(2);
  });

  it('stands in for ten minutes while its service is away', async () => {
    const first = await list();
    await kill(shop.upstream);
    shop.time.now += 120_000;
    expect((await list()).json()).toEqual(first.json());
    shop.time.now += 600_000;
    expect((await list()).statusCode).toBe(503);
  });

  it('is not kept when there was none', async () => {
    for (let n = 0; n < 2; n++) {
      const answer = await shop.app.inject({ method: 'GET', url: '/api/video-details/unheard-of' });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'no_such_category']);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    }
    expect(calls).toBe(2);
  });

  it('survives a browser that goes away in the middle of an upload', async () => {
    const address = await shop.listen();
    const { port } = new URL(address);
    const headers = { ...TUS, 'content-type': 'application/offset+octet-stream', 'content-length': 1_000_000 };
    const upload = httpRequest({ port, host: '127.0.0.1', method: 'PATCH', path: '/api/uploads/1', headers });
    upload.on('error', () => {});
    upload.write(randomBytes(10_000));
    await eventually('the service sees the beginning', () => begun === 1);
    upload.destroy();
    const next = await fetch(`${address}/api/uploads/1`, { method: 'HEAD', headers: TUS });
    expect(next.status).toBe(200);
  });
});
