import { randomUUID } from 'node:crypto';
import { resolveUploads } from '@nimantran/proto/http/media';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../infra/testing/servers.ts';
import { photoKey } from '../src/domain/object-keys.ts';
import { purgeNextOrder } from '../src/jobs/purge-order.ts';
import { sweepUploads } from '../src/jobs/sweep-uploads.ts';
import { type Media, openMedia } from './support/media.ts';
import { call, hold, purgesToldOf, readyUpload } from './support/orders.ts';

const HOUR_MS = 3_600_000;
const MAY_GO = { state: 'completed', uploads_may_go: true, reason: 'the order is completed' };
const ALIVE = { state: 'processing', uploads_may_go: false, reason: 'the order is processing and needs its uploads' };

describeWith(['postgres'], 'purges that are refused or told again', () => {
  const database = withDatabase();
  let media: Media;
  beforeAll(async () => {
    media = await openMedia(database.urls.media);
  });
  afterAll(() => media?.close());
  beforeEach(async () => {
    media.fate(MAY_GO);
    media.setTime(undefined);
    await media.context.db.deleteFrom('purgeReceipts').execute();
    await media.context.db.deleteFrom('purges').execute();
  });

  const tell = (order_id: string, upload_ids: string[], object_keys: string[] = [], version = 1) =>
    media.receive('studio.purge.due', order_id, { order_id, order_number: 'NM-ABCD1234', upload_ids, object_keys }, version);
  const isThere = async (key: string) => (await media.context.store.head(key)) !== undefined;
  const put = async (...keys: string[]) => {
    for (const key of keys) await media.context.store.put(key, Buffer.from(key), 'video/mp4');
  };
  /** Runs all purges that are due so many hours from now. */
  async function purgeAt(hours: number) {
    media.setTime(new Date(Date.now() + hours * HOUR_MS));
    for (let round = 0; round < 5 && (await purgeNextOrder(media.context)); round++);
    media.setTime(undefined);
  }

  it('purges photos that a revision held after the purge, where nobody ever paid for it', async () => {
    const orderId = randomUUID();
    const [first, late] = [await readyUpload(media, 'r'), await readyUpload(media, 'r')];
    await hold(media, 'r', orderId, [first]);
    await tell(orderId, [first]);
    await purgeAt(0);
    expect(await isThere(photoKey(first))).toBe(false);
    expect((await hold(media, 'r', orderId, [late])).status).toBe(204);
    await purgeAt(47);
    expect(await isThere(photoKey(late))).toBe(true);
    media.fate(ALIVE);
    await purgeAt(49);
    expect(await isThere(photoKey(late))).toBe(true);
    media.fate(MAY_GO);
    await purgeAt(49 + 6 + 1);
    await purgeAt(49 + 6 + 1 + 51);
    expect(await isThere(photoKey(late))).toBe(false);
  });

  it('holds further uploads for an order that has some already, all of them or none', async () => {
    const orderId = randomUUID();
    const [first, second, foreign] = [
      await readyUpload(media, 'h'),
      await readyUpload(media, 'h'),
      await readyUpload(media, 'i'),
    ];
    expect((await hold(media, 'h', orderId, [first])).status).toBe(204);
    expect((await hold(media, 'h', orderId, [second, foreign])).status).toBe(404);
    const holder = async (id: string) =>
      (await media.context.db.selectFrom('uploads').select('orderId').where('id', '=', id).executeTakeFirst())?.orderId;
    expect(await holder(second)).toBeNull();
    const both = await Promise.all([hold(media, 'h', orderId, [second, first]), hold(media, 'h', orderId, [first, second])]);
    expect(both.map((answer) => answer.status)).toEqual([204, 204]);
    expect(await holder(second)).toBe(orderId);
    await tell(orderId, [first]);
    await purgeAt(0);
    expect([await isThere(photoKey(first)), await isThere(photoKey(second))]).toEqual([false, false]);
    const gone = await call(media, resolveUploads, { body: { owner_uid: 'h', upload_ids: [second] } });
    expect(gone.body.code).toBe('upload_not_found');
  });

  it('keeps the uploads of an order that is revised, until studio tells the purge after its second video', async () => {
    const id = await readyUpload(media, 'r');
    const orderId = randomUUID();
    await hold(media, 'r', orderId, [id]);
    await put('renders/first.mp4', 'renders/second.mp4');
    await tell(orderId, [id], ['renders/draft.mp4', 'renders/second.mp4']);
    media.fate(ALIVE);
    await purgeAt(0);
    await purgeAt(7);
    expect(media.asked.filter((asked) => asked === orderId)).toHaveLength(2);
    // Delivered again: what was planned before does not take the uploads at once.
    media.fate(MAY_GO);
    await purgeAt(14);
    expect(await isThere(photoKey(id))).toBe(true);
    await tell(orderId, [id], ['renders/draft.mp4', 'renders/first.mp4'], 2);
    await purgeAt(14);
    expect(await isThere(photoKey(id))).toBe(false);
    expect(await isThere('renders/first.mp4')).toBe(false);
    // Delivered since the older list was made.
    expect(await isThere('renders/second.mp4')).toBe(true);
    await purgeAt(200);
    expect(await purgesToldOf(media, orderId)).toHaveLength(1);
  });

  it('keeps them too where the revision is made between two questions', async () => {
    const id = await readyUpload(media, 'q');
    const orderId = randomUUID();
    await hold(media, 'q', orderId, [id]);
    await tell(orderId, [id]);
    media.fate({ state: 'completed', uploads_may_go: false, reason: 'changes to the video wait to be paid' });
    await purgeAt(0);
    const revised = {
      order_id: orderId,
      order_number: 'NM-ABCD1234',
      customer_uid: 'q',
      theme: { id: 1, version: 'v1', title: 'Theme' },
      customisation: { details: {}, photos: { couple: { upload_id: id } }, music: null, bride_first: false },
      resolution: '720p',
      delivery: 'standard',
      remove_watermark: false,
      due_at: new Date().toISOString(),
      note: 'Another name',
    };
    await media.receive('orders.order.revised', orderId, revised);
    media.fate(MAY_GO);
    await purgeAt(7);
    expect(await isThere(photoKey(id))).toBe(true);
    await tell(orderId, [id], [], 2);
    await purgeAt(7);
    expect(await isThere(photoKey(id))).toBe(false);
  });

  it('loses no purge whose second telling never comes', async () => {
    const id = await readyUpload(media, 'l');
    const orderId = randomUUID();
    await hold(media, 'l', orderId, [id]);
    await tell(orderId, [id]);
    media.fate(ALIVE);
    await purgeAt(0);
    media.fate(MAY_GO);
    await purgeAt(7);
    await purgeAt(56);
    expect(await isThere(photoKey(id))).toBe(true);
    await purgeAt(58);
    expect(await isThere(photoKey(id))).toBe(false);
    expect(await purgesToldOf(media, orderId)).toHaveLength(1);
  });

  it('asks again while a dispute is open, and purges at the first time after it', async () => {
    const id = await readyUpload(media, 'd');
    const orderId = randomUUID();
    await hold(media, 'd', orderId, [id]);
    await tell(orderId, [id]);
    media.fate({ state: 'completed', uploads_may_go: false, reason: 'a dispute is open' });
    for (const hours of [0, 7, 14, 21]) await purgeAt(hours);
    expect(media.asked.filter((asked) => asked === orderId)).toHaveLength(4);
    expect(await isThere(photoKey(id))).toBe(true);
    media.fate(MAY_GO);
    await purgeAt(28);
    expect(await isThere(photoKey(id))).toBe(false);
    expect(await purgesToldOf(media, orderId)).toHaveLength(1);
  });

  it('purges what is told while a purge of the same order runs', async () => {
    const orderId = randomUUID();
    await put('renders/one.mp4', 'renders/late.mp4');
    await tell(orderId, [], ['renders/one.mp4']);
    const { store } = media.context;
    const { delete: deleteObject } = store;
    store.delete = async (key) => {
      store.delete = deleteObject;
      await tell(orderId, [], ['renders/one.mp4', 'renders/late.mp4'], 2);
      return store.delete(key);
    };
    await purgeNextOrder(media.context);
    expect(await isThere('renders/late.mp4')).toBe(true);
    await purgeAt(0);
    expect([await isThere('renders/one.mp4'), await isThere('renders/late.mp4')]).toEqual([false, false]);
    const [told, ...more] = await purgesToldOf(media, orderId);
    expect(more).toEqual([]);
    expect(told?.data).toMatchObject({ receipt: [{ what: 'working file late.mp4' }, { what: 'working file one.mp4' }] });
  });

  it('takes only the segments from a list that comes after a newer one', async () => {
    const orderId = randomUUID();
    const [early, late] = ['a', 'b'].map((letter) => `segments/${letter.repeat(64)}.mp4`) as [string, string];
    await put(early, late, 'renders/delivered.mp4', 'renders/working.mp4');
    await tell(orderId, [], [late, 'renders/working.mp4'], 2);
    await tell(orderId, [], [early, 'renders/delivered.mp4'], 1);
    await purgeAt(0);
    expect(await Promise.all([early, late, 'renders/working.mp4', 'renders/delivered.mp4'].map(isThere))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    const row = await media.context.db.selectFrom('purges').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ uploadIds: [], objectKeys: [] });
  });

  it('adopts what an order held after its purge was done', async () => {
    const orderId = randomUUID();
    await tell(orderId, []);
    await purgeAt(0);
    const id = await readyUpload(media, 'a');
    await hold(media, 'a', orderId, [id]);
    await media.receive('orders.order.refunded', orderId, {
      order_id: orderId,
      order_number: 'NM-ABCD1234',
      at: new Date().toISOString(),
      amount: { currency: 'INR', amount_minor: 100 },
    });
    media.setTime(new Date(Date.now() + 6 * 24 * HOUR_MS));
    await sweepUploads(media.context);
    await purgeAt(6 * 24);
    expect(await isThere(photoKey(id))).toBe(false);
    expect((await purgesToldOf(media, orderId)).map((event) => event.key_version)).toEqual([1, 2]);
  });
});
