import { randomUUID } from 'node:crypto';
import { resolveUploads } from '@nimantran/proto/http/media/uploads';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { beforeEach, expect, it } from 'vitest';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { watchUnwatched } from '../../src/db/purges.ts';
import { photoKey } from '../../src/domain/object-keys.ts';
import { purgeNextOrder } from '../../src/jobs/purge-order.ts';
import { sweepUploads } from '../../src/jobs/sweep-uploads.ts';
import { call, hold, purgesToldOf, readyUpload, receiptOf } from '../support/orders.ts';
import { withMedia } from '../support/with-media.ts';

const HOUR_MS = 3_600_000;
const MAY_GO = { state: 'completed', uploads_may_go: true, reason: 'the order is completed' };
const ALIVE = { state: 'processing', uploads_may_go: false, reason: 'the order is processing and needs its uploads' };

describeWith(['postgres'], 'purges that are refused or told again', () => {
  const media = withMedia();
  beforeEach(async () => {
    media.fate(MAY_GO);
    media.setTime(undefined);
    await media.context.db.deleteFrom('purgeReceipts').execute();
    await media.context.db.deleteFrom('purges').execute();
  });

  const tell = (order_id: string, object_keys: string[] = [], version = 1) =>
    media.receive('studio.purge.due', order_id, { order_id, order_number: 'NM-ABCD1234', object_keys }, version);
  const dueIn = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const isThere = async (key: string) => (await media.context.store.head(key)) !== undefined;
  const put = async (...keys: string[]) => {
    for (const key of keys) await media.context.store.put(key, Buffer.from(key), 'video/mp4');
  };
  /** Runs all purges that are due within `hours` from now. */
  async function purgeAt(hours: number) {
    media.setTime(new Date(Date.now() + hours * HOUR_MS));
    for (let round = 0; round < 5 && (await purgeNextOrder(media.context)); round++);
    media.setTime(undefined);
  }

  it('purges photos that a revision held after the purge, where nobody ever paid for it', async () => {
    const orderId = randomUUID();
    const [first, late] = [await readyUpload(media, 'r'), await readyUpload(media, 'r')];
    await hold(media, 'r', orderId, [first]);
    await tell(orderId);
    await purgeAt(0);
    expect(await isThere(photoKey(first))).toBe(false);
    expect((await hold(media, 'r', orderId, [late])).status).toBe(204);
    media.fate({ ...MAY_GO, uploads_may_go: false, reason: 'changes to the video wait to be paid' });
    await purgeAt(25);
    expect(await isThere(photoKey(late))).toBe(true);
    media.fate(MAY_GO);
    await purgeAt(25 + 7);
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
    await tell(orderId);
    await purgeAt(0);
    expect([await isThere(photoKey(first)), await isThere(photoKey(second))]).toEqual([false, false]);
    const gone = await call(media, resolveUploads, { body: { owner_uid: 'h', upload_ids: [second] } });
    expect(gone.body.code).toBe('upload_not_found');
  });

  it('keeps the uploads of an order that is revised until two days after its second video, and that video', async () => {
    const id = await readyUpload(media, 'r');
    const orderId = randomUUID();
    await hold(media, 'r', orderId, [id]);
    await put('renders/first.mp4', 'renders/second.mp4');
    await tell(orderId, ['renders/draft.mp4', 'renders/second.mp4']);
    media.fate(ALIVE);
    await purgeAt(0);
    // Delivered again.
    media.fate({ ...MAY_GO, uploads_may_go: false, due_at: dueIn(60) });
    await purgeAt(25);
    await purgeAt(50);
    expect(await isThere(photoKey(id))).toBe(true);
    media.fate(MAY_GO);
    await tell(orderId, ['renders/draft.mp4', 'renders/first.mp4'], 2);
    await purgeAt(60);
    expect(await isThere(photoKey(id))).toBe(false);
    expect(await isThere('renders/first.mp4')).toBe(false);
    // Delivered after the older list was made.
    expect(await isThere('renders/second.mp4')).toBe(true);
    await purgeAt(200);
    expect(await purgesToldOf(media, orderId)).toHaveLength(1);
  });

  it('deletes no video of a revision that was made between two questions', async () => {
    const orderId = randomUUID();
    await put('renders/made-again.mp4');
    await tell(orderId, ['renders/made-again.mp4']);
    media.fate({ state: 'completed', uploads_may_go: false, reason: 'changes to the video wait to be paid' });
    await purgeAt(0);
    const revised = {
      order_id: orderId,
      order_number: 'NM-ABCD1234',
      customer_uid: 'q',
      theme: { id: 1, version: 'v1', title: 'Theme' },
      customisation: { details: {}, photos: {}, music: null, bride_first: false },
      resolution: '720p',
      delivery: 'standard',
      remove_watermark: false,
      due_at: new Date().toISOString(),
      note: 'Another name',
    };
    await media.receive('orders.order.revised', orderId, revised);
    media.fate(MAY_GO);
    await purgeAt(7);
    expect(await isThere('renders/made-again.mp4')).toBe(true);
  });

  it('purges an order whose end nobody told, at most a day after it was due and not a minute before', async () => {
    const id = await readyUpload(media, 'l');
    const orderId = randomUUID();
    await hold(media, 'l', orderId, [id]);
    media.fate(ALIVE);
    await purgeAt(23);
    expect(media.asked).not.toContain(orderId);
    await purgeAt(24.1);
    expect(media.asked).toContain(orderId);
    media.fate({ ...MAY_GO, uploads_may_go: false, due_at: dueIn(70) });
    for (const hours of [48.2, 69.9]) await purgeAt(hours);
    expect(await isThere(photoKey(id))).toBe(true);
    media.fate(MAY_GO);
    await purgeAt(70 - 1 / 60);
    expect(await isThere(photoKey(id))).toBe(true);
    await purgeAt(72.1);
    expect(await isThere(photoKey(id))).toBe(false);
    expect((await purgesToldOf(media, orderId)).map((event) => event.data)).toMatchObject([
      { order_number: 'NM-ABCD1234', state: 'completed', told_version: 0, files: 3 },
    ]);
  });

  it('asks about an order whose purge was lost', async () => {
    const id = await readyUpload(media, 'lost');
    const orderId = randomUUID();
    await hold(media, 'lost', orderId, [id]);
    await media.context.db.deleteFrom('purges').where('orderId', '=', orderId).execute();
    await watchUnwatched(media.context.db, media.context.clock);
    await purgeAt(0);
    expect(await isThere(photoKey(id))).toBe(false);
  });

  it('lets go of uploads that were held for an order which never came to be', async () => {
    const id = await readyUpload(media, 'orphan');
    const orderId = randomUUID();
    await hold(media, 'orphan', orderId, [id]);
    media.fate(new ProblemError({ type: 'about:blank', title: 'x', status: 404, detail: 'x', code: 'order_not_found' }));
    await purgeAt(25);
    const row = await media.context.db.selectFrom('uploads').select('orderId').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.orderId).toBeNull();
    media.setTime(new Date(Date.now() + 49 * HOUR_MS));
    await sweepUploads(media.context);
    expect(await isThere(photoKey(id))).toBe(false);
  });

  it('asks again while a dispute is open, and purges at the first time after it', async () => {
    const id = await readyUpload(media, 'd');
    const orderId = randomUUID();
    await hold(media, 'd', orderId, [id]);
    await tell(orderId);
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
    await tell(orderId, ['renders/one.mp4']);
    const { store } = media.context;
    const { delete: deleteObject } = store;
    store.delete = async (key) => {
      store.delete = deleteObject;
      await tell(orderId, ['renders/one.mp4', 'renders/late.mp4'], 2);
      return store.delete(key);
    };
    await purgeNextOrder(media.context);
    expect(await isThere('renders/late.mp4')).toBe(true);
    await purgeAt(0);
    expect([await isThere('renders/one.mp4'), await isThere('renders/late.mp4')]).toEqual([false, false]);
    const [told, ...more] = await purgesToldOf(media, orderId);
    expect(more).toEqual([]);
    expect(told?.data).toMatchObject({ told_version: 2, files: 2 });
    expect(await receiptOf(media, orderId)).toEqual(['working file late.mp4', 'working file one.mp4']);
  });

  it('takes only the segments from a list that comes after a newer one', async () => {
    const orderId = randomUUID();
    const [early, late] = ['a', 'b'].map((letter) => `segments/${letter.repeat(64)}.mp4`) as [string, string];
    await put(early, late, 'renders/delivered.mp4', 'renders/working.mp4');
    await tell(orderId, [late, 'renders/working.mp4'], 2);
    await tell(orderId, [early, 'renders/delivered.mp4'], 1);
    await purgeAt(0);
    expect(await Promise.all([early, late, 'renders/working.mp4', 'renders/delivered.mp4'].map(isThere))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    const row = await media.context.db.selectFrom('purges').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow();
    expect(row.objectKeys).toEqual([]);
  });

  it('purges what an order held after its purge was done', async () => {
    const orderId = randomUUID();
    await tell(orderId);
    await purgeAt(0);
    const id = await readyUpload(media, 'a');
    await hold(media, 'a', orderId, [id]);
    await purgeAt(23);
    expect(await isThere(photoKey(id))).toBe(true);
    await purgeAt(25);
    expect(await isThere(photoKey(id))).toBe(false);
    expect((await purgesToldOf(media, orderId)).map((event) => event.key_version)).toEqual([1, 2]);
  });

  it('deletes nothing of an order that takes up uploads while orders answers, and does not ask again at once', async () => {
    const orderId = randomUUID();
    const [kept, late] = [await readyUpload(media, 'm'), await readyUpload(media, 'm')];
    await hold(media, 'm', orderId, [kept]);
    await tell(orderId);
    const { orders } = media.context;
    const slow = async (...given: Parameters<typeof orders>) => {
      const answer = await orders(...given);
      expect((await hold(media, 'm', orderId, [kept, late])).status).toBe(204);
      return answer;
    };
    await purgeNextOrder({ ...media.context, orders: slow as typeof orders });
    // Orders commits the revision only after the hold.
    await purgeAt(1 / 60);
    expect([await isThere(photoKey(kept)), await isThere(photoKey(late))]).toEqual([true, true]);
    media.fate(ALIVE);
    await purgeAt(1);
    expect([await isThere(photoKey(kept)), await isThere(photoKey(late))]).toEqual([true, true]);
    media.fate(MAY_GO);
    await purgeAt(26);
    expect([await isThere(photoKey(kept)), await isThere(photoKey(late))]).toEqual([false, false]);
  });

  it('gives out no upload any more whose order has let it go, and loses no line of the receipt for it', async () => {
    const orderId = randomUUID();
    const id = await readyUpload(media, 'n');
    await hold(media, 'n', orderId, [id]);
    await tell(orderId);
    const { store } = media.context;
    const { delete: deleteObject } = store;
    let seen: number[] = [];
    store.delete = async (key) => {
      store.delete = deleteObject;
      const resolved = await call(media, resolveUploads, { body: { owner_uid: 'n', upload_ids: [id] } });
      seen = [resolved.status, (await hold(media, 'n', orderId, [id])).status];
      throw new Error(`${key} cannot be deleted now`);
    };
    await expect(purgeNextOrder(media.context)).rejects.toThrow('cannot be deleted now');
    expect(seen).toEqual([404, 404]);
    media.setTime(new Date(Date.now() + HOUR_MS));
    await sweepUploads(media.context);
    await purgeAt(1);
    expect(await receiptOf(media, orderId)).toEqual([`photo ${id}`, `preview ${id}`, `thumb ${id}`]);
    expect((await purgesToldOf(media, orderId)).map(({ data }) => data)).toMatchObject([{ files: 3 }]);
  });
});
