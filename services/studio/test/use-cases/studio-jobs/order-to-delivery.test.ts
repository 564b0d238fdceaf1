import { drawDraftFilm } from '@nimantran/proto/http/studio/job-actions';
import { approveJob, correctJob, getStudioJob, getStudioQueue, pullJob } from '@nimantran/proto/http/studio/jobs';
import { renderJob, stillsJob } from '@nimantran/proto/jobs/render';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { dispatchRenders } from '../../../src/jobs/dispatch-renders.ts';
import { sweepPurges } from '../../../src/jobs/purge-order.ts';
import { endedEvent, jobOf, newestRender, paidEvent, paidOrder, queuedJob, report, success, work } from '../../support/orders.ts';
import { designer, envelope } from '../../support/studio.ts';
import { withStudio } from '../../support/with-studio.ts';

describeWith(['postgres'], 'the way of an order through the studio', () => {
  const studio = withStudio();

  const eventsOf = async (orderId: string) => {
    const rows = await studio.context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    return rows.map((row) => row.envelope).filter((event) => (event.data as { order_id?: string }).order_id === orderId);
  };

  it('has the headline that came with it from the first moment, and one by its theme where none came', async () => {
    const named = paidOrder({ headline: 'Ira & Dev' });
    await studio.receive(paidEvent(named));
    await studio.context.themes.get(1, 'v1');
    const { headline: _known, ...ofKnownTheme } = paidOrder();
    const { headline: _new, ...ofNewTheme } = paidOrder({ theme: { id: 1, version: 'not-kept-yet', title: 'Banyan Ashram' } });
    await studio.receive(paidEvent(ofKnownTheme));
    await studio.receive(paidEvent(ofNewTheme));
    const headlines = await Promise.all(
      [named, ofKnownTheme, ofNewTheme].map(async ({ order_id }) => (await jobOf(studio, order_id)).headline),
    );
    expect(headlines).toEqual(['Ira & Dev', 'Rohan & Asha', 'Banyan Ashram']);
  });

  it('goes from paid to delivered, and tells what is to be purged two days later', async () => {
    const meera = designer('meera');
    const order = paidOrder();
    await studio.receive(paidEvent(order));
    const job = await jobOf(studio, order.order_id);
    expect(job.state).toBe('drafting');

    const draft = await work(studio, job.id);
    expect((await newestRender(studio, job.id)).spec).toMatchObject({
      theme: { id: 1, package_key: 'themes/1/package.zip' },
      details: { groom: 'Rohan' },
      photos: { couple: { object_key: expect.stringContaining('uploads/') } },
      resolution: '720p',
      ...{ watermark: 'brand', shop_name: 'Shaadi Studio' },
    });
    const pulled = await studio.call(pullJob, { as: meera });
    expect(pulled.body.job).toMatchObject({ id: job.id, state: 'claimed', headline: 'Rohan & Asha', claimed_by: 'meera' });
    expect(pulled.body.job).toMatchObject({ film: null, draft: null });
    expect(pulled.body.job?.stills?.scenes[0]?.url).toContain(`renders/${draft.id}.jpg`);
    expect(pulled.body.job?.photo_urls.couple).toContain('http://shop.test/uploads/');

    const approved = await studio.call(approveJob, { as: meera, params: { id: job.id } });
    expect(approved.body.state).toBe('rendering');
    const final = await work(studio, job.id);
    expect((await newestRender(studio, job.id)).spec).toMatchObject({ resolution: '1080p', watermark: 'brand' });
    const queue = await studio.call(getStudioQueue, { as: meera });
    expect(queue.body.done_today.map((found) => found.id)).toContain(job.id);
    const shown = await studio.call(getStudioJob, { as: meera, params: { id: job.id } });
    expect(shown.body.history.map((line) => line.what)).toEqual([
      'Order paid, draft begun',
      'Draft ready',
      'Claimed',
      'Approved, final begun',
      'Video delivered',
    ]);

    await sweepPurges(studio.context);
    expect((await eventsOf(order.order_id)).map((event) => event.type)).toEqual([
      'studio.job.queued',
      'studio.job.claimed',
      'studio.video.delivered',
    ]);
    studio.setTime(new Date(Date.now() + 48 * 3_600_000 + 60_000));
    await sweepPurges(studio.context);
    await sweepPurges(studio.context);
    studio.setTime(undefined);
    const events = await eventsOf(order.order_id);
    expect(events.map((event) => event.key_version)).toEqual([1, 2, 3, 1]);
    expect(events.at(-1)).toMatchObject({
      type: 'studio.purge.due',
      data: {
        // The delivered video and its poster stay.
        object_keys: [`renders/${draft.id}.jpg`],
      },
    });
    expect(final.id).not.toBe(draft.id);
  });

  it('makes one job of one order, however often the event comes', async () => {
    const order = paidOrder();
    const event = paidEvent(order);
    await Promise.all([studio.receive(event), studio.receive(event), studio.receive(paidEvent(order))]);
    const job = await jobOf(studio, order.order_id);
    const renders = await studio.context.db.selectFrom('renders').select('id').where('jobId', '=', job.id).execute();
    expect(renders).toHaveLength(1);
  });

  it('does not begin an order that was cancelled before its payment arrived here', async () => {
    const order = paidOrder();
    await studio.receive(endedEvent('cancelled', order));
    await studio.receive(paidEvent(order));
    await expect(jobOf(studio, order.order_id)).rejects.toThrow();
    for (let round = 0; round < 10; round++) {
      const both = paidOrder();
      await Promise.all([studio.receive(paidEvent(both)), studio.receive(endedEvent('expired', both))]);
      const job = await studio.context.db.selectFrom('jobs').selectAll().where('orderId', '=', both.order_id).executeTakeFirst();
      expect(job?.state ?? 'cancelled').toBe('cancelled');
    }
  });

  it('stops a cancelled order in the middle of its final render and turns the result away', async () => {
    const meera = designer('cancel-meera');
    const order = paidOrder({ due_at: new Date(Date.now() - 1000).toISOString() });
    await studio.receive(paidEvent(order));
    const job = await jobOf(studio, order.order_id);
    await work(studio, job.id);
    await studio.call(pullJob, { as: meera });
    await studio.call(approveJob, { as: meera, params: { id: job.id } });
    const final = await newestRender(studio, job.id);
    await studio.receive(endedEvent('cancelled', order));
    const answer = await report(studio, final, success(final.id));
    expect(answer).toMatchObject({ status: 409, body: { code: 'stale_attempt' } });
    expect((await jobOf(studio, order.order_id)).state).toBe('cancelled');

    studio.setTime(new Date(Date.now() + 49 * 3_600_000));
    await sweepPurges(studio.context);
    studio.setTime(undefined);
    const purge = (await eventsOf(order.order_id)).at(-1);
    expect(purge).toMatchObject({ type: 'studio.purge.due' });
    expect(purge?.data).toMatchObject({ object_keys: expect.arrayContaining([`renders/${final.id}.mp4`]) });
  });

  it('delivers by itself where the theme allows it and the checks found nothing', async () => {
    const order = paidOrder({ theme: { id: 2, version: 'v1', title: 'Quick' } });
    await studio.receive(paidEvent(order));
    const job = await jobOf(studio, order.order_id);
    await work(studio, job.id);
    expect((await jobOf(studio, order.order_id)).state).toBe('rendering');

    const doubtful = paidOrder({ theme: { id: 2, version: 'v1', title: 'Quick' } });
    await studio.receive(paidEvent(doubtful));
    const waiting = await jobOf(studio, doubtful.order_id);
    await work(studio, waiting.id, { findings: [{ code: 'date_in_past', severity: 'warning', message: 'The date is past.' }] });
    expect((await jobOf(studio, doubtful.order_id)).state).toBe('queued');
  });

  it('draws the stills of a correction at once, keeps the video before it, and approves only what was seen', async () => {
    const meera = designer('correct-meera');
    const job = await queuedJob(studio, { due_at: new Date(Date.now() - 5000).toISOString() });
    await studio.call(pullJob, { as: meera });
    const params = { id: job.id };
    await studio.call(drawDraftFilm, { as: meera, params });
    const first = await work(studio, job.id);
    const refused = await studio.call(correctJob, {
      as: meera,
      params,
      body: { details: { date: '2027-02-30', colour: 'red' } },
    });
    expect(refused).toMatchObject({ status: 400, body: { code: 'details_invalid' } });
    expect(refused.body.errors?.map((fault) => fault.field)).toEqual(['details.colour', 'details.date']);

    const corrected = await studio.call(correctJob, { as: meera, params, body: { details: { bride: 'Aasha' } } });
    expect(corrected.body).toMatchObject({ state: 'claimed', customisation: { details: { bride: 'Aasha', groom: 'Rohan' } } });
    expect(corrected.body.draft?.video_url).toContain(first.id);
    expect(await studio.call(approveJob, { as: meera, params })).toMatchObject({
      status: 409,
      body: { code: 'draft_not_ready' },
    });
    const second = await work(studio, job.id, { video: null });
    expect(second).toMatchObject({ kind: 'stills', spec: { resolution: '720p', details: { bride: 'Aasha' } } });
    const shown = await studio.call(getStudioJob, { as: meera, params });
    expect(shown.body).toMatchObject({ version: 2, draft: { version: 1 }, stills: { version: 2 } });
    expect(shown.body.stills?.scenes[0]?.url).toContain(second.id);
    const approved = await studio.call(approveJob, { as: meera, params });
    expect(approved.body.state).toBe('rendering');
  });

  it('draws stills of a published theme, then its sample, each once, and tells where they are', async () => {
    const published = { theme_id: 7, theme_version: 'v1', package_key: 'themes/7/package.zip', title: 'Seven' };
    await studio.receive(envelope('catalog.theme.published', '7', published));
    await studio.receive(envelope('catalog.theme.published', '7', published));
    const ofTheme = () =>
      studio.context.db.selectFrom('renders').selectAll().where('themeId', '=', 7).orderBy('kind', 'desc').execute();
    await dispatchRenders(studio.context);
    const [stills, waiting, ...more] = await ofTheme();
    if (!stills || !waiting) throw new Error('there are no renders of the theme');
    expect(more).toEqual([]);
    expect(stills).toMatchObject({ kind: 'stills', spec: { details: 'sample', resolution: '1080p', stills: true } });
    expect(await studio.context.queues.state(stillsJob.queue, `${stills.id}.1`)).toBe('waiting');
    expect(waiting).toMatchObject({ kind: 'sample', dispatchedAt: null });
    expect((await report(studio, stills, { ...success(stills.id), video: null })).status).toBe(204);
    // Other themes may follow it; after a while none does.
    await dispatchRenders(studio.context);
    expect((await ofTheme())[1]).toMatchObject({ dispatchedAt: null });
    const created = sql<Date>`now() - interval '16 seconds'`;
    await studio.context.db.updateTable('renders').set({ createdAt: created }).where('kind', '=', 'stills').execute();
    await dispatchRenders(studio.context);
    const sample = (await ofTheme())[1] ?? waiting;
    expect(sample.spec).toMatchObject({ details: 'sample', resolution: '480p', stills: false });
    expect(await studio.context.queues.state(renderJob.queue, `${sample.id}.1`)).toBe('waiting');
    expect((await report(studio, sample, success(sample.id))).status).toBe(204);
    const told = await studio.context.db
      .selectFrom('outbox')
      .select('envelope')
      .where('type', 'in', ['studio.stills.drawn', 'studio.sample.rendered'])
      .orderBy('seq')
      .execute();
    const metrics = (await studio.app.inject('/metrics')).body;
    expect(metrics).toContain('studio_jobs{state="queued"}');
    expect(metrics).toContain('studio_renders{kind=');
    expect(told.map((row) => row.envelope.data)).toMatchObject([
      { theme_id: 7, still_keys: [`renders/${stills.id}.jpg`] },
      { theme_id: 7, video: { object_key: `renders/${sample.id}.mp4` } },
    ]);
  });
});
