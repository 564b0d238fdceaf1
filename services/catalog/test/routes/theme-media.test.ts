import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { THEME_PICTURE_WIDTHS } from '@nimantran/proto/http/catalog/themes';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { buildApp } from '../../src/app.ts';
import { sampleRenderedConsumers } from '../../src/consumers/studio-sample-rendered.ts';
import { stillsDrawnConsumers } from '../../src/consumers/studio-stills-drawn.ts';
import type { Context } from '../../src/context.ts';
import { byteRange } from '../../src/media/byte-range.ts';
import { createTestContext, deliver, publish } from '../support/catalog.ts';

const VIDEO = randomBytes(10_000);

describeWith(['postgres'], 'the sample of a theme', () => {
  const database = withDatabase();
  let context: Context;
  let app: FastifyInstance;
  let version: string;

  beforeAll(async () => {
    context = await createTestContext(database.urls.catalog);
    app = await buildApp(context);
    ({ version } = await publish(context));
  });
  afterAll(async () => {
    await app.close();
    await context.close();
    await rm(context.config.DATA_DIR, { recursive: true, force: true });
  });

  const get = (file: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: `/api/theme-media/1/${version}/${file}`, headers });

  it('is not there before it is rendered', async () => {
    const video = (await app.inject({ method: 'GET', url: '/api/video-details/wedding/1' })).json();
    expect([video.thumbnail, video.preview_image, video.video_id]).toEqual(['', '', '']);
    for (const file of ['thumbnail.jpg', 'thumbnail_web.jpg', 'thumbnail_web-480.avif', 'preview.mp4']) {
      expect((await get(file)).json().code).toBe('no_such_object');
    }
  });

  it('is shown once it is, and the shop is told', async () => {
    const canvas = createCanvas(1920, 1080);
    canvas.getContext('2d').fillRect(0, 0, 960, 1080);
    await context.store.put('samples/1/names.jpg', canvas.toBuffer('image/jpeg'), 'image/jpeg');
    await context.store.put('samples/1/video.mp4', VIDEO, 'video/mp4');
    const video = {
      object_key: 'samples/1/video.mp4',
      sha256: 'x',
      size_bytes: VIDEO.length,
      width: 854,
      height: 480,
      frames: 300,
      duration_seconds: 10,
    };
    const still_keys = ['samples/1/opening.jpg', 'samples/1/names.jpg'];
    await deliver(context, stillsDrawnConsumers(context), { theme_id: 1, theme_version: version, still_keys });
    await deliver(context, sampleRenderedConsumers(), { theme_id: 1, theme_version: version, video });
    const shown = (await app.inject({ method: 'GET', url: '/api/video-details/wedding/1' })).json();
    expect(shown).toMatchObject({
      thumbnail: `/api/theme-media/1/${version}/thumbnail.jpg`,
      preview_image: `/api/theme-media/1/${version}/thumbnail.jpg`,
      video_id: `hosted:1/${version}`,
    });
    const metrics = (await app.inject('/metrics')).body;
    for (const state of ['on_sale', 'pictured', 'filmed']) expect(metrics).toContain(`catalog_themes{state="${state}"} 1\n`);
    const told = await context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    expect(told.at(-1)?.envelope).toMatchObject({ type: 'catalog.theme.changed', key: '1', key_version: 3 });
  });

  it('has its pictures in every size that pages ask for', async () => {
    const large = await loadImage((await get('thumbnail.jpg')).rawPayload);
    expect([large.width, large.height]).toEqual([1920, 1080]);
    for (const [file, type, width] of [
      ['thumbnail_web.jpg', 'image/jpeg', 720],
      ...THEME_PICTURE_WIDTHS.flatMap((width) => [
        [`thumbnail_web-${width}.avif`, 'image/avif', width] as const,
        [`thumbnail_web-${width}.webp`, 'image/webp', width] as const,
      ]),
    ] as const) {
      const answer = await get(file);
      expect(answer.headers['content-type'], file).toBe(type);
      const picture = await loadImage(answer.rawPayload);
      expect([picture.width, picture.height], file).toEqual([width, (width * 9) / 16]);
    }
  });

  it('has its pictures kept by browsers, and sent in parts', async () => {
    const answer = await get('thumbnail_web-480.avif');
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d{5,}/);
    const etag = String(answer.headers.etag);
    expect((await get('thumbnail_web-480.avif', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get('thumbnail_web-480.webp')).headers.etag).not.toBe(etag);
    expect((await get('thumbnail_web-480.avif', { range: 'bytes=0-9' })).rawPayload.length).toBe(10);
    const head = await app.inject({ method: 'HEAD', url: `/api/theme-media/1/${version}/thumbnail_web-480.avif` });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(answer.rawPayload.length), '']);
  });

  it.each(['thumbnail_web-481.avif', 'thumbnail_web-480.png', 'thumbnail_web-480', 'thumbnail_web-.avif', 'theme.json'])(
    'has no %s',
    async (file) => {
      const answer = await get(file);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'no_such_object']);
    },
  );

  it('can be played in parts, and is kept by browsers', async () => {
    const whole = await get('preview.mp4');
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);
    expect(whole.rawPayload.equals(VIDEO)).toBe(true);
    expect(whole.headers['cache-control']).toMatch(/^public, max-age=\d{5,}/);
    const part = await get('preview.mp4', { range: 'bytes=100-199' });
    expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      'bytes 100-199/10000',
      '100',
    ]);
    expect(part.rawPayload.equals(VIDEO.subarray(100, 200))).toBe(true);
    const behind = await get('preview.mp4', { range: 'bytes=10000-' });
    expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, 'bytes */10000']);
    const etag = String(whole.headers.etag);
    expect((await get('preview.mp4', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get('preview.mp4', { range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
    const head = await app.inject({ method: 'HEAD', url: `/api/theme-media/1/${version}/preview.mp4` });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '10000', '']);
  });

  it('has no other files', async () => {
    expect((await app.inject({ method: 'GET', url: '/api/theme-media/1/0123456789abcdef/preview.mp4' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'GET', url: '/api/theme-media/x/y/preview.mp4' })).statusCode).toBe(400);
  });

  it('is that of the second layout below it, once it is rendered, and the theme’s own stays', async () => {
    const both = await publish(context, { id: 2, second_layout: {} });
    const shown = async () => (await app.inject({ method: 'GET', url: '/api/video-details/wedding/2' })).json();
    const second = (file: string) => app.inject({ method: 'GET', url: `/api/theme-media/2/${both.version}/second/${file}` });
    expect(await shown()).toMatchObject({ has_second_layout: true, thumbnail: '' });
    expect(await shown()).not.toHaveProperty('second_thumbnail');
    expect((await second('thumbnail.jpg')).statusCode).toBe(404);
    const still = createCanvas(1080, 1920).toBuffer('image/jpeg');
    await context.store.put('samples/2/upright.jpg', still, 'image/jpeg');
    await context.store.put('samples/2/upright.mp4', VIDEO, 'video/mp4');
    const about = { theme_id: 2, theme_version: both.version };
    const [, secondStills] = stillsDrawnConsumers(context);
    const [, secondSample] = sampleRenderedConsumers();
    const file = { object_key: 'samples/2/upright.mp4', sha256: 'x', size_bytes: 1, width: 480, height: 854 };
    const still_keys = ['samples/2/opening.jpg', 'samples/2/upright.jpg'];
    await deliver(context, secondStills ? [secondStills] : [], { ...about, still_keys });
    expect(await shown()).toMatchObject({ second_thumbnail: `/api/theme-media/2/${both.version}/second/thumbnail.jpg` });
    expect(await shown()).not.toHaveProperty('second_video_id');
    const video = { ...file, frames: 300, duration_seconds: 10 };
    await deliver(context, secondSample ? [secondSample] : [], { ...about, video });
    expect(await shown()).toMatchObject({ second_video_id: `hosted:2/${both.version}/second`, thumbnail: '', video_id: '' });
    expect((await second('preview.mp4')).rawPayload.equals(VIDEO)).toBe(true);
    const small = await loadImage((await second('thumbnail_web-240.webp')).rawPayload);
    expect([small.width, small.height]).toEqual([240, 427]);
    expect((await second('theme.json')).statusCode).toBe(404);
    expect((await get('second/preview.mp4')).statusCode).toBe(404);
  });

  it('of a version that nobody knows is left alone', async () => {
    const video = { object_key: 'x', sha256: 'x', size_bytes: 1, width: 2, height: 2, frames: 1, duration_seconds: 1 };
    await deliver(context, sampleRenderedConsumers(), { theme_id: 1, theme_version: 'gone', video });
    await deliver(context, stillsDrawnConsumers(context), { theme_id: 9, theme_version: 'gone', still_keys: ['x'] });
    expect((await get('preview.mp4')).statusCode).toBe(200);
  });
});

describe('a range of bytes', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=20-10', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['lines=0-1', 'whole'],
  ])('%s of a hundred is %o', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range);
  });
});
