import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { createClient, ProblemError } from '../../../src/http/shared/client.ts';
import { defineOperation } from '../../../src/http/shared/operation.ts';

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

  it('does not take a page of a proxy for a problem', async () => {
    const { send } = answering(new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } }));
    await expect(createClient({ baseUrl: '', fetch: send })(write, { body: {} })).rejects.toMatchObject({
      status: 404,
      code: 'http_error',
    });
  });
});
