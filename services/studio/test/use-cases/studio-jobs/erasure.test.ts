import { randomUUID } from 'node:crypto';
import { drawDraftFilm, holdJob, takeUpJob } from '@nimantran/proto/http/studio/job-actions';
import { getStudioJob, pullJob } from '@nimantran/proto/http/studio/jobs';
import { keepSegments } from '@nimantran/proto/http/studio/render-reports';
import { RENDER_QUEUE } from '@nimantran/proto/jobs/render';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { dispatchRenders, queueIdOf } from '../../../src/jobs/dispatch-renders.ts';
import { sweepPurges } from '../../../src/jobs/purge-order.ts';
import {
  aCopy,
  approve,
  endedEvent,
  extraKeys,
  failure,
  jobOf,
  newestRender,
  paidEvent,
  paidOrder,
  purgesOf,
  report,
  revisedEvent,
  start,
  work,
} from '../../support/orders.ts';
import { designer, envelope } from '../../support/studio.ts';
import { tablesHolding } from '../../support/tables-holding.ts';
import { withStudio } from '../../support/with-studio.ts';

const HOUR_MS = 3_600_000;

const PAGE_TOKEN = 'the_page_of_the_order_';

describeWith(['postgres'], 'customers who are forgotten', () => {
  const studio = withStudio();

  const erase = (uid: string) => studio.receive(envelope('identity.user.erased', uid, { uid }));
  const orderOf = (uid: string, groom: string) => {
    const { customisation } = paidOrder();
    return paidOrder({
      customer_uid: uid,
      page_token: PAGE_TOKEN,
      customisation: { ...customisation, details: { ...customisation.details, groom } },
    });
  };
  async function deliver(orderId: string, uid: string) {
    const job = await jobOf(studio, orderId);
    const draft = await work(studio, job.id, {
      findings: [{ code: 'missing_glyph', severity: 'warning', message: 'No font has a letter of Gopalkrishnan.' }],
    });
    await approve(studio, job, uid);
    const final = await work(studio, job.id);
    return { job, draft, final };
  }
  /** The relay does this within a moment. */
  const publishAll = () => studio.context.db.updateTable('outbox').set({ publishedAt: new Date() }).execute();
  async function sweepAt(hours: number) {
    studio.setTime(new Date(Date.now() + hours * HOUR_MS));
    await sweepPurges(studio.context);
    studio.setTime(undefined);
  }
  const tablesWith = (text: string) => tablesHolding(studio.context.db, text);

  it('leaves no word, photo or uid of a customer whose orders have ended', async () => {
    const uid = 'forget-me-uid';
    const done = orderOf(uid, 'Gopalkrishnan');
    const broken = orderOf(uid, 'Gopalkrishnan');
    const uploads = [done, broken].map((order) => order.customisation.photos.couple?.upload_id ?? '');
    await studio.receive(paidEvent(done));
    const { job, draft, final } = await deliver(done.order_id, 'eraser');
    await studio.receive(paidEvent(broken));
    const second = await jobOf(studio, broken.order_id);
    await start(studio, await newestRender(studio, second.id));
    const segment = `segments/${'c'.repeat(64)}.mp4`;
    const { id, attempt } = await newestRender(studio, second.id);
    const body = { segments: [{ object_key: segment, personal: true }] };
    await studio.call(keepSegments, { params: { id, attempt }, body });
    const error = { code: 'broken', message: `Gopalkrishnan ${uploads[1]}`, stage: 'draw', permanent: true };
    await report(studio, await newestRender(studio, second.id), { ...failure(true), outcome: 'failed', error });
    await studio.receive(endedEvent('refunded', broken));
    await sweepAt(49);
    await studio.receive(revisedEvent(done, { note: 'For Gopalkrishnan' }));
    await deliver(done.order_id, 'eraser');
    await publishAll();
    expect(await tablesWith('Gopalkrishnan')).toEqual(['customisations', 'job_history', 'jobs', 'renders'].sort());
    expect(await tablesWith(uploads[0] ?? '')).toEqual(['customisations', 'renders']);
    expect(await tablesWith(PAGE_TOKEN)).toEqual(['jobs', 'renders']);

    const before = (await purgesOf(studio, done.order_id)).length;
    await Promise.all([erase(uid), erase(uid)]);
    for (const text of ['Gopalkrishnan', uid, PAGE_TOKEN, ...uploads]) expect([text, await tablesWith(text)]).toEqual([text, []]);
    const [told] = (await purgesOf(studio, done.order_id)).slice(-1);
    expect(told).toMatchObject({ order_number: done.order_number });
    // The delivered videos show names and photos: the first, and the one that replaced it.
    const last = await newestRender(studio, job.id);
    const files = [`renders/${draft.id}.jpg`, ...[final, last].map(({ id: made }) => `renders/${made}.mp4`)];
    const copies = [final, last].flatMap((render) => [aCopy(render.id).object_key, ...extraKeys(render.id)]);
    expect(told?.object_keys).toEqual(expect.arrayContaining([...files, ...copies]));
    expect((await purgesOf(studio, done.order_id)).length - before).toBe(1);
    const view = await studio.call(getStudioJob, { as: designer('eraser'), params: { id: job.id } });
    expect(view.body).toMatchObject({
      state: 'delivered',
      headline: '',
      customisation: { details: {}, photos: {} },
    });
    expect(view.body.history).toHaveLength(1);
    await studio.receive(revisedEvent(done, {}, 9));
    expect((await jobOf(studio, done.order_id)).state).toBe('delivered');
  });

  it('leaves nothing of what customers were asked, nor of what is prepared at that moment', async () => {
    const uid = 'asked-uid';
    const order = orderOf(uid, 'Venkatanarasimha');
    await studio.receive(paidEvent(order));
    const job = await jobOf(studio, order.order_id);
    await work(studio, job.id);
    const [as, params] = [designer('asker'), { id: job.id }];
    await studio.context.db
      .updateTable('jobs')
      .set({ dueAt: new Date(0) })
      .where('id', '=', job.id)
      .execute();
    expect((await studio.call(pullJob, { as })).body.job?.id).toBe(job.id);
    await studio.call(holdJob, { as, params, body: { message: 'Is it Venkatanarasimha with one a?' } });
    await studio.call(takeUpJob, { as, params });
    await studio.call(pullJob, { as });
    await studio.call(drawDraftFilm, { as, params });
    await publishAll();

    const { media } = studio.context;
    studio.context.media = (async (...asked: Parameters<typeof media>) => {
      studio.context.media = media;
      await studio.receive(endedEvent('cancelled', order));
      await erase(uid);
      return media(...asked);
    }) as typeof media;
    await dispatchRenders(studio.context);
    expect(await tablesWith('Venkatanarasimha')).toEqual([]);
    const film = await newestRender(studio, job.id);
    expect(await studio.context.queues.state(RENDER_QUEUE, queueIdOf(film))).toBe('absent');
  });

  it('makes the video of an order that is alive, and forgets the customer with its purge', async () => {
    const uid = 'alive-uid';
    const order = orderOf(uid, 'Balasubramaniam');
    await studio.receive(paidEvent(order));
    await erase(uid);
    const { final } = await deliver(order.order_id, 'finisher');
    expect(final.spec).toMatchObject({ details: { groom: 'Balasubramaniam' } });
    expect(await purgesOf(studio, order.order_id)).toEqual([]);
    await sweepAt(49);
    const [purge] = await purgesOf(studio, order.order_id);
    expect(purge?.object_keys).toContain(`renders/${final.id}.mp4`);
    for (const text of ['Balasubramaniam', uid, order.customisation.photos.couple?.upload_id ?? '']) {
      expect(await tablesWith(text)).toEqual([]);
    }
    expect(await jobOf(studio, order.order_id)).toMatchObject({ customerUid: 'erased', eraseWantedAt: null });
  });

  it('forgets the customer of an order that arrives after the erasure, or with it', async () => {
    for (let round = 0; round < 6; round++) {
      const uid = `race-${randomUUID()}`;
      const order = orderOf(uid, `Race${round}name`);
      if (round === 0) {
        await erase(uid);
        await studio.receive(paidEvent(order));
      } else await Promise.all([studio.receive(paidEvent(order)), erase(uid)]);
      expect((await jobOf(studio, order.order_id)).eraseWantedAt).not.toBeNull();
      await studio.receive(endedEvent('cancelled', order));
      await sweepAt(49);
      expect(await tablesWith(`Race${round}name`)).toEqual([]);
    }
  });

  it('leaves other customers alone', async () => {
    const order = orderOf('neighbour-uid', 'Neighbourly');
    await studio.receive(paidEvent(order));
    const { final } = await deliver(order.order_id, 'neighbour');
    await erase('somebody-else');
    expect((await jobOf(studio, order.order_id)).headline).toContain('Neighbourly');
    await sweepAt(49);
    expect((await purgesOf(studio, order.order_id))[0]?.object_keys).not.toContain(`renders/${final.id}.mp4`);
  });
});
