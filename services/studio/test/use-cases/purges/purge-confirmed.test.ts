import type { EventData } from '@nimantran/proto/events/envelope';
import type { uploadsPurged } from '@nimantran/proto/events/media';
import { renderJobOf } from '@nimantran/proto/jobs/render';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { sweepPurges } from '../../../src/jobs/purge-order.ts';
import { withdrawRenders } from '../../../src/jobs/withdraw-renders.ts';
import {
  aCopy,
  endedEvent,
  extraKeys,
  jobOf,
  paidEvent,
  paidOrder,
  purgesOf,
  type Render,
  revisedEvent,
  work,
} from '../../support/orders.ts';
import { envelope } from '../../support/studio.ts';
import { tablesHolding } from '../../support/tables-holding.ts';
import { withStudio } from '../../support/with-studio.ts';

const HOUR_MS = 3_600_000;
const AUTO = { theme: { id: 2, version: 'v1', title: 'Marigold Morning' } };

describeWith(['postgres'], 'purges that media carries out', () => {
  const studio = withStudio();

  async function delivered() {
    const order = paidOrder(AUTO);
    await studio.receive(paidEvent(order));
    const job = await jobOf(studio, order.order_id);
    const draft = await work(studio, job.id);
    const final = await work(studio, job.id);
    expect((await jobOf(studio, order.order_id)).state).toBe('delivered');
    return { order, draft, final, upload: order.customisation.photos.couple?.upload_id ?? '' };
  }
  type Order = Awaited<ReturnType<typeof delivered>>['order'];
  async function sweepAt(hours: number) {
    studio.setTime(new Date(Date.now() + hours * HOUR_MS));
    await sweepPurges(studio.context);
    studio.setTime(undefined);
  }
  const purged = (order: Order, changes: Partial<EventData<typeof uploadsPurged>> = {}) =>
    studio.receive(
      envelope('media.uploads.purged', order.order_id, {
        order_id: order.order_id,
        order_number: order.order_number,
        state: 'completed',
        told_version: 1,
        files: 3,
        size_bytes: 3_000,
        purged_at: new Date(Date.now() + 49 * HOUR_MS).toISOString(),
        ...changes,
      }),
    );
  const publishAll = () => studio.context.db.updateTable('outbox').set({ publishedAt: new Date() }).execute();
  const tablesWith = (text: string) => tablesHolding(studio.context.db, text);

  it('are told again once a day with all that was told before, until media says that they are done', async () => {
    const { order, draft } = await delivered();
    const key = `segments/${'a'.repeat(64)}.mp4`;
    await studio.context.db.insertInto('segments').values({ objectKey: key, personal: true, lastUsedAt: new Date() }).execute();
    await studio.context.db.insertInto('segmentRefs').values({ renderId: draft.id, objectKey: key }).execute();
    await sweepAt(48 - 1 / 60);
    expect(await purgesOf(studio, order.order_id)).toEqual([]);
    await sweepAt(48.1);
    await sweepAt(72);
    expect(await purgesOf(studio, order.order_id)).toHaveLength(1);
    await sweepAt(72.2);
    const [first, second] = await purgesOf(studio, order.order_id);
    expect(first?.object_keys).toContain(key);
    expect(second?.object_keys.toSorted()).toEqual(first?.object_keys.toSorted());
    await publishAll();
    await purged(order, { told_version: 1 });
    expect(await purgesOf(studio, order.order_id)).toHaveLength(2);
    await purged(order, { told_version: 2 });
    expect(await purgesOf(studio, order.order_id)).toEqual([]);
    await sweepAt(300);
    expect(await purgesOf(studio, order.order_id)).toEqual([]);
  });

  it('leave no word about the uploads, and the delivered video where it is', async () => {
    const { order, draft, final, upload } = await delivered();
    expect(await tablesWith(upload)).toEqual(['customisations', 'renders']);
    const inQueue = ({ id, kind }: Render) => studio.context.queues.state(renderJobOf(kind).queue, `${id}.1`);
    expect(await Promise.all([inQueue(draft), inQueue(final)])).not.toContain('absent');
    await sweepAt(49);
    await publishAll();
    await purged(order);
    expect(await tablesWith(upload)).toEqual([]);
    expect(await tablesWith(`renders/${draft.id}.jpg`)).toEqual(['renders']);
    const kept = await studio.context.db
      .selectFrom('renderObjects')
      .select('objectKey')
      .where('renderId', '=', final.id)
      .execute();
    const names = [`renders/${final.id}.mp4`, aCopy(final.id).object_key, ...extraKeys(final.id)];
    expect(kept.map(({ objectKey }) => objectKey)).toEqual(expect.arrayContaining(names));
    await withdrawRenders(studio.context);
    expect(await Promise.all([inQueue(draft), inQueue(final)])).toEqual(['absent', 'absent']);
  });

  it('leave nothing in the queue of a render that was cancelled while it ran, and could not be taken out then', async () => {
    const { order, draft } = await delivered();
    await studio.context.db
      .updateTable('renders')
      .set({ state: 'cancelled', result: null, withdrawnAt: new Date() })
      .where('id', '=', draft.id)
      .execute();
    await sweepAt(49);
    await purged(order);
    await withdrawRenders(studio.context);
    expect(await studio.context.queues.state('stills', `${draft.id}.1`)).toBe('absent');
  });

  it('are told at once where media was quicker than the word of studio', async () => {
    const { order, draft } = await delivered();
    await purged(order, { told_version: 0 });
    const [told] = await purgesOf(studio, order.order_id);
    expect(told?.object_keys).toContain(`renders/${draft.id}.jpg`);
  });

  it('stop the job of an order of whose end studio never heard', async () => {
    const order = paidOrder();
    await studio.receive(paidEvent(order));
    const job = await jobOf(studio, order.order_id);
    const draft = await work(studio, job.id);
    await purged(order, { state: 'refunded', told_version: 0 });
    expect((await jobOf(studio, order.order_id)).state).toBe('cancelled');
    expect((await purgesOf(studio, order.order_id))[0]?.object_keys).toContain(`renders/${draft.id}.jpg`);
    expect(await tablesWith(order.customisation.photos.couple?.upload_id ?? '')).toEqual([]);
  });

  it('change nothing about an order that is made again meanwhile, or was', async () => {
    const { order } = await delivered();
    await sweepAt(49);
    await studio.receive(revisedEvent(order, {}));
    await purged(order);
    const upload = order.customisation.photos.couple?.upload_id ?? '';
    expect(await tablesWith(upload)).toContain('customisations');
    const job = await jobOf(studio, order.order_id);
    await work(studio, job.id);
    await work(studio, job.id);
    expect((await jobOf(studio, order.order_id)).state).toBe('delivered');
    await purged(order, { purged_at: new Date(Date.now() - HOUR_MS).toISOString() });
    expect(await tablesWith(upload)).toContain('customisations');
    expect(await purgesOf(studio, order.order_id)).toHaveLength(1);
  });

  it('take the video once orders says that it was kept long enough, and not while it is made again', async () => {
    const { order, final } = await delivered();
    await sweepAt(49);
    await publishAll();
    await purged(order);
    const lapsed = envelope('orders.video.lapsed', order.order_id, {
      order_id: order.order_id,
      order_number: order.order_number,
      at: new Date().toISOString(),
    });
    const revised = await delivered();
    await studio.receive(revisedEvent(revised.order, {}));
    await studio.receive({
      ...lapsed,
      id: crypto.randomUUID(),
      data: { ...(lapsed.data as object), order_id: revised.order.order_id },
    });
    expect(await purgesOf(studio, revised.order.order_id)).toEqual([]);

    await studio.receive(lapsed);
    const [told] = await purgesOf(studio, order.order_id);
    expect(told?.object_keys.toSorted()).toEqual(
      [`renders/${final.id}.jpg`, `renders/${final.id}.mp4`, aCopy(final.id).object_key, ...extraKeys(final.id)].toSorted(),
    );
  });

  it('are planned for what died without a video, two days after its end', async () => {
    for (const kind of ['cancelled', 'expired', 'refunded'] as const) {
      const order = paidOrder();
      await studio.receive(paidEvent(order));
      const job = await jobOf(studio, order.order_id);
      const draft = await work(studio, job.id);
      await studio.receive(endedEvent(kind, order));
      await sweepAt(48 - 1 / 60);
      expect(await purgesOf(studio, order.order_id)).toEqual([]);
      await sweepAt(48.1);
      expect((await purgesOf(studio, order.order_id))[0]?.object_keys).toContain(`renders/${draft.id}.jpg`);
    }
  });
});
