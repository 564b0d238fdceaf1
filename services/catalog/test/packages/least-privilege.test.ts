import { rm } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { createS3Store } from '@nimantran/kit/store/s3-store';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { abandonUpload } from '../../../../infra/test-support/abandon-upload.ts';
import { asService, describeWith, withBucket, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { buildApp } from '../../src/app.ts';
import { readCommandConfiguration, readConfiguration, readSeedConfiguration } from '../../src/config.ts';
import { sampleRenderedConsumers } from '../../src/consumers/studio-sample-rendered.ts';
import { stillsDrawnConsumers } from '../../src/consumers/studio-stills-drawn.ts';
import type { Context } from '../../src/context.ts';
import { forgetPackages } from '../../src/jobs/forget-packages.ts';
import { createTestContext, deliver, manifest, publish } from '../support/catalog.ts';

it('does not start in production without a bucket', () => {
  const environment = { NODE_ENV: 'production', DATABASE_URL: 'postgres://x', NATS_URL: 'nats://x', REDIS_URL: 'redis://x' };
  expect(() => readConfiguration(environment)).toThrow(/S3_ENDPOINT is not set[\s\S]*S3_BUCKET is not set/);
  for (const read of [readSeedConfiguration, readCommandConfiguration])
    expect(() => read(environment)).toThrow(/S3_ENDPOINT is not set/);
});

vi.setConfig({ testTimeout: 120_000 });

describeWith(['postgres', 's3'], 'catalog, with no more rights in the store than its own', () => {
  const database = withDatabase();
  const bucket = withBucket();
  const service = asService(bucket, 'catalog');
  let context: Context;
  beforeAll(async () => {
    context = await createTestContext(database.urls.catalog, service.environment);
  });
  afterAll(async () => {
    await context.close();
    await rm(context.config.DATA_DIR, { recursive: true, force: true });
  });

  it('keeps themes and shows what renders made of them', async () => {
    const renders = createS3Store(bucket.options);
    await renders.put('stills/names.jpg', createCanvas(1920, 1080).toBuffer('image/jpeg'), 'image/jpeg');
    await renders.put('renders/video.mp4', Buffer.from('video'), 'video/mp4');
    const { packageKey, version } = await publish(context);
    expect((await renders.head(packageKey))?.content_type).toBe('application/zip');
    const still_keys = ['stills/names.jpg', 'stills/names.jpg'];
    await deliver(context, stillsDrawnConsumers(context), { theme_id: 1, theme_version: version, still_keys });
    const video = {
      object_key: 'renders/video.mp4',
      sha256: 'x',
      size_bytes: 5,
      width: 1,
      height: 1,
      frames: 1,
      duration_seconds: 1,
    };
    await deliver(context, sampleRenderedConsumers(), { theme_id: 1, theme_version: version, video });
    const app = await buildApp(context);
    for (const file of ['thumbnail.jpg', 'thumbnail_web.jpg', 'thumbnail_web-480.avif', 'preview.mp4']) {
      const answer = await app.inject({ method: 'GET', url: `/api/theme-media/1/${version}/${file}` });
      expect(answer.statusCode, file).toBe(200);
    }
    await app.close();
    const sizeBytes = 3;
    const uploaded = {
      version: 'x',
      objectKey: 'themes/uploads/a.zip',
      sizeBytes,
      manifest: JSON.stringify(manifest()),
      uploadedBy: 'x',
    };
    const uploadedAt = new Date(0);
    await context.db
      .insertInto('themePackages')
      .values({ ...uploaded, uploadedAt })
      .execute();
    await context.store.put(uploaded.objectKey, Buffer.from('zip'), 'application/zip');
    await forgetPackages(context);
    expect(await renders.head(uploaded.objectKey)).toBeUndefined();
    await abandonUpload(context.store, 'themes/large.zip');
    expect(service.gate.refused).toEqual([]);
    expect(service.gate.unused()).toEqual([]);
  });

  it('sees no upload, and changes nothing but themes', async () => {
    const denied = { name: 'AccessDenied' };
    await expect(context.store.get('uploads/a/photo.jpg')).rejects.toMatchObject(denied);
    await expect(context.store.put('renders/video.mp4', Buffer.from('x'), 'video/mp4')).rejects.toMatchObject(denied);
    await expect(context.store.delete('themes/large.zip')).rejects.toMatchObject(denied);
  });
});
