import { createHash } from 'node:crypto';
import type { ApiKeyScope } from '@nimantran/proto/domain/api-key';
import type { Role } from '@nimantran/proto/domain/user';
import { postReplyForm } from '@nimantran/proto/http/guests/invitations';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { callerAnywhere } from '../../../../infra/test-support/service-auth.ts';
import { applyChange } from '../../src/live/watch-changes.ts';
import { asha, COOKIES, openShop, SESSION, type Shop, XSRF } from '../support/gateway.ts';

const KEY = `nim_${'k'.repeat(43)}`;
const OTHER_KEY = `nim_${'o'.repeat(43)}`;
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

describe('API keys at the public door', () => {
  let shop: Shop;
  let app: FastifyInstance;
  let asked: string[];

  beforeEach(async () => {
    asked = [];
    shop = await openShop(
      (upstream) => {
        upstream.get('/api/orders/:number/events', (_request, reply) => {
          reply.hijack();
          reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
          reply.raw.write('event: order\ndata: 1\n\n');
        });
        upstream.all('/*', async (request) => {
          asked.push(`${request.method} ${request.url}`);
          return { who: (await callerAnywhere(String(request.headers.authorization).slice(7))) ?? null };
        });
      },
      { RATE_LIMIT_PER_MINUTE: '20' },
    );
    ({ app } = shop);
    hold(KEY, ['orders_read', 'orders_write']);
  });
  afterEach(() => shop.close());

  const hold = (key: string, scopes: ApiKeyScope[], roles: Role[] = ['partner']) =>
    shop.identity.openSessions.set(key, { user: { ...asha, roles }, prices_hidden: false, key: { id: key, scopes } });
  const send = async (method: HTTPMethods, url: string, key: string | null = KEY, more: Record<string, string> = {}) => {
    const body = method === 'GET' || method === 'DELETE' ? {} : { payload: '{}' };
    const headers = {
      ...(key && { authorization: `Bearer ${key}` }),
      ...(body.payload && { 'content-type': 'application/json' }),
      ...more,
    };
    const answer = await app.inject({ method, url, headers, ...body });
    return { status: answer.statusCode, ...answer.json(), headers: answer.headers };
  };

  it('call as their account, without cookies or the token of a page, and without the roles that are not asked for', async () => {
    const placed = await send('POST', '/api/orders');
    expect([placed.status, placed.who.user]).toEqual([200, { ...asha, roles: [] }]);
    const listed = await send('GET', '/api/orders');
    expect([listed.status, listed.headers['set-cookie']]).toEqual([200, undefined]);
    hold(OTHER_KEY, ['orders_read', 'batches'], ['admin', 'partner']);
    expect((await send('GET', '/api/batches', OTHER_KEY)).who.user.roles).toEqual(['admin']);
    // An admin may read any order, but their key only their own.
    expect((await send('GET', '/api/orders/NM-12345678', OTHER_KEY)).who.user.roles).toEqual([]);
    expect((await send('POST', '/api/orders', null)).code).toBe('xsrf');
    expect((await send('GET', '/api/orders', KEY, { authorization: `bearer ${KEY}` })).status).toBe(200);
  });

  it('open nothing outside their scopes', async () => {
    hold(OTHER_KEY, ['orders_read'], ['admin']);
    for (const [method, url] of [
      ['POST', '/api/orders'],
      ['GET', '/api/batches'],
      ['GET', '/api/admin/themes'],
      ['POST', '/api/admin/theme-packages'],
      ['GET', '/api/admin/users'],
      ['GET', '/api/user/api-keys'],
      ['POST', '/api/user/api-keys'],
      ['GET', '/api/user/session'],
      ['POST', '/api/track-order'],
      ['GET', '/api/partner/dashboard'],
      ['POST', '/api/stripe/webhook'],
      ['POST', postReplyForm.path.replace('{token}', 'A'.repeat(22))],
      ['GET', '/api/openapi.json'],
    ] as const) {
      const { status, code } = await send(method, url, OTHER_KEY);
      expect([status, code], url).toEqual([403, 'key_scope']);
    }
    expect((await send('GET', '/internal/orders', OTHER_KEY)).status).toBe(404);
    expect(asked).toEqual([]);
    for (const url of ['/api/pricing-details', '/api/orders']) expect((await send('GET', url, OTHER_KEY)).status, url).toBe(200);
    expect((await send('POST', '/api/quotes', OTHER_KEY)).status).toBe(200);
  });

  it('say which scope is missing', async () => {
    hold(OTHER_KEY, ['orders_read']);
    expect((await send('POST', '/api/orders', OTHER_KEY)).detail).toContain('It needs the scope orders_write.');
    expect((await send('GET', '/api/media/uploads', OTHER_KEY)).detail).toContain('orders_write or batches');
    expect((await send('POST', '/api/track-order', OTHER_KEY)).detail).toContain('No API key may use this address.');
  });

  it('open uploads with the scopes of orders and batches', async () => {
    hold(OTHER_KEY, ['orders_read']);
    // Uploads have codes of their own.
    expect(await send('POST', '/api/uploads', OTHER_KEY)).toMatchObject({ status: 403, code: 'storage/unauthorized' });
    const upload = { 'tus-resumable': '1.0.0', 'upload-length': '0', 'content-type': 'application/offset+octet-stream' };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: { authorization: `Bearer ${KEY}`, ...upload },
    });
    expect([answer.statusCode, answer.json().who?.user.uid]).toEqual([200, 'asha']);
  });

  it('are refused when they are unknown, ended or malformed, also where nobody needs a key', async () => {
    for (const key of [OTHER_KEY, 'nim_', 'nim_short', `${KEY}x`]) {
      for (const [method, url] of [
        ['GET', '/api/pricing-details'],
        ['POST', '/api/orders'],
      ] as const) {
        const { status, code } = await send(method, url, key, { cookie: COOKIES, 'x-xsrf-token': XSRF });
        expect([status, code], key).toEqual([401, 'key_ended']);
      }
    }
    shop.identity.isDown = true;
    expect(await send('GET', '/api/pricing-details', `nim_${'z'.repeat(43)}`)).toMatchObject({
      status: 503,
      code: 'sessions_unavailable',
    });
    expect(asked).toEqual([]);
  });

  it('are checked before an answer that is ready for everybody', async () => {
    const address = await shop.listen();
    const get = (headers: Record<string, string> = {}) => fetch(`${address}/api/pricing-details`, { headers });
    for (let time = 0; time < 3; time += 1) await (await get()).body?.cancel();
    const answer = await get({ authorization: `Bearer ${OTHER_KEY}` });
    await answer.body?.cancel();
    expect(answer.status).toBe(401);
  });

  it('are no sessions, and sessions are no keys', async () => {
    const asCookie = { cookie: `XSRF-TOKEN=${XSRF}; nimantran_session=${KEY}`, 'x-xsrf-token': XSRF };
    expect((await send('POST', '/api/orders', null, asCookie)).who).toBeNull();
    expect((await send('GET', '/api/user/session', null, asCookie)).session).toBeNull();
    expect((await send('GET', '/api/orders', SESSION)).who).toBeNull();
    // The cookies of whoever sends a key do not count.
    expect((await send('GET', '/api/user/session', KEY, { cookie: COOKIES })).code).toBe('key_scope');
  });

  it('end at once when identity tells that they are revoked, with their streams', async () => {
    const address = await shop.listen();
    const headers = { authorization: `Bearer ${KEY}` };
    const stream = await fetch(`${address}/api/orders/NM-12345678/events`, { headers });
    expect(stream.status).toBe(200);
    let ended = false;
    void stream.text().then(
      () => (ended = true),
      () => (ended = true),
    );
    // Asking again about open streams finds the account unchanged.
    await shop.context.streams.recheck(shop.context.sessions);
    expect(ended).toBe(false);
    shop.identity.openSessions.delete(KEY);
    expect((await send('GET', '/api/orders')).status).toBe(200);
    applyChange(shop.context, {
      ...{
        id: '00000000-0000-4000-8000-000000000000',
        version: 1,
        occurred_at: '2026-12-01T00:00:00Z',
        key: 'k',
        key_version: 1,
      },
      trace: '',
      type: 'identity.api_key.revoked',
      data: { uid: 'asha', key_hash: hashOf(KEY) },
    });
    expect((await send('GET', '/api/orders')).code).toBe('key_ended');
    await eventually('the stream ends', () => ended);
  });

  it('are limited each by itself, an admin’s too', async () => {
    hold(OTHER_KEY, ['orders_read'], ['admin']);
    const passed = async (key: string) => {
      let count = 0;
      for (let time = 0; time < 25; time += 1) count += Number((await send('GET', '/api/orders', key)).status === 200);
      return count;
    };
    // The first request is counted by address: the key is not known yet.
    expect(await passed(OTHER_KEY)).toBe(21);
    expect(await passed(KEY)).toBe(21);
    expect(await send('GET', '/api/orders')).toMatchObject({ status: 429, code: 'rate_limited' });
  });
});
