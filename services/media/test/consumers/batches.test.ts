import { randomUUID } from 'node:crypto';
import { batchPurged, batchSaved } from '@nimantran/proto/events/studio';
import { readObject } from '@nimantran/proto/http/media/uploads';
import { addressOf } from '@nimantran/proto/http/shared/client';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { deleteLapsed } from '../../src/jobs/delete-lapsed.ts';
import { sweepUploads } from '../../src/jobs/sweep-uploads.ts';
import { house } from '../support/media.ts';
import { readyUpload } from '../support/orders.ts';
import { withMedia } from '../support/with-media.ts';

const DAY_MS = 86_400_000;
const VIDEO = 'renders/of-a-batch.mp4';

describeWith(['postgres'], 'batches of studio', () => {
  const media = withMedia();

  const isThere = async (id: string) =>
    (await media.context.db.selectFrom('uploads').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  async function sweepAfter(days: number) {
    media.setTime(new Date(Date.now() + days * DAY_MS));
    await sweepUploads(media.context);
    media.setTime(undefined);
  }

  it('keep the photos that they need until they are purged, and have their videos deleted', async () => {
    const batch_id = randomUUID();
    const upload = await readyUpload(media, 'admin');
    await media.context.store.put(VIDEO, Buffer.from('clip'), 'video/mp4');
    await media.receive(batchSaved.type, batch_id, { batch_id, owner_uid: 'admin', upload_ids: [upload] }, 1);
    await sweepAfter(5);
    expect(await isThere(upload)).toBe(true);

    await media.receive(batchPurged.type, batch_id, { batch_id, object_keys: [VIDEO] }, 2);
    await sweepAfter(5);
    expect(await isThere(upload)).toBe(false);
    await deleteLapsed(media.context);
    expect(await media.context.store.head(VIDEO)).toBeUndefined();
  });

  it('leave nothing to replay that would have their photos kept', async () => {
    const batch_id = randomUUID();
    const { db } = media.context;
    const unread = { type: batchSaved.type, key: batch_id, data: { batch_id, owner_uid: 'admin', upload_ids: [] } };
    const parked = { eventId: randomUUID(), envelope: JSON.stringify(unread), error: 'It broke', replayedAt: null };
    await db.insertInto('deadEvents').values(parked).execute();
    await media.receive(batchPurged.type, batch_id, { batch_id, object_keys: [] }, 2);
    const left = await db.selectFrom('deadEvents').select('eventId').where('eventId', '=', parked.eventId).execute();
    expect(left).toEqual([]);
  });

  it('are given the bytes of what renders made, and of nothing else', async () => {
    await media.context.store.put(VIDEO, Buffer.from('clip'), 'video/mp4');
    const read = async (object_key: string, headers: Record<string, string>) =>
      fetch(media.address + addressOf(readObject, { params: undefined, query: { object_key } }), { headers });
    const service = { authorization: `Bearer ${await house.forService('studio')}` };
    const answer = await read(VIDEO, service);
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '4', 'clip']);
    expect((await read('renders/absent.mp4', service)).status).toBe(404);
    expect((await read('uploads/x/photo.jpg', service)).status).toBe(400);
    expect((await read(VIDEO, await media.as('asha'))).status).toBe(403);
    expect((await read(VIDEO, {})).status).toBe(401);
  });
});
