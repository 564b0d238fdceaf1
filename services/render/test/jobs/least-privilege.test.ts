import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { objectStoreVariables, readConfig } from '@nimantran/kit/config';
import { createLog } from '@nimantran/kit/log';
import { s3OptionsOf } from '@nimantran/kit/store/s3-client';
import { createS3Store } from '@nimantran/kit/store/s3-store';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { abandonUpload } from '../../../../infra/test-support/abandon-upload.ts';
import { asService, describeWith, withBucket } from '../../../../infra/test-support/servers/servers.ts';
import { readRenderConfig } from '../../src/config.ts';
import { createStoreShelf } from '../../src/jobs/store-shelf.ts';
import type { RenderOutput } from '../../src/pipeline/render-video.ts';
import { publish } from '../../src/stages/publish.ts';

const LARGE = 9 * 1024 * 1024;

it('does not start in production without a bucket', () => {
  const environment = { NODE_ENV: 'production', DATABASE_URL: 'postgres://x', NATS_URL: 'nats://x', REDIS_URL: 'redis://x' };
  expect(() => readRenderConfig(environment)).toThrow(/S3_ENDPOINT is not set[\s\S]*S3_BUCKET is not set/);
});

vi.setConfig({ testTimeout: 120_000 });

describeWith(['s3'], 'render, with no more rights in the store than its own', () => {
  const bucket = withBucket();
  const service = asService(bucket, 'render');
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'render-rights-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const open = () => {
    const options = s3OptionsOf(readConfig(service.environment, objectStoreVariables));
    if (!options) throw new Error('The environment names no store.');
    return createS3Store(options);
  };
  const file = async (name: string, size: number) => {
    const written = path.join(folder, name);
    await writeFile(written, randomBytes(size));
    return written;
  };

  it('fetches what it draws and keeps what it made', async () => {
    const store = open();
    const everything = createS3Store(bucket.options);
    await everything.put('themes/a.zip', Buffer.from('zip'), 'application/zip');
    await everything.put('uploads/a/photo.jpg', Buffer.from('jpg'), 'image/jpeg');
    for (const key of ['themes/a.zip', 'uploads/a/photo.jpg']) {
      expect((await store.head(key))?.size_bytes).toBe(3);
      await store.getFile(key, path.join(folder, 'input'));
    }
    const signal = AbortSignal.timeout(60_000);
    const still = { scene: 'Names', frame: 3, path: await file('still.jpg', 1000) };
    const output: RenderOutput = {
      ...{ stills: [still], videoPath: await file('video.mp4', LARGE), findings: [], timings: {}, engineVersion: '1' },
      ...{ width: 1, height: 1, frames: 1, durationSeconds: 1, drawnFrames: 1, segments: { total: 1, reused: 0 }, steps: [] },
    };
    const announced: string[] = [];
    const announce = async (keys: string[]): Promise<void> => void announced.push(...keys);
    const published = await publish(store, output, { announce, signal });
    expect(announced).toEqual([published.stills[0]?.object_key, published.video?.object_key]);
    expect((await everything.head(published.video?.object_key ?? ''))?.size_bytes).toBe(LARGE);
    await publish(store, output, { announce, signal });

    const hash = createHash('sha256').update('segment').digest('hex');
    const shelf = createStoreShelf({
      store,
      log: createLog('render', 'silent'),
      dir: folder,
      announce: async () => {},
      signal,
    });
    await shelf.keep(hash, await file('segment.mp4', 1000));
    expect(await shelf.find([{ hash, personal: true }])).toEqual(new Map([[hash, path.join(folder, `${hash}.mp4`)]]));
    for (const prefix of ['renders', 'stills', 'segments']) await abandonUpload(store, `${prefix}/broken`);
    expect(service.gate.refused).toEqual([]);
    expect(service.gate.unused()).toEqual([]);
  });

  it('changes no upload, no theme, and deletes nothing', async () => {
    const store = open();
    for (const key of ['uploads/a/photo.jpg', 'themes/a.zip', 'incoming/a', 'theme-thumbnails/a.jpg'])
      await expect(store.put(key, Buffer.from('x'), 'x/y')).rejects.toMatchObject({ name: 'AccessDenied' });
    for (const key of ['renders/a.mp4', 'uploads/a/photo.jpg'])
      await expect(store.delete(key)).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(store.get('incoming/a')).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});
