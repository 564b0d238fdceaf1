import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Type } from 'typebox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient, ProblemError } from '../../../src/http/shared/client.ts';
import { defineOperation } from '../../../src/http/shared/operation.ts';
import { PROBLEM_TYPE } from '../../../src/http/shared/problem.ts';

const read = defineOperation({
  name: 'read',
  method: 'GET',
  path: '/api/things/{id}',
  access: 'public',
  summary: 's',
  params: Type.Object({ id: Type.String() }),
  query: Type.Object({ q: Type.Optional(Type.String()) }),
  answer: Type.Object({ ok: Type.Boolean() }),
});
const write = defineOperation({
  name: 'write',
  method: 'POST',
  path: '/api/things',
  access: 'public',
  summary: 's',
  body: Type.Object({}),
  answer: Type.Object({ ok: Type.Boolean() }),
});

/** Answers successive calls with the given values; a number is a status without a body. */
function answering(...answers: (number | Response | Error)[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const send = async (url: string | URL | Request, init: RequestInit = {}) => {
    requests.push({ url: String(url), init });
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (answer instanceof Error) throw answer;
    return typeof answer === 'number'
      ? new Response(null, { status: answer })
      : (answer ?? new Response(null, { status: 500 })).clone();
  };
  return { requests, send: send as typeof fetch };
}
const ok = () => Response.json({ ok: true });

describe('the client', () => {
  it('encodes parameters and leaves out what is undefined', async () => {
    const { requests, send } = answering(ok());
    await createClient({ baseUrl: 'http://x', fetch: send })(read, { params: { id: 'a/b c' }, query: { q: undefined } });
    expect(requests[0]?.url).toBe('http://x/api/things/a%2Fb%20c');
  });

  it('tries a read again when no answer came or a door was closed, and not for long', async () => {
    const passing = answering(new Error('reset'), 503, ok());
    expect(await createClient({ baseUrl: '', fetch: passing.send, retries: 2 })(read, { params: { id: '1' } })).toEqual({
      ok: true,
    });
    expect(passing.requests).toHaveLength(3);
    const lasting = answering(502);
    await expect(createClient({ baseUrl: '', fetch: lasting.send, retries: 1 })(read, { params: { id: '1' } })).rejects.toThrow(
      ProblemError,
    );
    expect(lasting.requests).toHaveLength(2);
  });

  it('tries a write again only under an idempotency key, with the same key', async () => {
    const without = answering(503, ok());
    await expect(createClient({ baseUrl: '', fetch: without.send })(write, { body: {} })).rejects.toMatchObject({ status: 503 });
    expect(without.requests).toHaveLength(1);
    const under = answering(503, ok());
    await createClient({ baseUrl: '', fetch: under.send })(write, { body: {}, idempotencyKey: 'key-12345' });
    const keys = under.requests.map((request) => (request.init.headers as Record<string, string>)['idempotency-key']);
    expect(keys).toEqual(['key-12345', 'key-12345']);
  });

  it('throws the problem that the server described', async () => {
    const { send } = answering(
      new Response(
        JSON.stringify({
          title: 'Conflict',
          status: 409,
          detail: 'The price has changed.',
          code: 'price_changed',
          type: 'about:blank',
        }),
        {
          status: 409,
          headers: { 'content-type': 'application/problem+json' },
        },
      ),
    );
    await expect(createClient({ baseUrl: '', fetch: send })(write, { body: {} })).rejects.toMatchObject({
      status: 409,
      code: 'price_changed',
    });
  });

  const broken = (start: (body: ReadableStreamDefaultController) => void, init: ResponseInit = {}) =>
    (async () => new Response(new ReadableStream({ start }), init)) as typeof fetch;

  it('describes an answer that stops halfway, or is no JSON, as no answer, and tries a read again', async () => {
    const cut = broken((body) => body.error(new TypeError('terminated')));
    for (const first of [cut, broken((body) => body.close())]) {
      let tries = 0;
      const send = ((url, init) => (tries++ === 0 ? first(url, init) : Promise.resolve(ok()))) as typeof fetch;
      expect(await createClient({ baseUrl: '', fetch: send })(read, { params: { id: '1' } })).toEqual({ ok: true });
      expect(tries).toBe(2);
      await expect(createClient({ baseUrl: '', fetch: first })(write, { body: {} })).rejects.toMatchObject({
        name: 'ProblemError',
        status: 0,
        code: 'unreachable',
      });
    }
  });

  describe('while the body of an answer is under way', () => {
    let server: Server;
    let baseUrl: string;
    let status: number;
    beforeEach(async () => {
      server = createServer((_request, response) => {
        response.writeHead(status, { 'content-type': status === 200 ? 'application/json' : PROBLEM_TYPE }).write('{');
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterEach(() => {
      server.closeAllConnections();
      server.close();
    });

    it.each([
      [200, 0, 'unreachable'],
      [409, 409, 'http_error'],
    ])('keeps its time limit for a %s', async (given, told, code) => {
      status = given;
      const asked = createClient({ baseUrl, timeoutMs: 300 })(write, { body: {} });
      await expect(asked).rejects.toMatchObject({ name: 'ProblemError', status: told, code });
    });

    it('hands on that its caller gave up', async () => {
      status = 200;
      const leave = new AbortController();
      server.once('request', () => setTimeout(() => leave.abort(), 50));
      const asked = createClient({ baseUrl })(write, { body: {}, signal: leave.signal });
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });

  it('does not take a page of a proxy for a problem', async () => {
    const { send } = answering(new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } }));
    await expect(createClient({ baseUrl: '', fetch: send })(write, { body: {} })).rejects.toMatchObject({
      status: 404,
      code: 'http_error',
    });
  });
});
