// Long because it is one list: each rule of the pages that the gateway makes has its case, with one renderer.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { themePublished } from '@nimantran/proto/events/catalog';
import type { Envelope } from '@nimantran/proto/events/envelope';
import { type ApiDocument, DEVELOPERS_PATH, OPENAPI_PATH } from '@nimantran/proto/http/gateway/openapi';
import {
  type GuestPageRequest,
  PAGE_MANIFEST,
  PAGE_RENDERER_ENTRY,
  PAGE_RENDERER_EXPORT,
  type PageRenderer,
  type PageRequest,
  type RenderedPage,
} from '@nimantran/proto/http/gateway/page-renderer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyChange } from '../../src/live/watch-changes.ts';
import { createPages } from '../../src/web/make-pages.ts';
import { openShop, type Shop, XSRF } from '../support/gateway.ts';

const PLAIN = '<!doctype html><title>Plain</title>';
const LOST = '<!doctype html><title>Lost</title>';
const whole = (words: string): RenderedPage => ({ status: 200, html: `<!doctype html><p>${words}</p>`, complete: true });
const LONG = 'सुस्वागतम् '.repeat(400);

/** Replaces the web build's renderer; each test sets the answers by path. */
class FakeRenderer implements PageRenderer {
  readonly privatePaths = ['/user', '/goto'];
  readonly made: string[] = [];
  answers: Record<string, (request: PageRequest) => Promise<RenderedPage> | RenderedPage> = {};
  entries = [{ path: '/' }, { path: '/category/wishes?a=1&b=2', changed_at: '2026-11-20T10:00:00Z' }];

  addressOf(url: string) {
    const { pathname, searchParams } = new URL(url, 'http://shop');
    const filter = searchParams.get('filter');
    const place = { address: filter ? `${pathname}?filter=${filter}` : pathname, known: filter !== 'made-up' };
    return pathname === '/Old' ? { ...place, moved: '/new?utm=1' } : place;
  }
  async renderPage(request: PageRequest) {
    this.made.push(request.url);
    const answer = this.answers[request.url.split('?')[0] ?? ''];
    return answer ? answer(request) : ({ status: 404, html: LOST } as const);
  }
  plainPage() {
    return PLAIN;
  }
  guestStyles = "'sha256-styles'";
  guestPage(request: GuestPageRequest) {
    return `<!doctype html><p>${JSON.stringify(request)}</p>`;
  }
  developersPage({ openapi }: ApiDocument, _shopName?: string) {
    return `<!doctype html><title>${openapi}</title>`;
  }
  async listPages() {
    return this.entries;
  }
}

let folder: string;
let shop: Shop;
let renderer: FakeRenderer;
const shared = globalThis as { testRenderer?: PageRenderer };

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gateway-pages-'));
  for (const name of ['assets', path.dirname(PAGE_RENDERER_ENTRY), path.dirname(PAGE_MANIFEST)])
    await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, 'index.html'), PLAIN);
  await writeFile(path.join(folder, PAGE_MANIFEST), '{}');
  const app = { name: 'Video invitations', short_name: 'Invitations', start_url: '/' };
  await writeFile(path.join(folder, 'manifest.webmanifest'), JSON.stringify(app));
  await writeFile(
    path.join(folder, PAGE_RENDERER_ENTRY),
    `export const ${PAGE_RENDERER_EXPORT} = () => globalThis.testRenderer;`,
  );
  await writeFile(path.join(folder, 'assets/app-1a2b.js'), 'console.log(1);');
  await writeFile(path.join(folder, 'assets/app-1a2b.js.br'), 'made at build');
});
afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  renderer = new FakeRenderer();
  shared.testRenderer = renderer;
  shop = await openShop((upstream) => upstream.get('/api/video-details/wedding', async () => [{ id: 101 }]), {
    WEB_DIST: folder,
  });
});
afterEach(() => shop.close());

