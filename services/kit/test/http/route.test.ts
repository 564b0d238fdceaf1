import type { ServiceName } from '@nimantran/proto/domain/service-name';
import type { User } from '@nimantran/proto/domain/user';
import { defineOperation } from '@nimantran/proto/http/shared/operation';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterEach, describe, expect, it } from 'vitest';
import { keyOf, publicText, serviceAuthOf, tokensWith } from '../../../../infra/test-support/service-auth.ts';
import { createApp } from '../../src/http/app.ts';
import { notFound } from '../../src/http/problem.ts';
import { route } from '../../src/http/route.ts';
import { createLog } from '../../src/log.ts';

const house = serviceAuthOf('orders');
const person = (roles: User['roles']): User => ({
  uid: 'u1',
  email: 'a@b.c',
  email_verified: true,
  name: 'A',
  photoURL: null,
  roles,
});

const base = { method: 'POST', summary: 's', answer: Type.Object({ ok: Type.Boolean() }) } as const;
const give = defineOperation({
  ...base,
  name: 'give',
  path: '/api/things/{id}',
  access: 'user',
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  query: Type.Object({ limit: Type.Optional(Type.Integer({ maximum: 5 })) }),
  body: Type.Object({ name: Type.String({ maxLength: 3 }), count: Type.Integer() }),
});
const once = defineOperation({ ...base, name: 'once', path: '/api/once', access: 'public', idempotent: true });
const forDesigners = defineOperation({ ...base, name: 'forDesigners', path: '/api/designers', access: 'designer' });
const forEither = defineOperation({ ...base, name: 'forEither', path: '/api/either', access: 'partner_or_admin' });
const inside = defineOperation({ ...base, name: 'inside', path: '/internal/x', access: 'service' });
const lying = defineOperation({ ...base, name: 'lying', path: '/api/lying', access: 'public' });
const nothing = defineOperation({ name: 'nothing', method: 'DELETE', path: '/api/nothing', access: 'public', summary: 's' });

