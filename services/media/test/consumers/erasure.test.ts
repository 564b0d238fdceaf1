import { randomUUID } from 'node:crypto';
import { customerUploads } from '@nimantran/proto/http/media/uploads';
import { beforeEach, expect, it } from 'vitest';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { photoKey, thumbnailKey } from '../../src/domain/object-keys.ts';
import { purgeNextOrder } from '../../src/jobs/purge-order.ts';
import { sweepUploads } from '../../src/jobs/sweep-uploads.ts';
import { call, hold, purgesToldOf, readyUpload, receiptOf } from '../support/orders.ts';
import * as traces from '../support/traces.ts';
import { ask, create } from '../support/tus-client.ts';
import { withMedia } from '../support/with-media.ts';

const HOUR_MS = 3_600_000;
const MAY_GO = { state: 'completed', uploads_may_go: true, reason: 'the order is completed' };

describeWith(['postgres'], 'uploads of people who are forgotten', () => {
  const media = withMedia();
  beforeEach(() => {
    media.fate(MAY_GO);
    media.setTime(undefined);
  });

  const erase = (uid: string) => media.receive('identity.user.erased', uid, { uid });
  const isThere = async (id: string) => (await media.context.store.head(photoKey(id))) !== undefined;
  async function purgeAt(hours: number) {
    media.setTime(new Date(Date.now() + hours * HOUR_MS));
    for (let round = 0; round < 5 && (await purgeNextOrder(media.context)); round++);
    media.setTime(undefined);
  }
  const tablesWith = (text: string) => traces.tablesWith(media, text);

  it('leaves neither a file nor a word of somebody whose orders have ended', async () => {
    const uid = 'forgotten-uid';
    const free = await readyUpload(media, uid, 'Asha-and-Rohan.webp');
    const held = await readyUpload(media, uid, 'Asha-and-Rohan.webp');
    const orderId = randomUUID();
    await hold(media, uid, orderId, [held]);
    const begun = (await create(media, uid, { size: 1000, fileName: 'Asha-and-Rohan.jpg' })).headers.get('location') ?? '';
    const refused = await readyUpload(media, uid, 'Asha-and-Rohan.webp');
    await media.context.db
      .updateTable('uploads')
      .set({ state: 'rejected', reason: 'Too small.' })
      .where('id', '=', refused)
      .execute();
    await media.context.db.updateTable('outbox').set({ publishedAt: new Date() }).execute();
    expect(await tablesWith(free)).toEqual(['outbox', 'uploads']);

    await erase(uid);
    await erase(uid);
    expect((await ask(media, uid, begun, 'HEAD')).status).toBe(404);
    // The gateway's token of a moment ago still names the person.
    expect((await create(media, uid, { size: 1000, fileName: 'Asha-and-Rohan.jpg' })).status).toBe(401);
    await sweepUploads(media.context);
    await purgeAt(0);
    for (const id of [free, held, refused]) {
      expect(await isThere(id)).toBe(false);
      expect(await media.context.store.head(thumbnailKey(id))).toBeUndefined();
      expect(await tablesWith(id)).toEqual([]);
    }
    for (const text of ['Asha-and-Rohan', uid, begun.split('/').at(-1) ?? ''])
      expect([text, await tablesWith(text)]).toEqual([text, []]);
    expect((await purgesToldOf(media, orderId)).map((event) => event.data)).toMatchObject([{ files: 3 }]);
    expect(await receiptOf(media, orderId)).toEqual([`photo ${held}`, `preview ${held}`, `thumb ${held}`]);
  });

  it('leaves the uploads of an order that is alive until its own purge', async () => {
    const id = await readyUpload(media, 'alive');
    const orderId = randomUUID();
    await hold(media, 'alive', orderId, [id]);
    media.fate({ state: 'processing', uploads_may_go: false, reason: 'the order is processing' });
    await erase('alive');
    await sweepUploads(media.context);
    for (const hours of [0, 7, 14]) await purgeAt(hours);
    expect(await isThere(id)).toBe(true);
    media.fate(MAY_GO);
    const told = { order_id: orderId, order_number: 'NM-ABCD1234', object_keys: [] };
    await media.receive('studio.purge.due', orderId, told);
    await purgeAt(0);
    expect(await isThere(id)).toBe(false);
    await purgeAt(200);
    expect(await purgesToldOf(media, orderId)).toHaveLength(1);
  });

  it('asks again soon where orders has not heard yet that somebody is forgotten', async () => {
    const id = await readyUpload(media, 'early');
    const orderId = randomUUID();
    await hold(media, 'early', orderId, [id]);
    const dueAt = new Date(Date.now() + 40 * HOUR_MS).toISOString();
    media.fate({ ...MAY_GO, uploads_may_go: false, due_at: dueAt });
    await erase('early');
    await purgeAt(0);
    media.fate(MAY_GO);
    await purgeAt(0.1);
    expect(await isThere(id)).toBe(false);
  });

  it('tries again what the store would not delete, and goes on with the rest meanwhile', async () => {
    const stuck = await readyUpload(media, 'stuck');
    const other = await readyUpload(media, 'stuck');
    await erase('stuck');
    const { store } = media.context;
    const { delete: deleteObject } = store;
    store.delete = async (key) => {
      if (key.includes(stuck)) throw new Error('the store is away');
      return deleteObject(key);
    };
    await sweepUploads(media.context);
    store.delete = deleteObject;
    expect([await isThere(stuck), await isThere(other)]).toEqual([true, false]);
    media.setTime(new Date(Date.now() + HOUR_MS));
    await sweepUploads(media.context);
    expect(await isThere(stuck)).toBe(false);
    expect(await tablesWith(stuck)).not.toContain('uploads');
  });

  it('either holds an upload for an order or deletes it, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const uid = `race-${round}`;
      const id = await readyUpload(media, uid);
      const orderId = randomUUID();
      media.fate({ state: 'awaiting_payment', uploads_may_go: false, reason: 'the order is new' });
      const [answer] = await Promise.all([hold(media, uid, orderId, [id]), erase(uid)]);
      await sweepUploads(media.context);
      await purgeAt(0);
      expect(await isThere(id)).toBe(answer.status === 204);
    }
  });

  it("leaves other people's uploads alone", async () => {
    const id = await readyUpload(media, 'neighbour');
    await erase('neighbour-2');
    await sweepUploads(media.context);
    expect(await isThere(id)).toBe(true);
  });

  it("lists a person's uploads for an export, for services alone", async () => {
    const id = await readyUpload(media, 'export me', 'Wedding.webp');
    await readyUpload(media, 'export not me');
    const path = `/internal/customers/${encodeURIComponent('export me')}/uploads`;
    const { status, body } = await call(media, customerUploads, { path });
    expect(status).toBe(200);
    expect(body.uploads).toEqual([
      expect.objectContaining({ id, file_name: 'Wedding.webp', state: 'ready', width: 60, order_id: null }),
    ]);
    const [listed] = body.uploads as { file_url: string }[];
    const address = new URL(listed?.file_url ?? '');
    expect((await fetch(media.address + address.pathname + address.search)).headers.get('content-type')).toBe('image/jpeg');
    expect((await call(media, customerUploads, { path, as: 'export me' })).status).toBe(403);
    expect((await fetch(media.address + path)).status).toBe(401);
  });
});