describe('the page of an invitation', () => {
  const TOKEN = 'A'.repeat(22);
  const SECRET = 'B'.repeat(22);
  let guests: Record<string, { status: number; body: object }>;
  beforeEach(async () => {
    await shop.close();
    guests = {};
    shop = await openShop(
      (upstream) =>
        upstream.route({
          method: ['GET', 'POST'],
          url: '/api/invitations/*',
          handler: async (request, reply) => {
            const { status, body } = guests[request.url] ?? { status: 404, body: problem(404, 'invitation_not_found') };
            if (status === 303) return reply.redirect(`/i/${TOKEN}?reply=${SECRET}`, 303);
            return reply.code(status).send(body);
          },
        }),
      { WEB_DIST: folder },
    );
  });
  const problem = (status: number, code: string, errors: object[] = []) => ({
    ...{ type: 'about:blank', title: code, status, code, detail: code, errors },
  });
  const post = (accept = 'text/html,*/*;q=0.8', payload = 'name=Dev&line=%26', headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/invitations/${TOKEN}/replies`,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded', accept, ...headers },
      payload,
    });
  const shown = async (answer: ReturnType<typeof post>) => {
    const { statusCode, body, headers } = await answer;
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining("form-action 'self'"),
    });
    return { statusCode, headers, page: JSON.parse(/<p>(.*)<\/p>/.exec(body)?.[1] ?? '') as GuestPageRequest };
  };

  it('is shared by those who open it within two seconds, and kept, found and told by no one else', async () => {
    guests[`/api/invitations/${TOKEN}`] = { status: 200, body: { headline: 'Asha & Rohan' } };
    const answer = await get(`/i/${TOKEN}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Asha & Rohan');
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*; style-src 'sha256-styles';/),
    });
    guests = {};
    const others = { 'accept-encoding': 'br' };
    expect((await get(`/i/${TOKEN}`, others)).headers['content-encoding']).toBe('br');
    // Its host has turned it off.
    shop.time.now += 2_000;
    const off = await get(`/i/${TOKEN}`);
    expect(off.statusCode).toBe(404);
    expect(off.body).toBe((await get('/i/made-up')).body);
  });

  it('has the reply of the guest whose secret the address names', async () => {
    guests[`/api/invitations/${TOKEN}`] = { status: 200, body: { headline: 'Asha & Rohan' } };
    guests[`/api/invitations/${TOKEN}/replies/${SECRET}`] = { status: 200, body: { name: 'Meera' } };
    expect((await get(`/i/${TOKEN}?reply=${SECRET}`)).body).toContain('Meera');
    expect((await get(`/i/${TOKEN}?reply=${'C'.repeat(22)}`)).statusCode).toBe(200);
  });

  it('comes back to whoever sent a refused form, with what was typed; programs get the problem', async () => {
    const replies = `/api/invitations/${TOKEN}/replies`;
    guests[replies] = { status: 303, body: {} };
    expect((await post()).headers.location).toBe(`/i/${TOKEN}?reply=${SECRET}`);

    const errors = [{ field: 'people', message: 'is required' }];
    guests[replies] = { status: 400, body: problem(400, 'invalid_reply', errors) };
    expect((await post('application/json')).json()).toMatchObject({ code: 'invalid_reply', errors });
    guests[`/api/invitations/${TOKEN}`] = { status: 200, body: { headline: 'Asha & Rohan' } };
    const { statusCode, page } = await shown(post());
    expect(statusCode).toBe(400);
    expect(page).toMatchObject({ kind: 'invitation', refused: { errors, fields: { name: 'Dev', line: '&' } } });
    // Its address there is not the page's.
    expect((await get(replies)).headers.location).toBe(`/i/${TOKEN}`);

    guests = {};
    expect(await shown(post())).toMatchObject({ statusCode: 404, page: { kind: 'gone' } });
    guests[replies] = { status: 503, body: problem(503, 'away for a moment') };
    const away = { kind: 'unsent', token: TOKEN, reason: 'away for a moment', fields: { name: 'Dev', line: '&' } };
    expect(await shown(post())).toMatchObject({ statusCode: 503, page: away });
    // Another site's page may not send it, nor see what it typed.
    const forged = await shown(post(undefined, undefined, { 'sec-fetch-site': 'cross-site' }));
    expect(forged).toMatchObject({ statusCode: 403, page: { kind: 'unsent', fields: {} } });
  });

  it('says when to try again to an address that sent too many forms, and keeps what was typed', async () => {
    guests[`/api/invitations/${TOKEN}/replies`] = { status: 303, body: {} };
    for (let sent = 0; sent < 60; sent += 1) expect((await post()).statusCode).toBe(303);
    const { statusCode, headers, page } = await shown(post());
    expect([statusCode, headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(page).toMatchObject({ kind: 'unsent', fields: { name: 'Dev', line: '&' } });
    expect(page).toMatchObject({ reason: expect.stringMatching(/Try again in \d+ seconds/) });
    expect((await post('*/*')).json()).toMatchObject({ code: 'rate_limited' });
  });

  it('says that it is away while guests does not answer', async () => {
    guests[`/api/invitations/${TOKEN}`] = { status: 500, body: problem(500, 'internal') };
    const answer = await get(`/i/${TOKEN}`);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.body).toContain('away');
    guests[`/api/invitations/${TOKEN}`] = { status: 200, body: { headline: 'Asha & Rohan' } };
    expect((await get(`/i/${TOKEN}`)).statusCode).toBe(200);
  });
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ method: 'GET', url, headers });

