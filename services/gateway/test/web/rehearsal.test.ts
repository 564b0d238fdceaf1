import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAGE_MANIFEST, PAGE_RENDERER_ENTRY, PAGE_RENDERER_EXPORT } from '@nimantran/proto/http/gateway/page-renderer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from '../support/gateway.ts';

const NOTICE = 'Rehearsal, not a real shop';
const DOCUMENT = '<!doctype html><html><head><title>x</title></head><body class="y"><p>the page</p></body></html>';
const RENDERER = `export const ${PAGE_RENDERER_EXPORT} = () => {
  const html = ${JSON.stringify(DOCUMENT)};
  return {
    privatePaths: [], guestStyles: "'none'", addressOf: (address) => ({ address, known: true }), listPages: async () => [],
    renderPage: async ({ url }) => (url === '/lost' ? { status: 404, html } : { status: 200, html, complete: true }),
    guestPage: () => html, developersPage: () => html, plainPage: () => html,
  };
};`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rehearsal-'));
  for (const file of [PAGE_RENDERER_ENTRY, PAGE_MANIFEST])
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, 'index.html'), DOCUMENT);
  await writeFile(path.join(folder, PAGE_MANIFEST), '{}');
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const PRODUCTION = {
  ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.test', NATS_URL: 'nats://nowhere.test' },
  ...{ S3_ENDPOINT: 'https://s3.test', S3_BUCKET: 'shop', LOCAL_URL: 'http://stand-ins.localhost:8190', REHEARSAL: 'true' },
};

it('does not start without the part that marks its pages', async () => {
  await expect(openShop(() => {}, { ...PRODUCTION, WEB_DIST: folder })).rejects.toThrow('needs the web app');
});

it.each([
  ['/', 200],
  ['/lost', 404],
  ['/developers', 200],
  ['/i/AAAAAAAAAAAAAAAAAAAAAA', 404],
])('says at %s that it is no real shop, and keeps search engines away', async (url, status) => {
  await writeFile(path.join(folder, PAGE_RENDERER_ENTRY), RENDERER);
  const shop = await openShop((upstream) => void upstream.get('/api/shop', async (_request, reply) => reply.code(503).send({})), {
    ...PRODUCTION,
    WEB_DIST: folder,
  });
  const answer = await shop.app.inject({ method: 'GET', url });
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toMatch(new RegExp(`<body class="y"><aside [^>]*>${NOTICE}`));
  expect(answer.body).toContain('<meta name="robots" content="noindex"></head>');
  expect(answer.headers['content-security-policy']).toContain("style-src-attr 'unsafe-inline'");
  await shop.close();
});
