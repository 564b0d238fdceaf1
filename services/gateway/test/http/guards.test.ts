import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callerAnywhere } from '../../../../infra/test-support/service-auth.ts';
import { applyChange } from '../../src/live/watch-changes.ts';
import { asha, COOKIES, house, openShop, SESSION, type Shop, XSRF } from '../support/gateway.ts';

const event = (type: string, data: unknown) => ({
  id: '00000000-0000-4000-8000-000000000000',
  type,
  version: 1,
  occurred_at: '2026-12-01T00:00:00Z',
  key: 'k',
  key_version: 1,
  trace: '',
  data,
});

describe('the public door', () => {
  let shop: Shop;
  let app: FastifyInstance;
  let seen: { url: string; headers: Record<string, unknown>; body: unknown }[];

  beforeEach(async () => {
    seen = [];
    shop = await openShop((upstream) => {
      upstream.all('/*', async (request, reply) => {
        seen.push({ url: request.url, headers: request.headers, body: request.body });
        reply.header('set-cookie', 'stolen=1').header('server', 'secret');
        return { who: (await callerAnywhere(String(request.headers.authorization).slice(7))) ?? null };
      });
    });
    ({ app } = shop);
  });
  afterEach(() => shop.close());

  const post = (url: string, headers: Record<string, string> = {}, payload: unknown = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    });
  const proven = { cookie: COOKIES, 'x-xsrf-token': XSRF };

  it('gives the browser an XSRF token at the first visit, that its pages can read', async () => {
    const first = await app.inject({ method: 'GET', url: '/api/user/session' });
    const cookie = first.cookies.find(({ name }) => name === 'XSRF-TOKEN');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(cookie?.httpOnly).toBeUndefined();
    expect(cookie?.value).toMatch(/^[\w-]{32}$/);
    const second = await app.inject({
      method: 'GET',
      url: '/api/user/session',
      headers: { cookie: `XSRF-TOKEN=${cookie?.value}` },
    });
    expect(second.cookies).toEqual([]);
  });

  it.each([
    ['without header', { cookie: COOKIES }],
    ['without cookie', { 'x-xsrf-token': XSRF }],
    ['with a header of another length', { cookie: COOKIES, 'x-xsrf-token': `${XSRF}x` }],
    ['with another header', { cookie: COOKIES, 'x-xsrf-token': XSRF.replace('a', 'b') }],
    ['with two empty ones', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
  ])('refuses to change anything %s', async (_what, headers) => {
    for (const url of ['/api/orders', '/api/user/session', '/api/uploads', '/api/quotes']) {
      const answer = await post(url, headers as Record<string, string>);
      expect([answer.statusCode, answer.json().code]).toEqual([403, url === '/api/uploads' ? 'storage/unauthorized' : 'xsrf']);
    }
    expect(seen).toEqual([]);
  });

  it.each(['/api/user/erase', '/api/user/end-sessions'])(
    'knows no session of a person any more once %s is answered',
    async (url) => {
      const phone = 'a-session-on-the-phone'.padEnd(40, '_');
      shop.identity.openSessions.set(phone, { user: asha, prices_hidden: false });
      const onPhone = async () => {
        const headers = { cookie: `nimantran_session=${phone}` };
        return (await app.inject({ method: 'GET', url: '/api/drafts', headers })).json().who?.user?.uid;
      };
      expect(await onPhone()).toBe(asha.uid);
      shop.identity.openSessions.delete(phone);
      // Kept for 5 s, unless an event tells of the end.
      expect(await onPhone()).toBe(asha.uid);
      expect((await post(url, proven, { email: asha.email })).statusCode).toBe(200);
      expect(await onPhone()).toBeUndefined();
    },
  );

  it.each(['cross-site', 'same-site', 'anything'])(
    'refuses what the browser says a page of another origin (%s) asks',
    async (site) => {
      const answer = await post('/api/orders', { ...proven, 'sec-fetch-site': site });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'xsrf']);
      for (const own of ['same-origin', 'none'])
        expect((await post('/api/orders', { ...proven, 'sec-fetch-site': own })).statusCode).toBe(200);
    },
  );

  const form = 'application/x-www-form-urlencoded';
  it.each([
    ['its own page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['its own page, as an old browser says', { origin: 'http://shop.test' }, 200],
    ['its own page that sends no referrer, as an old browser says', { origin: 'null' }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, 403],
    ['a site under the same domain', { 'sec-fetch-site': 'same-site', origin: 'http://blog.shop.test' }, 403],
    ['the address bar', { 'sec-fetch-site': 'none' }, 403],
    ['another site, as an old browser says', { origin: 'https://evil.test' }, 403],
  ])('takes a guest’s form without XSRF from %s: %j', async (_, headers, status) => {
    const url = `/api/invitations/${'A'.repeat(22)}/replies`;
    const sent = await app.inject({ method: 'POST', url, payload: 'name=Kavya', headers: { ...headers, 'content-type': form } });
    expect(sent.statusCode).toBe(status);
    const elsewhere = await app.inject({
      method: 'POST',
      url: '/api/quotes',
      payload: 'a=b',
      headers: { ...headers, 'content-type': form },
    });
    expect(elsewhere.statusCode).toBe(403);
  });

  it('hands a guest’s form on with nobody in it, as it was sent', async () => {
    const url = `/api/invitations/${'A'.repeat(22)}/replies`;
    const headers = { cookie: COOKIES, 'sec-fetch-site': 'same-origin', 'content-type': form };
    await app.inject({ method: 'POST', url, payload: 'name=Kavya', headers });
    expect(seen[0]?.headers).toMatchObject({ 'content-type': form });
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  it('hands the webhook on without XSRF, and nobody in it', async () => {
    const answer = await post('/api/stripe/webhook', { cookie: COOKIES });
    expect(answer.statusCode).toBe(200);
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  it('names the caller to the service and drops identity headers from the browser', async () => {
    const answer = await post('/api/orders', {
      ...proven,
      authorization: `Bearer ${await house.forService('orders')}`,
      'x-user': 'admin',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.test',
      forwarded: 'for=6.6.6.6',
      'idempotency-key': 'kept-key-1',
    });
    expect(answer.json().who).toMatchObject({ kind: 'user', user: asha });
    const headers = seen[0]?.headers ?? {};
    expect(headers['x-user']).toBeUndefined();
    expect(headers.cookie).toBeUndefined();
    expect(headers.forwarded).toBeUndefined();
    expect(headers['x-xsrf-token']).toBeUndefined();
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-forwarded-host']).toBe('shop.test');
    expect(headers['idempotency-key']).toBe('kept-key-1');
    expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  it('hands on those without a session as nobody', async () => {
    const token = await house.forUser(asha);
    const answer = await app.inject({ method: 'GET', url: '/api/orders', headers: { authorization: `Bearer ${token}` } });
    expect(answer.json().who).toBeNull();
  });

  it('lets no service set cookies', async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/orders', headers: { cookie: COOKIES } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers.server).toBeUndefined();
  });

  it.each([
    '/internal/sessions',
    '/internal/sessions/check',
    '/internal/themes/1/versions/current',
    '/api/../internal/sessions',
    '/api/objects/../../internal/sessions',
    '/api/objects/%2e%2e/%2e%2e/internal/sessions',
    '/api/objects/..%2f..%2finternal/sessions',
    '/api/objects/a%5c..%5c..%5cinternal',
    '/api/objects/a\\..\\..\\internal',
    '/api//internal/sessions',
    '/%61pi/orders',
    '/api/unheard-of',
    '/api',
  ])('has no %s', async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const answer = await app.inject({ method, url, headers: proven });
      expect([method, answer.statusCode]).toEqual([method, 404]);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    }
    expect(seen).toEqual([]);
  });

  it('asks identity once in five seconds', async () => {
    const get = () => app.inject({ method: 'GET', url: '/api/orders', headers: { cookie: COOKIES } });
    await Promise.all([get(), get(), get()]);
    expect(shop.identity.checks).toBe(1);
    shop.time.now += 5_001;
    await get();
    expect(shop.identity.checks).toBe(2);
  });

  it('forgets a session at once when it hears that it was revoked, or that roles have changed', async () => {
    const who = async () => (await app.inject({ method: 'GET', url: '/api/orders', headers: { cookie: COOKIES } })).json().who;
    expect(await who()).not.toBeNull();
    shop.identity.openSessions.set(SESSION, { user: { ...asha, roles: ['designer'] }, prices_hidden: false });
    applyChange(shop.context, event('identity.user.roles_changed', { uid: 'asha', roles: ['designer'] }));
    expect((await who()).user.roles).toEqual(['designer']);
    shop.identity.openSessions.delete(SESSION);
    expect(await who()).not.toBeNull();
    const session_hash = createHash('sha256').update(SESSION).digest('hex');
    applyChange(shop.context, event('identity.session.revoked', { uid: 'asha', session_hash }));
    expect(await who()).toBeNull();
  });

  it('while identity is away shows what is for everybody, and takes nobody for signed out', async () => {
    shop.identity.isDown = true;
    const own = await app.inject({ method: 'GET', url: '/api/orders', headers: { cookie: COOKIES } });
    expect([own.statusCode, own.json().code]).toEqual([503, 'sessions_unavailable']);
    const me = await app.inject({ method: 'GET', url: '/api/user/session', headers: { cookie: COOKIES } });
    expect([me.statusCode, me.json().code]).toEqual([503, 'sessions_unavailable']);
    const all = await app.inject({ method: 'GET', url: '/api/pricing-details', headers: { cookie: COOKIES } });
    expect(all.statusCode).toBe(200);
  });

  it('signs in, says who is there, signs out', async () => {
    const id_token = 'an-id-token-of-meera-rao';
    const entered = await post('/api/user/session', { cookie: `XSRF-TOKEN=${XSRF}`, 'x-xsrf-token': XSRF }, { id_token });
    expect(entered.statusCode).toBe(200);
    const cookie = entered.cookies.find(({ name }) => name === 'nimantran_session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 90 * 86_400 });
    expect(cookie?.secure).toBeUndefined();
    expect(entered.body).not.toContain(cookie?.value);
    const cookies = `XSRF-TOKEN=${XSRF}; nimantran_session=${cookie?.value}`;
    const me = await app.inject({ method: 'GET', url: '/api/user/session', headers: { cookie: cookies } });
    expect(me.json().session.user.uid).toBe('an-id-toke');
    const left = await app.inject({
      method: 'DELETE',
      url: '/api/user/session',
      headers: { cookie: cookies, 'x-xsrf-token': XSRF },
    });
    expect(left.statusCode).toBe(204);
    expect(left.cookies[0]).toMatchObject({ name: 'nimantran_session', value: '' });
    const after = await app.inject({ method: 'GET', url: '/api/user/session', headers: { cookie: cookies } });
    expect(after.json()).toEqual({ session: null });
  });

  it('leaves the cookie of an account that signs in while an answer about the one before is under way', async () => {
    const asked = { method: 'GET', url: '/api/user/session', headers: { cookie: COOKIES } } as const;
    const isOpen = await app.inject(asked);
    expect([isOpen.json().session.user.uid, isOpen.cookies]).toEqual(['asha', []]);
    await post('/api/user/session', proven, { id_token: 'an-id-token-of-meera-rao' });
    const isEnded = await app.inject(asked);
    expect([isEnded.json(), isEnded.cookies]).toEqual([{ session: null }, []]);
  });

  it('tells identity alone which session asks, whatever the browser says', async () => {
    const headers = { cookie: COOKIES, 'x-session-hash': 'f'.repeat(64), 'user-agent': 'Firefox/132.0' };
    for (const url of ['/api/user/sessions', '/api/orders']) await app.inject({ method: 'GET', url, headers });
    const hash = createHash('sha256').update(SESSION).digest('hex');
    expect(seen.map((request) => request.headers['x-session-hash'])).toEqual([hash, undefined]);
    await app.inject({
      method: 'POST',
      url: '/api/user/session',
      headers: { ...proven, 'user-agent': `Firefox/132.0 ${'x'.repeat(1000)}` },
      payload: { id_token: 'an-id-token-of-meera-rao' },
    });
    expect(shop.identity.userAgents).toEqual([expect.stringMatching(/^Firefox/)]);
  });

  it('ends the session that a browser had before', async () => {
    await post('/api/user/session', proven, { id_token: 'an-id-token-of-meera-rao' });
    expect(shop.identity.openSessions.has(SESSION)).toBe(false);
  });

  it('refuses a sign-in that does not match, naming the field', async () => {
    const answer = await post('/api/user/session', proven, { id_token: 3 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', errors: [{ field: 'id_token' }] });
  });

  it('counts tries to track an order, and says when to come back', async () => {
    const answers = [];
    for (let n = 0; n < 21; n++) answers.push(await post('/api/track-order', proven));
    expect(answers.slice(0, 20).every((answer) => answer.statusCode === 200)).toBe(true);
    const last = answers[20];
    expect([last?.statusCode, last?.json().code]).toEqual([429, 'rate_limited']);
    expect(last?.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject({ method: 'GET', url: '/api/pricing-details' })).statusCode).toBe(200);
  });

  it('refuses a body that is larger than its address takes', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/quotes', headers: { ...proven, 'content-length': '2000000' } });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
  });

  it.each(['/metrics', '/%6detrics', '/metrics/', '//metrics', '/metrics?x=1'])(
    'shows its figures to nobody at %s',
    async (url) => {
      for (const remoteAddress of ['127.0.0.1', '10.0.0.9', '8.8.8.8']) {
        const answer = await app.inject({ method: 'GET', url, remoteAddress });
        expect(answer.body).not.toContain('http_request_duration_seconds');
        expect(answer.statusCode).not.toBe(200);
      }
    },
  );

  it('begins the trace itself, whatever a caller says of one', async () => {
    const claimed = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    await app.inject({ method: 'GET', url: '/api/orders', headers: { traceparent: claimed, tracestate: 'a=b' } });
    const headers = seen.at(-1)?.headers ?? {};
    expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(headers.traceparent).not.toContain('a'.repeat(32));
    expect(headers.tracestate).toBeUndefined();
  });
});

describe('the address of a caller behind proxies', () => {
  const addressTold = async (trust: string, forwarded: string) => {
    let told: unknown;
    const shop = await openShop(
      (upstream) =>
        upstream.get('/*', async (request) => {
          told = request.headers['x-forwarded-for'];
          return {};
        }),
      { TRUST_PROXY: trust },
    );
    const headers = { 'x-forwarded-for': forwarded };
    await shop.app.inject({ method: 'GET', url: '/api/orders', headers, remoteAddress: '10.0.0.9' }).finally(() => shop.close());
    return told;
  };

  it.each([
    ['0', '203.0.113.7', '10.0.0.9'],
    ['false', '203.0.113.7', '10.0.0.9'],
    ['1', '203.0.113.7', '203.0.113.7'],
    ['true', '203.0.113.7', '203.0.113.7'],
    // The caller's own entries come before what the proxy saw.
    ['1', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
    ['true', '6.6.6.6, 7.7.7.7, 203.0.113.7', '203.0.113.7'],
    ['2', '6.6.6.6, 203.0.113.7, 198.51.100.1', '203.0.113.7'],
    ['2', '203.0.113.7', '203.0.113.7'],
  ])('with TRUST_PROXY=%s, %s comes from %s', async (trust, forwarded, address) => {
    expect(await addressTold(trust, forwarded)).toBe(address);
  });

  it.each(['yes', '-1', '1.5', '10', 'loopback'])('takes no TRUST_PROXY=%s', async (trust) => {
    await expect(addressTold(trust, '203.0.113.7')).rejects.toThrow('TRUST_PROXY');
  });
});

it('sets secure cookies where browsers come by https', async () => {
  const shop = await openShop(() => {}, { PUBLIC_URL: 'https://shop.test' });
  try {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/user/session',
      headers: { cookie: `XSRF-TOKEN=${XSRF}`, 'x-xsrf-token': XSRF },
      payload: { id_token: 'an-id-token-of-meera-rao' },
    });
    const session = answer.cookies.map(({ name, secure, path, domain }) => [name, secure, path, domain]);
    expect(session).toEqual([['__Host-nimantran_session', true, '/', undefined]]);
    const page = await shop.app.inject({
      method: 'GET',
      url: '/api/user/session',
      headers: { cookie: `__Host-nimantran_session=${SESSION}` },
    });
    expect(page.json().session.user.uid).toBe('asha');
    expect(page.cookies.map(({ name, secure }) => [name, secure])).toEqual([['XSRF-TOKEN', true]]);
    // A neighbouring host could have set one without the prefix.
    const planted = await shop.app.inject({
      method: 'GET',
      url: '/api/user/session',
      headers: { cookie: `nimantran_session=${SESSION}` },
    });
    expect(planted.json()).toEqual({ session: null });
  } finally {
    await shop.close();
  }
});

it('counts all requests of one address', async () => {
  const shop = await openShop((upstream) => upstream.get('/*', async () => []), { RATE_LIMIT_PER_MINUTE: '10' });
  try {
    const statuses = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await shop.app.inject({ method: 'GET', url: '/api/pricing-details' })).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const signedIn = await shop.app.inject({ method: 'GET', url: '/', remoteAddress: '10.0.0.9' });
    expect(signedIn.statusCode).toBe(503);
  } finally {
    await shop.close();
  }
});