describe('an operation that is served', () => {
  let app: FastifyInstance;
  const build = async () => {
    app = await createApp({ log: createLog('test', 'silent'), tokens: house.tokens, readiness: {}, checkAnswers: true });
    route(app, give, async ({ params }) => {
      if (params.id === 404) throw notFound('thing_not_found', 'There is no such thing.');
      return { ok: params.id === 7 };
    });
    for (const operation of [once, forDesigners, forEither, inside]) route(app, operation, async () => ({ ok: true }));
    route(app, lying, async () => ({ ok: 'yes' }) as never);
    route(app, nothing, async () => undefined);
  };
  const send = async (
    url: string,
    options: { user?: User; service?: ServiceName; body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const token = options.user
      ? await house.forUser(options.user)
      : options.service
        ? await house.forService(options.service)
        : undefined;
    return app.inject({
      method: 'POST',
      url,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...options.headers },
      ...(options.body === undefined ? {} : { payload: options.body as object }),
    });
  };
  afterEach(() => app.close());

  it('answers who may call it with what it asks for', async () => {
    await build();
    const answer = await send('/api/things/7?limit=5', { user: person([]), body: { name: 'abc', count: 1 } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ok: true });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('refuses a body, a parameter or a query that does not match, naming the field', async () => {
    await build();
    const user = person([]);
    const wrong = await send('/api/things/7', { user, body: { name: 'abcd', count: '1' } });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.headers['content-type']).toContain('application/problem+json');
    expect(wrong.json()).toMatchObject({ code: 'invalid_request', status: 400 });
    expect(
      wrong
        .json()
        .errors.map((fault: { field: string }) => fault.field)
        .sort(),
    ).toEqual(['count', 'name']);
    const missing = await send('/api/things/7', { user, body: { count: 1 } });
    expect(missing.json().errors).toEqual([{ field: 'name', message: 'is required' }]);
    expect((await send('/api/things/x', { user, body: { name: 'a', count: 1 } })).statusCode).toBe(400);
    expect((await send('/api/things/7?limit=6', { user, body: { name: 'a', count: 1 } })).statusCode).toBe(400);
  });

  it('refuses addresses that no router can read, and long ones, as problems too', async () => {
    await build();
    const user = person([]);
    for (const address of ['/api/things/%ff', '/api/things/%', '/api/things/%ED%A0%80']) {
      const answer = await send(address, { user });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.json()).toMatchObject({ code: 'invalid_address', status: 400, instance: address });
    }
    const long = await send(`/api/things/${'1'.repeat(1_900)}`, { user, body: { name: 'a', count: 1 } });
    expect([long.statusCode, long.json().code]).toEqual([400, 'invalid_request']);
    const tooLong = await send(`/api/things/${'1'.repeat(2_100)}`, { user });
    expect([tooLong.statusCode, tooLong.json().code]).toEqual([414, 'invalid_request']);
  });

  it('asks who calls before it reads what is sent', async () => {
    await build();
    expect((await send('/api/things/7', { body: { nonsense: true } })).statusCode).toBe(401);
    expect((await send('/api/designers', { user: person(['partner']) })).statusCode).toBe(403);
    expect((await send('/api/designers', { user: person(['designer']) })).statusCode).toBe(200);
    expect((await send('/api/designers', { user: person(['admin']) })).statusCode).toBe(200);
    expect((await send('/api/either', { user: person(['designer']) })).statusCode).toBe(403);
    expect((await send('/api/either', { user: person(['partner']) })).statusCode).toBe(200);
    expect((await send('/api/either', { user: person(['admin']) })).statusCode).toBe(200);
    expect((await send('/internal/x', { user: person(['admin']) })).statusCode).toBe(403);
    expect((await send('/internal/x')).statusCode).toBe(401);
    expect((await send('/internal/x', { service: 'orders' })).statusCode).toBe(200);
  });

  it('does not believe a token that somebody else signed', async () => {
    await build();
    const key = keyOf('a stranger');
    const publicKeys = house.variables.SERVICE_TOKEN_PUBLIC_KEYS.replace(/gateway=[^,]+/, `gateway=${publicText(key)}`);
    const forged = await tokensWith('gateway', key, publicKeys).forUser(person(['admin']), 'orders');
    expect((await send('/api/designers', { headers: { authorization: `Bearer ${forged}` } })).statusCode).toBe(401);
  });

  it('hears nobody by a token that is meant for another service', async () => {
    await build();
    const elsewhere = serviceAuthOf('pricing');
    const admin = await elsewhere.forUser(person(['admin']));
    const studio = await elsewhere.forService('studio');
    for (const token of [admin, studio])
      for (const url of ['/api/designers', '/internal/x', '/api/things/7'])
        expect((await send(url, { headers: { authorization: `Bearer ${token}` } })).statusCode, url).toBe(401);
  });

  it('writes down who was turned away from what and why', async () => {
    const lines: Record<string, unknown>[] = [];
    app = await createApp({
      log: createLog('test', 'info', { write: (line: string) => void lines.push(JSON.parse(line)) }),
      tokens: house.tokens,
      readiness: {},
      checkAnswers: true,
    });
    route(app, forDesigners, async () => ({ ok: true }));
    await send('/api/designers', { user: person(['partner']) });
    await send('/api/designers', { user: person(['designer']) });
    await send('/api/nowhere');
    expect(lines.map(({ route, status, code, uid }) => [route, status, code, uid])).toEqual([
      ['/api/designers', 403, 'role_missing', 'u1'],
      ['/api/designers', 200, undefined, undefined],
      ['unknown', 404, 'no_such_operation', undefined],
    ]);
  });

  it('wants an idempotency key where repeating must be harmless', async () => {
    await build();
    expect((await send('/api/once')).json()).toMatchObject({ code: 'idempotency_key_missing', status: 400 });
    expect((await send('/api/once', { headers: { 'idempotency-key': 'abcdefgh' } })).statusCode).toBe(200);
  });

  it('answers its own problems with their code, and faults of its own without detail', async () => {
    await build();
    const missing = await send('/api/things/404', { user: person([]), body: { name: 'a', count: 1 } });
    expect(missing.json()).toMatchObject({ status: 404, code: 'thing_not_found', detail: 'There is no such thing.' });
    const broken = await send('/api/lying');
    expect(broken.statusCode).toBe(500);
    expect(broken.json()).toMatchObject({ code: 'internal_error' });
    expect(JSON.stringify(broken.json())).not.toContain('contract');
  });

  it('answers 204 where there is nothing to say, and 404 where there is nothing', async () => {
    await build();
    expect((await app.inject({ method: 'DELETE', url: '/api/nothing' })).statusCode).toBe(204);
    expect((await app.inject('/nowhere')).json()).toMatchObject({ code: 'no_such_operation' });
  });

  it('carries the trace of its caller on as the request id', async () => {
    await build();
    const trace = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const answer = await send('/api/things/404', {
      user: person([]),
      body: { name: 'a', count: 1 },
      headers: { traceparent: trace },
    });
    expect(answer.json().request_id).toBe('a'.repeat(32));
  });
});

describe('readiness', () => {
  it('says what a service waits for, and in the log alone why', async () => {
    const said: unknown[] = [];
    const log = Object.assign(createLog('test', 'silent'), { warn: (line: unknown) => void said.push(line) });
    const app = await createApp({
      log,
      tokens: house.tokens,
      checkAnswers: true,
      readiness: { database: async () => {}, bus: () => Promise.reject(new Error('10.2.3.4:4222 refused')) },
    });
    await app.inject('/readyz');
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'not ready', faults: { bus: 'does not respond' } });
    expect(said).toMatchObject([{ waits_for: 'bus', err: { message: '10.2.3.4:4222 refused' } }]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/metrics')).body).toContain('http_request_duration_seconds');
    await app.close();
  });

  it('is no answer to anybody: what probes are told is not among the requests', async () => {
    const app = await createApp({
      log: createLog('test', 'silent'),
      tokens: house.tokens,
      checkAnswers: true,
      readiness: { bus: () => Promise.reject(new Error('connection refused')) },
    });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/nowhere')).statusCode).toBe(404);
    await app.inject('/metrics');
    const counted = (await app.inject('/metrics')).body
      .split('\n')
      .filter((line) => line.startsWith('http_request_duration_seconds_count{'));
    expect(counted).toEqual(['http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1']);
    await app.close();
  });
});
