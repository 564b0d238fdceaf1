import { expect, test } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { shortOrAll } from '../../../../../infra/test-support/vitest/all-tests.ts';
import { handlerOf, type Queues, type RunningJob } from '../../../src/queue/queue.ts';
import { takeAndDie } from './doom.ts';
import { pause, runAll, type TestJob, uniqueJob } from './fixtures.ts';

const KILLS = shortOrAll(2, 5);

/** Workers that die, take long or stop, for every adapter. */
export function describeWorkerContract(open: () => Queues, address: () => object): void {
  test(`a job whose worker is killed ${KILLS} times is run again each time`, async () => {
    const queues = open();
    const job = uniqueJob();
    await queues.add(job, { n: 1 }, { jobId: 'hard' });
    for (let kill = 0; kill < KILLS; kill += 1) await takeAndDie({ ...address(), queue: job.queue, lockMs: 700 });
    const attempts: number[] = [];
    await queues.work(job.queue, [handlerOf(job, async ({ attempt }) => void attempts.push(attempt))], { lockMs: 700 });
    await eventually('it is done', async () => (await queues.state(job.queue, 'hard')) === 'completed');
    expect(attempts).toEqual([KILLS + 1]);
  }, 90_000);

  test('a job longer than its lock keeps it while the worker lives', async () => {
    const [one, two] = [open(), open()];
    const job = uniqueJob();
    let begun = 0;
    const run = async (): Promise<void> => {
      begun += 1;
      await pause(2_500);
    };
    await one.work(job.queue, [handlerOf(job, run)], { lockMs: 800 });
    await two.work(job.queue, [handlerOf(job, run)], { lockMs: 800 });
    await one.add(job, { n: 1 }, { jobId: 'long' });
    await eventually('it is done', async () => (await one.state(job.queue, 'long')) === 'completed');
    expect(begun).toBe(1);
  });

  test('a worker that stops lets its job end, and takes no other', async () => {
    const queues = open();
    const job = uniqueJob();
    let ended = 0;
    const worker = await queues.work(job.queue, [
      handlerOf(job, async () => {
        await pause(600);
        ended += 1;
      }),
    ]);
    await queues.add(job, { n: 1 }, { jobId: 'first' });
    await queues.add(job, { n: 1 }, { jobId: 'second' });
    await eventually('the first runs', async () => (await queues.state(job.queue, 'first')) === 'active');
    await worker.close();
    expect(ended).toBe(1);
    expect(await queues.state(job.queue, 'first')).toBe('completed');
    expect(await queues.state(job.queue, 'second')).toBe('waiting');
  });

  test('a job that does not end when its worker stops is aborted and handed to another', async () => {
    const queues = open();
    const job = uniqueJob();
    const run = async ({ signal }: RunningJob<TestJob>): Promise<void> => {
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    };
    const worker = await queues.work(job.queue, [handlerOf(job, run)]);
    await queues.add(job, { n: 1 }, { jobId: 'endless' });
    await eventually('it runs', async () => (await queues.state(job.queue, 'endless')) === 'active');
    await worker.close();
    expect(await queues.state(job.queue, 'endless')).toBe('waiting');
    const ran = await runAll(queues, job, 1);
    await eventually('another ran it', () => ran.includes('endless'));
  });
}
