import { randomUUID } from 'node:crypto';
import { handlerOf } from '@nimantran/kit/queue/queue';
import { retryJob } from '@nimantran/proto/http/studio/jobs';
import { STILLS_QUEUE, stillsJob } from '@nimantran/proto/jobs/render';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { MAX_TRIES } from '../../../src/domain/tries.ts';
import { dispatchRenders, queueIdOf } from '../../../src/jobs/dispatch-renders.ts';
import { reconcileRenders } from '../../../src/jobs/reconcile-renders.ts';
import { redrawDrafts } from '../../../src/use-cases/renders/redraw-drafts.ts';
import { redrawSamples } from '../../../src/use-cases/renders/redraw-samples.ts';
import { requestSecondLayouts } from '../../../src/use-cases/renders/request-second-layouts.ts';
import { failure, jobOf, newestRender, paidEvent, paidOrder, report, start, success, work } from '../../support/orders.ts';
import { designer, envelope } from '../../support/studio.ts';
import { withStudio } from '../../support/with-studio.ts';

describeWith(['postgres'], 'renders, their attempts and their queue', () => {
  const studio = withStudio();
  beforeEach(() => studio.context.queues.wipe(STILLS_QUEUE));

  async function drafting(theme = 1) {
    const order = paidOrder({ theme: { id: theme, version: 'v1', title: 'Marigold Morning' } });
    await studio.receive(paidEvent(order));
    await dispatchRenders(studio.context);
    const job = await jobOf(studio, order.order_id);
    return { order, job, render: await newestRender(studio, job.id) };
  }
  /** The waits between attempts are over. */
  const dispatchNow = async () => {
    await sql`update renders set dispatch_after = now() where state = 'queued'`.execute(studio.context.db);
    await dispatchRenders(studio.context);
  };

  it('takes a result once and turns away that of an older attempt', async () => {
    const { job, render } = await drafting();
    await start(studio, render);
    expect((await report(studio, render, failure(false))).status).toBe(204);
    expect((await report(studio, render, failure(false))).status).toBe(204);
    const next = await newestRender(studio, job.id);
    expect(next).toMatchObject({ id: render.id, attempt: 2, state: 'queued', tries: 1 });
    expect(await start(studio, { id: render.id, attempt: 1 })).toMatchObject({ status: 409, body: { code: 'stale_attempt' } });
    await dispatchNow();
    expect(await studio.context.queues.state(STILLS_QUEUE, `${render.id}.2`)).toBe('waiting');
    await start(studio, next);
    expect((await report(studio, next, success('taken'))).status).toBe(204);
    expect((await report(studio, next, success('taken'))).status).toBe(204);
    expect((await jobOf(studio, job.orderId)).state).toBe('queued');
    const third = await report(studio, { id: render.id, attempt: 3 }, success('other'));
    expect(third).toMatchObject({ status: 409, body: { code: 'stale_attempt' } });
    const told = await studio.context.db
      .selectFrom('outbox')
      .select('envelope')
      .where('type', '=', 'studio.job.queued')
      .execute();
    expect(told.filter((row) => row.envelope.key === job.id)).toHaveLength(1);
  });

  it('rebuilds a queue that was wiped', async () => {
    const { job, render } = await drafting();
    const other = await drafting();
    await start(studio, other.render);
    await studio.context.queues.wipe(STILLS_QUEUE);
    expect(await studio.context.queues.state(STILLS_QUEUE, queueIdOf(render))).toBe('absent');
    await reconcileRenders(studio.context);
    await dispatchNow();
    for (const { id } of [job, other.job]) {
      const again = await newestRender(studio, id);
      expect(again.attempt).toBe(2);
      expect(await studio.context.queues.state(STILLS_QUEUE, queueIdOf(again))).toBe('waiting');
    }
    expect(await reconcileRenders(studio.context)).toBe(0);
  });

  it('tries renders again that failed or ended in the queue without a result', async () => {
    const { job, render } = await drafting();
    const worker = await studio.context.queues.work(STILLS_QUEUE, [
      handlerOf(stillsJob, async () => {
        throw new Error('The worker broke');
      }),
    ]);
    await eventually(
      'the job has failed',
      async () => (await studio.context.queues.state(STILLS_QUEUE, queueIdOf(render))) === 'failed',
    );
    await worker.close();
    await reconcileRenders(studio.context);
    expect(await newestRender(studio, job.id)).toMatchObject({ attempt: 2, state: 'queued', dispatchedAt: null });
  });

  it('parks a render whose worker is killed five times, visibly, and a designer brings it back', async () => {
    const { job, render } = await drafting();
    for (let kill = 1; kill <= MAX_TRIES; kill++) expect((await start(studio, render)).status).toBe(204);
    expect(await start(studio, render)).toMatchObject({ status: 409, body: { code: 'stale_attempt' } });
    expect(await newestRender(studio, job.id)).toMatchObject({ state: 'failed', tries: MAX_TRIES });
    expect((await jobOf(studio, job.orderId)).state).toBe('failed');

    const meera = designer('retry-meera');
    const retried = await studio.call(retryJob, { as: meera, params: { id: job.id } });
    expect(retried.body).toMatchObject({ state: 'drafting', render: { state: 'queued', attempt: 1 } });
    await work(studio, job.id);
    expect((await jobOf(studio, job.orderId)).state).toBe('queued');
    expect(await studio.call(retryJob, { as: meera, params: { id: job.id } })).toMatchObject({
      body: { code: 'job_not_failed' },
    });
  });

  it('parks a render that the queue keeps losing after its last try', async () => {
    const { job } = await drafting();
    for (let round = 1; round <= MAX_TRIES; round++) {
      const render = await newestRender(studio, job.id);
      expect(render.attempt).toBe(round);
      expect((await start(studio, render)).status).toBe(204);
      await studio.context.queues.wipe(STILLS_QUEUE);
      await reconcileRenders(studio.context);
      await dispatchNow();
    }
    expect((await jobOf(studio, job.orderId)).state).toBe('failed');
  });

  it('parks at once what cannot be rendered or prepared', async () => {
    const { job, render } = await drafting();
    await start(studio, render);
    await report(studio, render, failure(true));
    expect((await jobOf(studio, job.orderId)).state).toBe('failed');
    expect((await newestRender(studio, job.id)).error).toBe('It broke (broken, while draw)');
    const unknown = await drafting(404);
    expect((await jobOf(studio, unknown.order.order_id)).state).toBe('failed');
    expect(unknown.render.error).toContain('theme_not_found');
  });

  it('draws a permanently failed sample again when an operator asks', async () => {
    const theme = { theme_id: 9, theme_version: 'v1', package_key: 'themes/9/package.zip', title: 'Nine' };
    await studio.receive(envelope('catalog.theme.published', '9', theme));
    const { db } = studio.context;
    const samples = () =>
      db.selectFrom('renders').selectAll().where('themeId', '=', 9).where('kind', '=', 'sample').orderBy('createdAt').execute();
    const [first] = await samples();
    if (first) await report(studio, first, failure(true));
    expect(await redrawSamples(db, 'trace')).toBe(1);
    expect(await redrawSamples(db, 'trace')).toBe(0);
    expect((await samples()).map((sample) => sample.state)).toEqual(['failed', 'queued']);
  });

  it('draws the newest pictures of themes with a mark again when the shop has another name', async () => {
    const { db } = studio.context;
    const version = randomUUID();
    const theme = { theme_id: 11, theme_version: version, package_key: 'themes/11/package.zip', title: 'Eleven' };
    await studio.receive(envelope('catalog.theme.published', '11', theme));
    const states = async () => {
      const of = db.selectFrom('renders').select(['kind', 'state']).where('themeVersion', '=', version);
      return (await of.orderBy('kind').orderBy('createdAt').execute()).map(({ kind, state }) => `${kind} ${state}`);
    };
    const sample = await db
      .selectFrom('renders')
      .selectAll()
      .where('themeVersion', '=', version)
      .where('kind', '=', 'sample')
      .executeTakeFirstOrThrow();
    await studio.context.themes.get(11, version);
    await start(studio, sample);
    await report(studio, sample, success(sample.id));
    const changed = { sections: ['about'] };
    await studio.receive(envelope('orders.shop.changed', 'shop', changed));
    expect(await states()).toEqual(['sample succeeded', 'stills queued']);
    await studio.receive(envelope('orders.shop.changed', 'shop', { ...changed, renamed: true }));
    expect(await states()).toEqual(['sample cancelled', 'sample queued', 'stills queued']);
  });

  it('draws a draft again whose stills and film are lost', async () => {
    const { db } = studio.context;
    const { job } = await drafting();
    const film = await work(studio, job.id);
    await db.updateTable('renders').set({ kind: 'draft' }).where('id', '=', film.id).execute();
    expect(await redrawDrafts(db, [job.id])).toBe(1);
    expect(await newestRender(studio, job.id)).toMatchObject({ kind: 'stills', state: 'queued' });
    const given = await db.selectFrom('renders').select(['state', 'result']).where('id', '=', film.id).executeTakeFirstOrThrow();
    expect(given).toEqual({ state: 'cancelled', result: null });
  });

  it('tries a sample again whose worker made no video', async () => {
    const theme = { theme_id: 10, theme_version: 'v1', package_key: 'themes/10/package.zip', title: 'Ten' };
    await studio.receive(envelope('catalog.theme.published', '10', theme));
    const sample = () =>
      studio.context.db
        .selectFrom('renders')
        .selectAll()
        .where('themeId', '=', 10)
        .where('kind', '=', 'sample')
        .executeTakeFirstOrThrow();
    const { id, attempt } = await sample();
    await report(studio, { id, attempt }, { ...success(id), video: null });
    expect(await sample()).toMatchObject({ state: 'queued', attempt: attempt + 1, error: expect.stringContaining('no_video') });
  });

  it('draws the second layout once the theme’s own is drawn, each kind in its turn, and tells of it apart', async () => {
    const { db } = studio.context;
    // Theme 1 has both.
    const both = randomUUID();
    const theme = { theme_id: 1, theme_version: both, package_key: 'themes/1/package.zip', title: 'One' };
    await studio.receive(envelope('catalog.theme.published', '1', theme));
    await db
      .updateTable('renders')
      .set({ state: 'cancelled', finishedAt: new Date() })
      .where('themeVersion', '!=', both)
      .where('state', 'in', ['queued', 'running'])
      .execute();
    const ofTheme = () => db.selectFrom('renders').selectAll().where('themeVersion', '=', both).execute();
    const one = async (kind: string) => {
      const found = (await ofTheme()).find((render) => render.kind === kind);
      if (!found) throw new Error(`there are no ${kind}`);
      return found;
    };
    const later = () =>
      db
        .updateTable('renders')
        .set({ createdAt: sql<Date>`now() - interval '16 seconds'` })
        .where('kind', '=', 'stills')
        .execute();
    const dispatched = async () => {
      await later();
      await dispatchNow();
      return (await ofTheme())
        .filter(({ dispatchedAt }) => dispatchedAt !== null)
        .map(({ kind }) => kind)
        .sort();
    };
    expect(await requestSecondLayouts(db)).toBe(0);
    expect(await dispatched()).toEqual(['stills']);
    await report(studio, await one('stills'), { ...success('own'), video: null });
    expect((await ofTheme()).map(({ kind }) => kind).sort()).toEqual(['sample', 'second_sample', 'second_stills', 'stills']);
    expect(await dispatched()).toEqual(['second_stills', 'stills']);
    const stills = await one('second_stills');
    expect(stills.spec).toMatchObject({ layout: 'portrait', resolution: '1080p', stills: true, details: 'sample' });
    expect(await studio.context.queues.state(STILLS_QUEUE, queueIdOf(stills))).toBe('waiting');
    await report(studio, stills, { ...success('second'), video: null });
    expect(await dispatched()).toEqual(['sample', 'second_stills', 'stills']);
    expect((await one('sample')).spec).not.toHaveProperty('layout');
    await report(studio, await one('sample'), success('own'));
    await dispatched();
    const sample = await one('second_sample');
    expect(sample.spec).toMatchObject({ layout: 'portrait', resolution: '480p', stills: false });
    // One that failed waits for a person, as a theme’s own does.
    await report(studio, sample, failure(true));
    expect(await requestSecondLayouts(db)).toBe(0);
    await redrawSamples(db, 'trace');
    const again = (await ofTheme()).find(({ kind, state }) => kind === 'second_sample' && state === 'queued');
    await report(studio, again ?? sample, success('second'));
    const told = await db.selectFrom('outbox').select('envelope').where('type', 'like', 'studio.%').orderBy('seq').execute();
    const ofBoth = told.filter(({ envelope: { data } }) => (data as { theme_version?: string }).theme_version === both);
    expect(ofBoth.map(({ envelope: { type } }) => type)).toEqual([
      'studio.stills.drawn',
      'studio.second_stills.drawn',
      'studio.sample.rendered',
      'studio.second_sample.rendered',
    ]);
  });

  it('draws the second layout of a theme that was drawn before, and keeps the version before from preparing it', async () => {
    const { db } = studio.context;
    await studio.context.themes.get(1, 'older');
    await sql`
      insert into renders (kind, theme_id, theme_version, trace, state, result, finished_at)
      values ('stills', 1, 'older', '', 'succeeded', '{"stills": [{}]}', now())`.execute(db);
    expect(await requestSecondLayouts(db)).toBe(2);
    expect(await requestSecondLayouts(db)).toBe(0);
    const prepare = sql`update renders set spec = '{"stills": true}' where theme_version = 'older' and kind = 'second_stills'`;
    await expect(prepare.execute(db)).rejects.toThrow('renders_second_layout_check');
  });

  it('gives a render nobody knows 404', async () => {
    const nobody = { id: '00000000-0000-4000-8000-000000000000', attempt: 1 };
    expect((await start(studio, nobody)).status).toBe(404);
    expect((await report(studio, nobody, failure(true))).status).toBe(404);
  });
});
