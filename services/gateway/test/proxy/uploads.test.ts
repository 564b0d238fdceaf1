import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { COOKIES, kill, openShop, SESSION, type Shop, XSRF } from '../support/gateway.ts';

const MIB = 1024 * 1024;
const TUS = {
  cookie: COOKIES,
  'x-xsrf-token': XSRF,
  'tus-resumable': '1.0.0',
  'upload-offset': '0',
  'content-type': 'application/offset+octet-stream',
};

interface Received {
  request: IncomingMessage;
  response: ServerResponse;
  bytes: number;
  isEnded: boolean;
  isClosed: boolean;
}

describe('an upload through the gateway', () => {
  let shop: Shop;
  let address: URL;
  let received: Received[];
  /** How the service handles an upload request. */
  let serve: (upload: Received) => void;

  beforeEach(async () => {
    received = [];
    serve = read;
    shop = await openShop((upstream) => {
      for (const url of ['/api/uploads', '/api/uploads/:id']) {
        upstream.route({
          method: ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
          url,
          onRequest: async (request, reply) => {
            reply.hijack();
            const upload = { request: request.raw, response: reply.raw, bytes: 0, isEnded: false, isClosed: false };
            request.raw.once('close', () => {
              upload.isClosed = true;
            });
            request.raw.once('error', () => {});
            received.push(upload);
            serve(upload);
          },
          handler: async () => undefined,
        });
      }
    });
    address = new URL(await shop.listen());
  });
  afterEach(() => shop.close());

  /** Reads the whole body and answers as tus does. */
  function read(upload: Received): void {
    upload.request.on('data', (chunk: Buffer) => {
      upload.bytes += chunk.length;
    });
    upload.request.once('end', () => {
      upload.isEnded = true;
      upload.response.writeHead(204, { 'tus-resumable': '1.0.0', 'upload-offset': String(upload.bytes) }).end();
    });
  }

  function open(headers: Record<string, string | number>, method = 'PATCH', path = '/api/uploads/1'): ClientRequest {
    const upload = httpRequest({ host: address.hostname, port: address.port, method, path, headers: { ...TUS, ...headers } });
    upload.on('error', () => {});
    return upload;
  }
  async function answerOf(upload: ClientRequest): Promise<{ status: number; headers: IncomingMessage['headers']; body: string }> {
    const [answer]: IncomingMessage[] = await once(upload, 'response');
    let body = '';
    for await (const chunk of answer ?? []) body += chunk;
    return { status: answer?.statusCode ?? 0, headers: answer?.headers ?? {}, body };
  }
  const codeOf = ({ body }: { body: string }): string => JSON.parse(body).code;

  it('arrives as it is sent, not when it is whole', async () => {
    const upload = open({ 'content-length': 2_000 });
    upload.write(Buffer.alloc(1_000));
    await eventually('the first half', () => received[0]?.bytes === 1_000);
    upload.end(Buffer.alloc(1_000));
    const answer = await answerOf(upload);
    expect([answer.status, answer.headers['upload-offset'], answer.headers['tus-resumable']]).toEqual([204, '2000', '1.0.0']);
  });

  it.each(['DELETE', 'HEAD', 'OPTIONS'])('carries no body of %s, in which another request could hide', async (method) => {
    serve = ({ response }) => void response.writeHead(204).end();
    const hidden = 'PATCH /api/uploads/hidden HTTP/1.1\r\nhost: media\r\ncontent-length: 0\r\n\r\n';
    for (const length of [undefined, hidden.length]) {
      received = [];
      const upload = open(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }, method);
      upload.end(hidden);
      expect((await answerOf(upload)).status).toBe(204);
      expect((await answerOf(open({}, 'HEAD', '/api/uploads/2').end())).status).toBe(204);
      expect(received.map(({ request }) => request.url)).toEqual(['/api/uploads/1', '/api/uploads/2']);
      expect(received[0]?.request.headers['content-length']).toBeUndefined();
    }
  });

  it('waits at its client while the service is slow, not in the memory of the gateway', async () => {
    serve = () => {};
    let taken = 0;
    const upload = open({ 'content-length': 32 * MIB });
    const pour = () => {
      while (taken < 32 * MIB) {
        taken += 64 * 1024;
        if (!upload.write(Buffer.alloc(64 * 1024))) return;
      }
      upload.end();
    };
    upload.on('drain', pour);
    pour();
    await eventually('the upload begins', () => received.length === 1);
    let before = -1;
    await eventually('the client is held back', () => {
      const isStill = before === taken;
      before = taken;
      return isStill;
    });
    // The kernel's buffers for two connections, and a little of the gateway's.
    expect(taken).toBeLessThan(24 * MIB);
    const [slow] = received;
    if (slow) read(slow);
    expect((await answerOf(upload)).headers['upload-offset']).toBe(String(32 * MIB));
  });

  it('ends at the service at once when its client goes away', async () => {
    const upload = open({ 'content-length': 1_000_000 });
    upload.write(Buffer.alloc(10_000));
    await eventually('the beginning', () => received[0]?.bytes === 10_000);
    upload.destroy();
    await eventually('the service sees the end', () => received[0]?.isClosed);
    expect(received[0]?.isEnded).toBe(false);
  });

  it('is stored when its client goes away after the last byte', async () => {
    let answer = () => {};
    serve = (upload) => {
      upload.request.resume().once('end', () => {
        upload.isEnded = true;
        answer = () => void upload.response.writeHead(204).end();
      });
    };
    const upload = open({ 'content-length': 1_000 });
    upload.end(Buffer.alloc(1_000));
    await eventually('the whole body', () => received[0]?.isEnded);
    upload.destroy();
    const next = open({}, 'HEAD').end();
    await eventually('the next request', () => received.length === 2);
    expect(received[0]?.response.destroyed).toBe(false);
    answer();
    next.destroy();
  });

  it.each([401, 402, 409, 413])('learns of %i before it is sent whole', async (status) => {
    serve = ({ response }) => {
      response.writeHead(status, { 'content-type': 'application/problem+json' }).end('{"code":"early"}');
    };
    const upload = open({ 'content-length': 32 * MIB });
    upload.write(Buffer.alloc(100_000));
    const answer = await answerOf(upload);
    expect([answer.status, codeOf(answer)]).toEqual([status, 'early']);
    // A client that continues sending is not cut: a browser reads the answer only after its last byte.
    const sent = new Promise((resolve) => upload.end(Buffer.alloc(32 * MIB - 100_000), () => resolve('all')));
    expect(await sent).toBe('all');
  });

  it('may not grow beyond its limit without saying so', async () => {
    const upload = open({ 'transfer-encoding': 'chunked' });
    let part = 0;
    const pour = () => {
      while (part < 34 && upload.write(Buffer.alloc(MIB))) part += 1;
    };
    upload.on('drain', pour);
    pour();
    const answer = await answerOf(upload);
    expect([answer.status, codeOf(answer)]).toEqual([413, 'storage/invalid-argument']);
    await eventually('the service sees the end', () => received[0]?.isClosed);
    expect(received[0]?.bytes).toBeLessThanOrEqual(33 * MIB);
    upload.destroy();
  });

  it('is broken off with 502 when the service dies, and with 503 while it is away', async () => {
    serve = ({ request }) => void request.socket.destroy();
    const cut = await answerOf(open({ 'content-length': 3 }).end('abc'));
    expect([cut.status, codeOf(cut), received.length]).toEqual([502, 'storage/unknown', 1]);
    await kill(shop.upstream);
    const away = await answerOf(open({ 'content-length': 3 }).end('abc'));
    expect([away.status, codeOf(away)]).toEqual([503, 'storage/unknown']);
  });

  it('asks a second time how far it got when the connection breaks', async () => {
    serve = ({ request, response }) => {
      if (received.length === 1) request.socket.destroy();
      else response.writeHead(200, { 'upload-offset': '17' }).end();
    };
    const answer = await answerOf(open({}, 'HEAD').end());
    expect([answer.status, answer.headers['upload-offset'], received.length]).toEqual([200, '17', 2]);
  });

  it('is opened, dropped and asked about with what the service says', async () => {
    serve = ({ request, response }) => {
      request.resume();
      if (request.method === 'POST')
        response.writeHead(201, { location: '/api/uploads/7', 'upload-expires': 'Sat, 05 Dec 2026 10:00:00 GMT' });
      if (request.method === 'OPTIONS') response.writeHead(204, { 'tus-version': '1.0.0', 'tus-extension': 'creation' });
      if (request.method === 'DELETE') response.writeHead(204);
      response.end();
    };
    const made = await answerOf(open({ 'upload-length': 10 }, 'POST', '/api/uploads').end());
    expect([made.status, made.headers.location]).toEqual([201, '/api/uploads/7']);
    expect(made.headers['upload-expires']).toBe('Sat, 05 Dec 2026 10:00:00 GMT');
    const asked = await answerOf(open({}, 'OPTIONS').end());
    expect([asked.status, asked.headers['tus-version']]).toEqual([204, '1.0.0']);
    expect((await answerOf(open({}, 'DELETE').end())).status).toBe(204);
    const claims = received.map(({ request }) => [request.headers.cookie, request.headers['x-xsrf-token'], request.headers.host]);
    expect(new Set(claims.flat().slice(0, 2))).toEqual(new Set([undefined]));
    expect(received[0]?.request.headers.authorization).toMatch(/^Bearer /);
  });

  it('cannot claim to be somebody else, nor to come from elsewhere', async () => {
    const claims = { authorization: 'Bearer mine', 'x-forwarded-for': '203.0.113.1', 'x-role': 'admin', forwarded: 'for=1' };
    await answerOf(open({ ...claims, 'content-length': 1 }).end('a'));
    const { headers } = received[0]?.request ?? {};
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', host: new URL(shop.context.config.MEDIA_URL).host });
    expect([headers?.['x-role'], headers?.forwarded]).toEqual([undefined, undefined]);
    expect(headers?.authorization).not.toContain('mine');
  });

  it('is asked for its body only once it is let in', async () => {
    const allowed = open({ 'content-length': 5, expect: '100-continue' });
    allowed.flushHeaders();
    await once(allowed, 'continue');
    allowed.end('hello');
    expect((await answerOf(allowed)).headers['upload-offset']).toBe('5');
    const forged = open({ 'content-length': 5, expect: '100-continue', 'x-xsrf-token': 'guessed' });
    let isContinued = false;
    forged.on('continue', () => {
      isContinued = true;
    });
    forged.flushHeaders();
    expect([(await answerOf(forged)).status, isContinued, received.length]).toEqual([403, false, 1]);
  });

  it('goes on beside others of the same person up to a number, then is asked to wait', async () => {
    serve = () => {};
    const others = Array.from({ length: 32 }, () => open({ 'content-length': 10 }));
    for (const other of others) other.write('a');
    await eventually('all of them', () => received.length === 32);
    const refused = await answerOf(open({ 'content-length': 1 }).end('a'));
    expect([refused.status, codeOf(refused), refused.headers['retry-after']]).toEqual([429, 'storage/unknown', '2']);
    for (const other of others) other.destroy();
    await eventually('room again', async () => {
      serve = read;
      return (await answerOf(open({ 'content-length': 1 }).end('a'))).status === 204;
    });
  });

  it('is not counted when its client is gone before it is let in', async () => {
    const { identity, time } = shop;
    const check = identity.check.bind(identity);
    const { promise: letIn, resolve: answer } = Promise.withResolvers<void>();
    identity.check = (token) => letIn.then(() => check(token));
    time.now += 3_600_000;
    const others = Array.from({ length: 32 }, () => open({ 'content-length': 10 }));
    for (const other of others) other.write('a');
    const connections = () => promisify(shop.app.server.getConnections.bind(shop.app.server))();
    const asked = new Set<unknown>();
    shop.app.server.on('request', (request) => asked.add(request));
    await eventually('all of them', () => asked.size === 32);
    for (const other of others) other.destroy();
    await eventually('none of them', async () => (await connections()) === 0);
    answer();
    expect((await answerOf(open({ 'content-length': 1 }).end('a'))).status).toBe(204);
  });

  it('has room for eight files at once in small parts, whatever else the person asks for', async () => {
    let passed = 0;
    for (let n = 0; n < 8 * 100; n += 1) {
      if ((await answerOf(open({ 'content-length': 1 }).end('a'))).status === 204) passed += 1;
    }
    expect(passed).toBe(800);
    const session = await fetch(new URL('/api/user/session', address), { headers: { cookie: `nimantran_session=${SESSION}` } });
    expect(session.status).toBe(200);
  });

  it('does not keep the gateway from stopping', async () => {
    const upload = open({ 'content-length': 1_000_000 });
    upload.write(Buffer.alloc(10_000));
    await eventually('the beginning', () => received[0]?.bytes === 10_000);
    await shop.app.close();
    await eventually('the service sees the end', () => received[0]?.isClosed);
  });

  it('is no body with two lengths', async () => {
    const socket = connect(Number(address.port), address.hostname);
    const head = 'PATCH /api/uploads/1 HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n';
    socket.end(`${head}0\r\n\r\n${randomBytes(4).toString('hex')}`);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(received).toHaveLength(0);
  });
});
