import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recentErrors } from '@nimantran/kit/health/recent-errors';
import type { Envelope } from '@nimantran/proto/events/envelope';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applyChange } from '../../src/live/watch-changes.ts';
import { asha, kill, openShop, SESSION, type Shop, XSRF } from '../support/gateway.ts';

const FACTS = {
  about: {
    ...{
      name: 'Shubh & Sons',
      copyright: '© Shubh',
      support_email: 'us@shubh.in',
      support_hours: '10 to 7',
      support_answers: 'soon',
    },
    ...{ social: [], wedding_websites: { name: 'Sites', url: 'https://x.in' }, app: { store: 'Store', url: 'https://y.in' } },
  },
  promo: { code: 'SHUBH', text: 'Something off' },
  delivery: { express: '6 hours', standard: '1 day' },
  claims: {
    ...{ rank: null, customer_count: null, customers: null, delivery: null, making: null, payments: null },
    ...{ safety: null, guarantee: null, app_users: { home: null, abroad: null } },
  },
  seller: {
    ...{ name: 'Shubh LLP', address: ['1 Road', 'Goa, India'] },
    officer: { name: 'Asha', email: 'asha@shubh.in', acknowledges: '2 days', settles: '1 month' },
  },
  law: { of: 'India', courts: 'the courts of Goa' },
};

let folder: string;
let shop: Shop;
let facts: { status: number; body: object };
const received: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'closed-shop-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><p>the app</p>');
  writeFileSync(path.join(folder, 'assets/app-1.js'), 'app');
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  facts = { status: 200, body: { ...FACTS, closed: true } };
  received.length = 0;
  shop = await openShop(
    (upstream) => {
      upstream.get('/api/shop', async (_request, reply) => reply.code(facts.status).send(facts.body));
      upstream.all('/*', async (request) => {
        received.push(`${request.method} ${request.url}`);
        return { fine: true };
      });
    },
    {
      ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://shubh.in', LOCAL_URL: '', NATS_URL: 'nats://nowhere.test' },
      ...{ S3_ENDPOINT: 'https://s3.test', S3_BUCKET: 'shubh', WEB_DIST: folder },
    },
  );
  return () => shop.close();
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ method: 'GET', url, headers });
/** A session of a person with these roles, as the browser sends it. */
function signedIn(...roles: ('admin' | 'designer' | 'partner')[]): Record<string, string> {
  shop.identity.openSessions.set(SESSION, { user: { ...asha, roles }, prices_hidden: false });
  return {
    cookie: `__Host-XSRF-TOKEN=${XSRF}; XSRF-TOKEN=${XSRF}; __Host-nimantran_session=${SESSION}; nimantran_session=${SESSION}`,
  };
}

it('shows customers a page that says it opens soon, at every address of a page', async () => {
  for (const url of [
    '/',
    '/category/wedding',
    '/video/create',
    '/i/AAAAAAAAAAAAAAAAAAAAAA',
    '/user/invitations',
    '/developers',
  ]) {
    const answer = await get(url);
    expect(answer.statusCode, url).toBe(503);
    expect(answer.headers['retry-after']).toBe('600');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'.*style-src 'sha256-/);
    expect(answer.body).toContain('Shubh &#38; Sons opens soon');
    expect(answer.body).toContain('href="/admin/start"');
  }
});

it('takes nothing from customers', async () => {
  for (const [method, url] of [
    ['GET', '/api/pricing-details'],
    ['GET', '/api/video-details/wedding'],
    ['POST', '/api/quotes'],
  ] as const) {
    const answer = await shop.app.inject({ method, url, headers: { ...signedIn('partner') } });
    expect([answer.statusCode, answer.json().code ?? answer.json().type], url).toEqual(
      method === 'GET' ? [503, expect.stringContaining('shop_closed')] : [403, expect.anything()],
    );
  }
  expect(received).toEqual([]);
});

it('is no fault: the state of the shop and the alert about errors know nothing of it', async () => {
  const before = recentErrors();
  await get('/');
  expect((await get('/api/pricing-details')).statusCode).toBe(503);
  expect(recentErrors()).toEqual(before);
  const counted = await shop.app.metrics.read('http_request_duration_seconds');
  expect(counted.filter(({ labels }) => labels.status?.startsWith('5'))).toEqual([]);
  // Orders being away is one.
  await kill(shop.upstream);
  const away = await get('/api/pricing-details', signedIn('designer'));
  expect(away.statusCode).toBe(503);
  expect(recentErrors()).not.toEqual(before);
});

it('leaves sign-in, the pages of staff, files, probes and the provider’s events open', async () => {
  for (const url of [
    '/admin/start',
    '/designer',
    '/assets/app-1.js',
    '/healthz',
    '/robots.txt',
    '/api/shop',
    '/api/user/session',
    '/api/user/sign-in-method',
  ])
    expect((await get(url)).statusCode, url).not.toBe(503);
  const event = await shop.app.inject({ method: 'POST', url: '/api/stripe/webhook', payload: '{}' });
  expect(event.statusCode).toBe(200);
});

it('lets staff in everywhere, and gives what they see to nobody else', async () => {
  const staff = signedIn('designer');
  expect((await get('/category/wedding', staff)).body).toContain('the app');
  expect((await get('/api/video-details/wedding', staff)).statusCode).toBe(200);
  expect((await get('/category/wedding')).statusCode).toBe(503);
  expect((await get('/api/video-details/wedding')).statusCode).toBe(503);
});

it('opens as soon as orders says so, and asks no more', async () => {
  expect((await get('/')).statusCode).toBe(503);
  facts = { status: 200, body: FACTS };
  applyChange(shop.context, { type: 'orders.shop.changed' } as Envelope);
  expect((await get('/')).body).toContain('the app');
  facts = { status: 200, body: { ...FACTS, closed: true } };
  applyChange(shop.context, { type: 'orders.shop.changed' } as Envelope);
  expect((await get('/')).statusCode).toBe(200);
});

it('is not closed by orders being away', async () => {
  facts = { status: 503, body: {} };
  expect((await get('/')).statusCode).toBe(200);
});
