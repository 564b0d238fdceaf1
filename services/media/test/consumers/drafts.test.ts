import { randomUUID } from 'node:crypto';
import { draftEnded, draftSaved, orderPlaced } from '@nimantran/proto/events/orders';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { draftSavedConsumers } from '../../src/consumers/orders-draft-saved.ts';
import { sweepUploads } from '../../src/jobs/sweep-uploads.ts';
import { readyUpload } from '../support/orders.ts';
import { create } from '../support/tus-client.ts';
import { withMedia } from '../support/with-media.ts';

const DAY_MS = 86_400_000;

describeWith(['postgres'], 'uploads that a draft needs', () => {
  const media = withMedia();

  let version = 0;
  const next = () => {
    version += 1;
    return version;
  };
  const saved = (draft_id: string, upload_ids: string[], owner_uid = 'asha', at = next()) =>
    media.receive(draftSaved.type, draft_id, { draft_id, owner_uid, upload_ids }, at);
  const ended = (draft_id: string, at = next()) => media.receive(draftEnded.type, draft_id, { draft_id }, at);
  const stateOf = async (id: string) =>
    (await media.context.db.selectFrom('uploads').select('state').where('id', '=', id).executeTakeFirst())?.state;
  const spared = async (draftId: string) => {
    const rows = await media.context.db.selectFrom('draftUploads').select('uploadId').where('draftId', '=', draftId).execute();
    return rows.map(({ uploadId }) => uploadId).sort();
  };
  async function sweepAfter(days: number) {
    media.setTime(new Date(Date.now() + days * DAY_MS));
    await sweepUploads(media.context);
    media.setTime(undefined);
  }

  it('are spared by the sweep for as long as it lives, and go after it', async () => {
    const draft = randomUUID();
    const [needed, other] = [await readyUpload(media, 'asha'), await readyUpload(media, 'asha')];
    await saved(draft, [needed]);
    await sweepAfter(3);
    expect([await stateOf(needed), await stateOf(other)]).toEqual(['ready', undefined]);
    await sweepAfter(13);
    expect(await stateOf(needed)).toBe('ready');
    await ended(draft);
    expect(await spared(draft)).toEqual([]);
    await sweepAfter(3);
    expect(await stateOf(needed)).toBeUndefined();
  });

  it('are those that it needs now', async () => {
    const draft = randomUUID();
    const [first, second] = [await readyUpload(media, 'asha'), await readyUpload(media, 'asha')];
    await saved(draft, [first]);
    await saved(draft, [second]);
    expect(await spared(draft)).toEqual([second]);
  });

  it("are its owner's own", async () => {
    const draft = randomUUID();
    const [own, others] = [await readyUpload(media, 'asha'), await readyUpload(media, 'ravi')];
    await saved(draft, [own, others, randomUUID()]);
    expect(await spared(draft)).toEqual([own]);
  });

  it('are not named by it any more once it has ended, whatever comes late', async () => {
    const draft = randomUUID();
    const upload = await readyUpload(media, 'asha');
    const late = next();
    await ended(draft);
    await saved(draft, [upload], 'asha', late);
    expect(await spared(draft)).toEqual([]);
  });

  it('are forgotten by it when their owner deletes them', async () => {
    const draft = randomUUID();
    const upload = await readyUpload(media, 'asha');
    await saved(draft, [upload]);
    const answer = await fetch(`${media.address}/api/media/uploads/${upload}`, {
      method: 'DELETE',
      headers: await media.as('asha'),
    });
    expect(answer.status).toBe(204);
    expect(await spared(draft)).toEqual([]);
  });

  it('can be held by an order meanwhile', async () => {
    const draft = randomUUID();
    const upload = await readyUpload(media, 'asha');
    await saved(draft, [upload]);
    const order_id = randomUUID();
    const placed = { order_id, order_number: 'NM-12345678', theme_id: 7, upload_ids: [upload] };
    await media.receive(orderPlaced.type, order_id, placed);
    await ended(draft);
    await sweepAfter(3);
    expect(await stateOf(upload)).toBe('ready');
  });

  it('go after a day when they were never finished', async () => {
    const draft = randomUUID();
    const created = await create(media, 'asha', { size: 1_000 });
    const id = created.headers.get('location')?.split('/').at(-1) ?? '';
    await saved(draft, [id]);
    await sweepAfter(1.1);
    expect(await stateOf(id)).toBeUndefined();
  });

  it('are spared also by a draft that is saved while the sweep runs', async () => {
    const upload = await readyUpload(media, 'asha');
    const { db } = media.context;
    const waiting = async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows.length > 0;
    };
    const [draftSaved] = draftSavedConsumers();
    if (!draftSaved) throw new Error('no consumer');
    let isOver = false;
    const sweep = await db.transaction().execute(async (transaction) => {
      const data = { draft_id: randomUUID(), owner_uid: 'asha', upload_ids: [upload] };
      await draftSaved.run(transaction, { data } as Parameters<typeof draftSaved.run>[1]);
      const begun = sweepAfter(3).then(() => {
        isOver = true;
      });
      await eventually('the sweep to meet the draft', async () => isOver || (await waiting()));
      return { begun };
    });
    await sweep.begun;
    expect(await stateOf(upload)).toBe('ready');
  });

  it('do not keep the others when one cannot be looked at', async () => {
    const created = await create(media, 'asha', { size: 1_000 });
    const broken = created.headers.get('location')?.split('/').at(-1) ?? '';
    const other = await readyUpload(media, 'asha');
    const size = vi.spyOn(media.context.incoming, 'size').mockRejectedValue(new Error('this one cannot be read'));
    await sweepAfter(3);
    expect(size).toHaveBeenCalledWith(broken);
    size.mockRestore();
    expect(await stateOf(other)).toBeUndefined();
  });
});