describe('a page', () => {
  it('comes with its words, made once for all who ask', async () => {
    renderer.answers['/a'] = () => whole(LONG);
    const first = await get('/a?utm_source=mail', { 'accept-encoding': 'gzip, br' });
    const second = await get('/a', { 'accept-encoding': 'gzip' });
    const bare = await get('/a');
    expect(renderer.made).toEqual(['/a']);
    expect([first.statusCode, first.headers['content-encoding'], second.headers['content-encoding']]).toEqual([
      200,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain(LONG);
    expect(gunzipSync(second.rawPayload).toString()).toBe(bare.body);
    expect(bare.headers['content-encoding']).toBeUndefined();
    for (const answer of [first, second, bare]) {
      expect(answer.headers.vary).toBe('accept-encoding');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers.etag).toBe(first.headers.etag);
      expect(answer.cookies.map(({ name }) => name)).toEqual(['XSRF-TOKEN']);
    }
  });

  it('that brings somebody their token is kept by nobody else on the way', async () => {
    renderer.answers['/a'] = () => whole('hello');
    for (const url of ['/a', '/Old', '/nowhere']) {
      const first = await get(url);
      expect([first.headers['cache-control'], first.cookies.length]).toEqual(['private, no-cache', 1]);
      const later = await get(url, { cookie: `XSRF-TOKEN=${XSRF}` });
      expect([later.headers['cache-control'], later.cookies.length]).toEqual(['no-cache', 0]);
    }
  });

  it('is not sent again to who has it, and not at all for HEAD', async () => {
    renderer.answers['/a'] = () => whole('hello');
    const { etag } = (await get('/a')).headers;
    const again = await get('/a', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body, again.headers.etag, again.headers.vary]).toEqual([304, '', etag, 'accept-encoding']);
    const head = await shop.app.inject({ method: 'HEAD', url: '/a' });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
  });

  it('is told the shop as browsers see it, and asks the public API alone', async () => {
    renderer.answers['/a'] = async ({ origin, settings, ask }) => {
      const themes = await (await ask('/api/video-details/wedding', { signal: null })).json();
      const mine = await ask('/api/orders', { signal: null }).catch((error: Error) => error.message);
      const inside = await ask('/internal/themes', { signal: null }).catch((error: Error) => error.message);
      return whole(JSON.stringify({ origin, settings, themes, mine, inside }));
    };
    const { body } = await get('/a', { cookie: 'nimantran_session=a-session-token-that-is-long-enough' });
    expect(JSON.parse(/<p>(.*)<\/p>/.exec(body)?.[1] ?? '')).toEqual({
      origin: 'http://shop.test',
      settings: { service_worker: false, analytics_id: null, upload_mb: { photo: 25, music: 30 } },
      themes: [{ id: 101 }],
      mine: 'Pages cannot be made from /api/orders.',
      inside: 'Pages cannot be made from /internal/themes.',
    });
  });

  it('that somebody made up is not kept in place of others', async () => {
    renderer.answers['/a'] = () => whole('filtered');
    await get('/a?filter=made-up');
    await get('/a?filter=made-up');
    await get('/a?filter=Elite');
    await get('/a?filter=Elite');
    expect(renderer.made).toEqual(['/a?filter=made-up', '/a?filter=made-up', '/a?filter=Elite']);
  });

  it('that does not exist answers 404 and is requested again', async () => {
    const lost = await get('/nowhere', { 'if-none-match': '*' });
    expect([lost.statusCode, lost.body, lost.headers.etag]).toEqual([404, LOST, undefined]);
    renderer.answers['/nowhere'] = () => whole('here now');
    expect((await get('/nowhere')).body).toContain('here now');
  });

  it('leads on to where it stands, with what the address brought along', async () => {
    renderer.answers['/wrong'] = () => ({ status: 301, location: '/right' });
    renderer.answers['/old-theme'] = () => ({ status: 301, location: '/theme?palette=rose' });
    renderer.answers['/goto'] = () => ({ status: 302, location: '/support' });
    const place = async (url: string) => {
      const { statusCode, headers, body } = await get(url);
      return [statusCode, headers.location, body];
    };
    expect(await place('/Old?utm=1')).toEqual([301, '/new?utm=1', '']);
    expect(await place('/wrong?partner=ASHA')).toEqual([301, '/right?partner=ASHA', '']);
    expect(await place('/old-theme')).toEqual([301, '/theme?palette=rose', '']);
    expect(await place('/old-theme?utm=1')).toEqual([301, '/theme?palette=rose&utm=1', '']);
    expect(await place('/goto?to=support')).toEqual([302, '/support', '']);
  });

  it('is dropped when a theme is published', async () => {
    renderer.answers['/a'] = () => whole('old');
    await get('/a');
    renderer.answers['/a'] = () => whole('new');
    expect((await get('/a')).body).toContain('old');
    const event = {
      id: 'e',
      type: themePublished.type,
      version: 1,
      occurred_at: '',
      key: 'k',
      key_version: 1,
      trace: '',
      data: {},
    };
    applyChange(shop.context, event);
    expect((await get('/a')).body).toContain('new');
  });
});

