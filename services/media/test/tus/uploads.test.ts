import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { TUS_PATH, type Upload } from '@nimantran/proto/http/media/uploads';
import type { Problem } from '@nimantran/proto/http/shared/problem';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { photoKey, thumbnailKey } from '../../src/domain/object-keys.ts';
import { checkNextUpload } from '../../src/jobs/check-upload.ts';
import { sweepUploads } from '../../src/jobs/sweep-uploads.ts';
import { ask, create, patch, TUS, upload } from '../support/tus-client.ts';
import { withMedia } from '../support/with-media.ts';

/** A sideways photo with a GPS position: red is on the left as stored and on top as displayed. */
async function sidewaysPhoto(): Promise<Buffer> {
  const red = { create: { width: 300, height: 400, channels: 3 as const, background: '#d02020' } };
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#2020d0' } })
    .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Asha' }, IFD3: { GPSLatitude: '18/1 31/1 0/1', GPSLongitude: '73/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

describeWith(['postgres'], 'uploads', () => {
  const media = withMedia(() => ({ UPLOADS_PER_USER: '3' }));

  const show = async (uid: string, id: string) => {
    const response = await fetch(`${media.address}/api/media/uploads/${id}`, { headers: await media.as(uid) });
    return { status: response.status, body: (await response.json()) as Upload & Problem };
  };
  const stored = async (key: string) => buffer(await media.context.store.get(key));
  const eventsOf = async (id: string) => {
    const rows = await media.context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    return rows.flatMap(({ envelope }) => (envelope.key === id ? [envelope.type] : []));
  };

  it('turns a photo upright and drops its metadata, GPS among it', async () => {
    const original = await sidewaysPhoto();
    expect((await sharp(original).metadata()).exif?.includes('Asha')).toBe(true);
    const id = await upload(media, 'asha', original, '../../home/wir\u202e beide\r\n ♥.jpg');
    expect((await show('asha', id)).body).toMatchObject({ state: 'checking', file_name: 'wir beide ♥.jpg', thumbnail_url: null });
    expect(await checkNextUpload(media.context)).toBe(true);

    const { body } = await show('asha', id);
    expect(body).toMatchObject({ state: 'ready', width: 400, height: 600, reason: null });
    const photo = await stored(photoKey(id));
    const metadata = await sharp(photo).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 400, height: 600, space: 'srgb' });
    expect([metadata.exif, metadata.orientation, metadata.icc, metadata.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const [red = 0, , blue = 0] = await sharp(photo).extract({ left: 200, top: 60, width: 1, height: 1 }).raw().toBuffer();
    expect(red).toBeGreaterThan(150);
    expect(blue).toBeLessThan(90);
    expect(await sharp(await stored(thumbnailKey(id))).metadata()).toMatchObject({ width: 320, height: 480 });
    expect((await fetch((body.thumbnail_url ?? '').replace('http://localhost:8080', media.address))).status).toBe(200);
    expect(await eventsOf(id)).toEqual(['media.upload.completed']);
    expect(await readdir(media.context.config.incomingDirectory)).toEqual([]);
  });

  it('goes on where it was interrupted, and says so after it has ended', async () => {
    const bytes = await sidewaysPhoto();
    const created = await create(media, 'resume', { size: bytes.length });
    expect(created.headers.get('upload-expires')).toBeTruthy();
    const location = created.headers.get('location') ?? '';
    expect(location).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
    await patch(media, 'resume', location, 0, bytes.subarray(0, 1_000));
    const head = await ask(media, 'resume', location, 'HEAD');
    expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '1000']);
    expect((await patch(media, 'resume', location, 5, bytes.subarray(5))).status).toBe(409);
    expect((await patch(media, 'resume', location, 1_000, bytes.subarray(1_000))).status).toBe(204);
    await checkNextUpload(media.context);
    const after = await ask(media, 'resume', location, 'HEAD');
    expect(after.headers.get('upload-offset')).toBe(String(bytes.length));
    expect((await patch(media, 'resume', location, 0, bytes)).status).toBe(409);
  });

  it('takes a large photo in one request or in chunks above the limit of JSON bodies', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const bytes = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#000000', noise } })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(1024 * 1024);
    const whole = await upload(media, 'large', bytes);
    const location = (await create(media, 'large', { size: bytes.length })).headers.get('location') ?? '';
    const chunk = 512 * 1024;
    for (let offset = 0; offset < bytes.length; offset += chunk) {
      expect((await patch(media, 'large', location, offset, bytes.subarray(offset, offset + chunk))).status).toBe(204);
    }
    await checkNextUpload(media.context);
    await checkNextUpload(media.context);
    expect((await show('large', whole)).body.state).toBe('ready');
    expect((await show('large', location.split('/').at(-1) ?? '')).body.state).toBe('ready');
  });

  it("hides a stranger's upload and refuses who is not signed in", async () => {
    const created = await create(media, 'owner', { size: 10 });
    const location = created.headers.get('location') ?? '';
    const id = location.split('/').at(-1) ?? '';
    expect((await ask(media, 'stranger', location, 'HEAD')).status).toBe(404);
    expect((await patch(media, 'stranger', location, 0, Buffer.alloc(10))).status).toBe(404);
    const deleted = await ask(media, 'stranger', location, 'DELETE');
    expect([deleted.status, ((await deleted.json()) as Problem).code]).toEqual([404, 'storage/object-not-found']);
    expect((await show('stranger', id)).status).toBe(404);
    expect((await fetch(media.address + location, { method: 'HEAD', headers: TUS })).status).toBe(401);
    expect((await fetch(media.address + TUS_PATH, { method: 'POST', headers: TUS })).status).toBe(401);
    expect((await fetch(media.address + location, { headers: await media.as('owner') })).status).toBe(404);
    expect((await ask(media, 'owner', location, 'DELETE')).status).toBe(204);
    expect((await ask(media, 'owner', location, 'HEAD')).status).toBe(404);
    expect((await ask(media, 'owner', `${TUS_PATH}/..%2f..%2fetc`, 'HEAD')).status).toBe(404);
  });

  it('refuses what it cannot take, and names the field', async () => {
    const refusals = [
      [{ size: 26 * 1024 * 1024 }, 413, 'storage/invalid-argument', 'Upload-Length'],
      [{ size: 0 }, 400, 'storage/invalid-argument', 'Upload-Length'],
      [{ size: 10, kind: 'film' }, 400, 'storage/invalid-argument', 'Upload-Metadata.kind'],
      [{ size: 10, fileName: '' }, 400, 'storage/invalid-argument', 'Upload-Metadata.filename'],
    ] as const;
    for (const [announced, status, code, field] of refusals) {
      const response = await create(media, 'wrong', announced);
      const body = (await response.json()) as Problem;
      expect([response.status, body.code, body.errors?.[0]?.field]).toEqual([status, code, field]);
    }
    const headers = await media.as('wrong');
    expect((await fetch(media.address + TUS_PATH, { method: 'POST', headers })).status).toBe(412);
  });

  it.each([
    ['upload-defer-length', '1'],
    ['upload-concat', 'partial'],
  ])('says that it does not know %s', async (name, value) => {
    const response = await create(media, 'elsewhere', { size: 10 }, { [name]: value });
    const body = (await response.json()) as Problem;
    expect([response.status, body.code, body.detail]).toEqual([
      400,
      'storage/invalid-argument',
      expect.stringMatching(/leave out/i),
    ]);
  });

  it('lets nobody keep more than their share', async () => {
    const created = await Promise.all(Array.from({ length: 6 }, () => create(media, 'greedy', { size: 10 })));
    expect(created.map((response) => response.status).sort()).toEqual([201, 201, 201, 402, 402, 402]);
  });

  it('refuses and deletes what is no photo, or not one that can be opened', async () => {
    const photo = await sidewaysPhoto();
    const frame = photo.indexOf(Buffer.from([0xff, 0xc0]));
    const bomb = Buffer.from(photo).fill(0xff, frame + 5, frame + 9);
    const files = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'not a JPEG, PNG, WebP or HEIC'],
      [
        await sharp({ create: { width: 5, height: 5, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
        'GIF pictures cannot be used',
      ],
      [photo.subarray(0, photo.length / 2), 'could not be read'],
      [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500)]), 'could not be read'],
      [bomb, 'more than 50 megapixels'],
    ] as const;
    const ids: string[] = [];
    for (const [index, [bytes, reason]] of files.entries()) {
      const uid = `refused-${index}`;
      const id = await upload(media, uid, bytes);
      ids.push(id);
      await checkNextUpload(media.context);
      const { body } = await show(uid, id);
      expect(body).toMatchObject({ state: 'rejected', reason: expect.stringContaining(reason) });
      expect(await media.context.store.head(photoKey(id))).toBeUndefined();
      expect(await eventsOf(id)).toEqual(['media.upload.rejected']);
    }
    const left = await readdir(media.context.config.incomingDirectory);
    expect(left.filter((name) => ids.some((id) => name.includes(id)))).toEqual([]);
  });

  it('does not hold a store that is away against a photo', async () => {
    const id = await upload(media, 'outage', await sidewaysPhoto(), 'a.jpg');
    const away = { ...media.context.incoming, open: () => Promise.reject(new Error('The store is away')) };
    for (const outage of [1, 2, 3, 4]) {
      await expect(checkNextUpload({ ...media.context, incoming: away })).rejects.toThrow('away');
      media.setTime(new Date(Date.now() + outage * 31_000));
    }
    expect(await checkNextUpload(media.context)).toBe(true);
    media.setTime(undefined);
    expect((await show('outage', id)).body.state).toBe('ready');
  });

  it('leaves a photo to its checker for as long as it takes, and no longer than a moment to a dead one', async () => {
    const id = await upload(media, 'slow', await sidewaysPhoto(), 'a.jpg');
    const { promise: checked, resolve: finish } = Promise.withResolvers<void>();
    const slow: typeof media.context = {
      ...media.context,
      inspect: { ...media.context.inspect, photo: (files) => checked.then(() => media.context.inspect.photo(files)) },
    };
    const taken = async () =>
      (await media.context.db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst())?.checkAfter;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      media.setTime(new Date());
      const checking = checkNextUpload(slow);
      const before = await eventually('it is taken', async () => {
        const until = await taken();
        return until && until > new Date() ? until : undefined;
      });
      media.setTime(new Date(Date.now() + 25_000));
      vi.advanceTimersByTime(10_000);
      await eventually('the lease is renewed', async () => ((await taken()) ?? before) > before);
      media.setTime(new Date(Date.now() + 31_000));
      expect(await checkNextUpload(media.context)).toBe(false);
      finish();
      expect(await checking).toBe(true);
    } finally {
      vi.useRealTimers();
      media.setTime(undefined);
    }
    expect((await show('slow', id)).body.state).toBe('ready');
  });

  it('gives up on a photo whose checker keeps dying', async () => {
    const id = await upload(media, 'killer', await sidewaysPhoto());
    const dying = {
      ...media.context,
      inspect: { ...media.context.inspect, photo: () => Promise.reject(new Error('The checker died')) },
    };
    for (let death = 1; death <= 3; death++) {
      await expect(checkNextUpload(dying)).rejects.toThrow('died');
      expect(await checkNextUpload(dying)).toBe(false);
      media.setTime(new Date(Date.now() + death * 31_000));
    }
    await checkNextUpload(dying);
    media.setTime(undefined);
    expect((await show('killer', id)).body.state).toBe('rejected');
  });

  it('sweeps what nobody took up, and spares what an order holds', async () => {
    const abandoned = await upload(media, 'sweep', await sidewaysPhoto());
    await checkNextUpload(media.context);
    const held = await upload(media, 'sweep', await sidewaysPhoto());
    await checkNextUpload(media.context);
    const unfinished = (await create(media, 'sweep', { size: 10 })).headers.get('location')?.split('/').at(-1) ?? '';
    const orderId = randomUUID();
    await media.receive('orders.order.placed', orderId, {
      order_id: orderId,
      order_number: 'NM-ABCD1234',
      theme_id: 1,
      upload_ids: [held],
    });
    await sweepUploads(media.context);
    expect((await show('sweep', abandoned)).status).toBe(200);
    media.setTime(new Date(Date.now() + 25 * 3_600_000));
    await sweepUploads(media.context);
    expect((await show('sweep', unfinished)).status).toBe(404);
    expect((await show('sweep', abandoned)).status).toBe(200);
    media.setTime(new Date(Date.now() + 49 * 3_600_000));
    await sweepUploads(media.context);
    media.setTime(undefined);
    expect((await show('sweep', abandoned)).status).toBe(404);
    expect(await media.context.store.head(photoKey(abandoned))).toBeUndefined();
    expect((await show('sweep', held)).body.state).toBe('ready');
  });

  it('finds an upload whose last byte came right before a crash', async () => {
    const bytes = await sidewaysPhoto();
    const id = await upload(media, 'crash', bytes);
    await media.context.db.updateTable('uploads').set({ state: 'receiving' }).where('id', '=', id).execute();
    media.setTime(new Date(Date.now() + 120_000));
    await sweepUploads(media.context);
    media.setTime(undefined);
    expect((await show('crash', id)).body.state).toBe('checking');
    await checkNextUpload(media.context);
    expect((await show('crash', id)).body.state).toBe('ready');
  });

  it('finds it behind more uploads that somebody began and left than it looks at in one go', async () => {
    await sql`
      insert into uploads (owner_uid, kind, state, file_name, declared_bytes, created_at, check_after)
      select 'left-' || n, 'photo', 'receiving', 'left.jpg', 1000, now() - interval '2 hours', now() - interval '2 hours'
      from generate_series(1, 150) as n`.execute(media.context.db);
    const id = await upload(media, 'behind', await sidewaysPhoto());
    await media.context.db.updateTable('uploads').set({ state: 'receiving' }).where('id', '=', id).execute();
    media.setTime(new Date(Date.now() + 120_000));
    while (await sweepUploads(media.context));
    expect((await show('behind', id)).body.state).toBe('checking');
    media.setTime(undefined);
  });
});
