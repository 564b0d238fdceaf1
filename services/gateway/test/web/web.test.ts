import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../support/gateway.ts';

describe('the web app', () => {
  let folder: string;
  let shop: Shop;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gateway-web-'));
    await mkdir(path.join(folder, 'dist/assets'), { recursive: true });
    await writeFile(path.join(folder, 'secret.txt'), 'secret');
    await writeFile(path.join(folder, 'dist/index.html'), '<!doctype html><title>Nimantran</title>');
    await writeFile(path.join(folder, 'dist/favicon.svg'), '<svg/>');
    await writeFile(path.join(folder, 'dist/sw.js'), 'work();');
    await writeFile(path.join(folder, 'dist/sw-off.js'), 'leave();');
    await writeFile(path.join(folder, 'dist/assets/app-1a2b3c.js'), 'console.log(1);'.repeat(1000));
    shop = await openShop(() => {}, { WEB_DIST: path.join(folder, 'dist') });
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ method: 'GET', url, headers });

  it.each([
    '/',
    '/index.html',
    '/category/wedding',
    '/video/wedding/royal-jharokha-101',
    '/user/invitations?invitation=all',
    '/nowhere',
  ])('answers %s with its page, which is requested again each time', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Nimantran</title>');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers.etag).toBeDefined();
    expect(answer.cookies.map(({ name }) => name)).toEqual(['XSRF-TOKEN']);
  });

  it('keeps files whose names carry a hash for a year, compressed', async () => {
    const answer = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('lets browsers request other files again', async () => {
    const answer = await get('/favicon.svg');
    expect([answer.body, answer.headers['cache-control']]).toEqual(['<svg/>', 'no-cache']);
  });

  it.each(['/assets/gone-123.js', '/robots.txt', '/missing.png'])('has no page in place of the file %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%00', '/%E0%A4%A'])(
    'shows nothing outside of it at %s',
    async (url) => {
      expect((await get(url)).body).not.toContain('secret\n');
      expect((await get(url)).body).not.toBe('secret');
    },
  );

  it('says what pages may load, and lets the sign-in popup answer', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'self'; ");
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['cross-origin-resource-policy']).toBe('same-site');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob: http://127.0.0.1:8090");
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com');
    expect(policy).toContain("form-action 'self' https://checkout.stripe.com");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it.each(['/api/me', '/api/no-such-thing'])(
    'lets data at %s be shown by nobody, and spares it what is of pages',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['content-type']).toMatch(/json/);
      expect(headers['content-security-policy']).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(headers['cross-origin-resource-policy']).toBe('same-site');
      expect(Object.keys(headers).filter((name) => /^x-(?!content)|opener|cluster|permissions-policy/.test(name))).toEqual([]);
    },
  );

  it('lets pages show what lies in the object store, and nothing else of its host', async () => {
    const policyWith = async (environment: Record<string, string>) => {
      const shop = await openShop(() => {}, { WEB_DIST: path.join(folder, 'dist'), ...environment });
      const answer = await shop.app.inject({ method: 'GET', url: '/' }).finally(() => shop.close());
      const directives = String(answer.headers['content-security-policy']).split('; ');
      return (name: string) => directives.find((directive) => directive.startsWith(`${name} `)) ?? '';
    };
    const hosted = await policyWith({ S3_ENDPOINT: 'https://s3.test', S3_BUCKET: 'shop' });
    for (const name of ['img-src', 'media-src', 'connect-src']) expect(hosted(name)).toContain(' https://shop.s3.test/');
    for (const name of ['script-src', 'frame-src', 'default-src', 'form-action']) expect(hosted(name)).not.toContain('s3.test');
    const inPath = await policyWith({
      S3_ENDPOINT: 'http://store.internal:9000',
      S3_PUBLIC_ENDPOINT: 'https://files.test',
      S3_BUCKET: 'shop',
      S3_FORCE_PATH_STYLE: 'true',
    });
    expect(inPath('img-src')).toContain(' https://files.test/shop/');
    expect(inPath('img-src')).not.toContain('internal');
  });

  it('serves the service worker uncached and for all pages; if it is switched off, one that removes itself', async () => {
    const worker = async (environment: Record<string, string>) => {
      const shop = await openShop(() => {}, { WEB_DIST: path.join(folder, 'dist'), ...environment });
      return shop.app.inject({ method: 'GET', url: '/sw.js' }).finally(() => shop.close());
    };
    const on = await worker({ WEB_SERVICE_WORKER: 'true' });
    expect([on.body, on.headers['cache-control'], on.headers['service-worker-allowed']]).toEqual(['work();', 'no-cache', '/']);
    expect(on.headers['content-type']).toMatch(/javascript/);
    const off = await worker({ WEB_SERVICE_WORKER: 'false' });
    expect([off.body, off.headers['cache-control'], off.headers['service-worker-allowed']]).toEqual([
      'leave();',
      'no-cache',
      '/',
    ]);
  });

  it('opens to Google only where visits are counted, and takes no other measurement id', async () => {
    const policyWith = async (environment: Record<string, string>) => {
      const shop = await openShop(() => {}, { WEB_DIST: path.join(folder, 'dist'), ...environment });
      const answer = await shop.app.inject({ method: 'GET', url: '/' }).finally(() => shop.close());
      return String(answer.headers['content-security-policy']);
    };
    expect(await policyWith({})).not.toContain('google');
    const counted = await policyWith({ WEB_ANALYTICS_ID: 'G-ABC123DEF4' });
    expect(counted).toContain("script-src 'self' https://*.googletagmanager.com;");
    expect(counted).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
    for (const id of ['UA-12345-6', 'G-', 'G-abc123', "G-ABC';script-src *"]) {
      await expect(policyWith({ WEB_ANALYTICS_ID: id })).rejects.toThrow('WEB_ANALYTICS_ID');
    }
  });

  it('says that it is not built where it is not', async () => {
    const bare = await openShop(() => {}, { WEB_DIST: path.join(folder, 'nowhere') });
    try {
      const answer = await bare.app.inject({ method: 'GET', url: '/' });
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'web_not_built']);
    } finally {
      await bare.close();
    }
  });
});
