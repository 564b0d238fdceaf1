import { randomUUID } from 'node:crypto';
import { getStudioJob } from '@nimantran/proto/http/studio/jobs';
import { STUDIO_QUEUE } from '@nimantran/proto/jobs/own-queues';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { dispatchRenders } from '../../../src/jobs/dispatch-renders.ts';
import { planPurges, sweepPurges } from '../../../src/jobs/purge-order.ts';
import {
  aCopy,
  approve,
  endedEvent,
  eventsOf,
  extraKeys,
  failure,
  jobOf,
  newestRender,
  paidEvent,
  paidOrder,
  purgesOf,
  queuedJob,
  report,
  revisedEvent,
  someExtras,
  start,
  success,
  work,
} from '../../support/orders.ts';
import { designer } from '../../support/studio.ts';
import { withStudio } from '../../support/with-studio.ts';

const HOUR_MS = 3_600_000;

describeWith(['postgres'], 'videos that are made again', () => {
  const studio = withStudio();

  async function deliveredOrder(uid: string) {
    const order = paidOrder();
    await studio.receive(paidEvent(order));
    return { order, ...(await finish(order.order_id, uid)) };
  }
  /** Draws the draft, has it approved and makes the final. */
  async function finish(orderId: string, uid: string) {
    const job = await jobOf(studio, orderId);
    const draft = await work(studio, job.id);
    await approve(studio, job, uid);
    const final = await work(studio, job.id);
    return { job, draft, final };
  }
  async function sweepAt(hours: number) {
    studio.setTime(new Date(Date.now() + hours * HOUR_MS));
    await sweepPurges(studio.context);
    studio.setTime(undefined);
  }
  const other = (order: ReturnType<typeof paidOrder>, bride: string) => ({
    ...order.customisation,
    details: { ...order.customisation.details, bride },
    photos: { couple: { upload_id: randomUUID() } },
  });
  const mp4 = (render: { id: string }) => `renders/${render.id}.mp4`;
  const still = (render: { id: string }) => `renders/${render.id}.jpg`;
  const small = (render: { id: string }) => aCopy(render.id).object_key;

  it('draws and delivers the changed video again, and keeps the history', async () => {
    const { order, job, final } = await deliveredOrder('r1');
    const due_at = new Date(Date.now() + 3 * 24 * HOUR_MS).toISOString();
    const customisation = other(order, 'Ashima');
    await studio.receive(revisedEvent(order, { customisation, due_at, note: 'Her name is Ashima.' }));
    const revised = await jobOf(studio, order.order_id);
    expect(revised).toMatchObject({ state: 'drafting', customisationVersion: 2, deliveredAt: null, dueAt: new Date(due_at) });

    const second = await finish(order.order_id, 'r1');
    expect(second.final.spec).toMatchObject({
      details: { bride: 'Ashima' },
      photos: { couple: { object_key: `uploads/${customisation.photos.couple.upload_id}/photo.jpg` } },
      resolution: '1080p',
    });
    const view = await studio.call(getStudioJob, { as: designer('r1'), params: { id: job.id } });
    expect(view.body).toMatchObject({ state: 'delivered', headline: 'Rohan & Ashima' });
    expect(view.body.history).toContainEqual(expect.objectContaining({ who: 'Order', what: 'Revision: Her name is Ashima.' }));
    const delivered = (await eventsOf(studio, order.order_id)).filter((event) => event.type === 'studio.video.delivered');
    expect(delivered.map((event) => event.data)).toMatchObject([
      { video: { object_key: mp4(final) }, copy: aCopy(final.id), extras: someExtras(final.id) },
      { video: { object_key: mp4(second.final) }, copy: aCopy(second.final.id), extras: someExtras(second.final.id) },
    ]);
    expect(delivered.map((event) => event.key_version)).toEqual([3, 6]);
  });

  it('shows the code of the order’s page and the chosen look in drafts and final, and no code once it is taken out', async () => {
    const page_token = 'the_page_of_the_order_';
    const order = paidOrder({ page_token, customisation: { ...paidOrder().customisation, layout: 'portrait', palette: 'rose' } });
    await studio.receive(paidEvent(order));
    const first = await finish(order.order_id, 'r9');
    const qr_address = `https://shop.test/i/${page_token}`;
    const looks = { qr_address, layout: 'portrait', palette: 'rose' };
    expect([first.draft.spec, first.final.spec]).toMatchObject([looks, looks]);
    const view = await studio.call(getStudioJob, { as: designer('r9'), params: { id: first.job.id } });
    expect(view.body.theme.portrait_orientation).toBe(true);
    const { page_token: _, ...without } = order;
    const correction = { details: {}, bride_first: false };
    await studio.receive(revisedEvent(without, { correction }));
    const second = await work(studio, first.job.id);
    expect(second.spec).not.toHaveProperty('qr_address');
    expect(second.spec).toMatchObject({ layout: 'portrait', palette: 'rose' });
  });

  it('brings the extras that the first video lacked, which are counted until then', async () => {
    const lacking = async () => /^studio_extras_missing (\d+)$/m.exec((await studio.app.inject('/metrics')).body)?.[1];
    const { order, job, final } = await deliveredOrder('r0');
    expect(await lacking()).toBe('0');
    for (const part of [{ cards: [] }, { pdf: null }, { pdf_5x7: null }, { loop: null }]) {
      const extras = JSON.stringify({ ...someExtras(final.id), ...part });
      await sql`update deliveries set extras = ${extras} where job_id = ${job.id}`.execute(studio.context.db);
      expect(await lacking()).toBe('1');
    }
    await studio.receive(revisedEvent(order, { note: 'Nothing changes.' }));
    await finish(order.order_id, 'r0');
    expect(await lacking()).toBe('0');
  });

  it('keeps uploads and the old video until two days after the second delivery, then lets both go once', async () => {
    const { order, draft, final } = await deliveredOrder('r2');
    await studio.receive(revisedEvent(order, { customisation: other(order, 'Ashima') }));
    await sweepAt(100);
    expect(await purgesOf(studio, order.order_id)).toEqual([]);
    const second = await finish(order.order_id, 'r2');
    await sweepAt(47);
    expect(await purgesOf(studio, order.order_id)).toEqual([]);
    await sweepAt(49);
    await sweepAt(50);
    const [purge, ...more] = await purgesOf(studio, order.order_id);
    expect(more).toEqual([]);
    expect(purge?.object_keys).toEqual(
      expect.arrayContaining([...[draft, second.draft].map(still), mp4(final), small(final), ...extraKeys(final.id)]),
    );
    expect(purge?.object_keys).not.toContain(mp4(second.final));
    for (const key of [small(second.final), ...extraKeys(second.final.id)]) expect(purge?.object_keys).not.toContain(key);
  });

  it('plans the purge again if the first was reported before the revision', async () => {
    const { order, final } = await deliveredOrder('r3');
    await planPurges(studio.context);
    await sweepAt(49);
    expect(await purgesOf(studio, order.order_id)).toHaveLength(1);
    await studio.receive(revisedEvent(order, { customisation: other(order, 'Ashima') }));
    await sweepAt(100);
    expect(await purgesOf(studio, order.order_id)).toHaveLength(1);
    const second = await finish(order.order_id, 'r3');
    await planPurges(studio.context);
    const { dueAt } = await studio.context.db
      .selectFrom('purges')
      .select('dueAt')
      .where('orderId', '=', order.order_id)
      .executeTakeFirstOrThrow();
    const queued = await studio.context.queues.state(STUDIO_QUEUE, `purge-${order.order_id}-${dueAt?.getTime()}`);
    expect(queued).toBe('delayed');
    await sweepAt(49);
    const purges = await purgesOf(studio, order.order_id);
    expect(purges).toHaveLength(2);
    expect(purges[1]?.object_keys).toContain(mp4(final));
    expect(purges[1]?.object_keys).not.toContain(mp4(second.final));
    const versions = (await eventsOf(studio, order.order_id)).filter((event) => event.key === order.order_id);
    expect(versions.map((event) => event.key_version)).toEqual([1, 2]);
  });

  it('loses no purge that falls due while the revision arrives', async () => {
    for (let round = 0; round < 4; round++) {
      const uid = `due-${round}`;
      const { order, final } = await deliveredOrder(uid);
      studio.setTime(new Date(Date.now() + 49 * HOUR_MS));
      await Promise.all([
        sweepPurges(studio.context),
        studio.receive(revisedEvent(order, { customisation: other(order, 'Ashima') })),
      ]);
      studio.setTime(undefined);
      const before = (await purgesOf(studio, order.order_id)).length;
      await finish(order.order_id, uid);
      await sweepAt(47);
      expect(await purgesOf(studio, order.order_id)).toHaveLength(before);
      await sweepAt(49);
      const purges = await purgesOf(studio, order.order_id);
      expect(purges).toHaveLength(before + 1);
      expect(purges.at(-1)?.object_keys).toContain(mp4(final));
    }
  });

  it('leaves a video that is delivered again under the same name', async () => {
    const { order, job, final } = await deliveredOrder('r4');
    await studio.receive(revisedEvent(order, { note: 'As it was, please.' }));
    await work(studio, job.id);
    await approve(studio, job, 'r4');
    await work(studio, job.id, { ...success(final.id), copy: aCopy(final.id) });
    await sweepAt(49);
    const [purge] = await purgesOf(studio, order.order_id);
    expect(purge?.object_keys).not.toContain(mp4(final));
    expect(purge?.object_keys).not.toContain(`renders/${final.id}.jpg`);
    expect(purge?.object_keys).not.toContain(small(final));
  });

  it('makes a revision once, however often it is told, and none that is older than another', async () => {
    const { order, job } = await deliveredOrder('r5');
    const event = revisedEvent(order, { customisation: other(order, 'Two') }, 7);
    await Promise.all([
      studio.receive(event),
      studio.receive(event),
      studio.receive(revisedEvent(order, { customisation: other(order, 'Two') }, 7)),
    ]);
    await studio.receive(revisedEvent(order, { customisation: other(order, 'One') }, 6));
    expect(await jobOf(studio, order.order_id)).toMatchObject({ customisationVersion: 2 });
    expect((await newestRender(studio, job.id)).customisationVersion).toBe(2);
    await studio.receive(revisedEvent(order, { customisation: other(order, 'Three') }, 8));
    const again = await work(studio, job.id);
    expect(again.spec).toMatchObject({ details: { bride: 'Three' } });
  });

  it('delivers a customer’s own correction without a designer, and the audit log says so', async () => {
    const { order, job, final } = await deliveredOrder('c1');
    // A designer has put something right that the order does not know of.
    const correction = { details: { bride: 'Aasha', time: '' }, bride_first: true, cards: ['Names'] };
    await studio.receive(revisedEvent(order, { correction }));
    await work(studio, job.id);
    expect(await jobOf(studio, order.order_id)).toMatchObject({ state: 'rendering', approvedBy: null });
    const second = await work(studio, job.id);
    expect(second.spec).toMatchObject({ details: { groom: 'Rohan', bride: 'Aasha' }, bride_first: true, cards: ['Names'] });
    expect((await jobOf(studio, order.order_id)).state).toBe('delivered');
    const changes = await studio.context.db
      .selectFrom('outbox')
      .select('envelope')
      .where('type', '=', 'studio.change.made')
      .execute();
    expect(changes.map(({ envelope }) => envelope.data)).toContainEqual(
      expect.objectContaining({
        actor: { uid: 'shop', email: '' },
        action: 'correction.approved',
        target: { kind: 'order', id: order.order_number },
        summary: expect.stringContaining('No person looked'),
      }),
    );
    expect(mp4(second)).not.toBe(mp4(final));
  });

  it.each([
    [
      'its draft has a finding',
      { findings: [{ code: 'text_overflow' as const, severity: 'warning' as const, message: 'x' }] },
      '2027-02-14',
    ],
    ['its date is today', {}, new Date(Date.now() + 5.5 * HOUR_MS).toISOString().slice(0, 10)],
  ])('has a designer look at a customer’s own correction when %s', async (_what, draft, date) => {
    const { order, job } = await deliveredOrder('c2');
    await studio.receive(revisedEvent(order, { correction: { details: { date }, bride_first: false } }));
    await work(studio, job.id, draft);
    expect((await jobOf(studio, order.order_id)).state).toBe('queued');
    await approve(studio, await jobOf(studio, order.order_id), 'c2');
    await work(studio, job.id);
    expect((await jobOf(studio, order.order_id)).state).toBe('delivered');
  });

  it('has a designer look at a correction that a person has handled or that could not be drawn', async () => {
    const { order, job } = await deliveredOrder('c3');
    await studio.receive(revisedEvent(order, { correction: { details: { bride: 'Aasha' }, bride_first: false } }));
    const draft = await newestRender(studio, job.id);
    await dispatchRenders(studio.context);
    await start(studio, draft);
    await report(studio, draft, failure(true));
    expect(await jobOf(studio, order.order_id)).toMatchObject({ state: 'failed', isCorrection: false });
    await studio.receive(revisedEvent(order, {}, 6));
    await work(studio, job.id);
    expect((await jobOf(studio, order.order_id)).state).toBe('queued');
  });

  it('draws nothing for an order that ended meanwhile, and keeps the first video of one that ends while it is revised', async () => {
    const gone = await deliveredOrder('r6');
    await studio.receive(endedEvent('refunded', gone.order));
    await studio.receive(revisedEvent(gone.order, {}));
    expect((await jobOf(studio, gone.order.order_id)).state).toBe('delivered');

    const { order, final } = await deliveredOrder('r7');
    await studio.receive(revisedEvent(order, { customisation: other(order, 'Ashima') }));
    const job = await jobOf(studio, order.order_id);
    await work(studio, job.id);
    await studio.receive(endedEvent('refunded', order));
    expect((await jobOf(studio, order.order_id)).state).toBe('cancelled');
    await sweepAt(49);
    const [purge] = await purgesOf(studio, order.order_id);
    expect(purge?.object_keys).not.toContain(mp4(final));
    expect(purge?.object_keys).toHaveLength(2);
  });

  it('tells again what a worker put into the store after the purge was told', async () => {
    const job = await queuedJob(studio);
    await approve(studio, job, 'r8');
    const late = await newestRender(studio, job.id);
    await studio.receive(endedEvent('cancelled', { ...paidOrder(), order_id: job.orderId, order_number: job.orderNumber }));
    await sweepAt(49);
    expect((await purgesOf(studio, job.orderId))[0]?.object_keys).not.toContain(mp4(late));
    expect((await report(studio, late, success(late.id, { copy: aCopy(late.id) }))).status).toBe(409);
    await sweepAt(0);
    const purges = await purgesOf(studio, job.orderId);
    expect(purges).toHaveLength(2);
    expect(purges[1]?.object_keys).toEqual(expect.arrayContaining([mp4(late), small(late)]));
  });
});
