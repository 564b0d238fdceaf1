import {
  approveJob,
  correctJob,
  getStudioJob,
  getStudioQueue,
  pullJob,
  releaseJob,
  renewLease,
} from '@nimantran/proto/http/studio/jobs';
import { beforeEach, expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { endLapsedClaims } from '../../../src/jobs/end-lapsed-claims.ts';
import { failure, jobOf, newestRender, queuedJob, report, work } from '../../support/orders.ts';
import { designer, person } from '../../support/studio.ts';
import { withStudio } from '../../support/with-studio.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describeWith(['postgres'], "the designers' queue", () => {
  const studio = withStudio();
  beforeEach(async () => {
    // Monday noon in Kolkata.
    studio.setTime(new Date('2026-11-23T06:30:00Z'));
    await studio.context.db
      .updateTable('jobs')
      .set({ state: 'cancelled', claimedBy: null, leaseUntil: null })
      .where('state', 'in', ['queued', 'claimed'])
      .execute();
  });

  const pull = async (uid: string) => (await studio.call(pullJob, { as: designer(uid) })).body.job?.id;

  it('gives ten jobs to twenty designers who pull at once, none of them twice', async () => {
    const jobs = [];
    for (let index = 0; index < 10; index++) jobs.push(await queuedJob(studio));
    const pulled = await Promise.all(Array.from({ length: 20 }, (_, index) => pull(`crowd-${index}`)));
    const got = pulled.filter((id) => id !== undefined);
    expect(new Set(got)).toEqual(new Set(jobs.map((job) => job.id)));
    expect(got).toHaveLength(10);
  });

  it('gives one designer one job, however often they pull', async () => {
    await queuedJob(studio);
    await queuedJob(studio);
    const pulled = await Promise.all(Array.from({ length: 6 }, () => pull('eager')));
    expect(new Set(pulled).size).toBe(1);
    const queue = await studio.call(getStudioQueue, { as: designer('eager') });
    expect(queue.body.mine).toHaveLength(1);
    expect(queue.body.due_next).toHaveLength(1);
  });

  it('hands out what is due first', async () => {
    const later = await queuedJob(studio, { due_at: inHours(9) });
    const sooner = await queuedJob(studio, { due_at: inHours(2) });
    expect(await pull('first')).toBe(sooner.id);
    expect(await pull('second')).toBe(later.id);
    expect(await pull('third')).toBeUndefined();
  });

  it('hands out only express jobs on Sundays in Kolkata', async () => {
    await queuedJob(studio, { due_at: inHours(1), delivery: 'standard' });
    const express = await queuedJob(studio, { due_at: inHours(20) });
    // Still Saturday in London.
    studio.setTime(new Date('2026-11-21T19:00:00Z'));
    expect(await pull('sunday')).toBe(express.id);
    expect(await pull('sunday-too')).toBeUndefined();
    studio.setTime(new Date('2026-11-22T18:31:00Z'));
    expect(await pull('monday')).toBeDefined();
  });

  it('takes a job back when its lease runs out, and not before', async () => {
    const job = await queuedJob(studio);
    await pull('asleep');
    const until = (await jobOf(studio, job.orderId)).leaseUntil?.getTime() ?? 0;
    expect(until).toBe(Date.parse('2026-11-23T06:40:00Z'));
    studio.setTime(new Date(until - 1_000));
    await studio.call(renewLease, { as: designer('asleep'), params: { id: job.id } });
    studio.setTime(new Date(until + 1_000));
    expect(await endLapsedClaims(studio.context)).toBe(0);
    studio.setTime(new Date(until + 600_000));
    expect(await endLapsedClaims(studio.context)).toBe(1);
    expect(await studio.call(renewLease, { as: designer('asleep'), params: { id: job.id } })).toMatchObject({
      status: 409,
      body: { code: 'job_not_claimed' },
    });
    expect(await pull('awake')).toBe(job.id);
  });

  it('goes back to the queue when it is released', async () => {
    const job = await queuedJob(studio);
    await pull('busy');
    const released = await studio.call(releaseJob, { as: designer('busy'), params: { id: job.id } });
    expect(released.body).toMatchObject({ state: 'queued', claimed_by: null });
    expect(await pull('free')).toBe(job.id);
  });

  it('hands a released job out only once its draft is drawn again, and shows it where that failed', async () => {
    const job = await queuedJob(studio);
    const params = { id: job.id };
    await pull('hasty');
    await studio.call(correctJob, { as: designer('hasty'), params, body: { details: { bride: 'Aasha' } } });
    const released = await studio.call(releaseJob, { as: designer('hasty'), params });
    expect(released.body.state).toBe('drafting');
    expect(await pull('next')).toBeUndefined();
    await work(studio, job.id);
    expect(await pull('next')).toBe(job.id);

    await studio.call(correctJob, { as: designer('next'), params, body: { details: { bride: 'Aaasha' } } });
    const broken = await newestRender(studio, job.id);
    await report(studio, broken, failure(true));
    const shown = await studio.call(getStudioJob, { as: designer('next'), params });
    expect(shown.body).toMatchObject({
      state: 'claimed',
      render: { state: 'failed', error: expect.stringContaining('It broke') },
    });
    expect((await studio.call(releaseJob, { as: designer('next'), params })).body.state).toBe('failed');
    const mended = await studio.call(correctJob, { as: designer('hasty'), params, body: { details: { bride: 'Asha' } } });
    expect(mended.body.state).toBe('drafting');
  });

  it("keeps a colleague's job from others, and all of it from customers and strangers", async () => {
    const job = await queuedJob(studio);
    await pull('owner');
    const params = { id: job.id };
    for (const operation of [approveJob, releaseJob, renewLease]) {
      const answer = await studio.call(operation, { as: designer('other'), params });
      expect(answer).toMatchObject({ status: 409, body: { code: 'job_not_yours' } });
      expect(await studio.call(operation, { as: person('customer'), params })).toMatchObject({
        status: 403,
        body: { code: 'role_missing' },
      });
      expect(await studio.call(operation, { as: 'nobody', params })).toMatchObject({ status: 401 });
      const missing = { id: '00000000-0000-4000-8000-000000000000' };
      expect(await studio.call(operation, { as: designer('other'), params: missing })).toMatchObject({ status: 404 });
    }
    for (const operation of [getStudioQueue, pullJob]) {
      expect((await studio.call(operation, { as: person('customer') })).status).toBe(403);
      expect((await studio.call(operation, { as: 'nobody' })).status).toBe(401);
    }
    expect((await studio.call(getStudioJob, { as: person('admin', ['admin']), params })).status).toBe(200);
    const badId = await studio.call(getStudioJob, { as: designer('other'), params: { id: 'x' } });
    expect(badId).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(badId.body.errors?.[0]?.field).toBe('id');
  });
});