describe('where a page cannot be made', () => {
  it.each([
    ['a component fails', () => Promise.reject(new Error('component'))],
    [
      'the shop asks for what is not public',
      ({ ask }: PageRequest) => ask('/api/orders', { signal: null }).then(() => whole('')),
    ],
  ])('because %s, the browser makes it', async (_reason, answer) => {
    renderer.answers['/a'] = answer;
    const page = await get('/a');
    expect([page.statusCode, page.body, page.headers.etag]).toEqual([200, PLAIN, undefined]);
    renderer.answers['/a'] = () => whole('well again');
    expect((await get('/a')).body).toContain('well again');
  });

  it('an older whole page is better than a new one with less in it', async () => {
    renderer.answers['/a'] = () => ({ status: 200, html: 'without prices', complete: false });
    expect((await get('/a')).body).toBe('without prices');
    renderer.answers['/a'] = () => whole('with prices');
    expect((await get('/a')).body).toContain('with prices');
    renderer.answers['/a'] = () => ({ status: 503, html: PLAIN });
    shop.time.now += 61_000;
    expect((await get('/a')).body).toContain('with prices');
    shop.time.now += 600_000;
    const away = await get('/a');
    expect([away.statusCode, away.body, away.headers['retry-after']]).toEqual([503, PLAIN, '5']);
  });

  it('because it takes too long or too many wait, the browser makes it', async () => {
    const pages = createPages(renderer, shop.context, async () => undefined, { atOnce: 1, waiting: 0, timeLimitMs: 300 });
    let aborted = false;
    renderer.answers['/slow'] = ({ signal }) =>
      new Promise(() => signal?.addEventListener('abort', () => (aborted = true), { once: true }));
    renderer.answers['/b'] = () => whole('b');
    const allowed = () => true;
    const slow = pages.page({ address: '/slow', known: true }, allowed);
    const meanwhile = await pages.page({ address: '/b', known: true }, allowed);
    expect([meanwhile.status, meanwhile.body.toString()]).toEqual([200, PLAIN]);
    expect((await slow).body.toString()).toBe(PLAIN);
    expect(aborted).toBe(true);
    // The render that never ended has released its turn.
    expect((await pages.page({ address: '/b', known: true }, allowed)).body.toString()).toContain('<p>b</p>');
  });

  it('because one address has had too many made, it still gets those that are kept', async () => {
    const strict = await openShop(() => {}, { WEB_DIST: folder, RATE_LIMIT_PER_MINUTE: '10' });
    try {
      renderer.answers['/kept'] = () => whole('kept');
      const ask = async (url: string) => (await strict.app.inject({ method: 'GET', url })).statusCode;
      expect(await ask('/kept')).toBe(200);
      for (let number = 1; number < 10; number++) expect(await ask(`/video/wedding/made-up-${number}`)).toBe(404);
      const beyond = await strict.app.inject({ method: 'GET', url: '/video/wedding/made-up-10' });
      expect([beyond.statusCode, beyond.body]).toEqual([200, PLAIN]);
      expect(renderer.made).toHaveLength(10);
      expect((await strict.app.inject({ method: 'GET', url: '/kept' })).body).toContain('kept');
    } finally {
      await strict.close();
    }
  });
});

