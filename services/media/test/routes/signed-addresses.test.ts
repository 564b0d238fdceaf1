import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import { createS3Store } from '@nimantran/kit/store/s3-store';
import { beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withBucket, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { openMedia } from '../support/media.ts';
import { withMedia } from '../support/with-media.ts';

const BYTES = Buffer.from('0123456789');
const NAME = 'आशा & "Rohan" (1).mp4';

describeWith(['postgres'], 'signed addresses of files, served by media', () => {
  const media = withMedia();
  describeAddresses({
    store: () => media.context.store,
    reach: (url) => url.replace('http://localhost:8080', media.address),
    headStatus: 200,
  });
});

describeWith(['postgres', 's3'], 'signed addresses of S3', () => {
  const bucket = withBucket();
  describeAddresses({
    store: () => createS3Store(bucket.options),
    reach: (url) => url,
    // The signature covers the method.
    headStatus: 403,
  });

  const database = withDatabase();
  it('are not served by media, which serves nothing then', async () => {
    const media = await openMedia(database.urls.media, bucket.environment);
    try {
      await media.context.store.put('renders/video.mp4', BYTES, 'video/mp4');
      const address = await media.context.store.signedUrl('renders/video.mp4', { expires_in_seconds: 60 });
      expect(await (await fetch(address)).text()).toBe('0123456789');
      const { search } = new URL(address);
      for (const query of ['', search, '?expires=99999999999&signature=x'])
        expect((await fetch(`${media.address}/api/objects/renders/video.mp4${query}`)).status).toBe(404);
    } finally {
      await media.close();
    }
  });
});

interface Way {
  store: () => ObjectStore;
  /** Address at which a test reaches what a browser would. */
  reach: (url: string) => string;
  headStatus: number;
}

/** Everything that a holder of an address can do with it, and nothing more. */
function describeAddresses({ store, reach, headStatus }: Way): void {
  const addressOf = async (key: string, name?: string, seconds = 60) =>
    new URL(reach(await store().signedUrl(key, { expires_in_seconds: seconds, download_name: name })));

  beforeAll(async () => {
    await store().put('renders/video.mp4', BYTES, 'video/mp4');
    await store().put('renders/other.mp4', Buffer.from('another'), 'video/mp4');
    await store().put('renders/page.html', Buffer.from('<script>'), 'text/html');
  });

  it('show the whole', async () => {
    const response = await fetch(await addressOf('renders/video.mp4'));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=3600',
    });
    expect(await response.text()).toBe('0123456789');
  });

  it('save it under a name in any script', async () => {
    const response = await fetch(await addressOf('renders/video.mp4', NAME));
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="___ & _Rohan_ (1).mp4"; filename*=UTF-8''%E0%A4%86%E0%A4%B6%E0%A4%BE%20%26%20%22Rohan%22%20%281%29.mp4`,
    );
    expect(await response.text()).toBe('0123456789');
  });

  it('never show what a browser would run', async () => {
    const response = await fetch(await addressOf('renders/page.html'));
    expect([response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
      'application/octet-stream',
      'attachment',
    ]);
  });

  it.each([
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['bytes=-2', 206, 'bytes 8-9/10', '89'],
  ])('give parts: %s', async (range, status, given, body) => {
    const response = await fetch(await addressOf('renders/video.mp4'), { headers: { range } });
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([status, given, body]);
  });

  it('resume only what has not changed', async () => {
    const address = await addressOf('renders/video.mp4');
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    const statusWith = async (headers: Record<string, string>) => (await fetch(address, { headers })).status;
    expect(await statusWith({ range: 'bytes=2-4', 'if-range': etag })).toBe(206);
    expect(await statusWith({ range: 'bytes=20-' })).toBe(416);
    expect(await statusWith({ 'if-none-match': etag })).toBe(304);
  });

  it('answer HEAD as they can', async () => {
    const response = await fetch(await addressOf('renders/video.mp4'), { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([headStatus, '']);
  });

  it('are refused when anything in them was changed', async () => {
    const good = await addressOf('renders/video.mp4', NAME);
    const names = [...good.searchParams.keys()].filter((name) => name !== 'x-id');
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) {
      const changed = new URL(good);
      const value = changed.searchParams.get(name) ?? '';
      changed.searchParams.set(name, changedValue(name, value));
      expect(await refused(changed), `${name} changed`).toBe(true);
      const without = new URL(good);
      without.searchParams.delete(name);
      expect(await refused(without), `${name} left out`).toBe(true);
    }
    const another = new URL(good);
    another.pathname = good.pathname.replace('video.mp4', 'other.mp4');
    expect(await refused(another)).toBe(true);
    expect((await fetch(good)).status).toBe(200);
  });

  it('lead to no other object by any spelling of a path', async () => {
    const good = await addressOf('renders/video.mp4');
    const paths = [
      'renders/../renders/other.mp4',
      'renders/%2e%2e/renders/other.mp4',
      'renders/%2E%2E%2Frenders%2Fother.mp4',
      'renders/..%5crenders%5cother.mp4',
      'renders//other.mp4',
      '/renders/other.mp4',
      'renders/./other.mp4',
      'renders/video.mp4/../other.mp4',
      'renders/video.mp4/%2e%2e/other.mp4',
      'renders/other.mp4%00',
      'renders/other.mp4%0avideo.mp4',
      'renders/video.mp4;/../other.mp4',
      'renders/video.mp4%3f/../other.mp4',
      'renders/other.mp4/',
      '%72enders/other.mp4',
    ];
    for (const path of paths) {
      const { status, body } = await rawGet(good, good.pathname.replace('renders/video.mp4', path) + good.search);
      expect([path, status >= 400 && status < 500, body.includes('another')]).toEqual([path, true, false]);
    }
  });

  it('list nothing, and take no parameter that was not signed', async () => {
    const good = await addressOf('renders/video.mp4');
    const root = good.pathname.replace(/renders\/video\.mp4$/, '');
    const { search } = good;
    const [last = ''] = search.slice(1).split('&');
    for (const path of [
      root,
      `${root}${search}`,
      `${root}?list-type=2`,
      `${root}${search}&list-type=2`,
      `${root}renders/${search}`,
    ]) {
      const { status, body } = await rawGet(good, path);
      expect([path, status >= 400, body.includes('video.mp4</Key>')]).toEqual([path, true, false]);
    }
    for (const more of ['response-content-type=text/html', 'response-content-disposition=inline', 'versionId=1', 'acl', last]) {
      const { body } = await rawGet(good, `${good.pathname}${search}&${more}`);
      const { headers } = await rawGet(good, `${good.pathname}${search}&${more}`);
      const isHarmless = headers['content-type'] === 'video/mp4' && headers['content-disposition'] === 'inline';
      expect([more, isHarmless || !body.includes('0123456789')]).toEqual([more, true]);
    }
  });

  it('are refused for other methods', async () => {
    const good = await addressOf('renders/video.mp4');
    expect((await fetch(good, { method: 'DELETE' })).ok).toBe(false);
    for (const method of ['PUT', 'POST', 'PATCH']) {
      expect((await fetch(good, { method, body: 'x' })).ok).toBe(false);
      expect((await fetch(good, { method, body: '<script>', headers: { 'content-type': 'text/html' } })).ok).toBe(false);
    }
    expect(await (await fetch(good)).text()).toBe('0123456789');
  });

  it('end', async () => {
    const address = await addressOf('renders/video.mp4', undefined, 1);
    await eventually('the address has expired', async () => (await fetch(address)).status === 403);
    expect(await (await fetch(address)).text()).not.toContain('0123456789');
  });
}

/** Attackers would extend the lifetime or change the name; for other parameters any change will do. */
function changedValue(name: string, value: string): string {
  if (/expires/i.test(name)) return String(Number(value) + 1000);
  return `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
}

async function refused(url: URL): Promise<boolean> {
  const response = await fetch(url);
  return response.status >= 400 && response.status < 500 && !(await response.text()).includes('0123456789');
}

/** Asks for a path as it is written: `fetch` would tidy it up first. */
function rawGet(url: URL, path: string): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: url.hostname, port: url.port, path, headers: { host: url.host } }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }), reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}
