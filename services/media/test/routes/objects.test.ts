import type { Problem } from '@nimantran/proto/http/shared/problem';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { parseRange } from '../../src/routes/object-headers.ts';
import { withMedia } from '../support/with-media.ts';

describe('a range', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,4-5', undefined],
    ['lines=0-1', undefined],
  ] as const)('%s of 10 bytes is %j', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });
});

describeWith(['postgres'], 'signed addresses', () => {
  const media = withMedia();
  const bytes = Buffer.from('0123456789');
  beforeAll(async () => {
    await media.context.store.put('renders/video.mp4', bytes, 'video/mp4');
    await media.context.store.put('renders/page.html', Buffer.from('<script>'), 'text/html');
  });

  const address = async (key: string, seconds = 60, name?: string) => {
    const url = await media.context.store.signedUrl(key, {
      expires_in_seconds: seconds,
      ...(name === undefined ? {} : { download_name: name }),
    });
    return url.replace('http://localhost:8080', media.address);
  };

  it('serve the whole, with its type, its name and how to ask for parts', async () => {
    const response = await fetch(await address('renders/video.mp4', 60, 'Asha & Rohan.mp4'));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Asha & Rohan.mp4"; filename*=UTF-8''Asha%20%26%20Rohan.mp4`,
    });
    expect(await response.text()).toBe('0123456789');
    const head = await fetch(await address('renders/video.mp4'), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', '']);
    const page = await fetch(await address('renders/page.html'));
    expect(page.headers.get('content-type')).toBe('application/octet-stream');
  });

  it('serve parts', async () => {
    const url = await address('renders/video.mp4');
    const part = await fetch(url, { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
    const beyond = await fetch(url, { headers: { range: 'bytes=20-' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    const changed = await fetch(url, { headers: { range: 'bytes=2-4', 'if-range': '"another"' } });
    expect(changed.status).toBe(200);
    const etag = part.headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('end, and cannot be made up', async () => {
    const codeOf = async (url: string) => {
      const response = await fetch(url);
      return [response.status, ((await response.json()) as Problem).code];
    };
    expect(await codeOf(await address('renders/video.mp4', -1))).toEqual([403, 'storage/unauthorized']);
    const good = await address('renders/video.mp4');
    expect(await codeOf(good.replace('video.mp4', 'page.html'))).toEqual([403, 'storage/unauthorized']);
    expect(await codeOf(good.replace(/expires=\d+/, 'expires=99999999999'))).toEqual([403, 'storage/unauthorized']);
    expect(await codeOf(`${good}&name=other.mp4`)).toEqual([403, 'storage/unauthorized']);
    expect(await codeOf(`${media.address}/api/objects/renders/video.mp4`)).toEqual([403, 'storage/unauthorized']);
    expect(await codeOf(await address('renders/none.mp4'))).toEqual([404, 'storage/object-not-found']);
  });
});