describe('what the shop says about itself', () => {
  const FACTS = {
    about: {
      ...{
        name: 'Shubh',
        copyright: '© Shubh',
        support_email: 'us@shubh.example',
        support_hours: '10 to 7',
        support_answers: 'soon',
      },
      ...{
        social: [],
        wedding_websites: { name: 'Sites', url: 'https://x.example' },
        app: { store: 'Store', url: 'https://y.example' },
      },
    },
    promo: { code: 'SHUBH', text: 'Something off' },
    delivery: { express: '6 hours', standard: '1 day' },
    claims: {
      ...{ rank: 'A maker', customer_count: '5', customers: '5', delivery: 'today', making: '5 minutes', payments: 'safe' },
      ...{ safety: 'Payments are safe', guarantee: 'None', app_users: { home: '1', abroad: '1' } },
    },
    seller: {
      ...{ name: 'Shubh LLP', address: ['1 Road', 'Goa, India'] },
      officer: { name: 'Asha', email: 'asha@shubh.example', acknowledges: '2 days', settles: '1 month' },
    },
    law: { of: 'India', courts: 'the courts of Goa' },
  };

  it('comes with every page, is dropped when it changes, and stands while orders is away', async () => {
    let answer: { status: number; body: object } = { status: 503, body: {} };
    const other = await openShop(
      (upstream) => upstream.get('/api/shop', async (_request, reply) => reply.code(answer.status).send(answer.body)),
      { WEB_DIST: folder },
    );
    try {
      const read = async (url: string) => (await other.app.inject({ method: 'GET', url })).body;
      renderer.answers['/a'] = ({ shop: facts }) => whole(facts?.about.name ?? 'no name');
      renderer.answers['/b'] = renderer.answers['/a'];
      renderer.developersPage = (_document, name) => `<p>${name}</p>`;
      expect(await read('/b')).toContain('no name');
      answer = { status: 200, body: FACTS };
      expect(await read('/a')).toContain('Shubh');
      expect(await read(DEVELOPERS_PATH)).toContain('Shubh');
      expect(JSON.parse(await read('/api/shop'))).toEqual(FACTS);
      const installed = async () => JSON.parse(await read('/manifest.webmanifest'));
      expect(await installed()).toEqual({ name: 'Shubh: video invitations', short_name: 'Shubh', start_url: '/' });
      answer = { status: 200, body: { ...FACTS, about: { ...FACTS.about, name: 'Mangal' } } };
      expect(await read('/a')).toContain('Shubh');
      applyChange(other.context, { type: 'orders.shop.changed' } as Envelope);
      expect(await read('/a')).toContain('Mangal');
      expect(await read(DEVELOPERS_PATH)).toContain('Mangal');
      expect(await installed()).toMatchObject({ name: 'Mangal: video invitations', short_name: 'Mangal' });
      answer = { status: 503, body: {} };
      other.time.now += 700_000;
      expect(await read('/a')).toContain('Mangal');
      answer = { status: 200, body: { about: {} } };
      other.time.now += 700_000;
      expect(await read('/a')).toContain('Mangal');
    } finally {
      await other.close();
    }
  });

  it('is revalidated by its tag', async () => {
    const other = await openShop((upstream) => upstream.get('/api/shop', async () => FACTS));
    try {
      const first = await other.app.inject({ method: 'GET', url: '/api/shop' });
      const headers = { 'if-none-match': String(first.headers.etag) };
      expect(first.statusCode).toBe(200);
      expect((await other.app.inject({ method: 'GET', url: '/api/shop', headers })).statusCode).toBe(304);
    } finally {
      await other.close();
    }
  });
});

