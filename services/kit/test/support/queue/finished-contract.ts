import { defineJob } from '@nimantran/proto/jobs/job';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import type { BullQueue } from '../../../src/queue/bull-types.ts';
import type { KeptFor } from '../../../src/queue/finished-jobs.ts';
import type { JobPayload } from '../../../src/queue/job-payload.ts';
import { handlerOf, type Queues } from '../../../src/queue/queue.ts';
import { pause, uniqueJob } from './fixtures.ts';

/** What finished jobs leave behind, for every adapter. */
export function describeFinishedContract(
  open: (kept?: Partial<KeptFor>) => Queues,
  bull: (queue: string) => BullQueue<JobPayload>,
): void {
  const stored = async (queue: string): Promise<string> => JSON.stringify(await bull(queue).getJobs());
  const wordsJob = () => defineJob({ queue: uniqueJob().queue, name: 'work', data: Type.Object({ words: Type.String() }) });

  test('a finished job holds none of its words, and its id is still known', async () => {
    const queues = open();
    const job = wordsJob();
    const ran: string[] = [];
    await queues.add(job, { words: 'Meera weds Arjun' }, { jobId: 'good' });
    await queues.add(job, { words: 'Meera weds Kabir' }, { jobId: 'bad', attempts: 2, backoffMs: 10 });
    expect(await stored(job.queue)).toContain('Meera');
    await queues.work(job.queue, [
      handlerOf(job, async ({ id, data }) => {
        ran.push(`${id}: ${data.words}`);
        if (id === 'bad') throw new Error(`${data.words} does not fit`);
      }),
    ]);
    await eventually('both ended', async () => {
      const states = [await queues.state(job.queue, 'good'), await queues.state(job.queue, 'bad')];
      return states.join() === 'completed,failed';
    });
    expect(await stored(job.queue)).not.toContain('Meera');
    for (const jobId of ['good', 'bad']) await queues.add(job, { words: 'Meera again' }, { jobId });
    await queues.add(job, { words: 'last' }, { jobId: 'last' });
    await eventually('the last ended', async () => (await queues.state(job.queue, 'last')) === 'completed');
    expect(ran.toSorted()).toEqual(
      ['bad: Meera weds Kabir', 'bad: Meera weds Kabir', 'good: Meera weds Arjun', 'last: last'].toSorted(),
    );
    expect(await stored(job.queue)).not.toContain('Meera');
  });

  test('finished jobs are deleted by time alone', async () => {
    const queues = open({ completedMs: 400, failedMs: 400, everyMs: 100 });
    const job = uniqueJob();
    await queues.work(job.queue, [
      handlerOf(job, async ({ id }) => {
        if (id === 'bad') throw new Error('no');
      }),
    ]);
    for (const jobId of ['good', 'bad']) await queues.add(job, { n: 1 }, { jobId });
    await eventually('both are gone', async () => {
      const states = [await queues.state(job.queue, 'good'), await queues.state(job.queue, 'bad')];
      return states.join() === 'absent,absent';
    });
  });

  test('finished jobs younger than that stay', async () => {
    const queues = open({ everyMs: 20 });
    const job = uniqueJob();
    await queues.work(job.queue, [
      handlerOf(job, async ({ id }) => {
        await pause(60);
        if (id === 'bad') throw new Error('no');
      }),
    ]);
    for (const jobId of ['good', 'bad', 'last']) await queues.add(job, { n: 1 }, { jobId });
    await eventually('the last ended', async () => (await queues.state(job.queue, 'last')) === 'completed');
    expect(await queues.state(job.queue, 'good')).toBe('completed');
    expect(await queues.state(job.queue, 'bad')).toBe('failed');
  });

  test('a job emptied by a worker that died before it was marked as finished ends as it would have', async () => {
    const queues = open();
    const job = wordsJob();
    const ran: string[] = [];
    for (const emptied of ['done', 'failed'] as const)
      await bull(job.queue).add(job.name, { data: null, emptied }, { jobId: `it-${emptied}` });
    await queues.work(job.queue, [handlerOf(job, async ({ id }) => void ran.push(id))]);
    await eventually('both end', async () => {
      const states = [await queues.state(job.queue, 'it-done'), await queues.state(job.queue, 'it-failed')];
      return states.join() === 'completed,failed';
    });
    expect(ran).toEqual([]);
  });
}
