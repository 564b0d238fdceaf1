import type { Role } from '@nimantran/proto/domain/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asha, openShop, SESSION, type Shop, XSRF } from '../support/gateway.ts';

const START = Date.UTC(2026, 11, 1);
const MINUTE_MS = 60_000;

describe('the limits of the public door', () => {
  let shop: Shop;
  let passed: string[];

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START });
    passed = [];
    shop = await openShop((upstream) => {
      upstream.all('/*', async (request) => {
        passed.push(request.url);
        return {};
      });
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await shop.close();
  });

  /** Opens a session for a new person and returns its cookie. */
  const signIn = (uid: string, roles: Role[] = []) => {
    const token = `a-session-of-${uid}`.padEnd(40, '_');
    shop.identity.openSessions.set(token, { user: { ...asha, uid, roles }, prices_hidden: false });
    return token;
  };
  const post = async (url: string, remoteAddress: string, session?: string) => {
    const cookie = `XSRF-TOKEN=${XSRF}${session === undefined ? '' : `; nimantran_session=${session}`}`;
    const headers = { cookie, 'x-xsrf-token': XSRF, 'content-type': 'application/json' };
    const answer = await shop.app.inject({ method: 'POST', url, remoteAddress, headers, payload: '{}' });
    return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']), detail: String(answer.json().detail) };
  };
  /** Sends `count` posts, each from the address and session that `from` returns, and counts those that pass. */
  const countPassed = async (count: number, url: string, from: (n: number) => [address: string, session?: string]) => {
    let ok = 0;
    for (let n = 0; n < count; n += 1) if ((await post(url, ...from(n))).status === 200) ok += 1;
    return ok;
  };
  const wait = (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
    // The last minute's cached session has expired, as in production.
    shop.time.now += minutes * MINUTE_MS;
  };
  const place = '/api/orders';
  const checkout = '/api/orders/NM-12345678/checkout';

  it('let a person begin twelve checkouts a minute and sixty an hour, wherever they are', async () => {
    const session = signIn('ravi');
    let next = 0;
    const elsewhere = (): [string, string] => [`203.0.113.${next++ % 250}`, session];
    expect(await countPassed(8, place, elsewhere)).toBe(8);
    expect(await countPassed(8, checkout, elsewhere)).toBe(4);
    expect(await post(place, ...elsewhere())).toMatchObject({ status: 429, detail: expect.stringContaining('60 seconds') });
    for (let minute = 1; minute < 5; minute += 1) {
      wait(1);
      expect(await countPassed(13, place, elsewhere)).toBe(12);
    }
    wait(1);
    const refused = await post(checkout, ...elsewhere());
    expect(refused).toEqual({ status: 429, retryAfter: 55 * 60, detail: 'Too many requests. Try again in 55 minutes.' });
    expect((await post('/api/quotes', ...elsewhere())).status).toBe(200);
    wait(55);
    expect(await countPassed(1, place, elsewhere)).toBe(1);
    expect(passed.filter((url) => url !== '/api/quotes')).toHaveLength(61);
  });

  it('count a person who comes back too rarely to be remembered', async () => {
    const session = signIn('ravi');
    let ok = 0;
    for (let n = 0; n < 70; n += 1) {
      if ((await post(place, `198.51.100.${n}`, session)).status === 200) ok += 1;
      wait(0.5);
    }
    expect(ok).toBe(60);
  });

  it('let an address begin twice as many, whoever asks', async () => {
    const others = (n: number): [string, string] => ['203.0.113.9', signIn(`person-${n}`)];
    expect(await countPassed(30, place, others)).toBe(24);
    expect((await post(place, '203.0.113.10', signIn('person-0'))).status).toBe(200);
    for (let minute = 1; minute < 6; minute += 1) {
      wait(1);
      await countPassed(24, checkout, (n) => ['203.0.113.9', signIn(`later-${minute}-${n}`)]);
    }
    expect(passed).toHaveLength(121);
  });

  it('take an IPv6 network for one address', async () => {
    const within = (n: number): [string, string] => [`2001:db8::${n}`, signIn(`person-${n}`)];
    expect(await countPassed(30, place, within)).toBe(24);
    expect((await post(place, '2001:db8:0:1::1', signIn('neighbour'))).status).toBe(200);
  });

  it('let a person write ten times a minute and sixty an hour to support, and admins answer', async () => {
    const reply = '/api/support/SR-12345678/messages';
    const asha1 = (): [string, string] => ['203.0.113.9', SESSION];
    expect(await countPassed(6, '/api/support', asha1)).toBe(6);
    expect(await countPassed(6, reply, asha1)).toBe(4);
    for (let minute = 1; minute < 7; minute += 1) {
      wait(1);
      await countPassed(10, reply, asha1);
    }
    expect(passed).toHaveLength(60);
    const root = signIn('root', ['admin']);
    expect(await countPassed(80, reply, () => ['203.0.113.9', root])).toBe(80);
    expect(await countPassed(10, '/api/support', () => ['203.0.113.9', signIn('neighbour')])).toBe(10);
  });

  it('count thirty partner visits of an address a minute', async () => {
    const visit = '/api/partner-visits';
    expect(await countPassed(35, visit, () => ['203.0.113.9'])).toBe(30);
    expect(await countPassed(5, visit, () => ['203.0.113.10'])).toBe(5);
    wait(1);
    expect(await countPassed(1, visit, () => ['203.0.113.9'])).toBe(1);
  });

  it('let a visitor have sixty live stills a minute, and count them apart from everything else', async () => {
    const stills = '/api/live-stills';
    const from = (): [string] => ['203.0.113.9'];
    expect(await countPassed(65, stills, from)).toBe(60);
    expect(await countPassed(2, '/api/quotes', from)).toBe(2);
    wait(1);
    expect(await countPassed(1, stills, from)).toBe(1);
  });

  it('do not stop the payment provider', async () => {
    expect(await countPassed(700, '/api/stripe/webhook', () => ['203.0.113.9'])).toBe(700);
  });
});
