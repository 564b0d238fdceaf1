import { holdJob, takeUpJob } from '@nimantran/proto/http/studio/job-actions';
import { correctJob, getStudioJob, getStudioQueue, pullJob, retryJob } from '@nimantran/proto/http/studio/jobs';
import { beforeEach, expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { dispatchRenders } from '../../../src/jobs/dispatch-renders.ts';
import { sweepPurges } from '../../../src/jobs/purge-order.ts';
import {
  approve,
  depositEvent,
  endedEvent,
  eventsOf,
  failure,
  jobOf,
  newestRender,
  paidEvent,
  paidOrder,
  purgesOf,
  report,
  start,
  success,
  work,
} from '../../support/orders.ts';
import { designer, envelope } from '../../support/studio.ts';
import { withStudio } from '../../support/with-studio.ts';

describeWith(['postgres'], 'orders with a preview', () => {
  const studio = withStudio();
  beforeEach(async () => {
    await studio.context.db
      .updateTable('jobs')
      .set({ state: 'cancelled', claimedBy: null, leaseUntil: null })
      .where('state', 'in', ['queued', 'claimed'])
      .execute();
  });

  const lines = async (jobId: string) => {
    const rows = await studio.context.db
      .selectFrom('jobHistory')
      .select('what')
      .where('jobId', '=', jobId)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.what);
  };
  const rendersOf = (jobId: string) =>
    studio.context.db.selectFrom('renders').select(['kind', 'state']).where('jobId', '=', jobId).orderBy('createdAt').execute();
  const auto = { theme: { id: 2, version: 'v1', title: 'Quick' } };

  /** An order whose preview was shown to the customer. */
  async function shown(uid: string, changes: Parameters<typeof paidOrder>[0] = {}) {
    const order = paidOrder(changes);
    await studio.receive(depositEvent(order));
    const job = await jobOf(studio, order.order_id);
    await work(studio, job.id);
    await approve(studio, job, uid);
    const preview = await work(studio, job.id, { stills: [] });
    return { order, job, preview };
  }

  it('shows a small watermarked video, waits, and makes the final once the rest is paid', async () => {
    const { order, job, preview } = await shown('pia', { remove_watermark: true, resolution: '2160p' });
    expect(preview).toMatchObject({ kind: 'preview', spec: { resolution: '480p', watermark: 'preview', stills: false } });
    const held = await jobOf(studio, order.order_id);
    expect(held).toMatchObject({ state: 'on_hold', holdReason: 'balance', makes: 'preview', claimedBy: null });
    const queue = await studio.call(getStudioQueue, { as: designer('pia') });
    expect(queue.body.on_hold.map((found) => found.id)).toContain(job.id);
    expect((await eventsOf(studio, order.order_id)).at(-1)).toMatchObject({
      type: 'studio.preview.delivered',
      data: { video: { object_key: `renders/${preview.id}.mp4` } },
    });
    expect((await studio.call(pullJob, { as: designer('pia') })).body.job).toBeNull();

    const due_at = new Date(Date.now() + 5 * 86_400_000).toISOString();
    await studio.receive(paidEvent({ ...order, due_at }));
    await studio.receive(paidEvent({ ...order, due_at }));
    const queued = await jobOf(studio, order.order_id);
    expect(queued).toMatchObject({ state: 'queued', holdReason: null, makes: 'final', dueAt: new Date(due_at) });

    // The customer's last corrections.
    const as = designer('ravi');
    const params = { id: job.id };
    expect((await studio.call(pullJob, { as })).body.job?.id).toBe(job.id);
    await studio.call(correctJob, { as, params, body: { details: { bride: 'Ashima' } } });
    await work(studio, job.id);
    await approve(studio, await jobOf(studio, order.order_id), 'ravi');
    const final = await work(studio, job.id);
    expect(final).toMatchObject({
      kind: 'final',
      spec: { resolution: '2160p', watermark: 'none', details: { bride: 'Ashima' } },
    });
    expect((await jobOf(studio, order.order_id)).state).toBe('delivered');
    expect(await lines(job.id)).toEqual([
      'Deposit paid, draft of the preview begun',
      'Draft ready',
      'Claimed',
      'Approved, preview begun',
      'Preview delivered, waiting for the balance',
      'Balance paid, the final can be made',
      'Claimed',
      'Corrected Bride',
      'Approved, final begun',
      'Video delivered',
    ]);
    expect((await eventsOf(studio, order.order_id)).map(({ type, key_version }) => [type, key_version])).toEqual([
      ['studio.job.queued', 1],
      ['studio.job.claimed', 2],
      ['studio.preview.delivered', 3],
      ['studio.job.queued', 4],
      ['studio.job.claimed', 5],
      ['studio.video.delivered', 6],
    ]);
    // The preview goes with the purge, the video stays.
    studio.setTime(new Date(Date.now() + 49 * 3_600_000));
    await sweepPurges(studio.context);
    studio.setTime(undefined);
    const [purge] = await purgesOf(studio, order.order_id);
    expect(purge?.object_keys).toContain(`renders/${preview.id}.mp4`);
    expect(purge?.object_keys).not.toContain(`renders/${final.id}.mp4`);
  });

  it('makes one job of one deposit, and none of an order that has ended', async () => {
    const order = paidOrder();
    const event = depositEvent(order);
    await Promise.all([studio.receive(event), studio.receive(event), studio.receive(depositEvent(order))]);
    const job = await jobOf(studio, order.order_id);
    expect(await rendersOf(job.id)).toEqual([{ kind: 'stills', state: 'queued' }]);
    const expired = paidOrder();
    await studio.receive(endedEvent('expired', expired));
    await studio.receive(depositEvent(expired));
    await expect(jobOf(studio, expired.order_id)).rejects.toThrow();
  });

  it('needs no preview where the whole payment arrives before the deposit, or both at once', async () => {
    for (let round = 0; round < 8; round++) {
      const order = paidOrder();
      const paid = paidEvent(order);
      const deposit = depositEvent(order);
      if (round === 0) {
        await studio.receive(paid);
        await studio.receive(deposit);
      } else await Promise.all([studio.receive(deposit), studio.receive(paid), studio.receive(deposit)]);
      const job = await jobOf(studio, order.order_id);
      expect(job).toMatchObject({ state: 'drafting', makes: 'final' });
      expect(await rendersOf(job.id)).toEqual([{ kind: 'stills', state: 'queued' }]);
    }
  });

  it('goes straight on to the final where the rest is paid while the preview is being made', async () => {
    const claimed = paidOrder();
    await studio.receive(depositEvent(claimed));
    const claimedJob = await jobOf(studio, claimed.order_id);
    await work(studio, claimedJob.id);
    await studio.call(pullJob, { as: designer('early') });
    await studio.receive(paidEvent(claimed));
    expect(await jobOf(studio, claimed.order_id)).toMatchObject({ state: 'claimed', claimedBy: 'early', makes: 'final' });

    const rendering = paidOrder();
    await studio.receive(depositEvent(rendering));
    const job = await jobOf(studio, rendering.order_id);
    await work(studio, job.id);
    await approve(studio, job, 'second');
    const preview = await newestRender(studio, job.id);
    await studio.receive(paidEvent(rendering));
    expect(await report(studio, preview, success(preview.id))).toMatchObject({ status: 409, body: { code: 'stale_attempt' } });
    const final = await work(studio, job.id);
    expect(final.kind).toBe('final');
    expect((await jobOf(studio, rendering.order_id)).state).toBe('delivered');
    expect((await eventsOf(studio, rendering.order_id)).map((event) => event.type)).not.toContain('studio.preview.delivered');
  });

  it('puts the deadline of the final off by what is waited for an answer after it was paid, and no more', async () => {
    const as = designer('asker');
    const order = paidOrder();
    await studio.receive(depositEvent(order));
    const { id } = await jobOf(studio, order.order_id);
    const params = { id };
    await work(studio, id);
    const at = Date.now();
    const later = (hours: number) => studio.setTime(new Date(at + hours * 3_600_000));
    try {
      later(0);
      expect((await studio.call(pullJob, { as })).body.job?.id).toBe(id);
      await studio.call(holdJob, { as, params, body: { message: 'Which day?' } });
      later(30);
      const dueAt = new Date(at + 90 * 3_600_000);
      await studio.receive(paidEvent({ ...order, due_at: dueAt.toISOString() }));
      later(32);
      expect((await studio.call(takeUpJob, { as, params })).status).toBe(200);
      expect((await jobOf(studio, order.order_id)).dueAt).toEqual(new Date(dueAt.getTime() + 2 * 3_600_000));
    } finally {
      studio.setTime(undefined);
    }
  });

  it('ends in one final, whichever comes first: the rest of the money, the preview or the end of the order', async () => {
    for (let round = 0; round < 6; round++) {
      const order = paidOrder(auto);
      await studio.receive(depositEvent(order));
      const job = await jobOf(studio, order.order_id);
      await work(studio, job.id);
      await dispatchRenders(studio.context);
      const preview = await newestRender(studio, job.id);
      await start(studio, preview);
      const ends = round % 2 === 1;
      const [told] = await Promise.all([
        report(studio, preview, success(preview.id, { stills: [] })),
        studio.receive(paidEvent(order)),
        ends ? studio.receive(endedEvent('refunded', order)) : undefined,
      ]);
      expect([204, 409]).toContain(told.status);
      const { state, makes } = await jobOf(studio, order.order_id);
      if (ends) expect(state).toBe('cancelled');
      else expect({ state, makes }).toEqual({ state: 'rendering', makes: 'final' });
      const open = (await rendersOf(job.id)).filter((render) => render.state === 'queued' || render.state === 'running');
      expect(open).toEqual(ends ? [] : [{ kind: 'final', state: 'queued' }]);
      const shownTo = (await eventsOf(studio, order.order_id)).filter((event) => event.type === 'studio.preview.delivered');
      expect(shownTo).toHaveLength(told.status === 204 ? 1 : 0);
    }
  });

  it('tries a failed preview again, or the final once that is what is paid for', async () => {
    const order = paidOrder();
    await studio.receive(depositEvent(order));
    const job = await jobOf(studio, order.order_id);
    const params = { id: job.id };
    await work(studio, job.id);
    await approve(studio, job, 'mender');
    await report(studio, await newestRender(studio, job.id), failure(true));
    expect((await studio.call(retryJob, { as: designer('mender'), params })).body.state).toBe('rendering');
    expect((await newestRender(studio, job.id)).kind).toBe('preview');
    await report(studio, await newestRender(studio, job.id), failure(true));
    await studio.receive(paidEvent(order));
    expect((await jobOf(studio, order.order_id)).state).toBe('failed');
    await studio.call(retryJob, { as: designer('mender'), params });
    expect((await newestRender(studio, job.id)).kind).toBe('final');
  });

  it('stops an order that ends while it waits, and tells what is to go', async () => {
    for (const kind of ['expired', 'cancelled', 'refunded'] as const) {
      const { order, preview } = await shown(`waits-${kind}`);
      await studio.receive(endedEvent(kind, order));
      await studio.receive(paidEvent(order));
      expect(await jobOf(studio, order.order_id)).toMatchObject({ state: 'cancelled', holdReason: null });
      studio.setTime(new Date(Date.now() + 49 * 3_600_000));
      await sweepPurges(studio.context);
      studio.setTime(undefined);
      const [purge] = await purgesOf(studio, order.order_id);
      expect(purge?.object_keys).toContain(`renders/${preview.id}.mp4`);
    }
  });

  it('keeps what a customer corrects when the answer comes after the preview was shown', async () => {
    const { order, job } = await shown('late');
    const answered = {
      order_id: order.order_id,
      order_number: order.order_number,
      answer: 'Her name has an m.',
      changes: { details: { bride: 'Ashima' }, photos: {} },
      due_at: order.due_at,
    };
    await studio.receive(envelope('orders.order.answered', order.order_id, answered));
    expect(await jobOf(studio, order.order_id)).toMatchObject({
      state: 'on_hold',
      holdReason: 'balance',
      customisationVersion: 2,
      headline: 'Rohan & Ashima',
    });
    await work(studio, job.id);
    await studio.receive(paidEvent(order));
    const as = designer('late-too');
    expect((await studio.call(pullJob, { as })).body.job).toMatchObject({
      id: job.id,
      stills: { version: 2 },
      customisation: { details: { bride: 'Ashima' } },
    });
    const again = await studio.call(correctJob, { as, params: { id: job.id }, body: { details: { bride: 'Asha' } } });
    expect(again.body).toMatchObject({ version: 3 });
  });

  it('approves preview and final by itself where the theme allows it and the checks found nothing', async () => {
    const order = paidOrder(auto);
    await studio.receive(depositEvent(order));
    const job = await jobOf(studio, order.order_id);
    await work(studio, job.id);
    expect((await work(studio, job.id)).kind).toBe('preview');
    expect((await jobOf(studio, order.order_id)).state).toBe('on_hold');
    await studio.receive(paidEvent(order));
    expect((await work(studio, job.id)).kind).toBe('final');
    expect((await jobOf(studio, order.order_id)).state).toBe('delivered');

    const doubtful = paidOrder(auto);
    await studio.receive(depositEvent(doubtful));
    const waiting = await jobOf(studio, doubtful.order_id);
    await work(studio, waiting.id, { findings: [{ code: 'text_overflow', severity: 'warning', message: 'Too long.' }] });
    await approve(studio, waiting, 'looker');
    await work(studio, waiting.id);
    await studio.receive(paidEvent(doubtful));
    expect((await jobOf(studio, doubtful.order_id)).state).toBe('queued');
    const view = await studio.call(getStudioJob, { as: designer('looker'), params: { id: waiting.id } });
    expect(view.body.findings).toHaveLength(1);
  });
});
