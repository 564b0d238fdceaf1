import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createS3Store } from '@nimantran/kit/store/s3-store';
import { Upload } from '@tus/server';
import { expect, it, vi } from 'vitest';
import { abandonUpload } from '../../../../infra/test-support/abandon-upload.ts';
import { asService, describeWith, withBucket } from '../../../../infra/test-support/servers/servers.ts';
import { readMediaConfig } from '../../src/config.ts';
import { deleteFiles } from '../../src/use-cases/delete-upload.ts';
import { readyUpload } from '../support/orders.ts';
import { withMedia } from '../support/with-media.ts';

const MIB = 1024 * 1024;

it('does not start in production without a bucket', () => {
  const environment = { NODE_ENV: 'production', DATABASE_URL: 'postgres://x', NATS_URL: 'nats://x', REDIS_URL: 'redis://x' };
  expect(() => readMediaConfig(environment)).toThrow(/S3_ENDPOINT is not set[\s\S]*S3_BUCKET is not set/);
});

vi.setConfig({ testTimeout: 120_000 });

describeWith(['postgres', 's3'], 'media, with no more rights in the store than its own', () => {
  const bucket = withBucket();
  const service = asService(bucket, 'media');
  const media = withMedia(() => service.environment);

  it('takes uploads in, checks, serves and deletes them', async () => {
    const id = await readyUpload(media, 'asha');
    const response = await fetch(`${media.address}/api/media/uploads/${id}`, { headers: await media.as('asha') });
    const { preview_url } = (await response.json()) as { preview_url: string };
    expect((await fetch(preview_url)).status).toBe(200);
    await deleteFiles(media.context, { id, kind: 'photo' });

    const { incoming } = media.context;
    const unfinished = randomUUID();
    await incoming.datastore.create(new Upload({ id: unfinished, size: 20 * MIB, offset: 0, metadata: {} }));
    await incoming.datastore.write(Readable.from([randomBytes(9 * MIB)]), unfinished, 0);
    expect(await incoming.leftBefore(new Date(Date.now() + 60_000))).toEqual([unfinished]);
    await incoming.remove(unfinished);
    expect(await createS3Store(bucket.options).list('')).toEqual([]);
    expect(service.gate.refused).toEqual([]);
  });

  it('serves and deletes what renders made', async () => {
    const everything = createS3Store(bucket.options);
    for (const key of ['renders/a.mp4', 'stills/a.jpg', 'segments/a.mp4']) {
      await everything.put(key, Buffer.from('x'), 'video/mp4');
      const address = await media.context.store.signedUrl(key, { expires_in_seconds: 60 });
      expect(await (await fetch(address)).text()).toBe('x');
      await media.context.store.delete(key);
    }
    await abandonUpload(media.context.store, 'uploads/broken');
    expect(await everything.list('')).toEqual([]);
    expect(service.gate.refused).toEqual([]);
    expect(service.gate.unused()).toEqual([]);
  });

  it('touches no theme, and makes no video', async () => {
    const denied = { name: 'AccessDenied' };
    const { store } = media.context;
    await expect(store.get('themes/a.zip')).rejects.toMatchObject(denied);
    await expect(store.delete('themes/a.zip')).rejects.toMatchObject(denied);
    await expect(store.put('renders/a.mp4', Buffer.from('x'), 'video/mp4')).rejects.toMatchObject(denied);
  });
});