describe('for developers', () => {
  it('there is the OpenAPI document, with an ETag by which a cache asks again', async () => {
    const answer = await get(OPENAPI_PATH, { cookie: `XSRF-TOKEN=${XSRF}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-cache' });
    const document: ApiDocument = answer.json();
    expect(document).toMatchObject({ openapi: '3.1.1', info: { version: '0.0.0' }, servers: [{ url: 'http://shop.test' }] });
    expect(document.info.description).toContain('600 requests a minute');
    // What it says of addresses is what the gateway serves.
    for (const [path, methods] of Object.entries(document.paths))
      for (const method of Object.keys(methods))
        expect(
          shop.app.hasRoute({ method: method.toUpperCase() as 'GET', url: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
          path,
        ).toBe(true);
    const again = await get(OPENAPI_PATH, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('the document brings a program the token for its changes, past shared caches', async () => {
    const answer = await shop.app.inject({ method: 'GET', url: OPENAPI_PATH });
    expect(answer.headers['set-cookie']).toContain('XSRF-TOKEN=');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it('there is a page that shows it, made once', async () => {
    const answer = await get(DEVELOPERS_PATH);
    expect(answer.body).toBe('<!doctype html><title>3.1.1</title>');
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect((await get(DEVELOPERS_PATH, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
    expect(renderer.made).toEqual([]);
  });
});

describe('for crawlers', () => {
  it('there is a sitemap of all pages, rebuilt when themes change', async () => {
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers['content-type']).toContain('application/xml');
    expect(sitemap.body).toContain('<url><loc>http://shop.test/</loc></url>');
    expect(sitemap.body).toContain(
      '<url><loc>http://shop.test/category/wishes?a=1&amp;b=2</loc><lastmod>2026-11-20T10:00:00Z</lastmod></url>',
    );
    renderer.entries = [{ path: '/only' }];
    expect((await get('/sitemap.xml')).body).toBe(sitemap.body);
    shop.context.pages.clear();
    expect((await get('/sitemap.xml')).body).toContain('<loc>http://shop.test/only</loc>');
  });

  it('there are rules that keep them from what is private', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    const lines = body.split('\n');
    expect(lines).toContain('Allow: /api/theme-media/');
    for (const path of ['/api/', '/user', '/goto']) expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain('Sitemap: http://shop.test/sitemap.xml');
  });

  it('a sitemap that cannot be had says so, unless an older one can stand in', async () => {
    const fine = await get('/sitemap.xml');
    renderer.listPages = () => Promise.reject(new Error('away'));
    shop.time.now += 61_000;
    expect((await get('/sitemap.xml')).body).toBe(fine.body);
    shop.context.pages.clear();
    const away = await get('/sitemap.xml');
    expect([away.statusCode, away.json().code]).toEqual([503, 'upstream_unavailable']);
  });
});

describe('a file of the build', () => {
  it('comes as it was compressed then', async () => {
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect([answer.body, answer.headers['content-encoding'], answer.headers.vary]).toEqual([
      'made at build',
      'br',
      'accept-encoding',
    ]);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const bare = await get('/assets/app-1a2b.js');
    expect([bare.body, bare.headers.vary]).toEqual(['console.log(1);', 'accept-encoding']);
  });

  it.each(['/.server/server.js', '/.vite/manifest.json'])('is not told at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('testRenderer');
  });
});
