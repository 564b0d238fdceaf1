import { handOverJob } from '@nimantran/proto/http/studio/job-actions';
import { getStudioQueue, pullJob } from '@nimantran/proto/http/studio/jobs';
import { countStudioWaiting } from '@nimantran/proto/http/studio/waiting';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { ADMIN, runningBatch } from '../../support/batches.ts';
import { queuedJob } from '../../support/orders.ts';
import { designer, person } from '../../support/studio.ts';
import { withStudio } from '../../support/with-studio.ts';

describeWith(['postgres'], 'what waits in the studio', () => {
  const studio = withStudio();
  const dev = designer('dev');
  const waiting = async (as = dev) => (await studio.call(countStudioWaiting, { as })).body;

  it('is what a designer’s queue shows, each as far as it is theirs', async () => {
    expect(await waiting()).toEqual({ queued: 0, mine: 0, jobs_failed: 0, renders_failed: 0, admin: null });
    const first = await queuedJob(studio, { due_at: new Date(Date.now() + 3_600_000).toISOString() });
    const second = await queuedJob(studio);
    expect(await waiting()).toMatchObject({ queued: 2, mine: 0 });
    const ravi = designer('ravi');
    await studio.call(getStudioQueue, { as: ravi });
    expect((await studio.call(pullJob, { as: dev })).body.job?.id).toBe(first.id);
    expect(await waiting()).toMatchObject({ queued: 1, mine: 1 });
    const handed = { to: ravi.uid, note: 'Please' };
    expect((await studio.call(handOverJob, { as: dev, params: { id: first.id }, body: handed })).status).toBe(200);
    expect(await waiting(ravi)).toMatchObject({ queued: 1, mine: 1 });
    for (const as of [dev, ravi]) {
      const { body: queue } = await studio.call(getStudioQueue, { as });
      expect(await waiting(as)).toMatchObject({ queued: queue.due_next.length, mine: queue.mine.length });
    }
    await studio.context.db.updateTable('jobs').set({ state: 'failed' }).where('id', '=', second.id).execute();
    expect(await waiting()).toMatchObject({ queued: 1, jobs_failed: 1 });
  });

  it('is for admins the batches too: those that run, and those at an end with failed rows', async () => {
    const id = await runningBatch(studio, 1);
    expect((await waiting(ADMIN)).admin).toEqual({ batches_running: 1, batches_failed: 0, trials: 0 });
    expect((await waiting()).admin).toBeNull();
    const { db } = studio.context;
    await db.updateTable('batchRows').set({ state: 'failed' }).where('batchId', '=', id).execute();
    await db
      .updateTable('batches')
      .set({ state: 'finished', endedAt: new Date(), runningSince: null })
      .where('id', '=', id)
      .execute();
    expect((await waiting(ADMIN)).admin).toEqual({ batches_running: 0, batches_failed: 1, trials: 0 });
    await db.updateTable('batches').set({ videosGoneAt: new Date() }).where('id', '=', id).execute();
    expect((await waiting(ADMIN)).admin).toEqual({ batches_running: 0, batches_failed: 0, trials: 0 });
  });

  it('is told to designers and admins alone', async () => {
    expect((await studio.call(countStudioWaiting, { as: person('asha') })).status).toBe(403);
    expect((await studio.call(countStudioWaiting, { as: person('farah', ['partner']) })).status).toBe(403);
    expect((await studio.call(countStudioWaiting, { as: 'nobody' })).status).toBe(401);
  });
});
