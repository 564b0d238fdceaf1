import { getStudioFigures } from '@nimantran/proto/http/studio/figures';
import { drawDraftFilm } from '@nimantran/proto/http/studio/job-actions';
import { pullJob } from '@nimantran/proto/http/studio/jobs';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { jobOf, newestRender, paidEvent, paidOrder, queuedJob } from '../../support/orders.ts';
import { designer, person } from '../../support/studio.ts';
import { withStudio } from '../../support/with-studio.ts';

describeWith(['postgres'], 'figures of the studio', () => {
  const studio = withStudio();
  const admin = person('root', ['admin']);
  const figures = async () => (await studio.call(getStudioFigures, { as: admin })).body;
  const queue = async (state: string) => (await figures()).queues.find((one) => one.state === state);

  it('tells how long jobs are in their state: the oldest, and the one in the middle', async () => {
    expect(await queue('drafting')).toEqual({ state: 'drafting', jobs: 0, oldest_seconds: null, median_seconds: null });
    const ages = [600, 60, 120];
    for (const age of ages) {
      const order = paidOrder();
      await studio.receive(paidEvent(order));
      const { id } = await jobOf(studio, order.order_id);
      await studio.context.db
        .updateTable('jobHistory')
        .set({ at: new Date(Date.now() - age * 1_000) })
        .where('jobId', '=', id)
        .execute();
    }
    const drafting = await queue('drafting');
    expect(drafting?.jobs).toBe(3);
    expect(drafting?.oldest_seconds).toBeGreaterThanOrEqual(600);
    expect(drafting?.median_seconds).toBeGreaterThanOrEqual(120);
    expect(drafting?.median_seconds).toBeLessThan(600);
  });

  it('counts what was delivered, late and given up on its day', async () => {
    const order = paidOrder({ due_at: new Date(Date.now() - 3_600_000).toISOString() });
    await studio.receive(paidEvent(order));
    const job = await jobOf(studio, order.order_id);
    const render = await newestRender(studio, job.id);
    const { db } = studio.context;
    const delivery = { jobId: job.id, renderId: render.id, video: JSON.stringify({}), stillKey: null, withdrawnAt: null };
    await db
      .insertInto('deliveries')
      .values({ ...delivery, deliveredAt: new Date() } as never)
      .execute();
    await db.updateTable('renders').set({ state: 'failed', finishedAt: new Date() }).where('id', '=', render.id).execute();
    const { days } = await figures();
    expect(days).toHaveLength(14);
    expect(days.at(-1)).toMatchObject({ delivered: 1, late: 1, failed: 1 });
    expect(days.at(-2)).toMatchObject({ delivered: 0, late: 0, failed: 0 });
  });

  it('counts the drafts of the period, and those that were played as a film', async () => {
    const before = (await figures()).drafts;
    const played = await queuedJob(studio);
    await queuedJob(studio);
    const as = designer('player');
    await studio.context.db
      .updateTable('jobs')
      .set({ dueAt: new Date(0) })
      .where('id', '=', played.id)
      .execute();
    await studio.call(pullJob, { as });
    await studio.call(drawDraftFilm, { as, params: { id: played.id } });
    expect((await figures()).drafts).toEqual({ drawn: before.drawn + 2, films: before.films + 1 });
  });

  it('is for admins alone', async () => {
    expect((await studio.call(getStudioFigures, { as: designer('dev') })).status).toBe(403);
    expect((await studio.call(getStudioFigures, { as: person('asha') })).status).toBe(403);
    expect((await studio.call(getStudioFigures, { as: 'nobody' })).status).toBe(401);
  });
});
