import { randomUUID } from 'node:crypto';
import { holdUploads, resolveUploads, signDownload } from '@nimantran/proto/http/media/uploads';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import type { Problem } from '@nimantran/proto/http/shared/problem';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { photoKey } from '../../src/domain/object-keys.ts';
import { checkNextUpload } from '../../src/jobs/check-upload.ts';
import { deleteLapsed } from '../../src/jobs/delete-lapsed.ts';
import { purgeNextOrder } from '../../src/jobs/purge-order.ts';
import { ask, upload } from '../support/tus-client.ts';
import { withMedia } from '../support/with-media.ts';

describeWith(['postgres'], 'uploads of orders', () => {
  const media = withMedia();
  let photo: Buffer;
  beforeAll(async () => {
    photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#20d020' } })
      .webp()
      .toBuffer();
  });
  beforeEach(() => {
    media.fate({ state: 'completed', uploads_may_go: true, reason: 'done' });
    media.asked.length = 0;
  });

  async function ready(uid: string): Promise<string> {
    const id = await upload(media, uid, photo, 'photo.webp');
    await checkNextUpload(media.context);
    return id;
  }
  async function call(operation: Operation, body: unknown, as = 'service') {
    const response = await fetch(media.address + operation.path, {
      method: operation.method,
      headers: { ...(await media.as(as)), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Partial<Problem> & Record<string, unknown> };
  }
  const hold = (owner_uid: string, order_id: string, upload_ids: string[]) =>
    call(holdUploads, { owner_uid, order_id, upload_ids });
  const purgeDue = (order_id: string, object_keys: string[] = []) =>
    media.receive('studio.purge.due', order_id, { order_id, order_number: 'NM-ABCD1234', object_keys });
  const purged = async (orderId: string) => {
    const rows = await media.context.db
      .selectFrom('outbox')
      .select('envelope')
      .where('type', '=', 'media.uploads.purged')
      .execute();
    return rows.map((row) => row.envelope).filter((event) => event.key === orderId);
  };

  it('resolves finished uploads of one owner, in the order asked', async () => {
    const [one, two] = [await ready('r'), await ready('r')];
    const answer = await call(resolveUploads, { owner_uid: 'r', upload_ids: [two, one, two] });
    expect(answer.body.uploads).toMatchObject([
      { id: two, object_key: photoKey(two), width: 60, height: 40 },
      { id: one },
      { id: two },
    ]);
    const foreign = await call(resolveUploads, { owner_uid: 'somebody', upload_ids: [one] });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'upload_not_found', detail: expect.stringContaining(one) } });
    expect((await call(resolveUploads, { owner_uid: 'r', upload_ids: [one] }, 'r')).status).toBe(403);
  });

  it('lets orders of one customer share an upload, and deletes it with the last of them', async () => {
    const id = await ready('shares');
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    for (const orderId of [first, second, third, second]) expect((await hold('shares', orderId, [id])).status).toBe(204);
    expect((await hold('somebody', second, [id])).status).toBe(404);
    const isThere = async () => (await media.context.store.head(photoKey(id))) !== undefined;
    for (const orderId of [second, first]) {
      await purgeDue(orderId);
      while (await purgeNextOrder(media.context));
      expect(await isThere()).toBe(true);
      expect((await purged(orderId))[0]?.data).toMatchObject({ files: 0 });
    }
    const deleted = await fetch(`${media.address}/api/media/uploads/${id}`, {
      method: 'DELETE',
      headers: await media.as('shares'),
    });
    expect(deleted.status).toBe(409);
    await purgeDue(third);
    while (await purgeNextOrder(media.context));
    expect(await isThere()).toBe(false);
    expect((await purged(third))[0]?.data).toMatchObject({ files: 3 });
  });

  it('names every upload that is not there', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    for (const refused of [
      await call(resolveUploads, { owner_uid: 'r', upload_ids: [one, two] }),
      await hold('r', randomUUID(), [one, two]),
    ])
      expect(refused).toMatchObject({ status: 404, body: { detail: expect.stringMatching(new RegExp(`${one}.*${two}`)) } });
  });

  it('ties an upload to an order, again and again the same', async () => {
    const id = await ready('h');
    const first = randomUUID();
    expect((await hold('somebody', first, [id])).status).toBe(404);
    expect((await hold('h', first, [id])).status).toBe(204);
    expect((await hold('h', first, [id])).status).toBe(204);
    expect((await ask(media, 'h', `/api/uploads/${id}`, 'DELETE')).status).toBe(409);
    const deleted = await fetch(`${media.address}/api/media/uploads/${id}`, { method: 'DELETE', headers: await media.as('h') });
    expect(deleted.status).toBe(409);
    const free = await ready('h');
    const gone = await fetch(`${media.address}/api/media/uploads/${free}`, { method: 'DELETE', headers: await media.as('h') });
    expect(gone.status).toBe(204);
    expect(await media.context.store.head(photoKey(free))).toBeUndefined();
  });

  it('purges after orders agreed, and publishes what went', async () => {
    const id = await ready('p');
    const other = await ready('p');
    const orderId = randomUUID();
    await hold('p', orderId, [id]);
    await hold('p', randomUUID(), [other]);
    await media.context.store.put('renders/draft.mp4', Buffer.from('a draft'), 'video/mp4');
    await purgeDue(orderId, ['renders/draft.mp4', 'renders/gone.jpg']);
    expect(await purgeNextOrder(media.context)).toBe(true);
    expect(media.asked).toEqual([orderId]);
    expect(await media.context.store.head(photoKey(id))).toBeUndefined();
    expect(await media.context.store.head('renders/draft.mp4')).toBeUndefined();
    expect(await media.context.store.head(photoKey(other))).toBeDefined();
    const [told] = await purged(orderId);
    expect(told?.data).toMatchObject({ order_number: 'NM-ABCD1234', told_version: 1, files: 4 });
    const receipt = `/internal/orders/${orderId}/purge-receipt`;
    const lines = [
      { what: 'working file draft.mp4', size_bytes: 7, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { what: `photo ${id}` },
      { what: `preview ${id}` },
      { what: `thumb ${id}` },
    ];
    const as = async (caller: string) => fetch(media.address + receipt, { headers: await media.as(caller) });
    expect(await (await as('service')).json()).toMatchObject({ lines });
    expect((await as('p')).status).toBe(403);
    expect(await purgeNextOrder(media.context)).toBe(false);
    expect(await media.context.db.selectFrom('uploads').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  it('keeps everything while orders says no or does not answer, and asks again later', async () => {
    const id = await ready('k');
    const orderId = randomUUID();
    await hold('k', orderId, [id]);
    await purgeDue(orderId);
    media.fate({ state: 'completed', uploads_may_go: false, reason: 'A dispute is open.' });
    await purgeNextOrder(media.context);
    expect(await purgeNextOrder(media.context)).toBe(false);
    media.setTime(new Date(Date.now() + 7 * 3_600_000));
    media.fate(new ProblemError({ type: 'about:blank', title: 'x', status: 0, detail: 'x', code: 'unreachable' }));
    expect(await purgeNextOrder(media.context)).toBe(true);
    expect(await media.context.store.head(photoKey(id))).toBeDefined();
    expect(await purged(orderId)).toEqual([]);
    media.fate({ state: 'completed', uploads_may_go: true, reason: 'done' });
    media.setTime(new Date(Date.now() + 9 * 3_600_000));
    expect(await purgeNextOrder(media.context)).toBe(true);
    media.setTime(undefined);
    expect(await media.context.store.head(photoKey(id))).toBeUndefined();
    expect(await purged(orderId)).toHaveLength(1);
  });

  it('deletes the segments that studio no longer needs, once, and tries again where the store fails', async () => {
    const { store, db } = media.context;
    const keys = ['a', 'b'].map((letter) => `segments/${letter.repeat(64)}.mp4`);
    const [first = '', second = ''] = keys;
    for (const key of keys) await store.put(key, Buffer.from('a segment'), 'video/mp4');
    await media.receive('studio.segments.lapsed', randomUUID(), { object_keys: [first] });
    await media.receive('studio.segments.lapsed', randomUUID(), { object_keys: [first, second] });
    const { delete: deleteObject } = store;
    store.delete = async (key) => {
      if (key === second) throw new Error('the store is away');
      return deleteObject(key);
    };
    await deleteLapsed(media.context);
    store.delete = deleteObject;
    expect([await store.head(first), (await store.head(second))?.key]).toEqual([undefined, second]);
    await deleteLapsed(media.context);
    expect(await store.head(second)).toBeDefined();
    media.setTime(new Date(Date.now() + 3_600_000));
    await deleteLapsed(media.context);
    media.setTime(undefined);
    expect(await store.head(second)).toBeUndefined();
    expect(await db.selectFrom('lapsedObjects').selectAll().execute()).toEqual([]);
  });

  it('deletes nothing that renders did not make, whoever asks', async () => {
    const { store } = media.context;
    const foreign = await ready('x');
    const orderId = randomUUID();
    await store.put('themes/1.zip', Buffer.from('a theme'), 'application/zip');
    await store.put('segments/1.mp4', Buffer.from('a segment'), 'video/mp4');
    await purgeDue(orderId, ['themes/1.zip', photoKey(foreign), 'segments/1.mp4']);
    await purgeNextOrder(media.context);
    expect(await store.head('segments/1.mp4')).toBeUndefined();
    expect(await store.head('themes/1.zip')).toBeDefined();
    expect(await store.head(photoKey(foreign))).toBeDefined();
    const [told] = await purged(orderId);
    expect(told?.data).toMatchObject({ files: 1, size_bytes: 'a segment'.length });
  });

  it('signs addresses of what is there, for services alone', async () => {
    const id = await ready('s');
    const body = { object_key: photoKey(id), expires_in_seconds: 60 };
    expect((await call(signDownload, body)).body.url).toContain(`/api/objects/${photoKey(id)}?`);
    expect((await call(signDownload, body, 's')).status).toBe(403);
    expect((await call(signDownload, { ...body, object_key: 'uploads/none.jpg' })).body.code).toBe('object_not_found');
    expect((await call(signDownload, { ...body, object_key: '../secrets' })).body.code).toBe('object_key_invalid');
    expect(await call(signDownload, { ...body, expires_in_seconds: 1 })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });
});
