import { defineJob } from '@nimantran/proto/jobs/job';
import { Type } from 'typebox';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import type { BullQueue } from '../../../src/queue/bull-types.ts';
import type { KeptFor } from '../../../src/queue/finished-jobs.ts';
import type { JobPayload } from '../../../src/queue/job-payload.ts';
import { handlerOf, type Queues } from '../../../src/queue/queue.ts';
import { describeFinishedContract } from './finished-contract.ts';
import { flow, pause, runAll, uniqueJob } from './fixtures.ts';
import { describeFlowContract } from './flow-contract.ts';
import { describeWorkerContract } from './worker-contract.ts';

export interface QueueSetup {
  /** Another instance of the service: separate queues on the same server. */
  open(kept?: Partial<KeptFor>): Queues;
  /** BullMQ's own view of a queue, for what the port does not show; closed with the suite. */
  bull(queue: string): BullQueue<JobPayload>;
  /** For use in a separate process. */
  address(): { redisUrl?: string; databaseUrl?: string };
}

/** The contract of every queue adapter; `open` returns instances of the one under test. */
export function describeQueueContract(setup: QueueSetup): void {
  const opened: Queues[] = [];
  const open = (kept?: Partial<KeptFor>): Queues => {
    const queues = setup.open(kept);
    opened.push(queues);
    return queues;
  };
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((queues) => queues.close()));
  });

  test('the most urgent job runs first, and one without a priority before all', async () => {
    const queues = open();
    const job = uniqueJob();
    for (const [jobId, priority] of [
      ['low', 2_000_000],
      ['high', 1],
      ['middle', 50],
      ['none', undefined],
    ] as const) {
      await queues.add(job, { n: 1 }, { jobId, ...(priority === undefined ? {} : { priority }) });
    }
    expect(await queues.counts(job.queue)).toEqual({ waiting: 4, delayed: 0, active: 0, failed: 0 });
    const ran: string[] = [];
    await queues.work(job.queue, [handlerOf(job, async ({ id }) => void ran.push(id))]);
    await eventually('all ran', () => ran.length === 4);
    expect(ran).toEqual(['none', 'high', 'middle', 'low']);
  });

  test('a delayed job runs when its time has come', async () => {
    const queues = open();
    const job = uniqueJob();
    const ran: { id: string; at: number }[] = [];
    await queues.work(job.queue, [handlerOf(job, async ({ id }) => void ran.push({ id, at: Date.now() }))]);
    const added = Date.now();
    await queues.add(job, { n: 1 }, { jobId: 'later', delayMs: 700 });
    expect(await queues.state(job.queue, 'later')).toBe('delayed');
    await queues.add(job, { n: 1 }, { jobId: 'now' });
    await eventually('both ran', () => ran.length === 2);
    expect(ran.map(({ id }) => id)).toEqual(['now', 'later']);
    expect((ran[1]?.at ?? 0) - added).toBeGreaterThanOrEqual(690);
  });

  test('a job that throws is tried again after growing waits, and fails after its last try', async () => {
    const queues = open();
    const job = uniqueJob();
    const tries: { attempt: number; at: number }[] = [];
    await queues.work(job.queue, [
      handlerOf(job, async ({ attempt }) => {
        tries.push({ attempt, at: Date.now() });
        throw new Error('no');
      }),
    ]);
    await queues.add(job, { n: 1 }, { jobId: 'stubborn', attempts: 3, backoffMs: 200 });
    await eventually('it failed', async () => (await queues.state(job.queue, 'stubborn')) === 'failed');
    expect(tries.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    const [first, second, third] = tries.map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(190);
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(390);
    expect((await queues.counts(job.queue)).failed).toBe(1);
  });

  test('without a number of tries, the first failure is the last', async () => {
    const queues = open();
    const job = uniqueJob();
    let tries = 0;
    await queues.work(job.queue, [
      handlerOf(job, async () => {
        tries += 1;
        throw new Error('no');
      }),
    ]);
    await queues.add(job, { n: 1 }, { jobId: 'once' });
    await eventually('it failed', async () => (await queues.state(job.queue, 'once')) === 'failed');
    expect(tries).toBe(1);
  });

  test('adding an id that waits, runs or failed changes nothing', async () => {
    const queues = open();
    const job = uniqueJob();
    await queues.add(job, { n: 1 }, { jobId: 'same' });
    await queues.add(job, { n: 2 }, { jobId: 'same' });
    expect((await queues.counts(job.queue)).waiting).toBe(1);
    const ran: number[] = [];
    await queues.work(job.queue, [
      handlerOf(job, async ({ data }) => {
        ran.push(data.n);
        await queues.add(job, { n: 3 }, { jobId: 'same' });
        throw new Error('no');
      }),
    ]);
    await eventually('it failed', async () => (await queues.state(job.queue, 'same')) === 'failed');
    await queues.add(job, { n: 4 }, { jobId: 'same' });
    expect(await queues.state(job.queue, 'same')).toBe('failed');
    expect(ran).toEqual([1]);
    expect(await queues.remove(job.queue, 'same')).toBe(true);
    expect(await queues.state(job.queue, 'same')).toBe('absent');
    await queues.add(job, { n: 5 }, { jobId: 'same' });
    await eventually('it ran again', () => ran.includes(5));
  });

  test('a failed job that is forgotten runs again when its id is added again', async () => {
    const queues = open();
    const job = uniqueJob();
    const ran: number[] = [];
    await queues.work(job.queue, [
      handlerOf(job, async ({ data }) => {
        ran.push(data.n);
        if (data.n === 1) throw new Error('the database is away');
      }),
    ]);
    await queues.add(job, { n: 1 }, { jobId: 'row', forgetFailed: true });
    await eventually('it failed and left', async () => ran.length === 1 && (await queues.state(job.queue, 'row')) === 'absent');
    await queues.add(job, { n: 2 }, { jobId: 'row', forgetFailed: true });
    await eventually('it ran again', () => ran.includes(2));
    await eventually('it is done', async () => (await queues.state(job.queue, 'row')) === 'completed');
  });

  test('a job that runs cannot be removed, one that waits can', async () => {
    const queues = open();
    const job = uniqueJob();
    const held = Promise.withResolvers<void>();
    await queues.work(job.queue, [handlerOf(job, () => held.promise)]);
    await queues.add(job, { n: 1 }, { jobId: 'runs' });
    await queues.add(job, { n: 1 }, { jobId: 'waits' });
    await eventually('the first runs', async () => (await queues.state(job.queue, 'runs')) === 'active');
    expect(await queues.remove(job.queue, 'runs')).toBe(false);
    expect(await queues.remove(job.queue, 'waits')).toBe(true);
    expect(await queues.remove(job.queue, 'never-was')).toBe(true);
    held.resolve();
    await eventually('the first ends', async () => (await queues.state(job.queue, 'runs')) === 'completed');
  });

  test('two instances share the jobs of a queue', async () => {
    const [one, two] = [open(), open()];
    const job = uniqueJob();
    const ran: string[] = [];
    const by = { one: 0, two: 0 };
    const work = (name: 'one' | 'two') =>
      handlerOf(job, async ({ id }) => {
        ran.push(id);
        by[name] += 1;
        await eventually('the other has begun too', () => by.one > 0 && by.two > 0);
      });
    await one.work(job.queue, [work('one')]);
    await two.work(job.queue, [work('two')]);
    for (let n = 0; n < 20; n += 1) await one.add(job, { n }, { jobId: `job-${n}` });
    await eventually('all ran', () => ran.length === 20);
    expect(new Set(ran).size).toBe(20);
  });

  test('progress is seen by another instance', async () => {
    const [worker, watcher] = [open(), open()];
    const job = uniqueJob();
    const seen: unknown[] = [];
    await watcher.watchProgress(job.queue, (jobId, progress) => seen.push({ jobId, progress }));
    const enough = Promise.withResolvers<void>();
    await worker.work(job.queue, [
      handlerOf(job, async (running) => {
        await eventually('the watcher hears', async () => {
          await running.progress({ stage: 'draw', fraction: 0.5 });
          await pause(50);
          return seen.length > 0;
        });
        enough.resolve();
      }),
    ]);
    await worker.add(job, { n: 1 }, { jobId: 'told' });
    await enough.promise;
    expect(seen[0]).toEqual({ jobId: 'told', progress: { stage: 'draw', fraction: 0.5 } });
  });

  test('a wiped queue is empty, its running job is told, and it can be used again', async () => {
    const queues = open();
    const job = uniqueJob();
    const told = Promise.withResolvers<void>();
    const ran: string[] = [];
    await queues.work(
      job.queue,
      [
        handlerOf(job, async ({ id, signal }) => {
          if (id !== 'runs') return void ran.push(id);
          signal.addEventListener('abort', () => told.resolve());
          await told.promise;
        }),
      ],
      { lockMs: 600 },
    );
    await queues.add(job, { n: 1 }, { jobId: 'runs' });
    await queues.add(job, { n: 1 }, { jobId: 'waits' });
    await queues.add(job, { n: 1 }, { jobId: 'later', delayMs: 60_000 });
    await eventually('one runs', async () => (await queues.state(job.queue, 'runs')) === 'active');
    await queues.wipe(job.queue);
    expect(await queues.counts(job.queue)).toEqual({ waiting: 0, delayed: 0, active: 0, failed: 0 });
    for (const id of ['runs', 'waits', 'later']) expect(await queues.state(job.queue, id)).toBe('absent');
    await told.promise;
    await queues.add(job, { n: 1 }, { jobId: 'waits' });
    await eventually('it is rebuilt', () => ran.includes('waits'));
  });

  test('data that does not match is refused when added, alone or anywhere in a flow', async () => {
    const queues = open();
    const job = uniqueJob();
    const wrong = { n: 'three' } as unknown as { n: number };
    await expect(queues.add(job, wrong, { jobId: 'bad' })).rejects.toThrow('/n');
    const bad = { ...flow(job, 'parent', ['fine']), children: [flow(job, 'fine', []), { ...flow(job, 'bad', []), data: wrong }] };
    await expect(queues.addFlow(bad)).rejects.toThrow('/n');
    await expect(queues.add(job, { n: 1 }, { jobId: 'a:b' })).rejects.toThrow('colons');
    await expect(queues.add(job, { n: 1 }, { jobId: '42' })).rejects.toThrow('digits');
    await expect(queues.add(job, { n: 1 }, { jobId: 'delayed' })).rejects.toThrow('cannot be named');
    expect(await queues.counts(job.queue)).toEqual({ waiting: 0, delayed: 0, active: 0, failed: 0 });
  });

  test('data that does not match when run fails the job for good', async () => {
    const queues = open();
    const job = uniqueJob();
    const loose = defineJob({ queue: job.queue, name: job.name, data: Type.Unknown() });
    await queues.add(loose, { n: 'three' }, { jobId: 'bad', attempts: 5, backoffMs: 10 });
    const ran = await runAll(queues, job, 1);
    await eventually('it failed', async () => (await queues.state(job.queue, 'bad')) === 'failed');
    expect(ran).toEqual([]);
  });

  test('two handlers of one job are refused, and one of another queue', async () => {
    const queues = open();
    const [job, other] = [uniqueJob(), uniqueJob()];
    const handler = handlerOf(job, async () => {});
    await expect(queues.work(job.queue, [handler, handler])).rejects.toThrow('two handlers');
    await expect(queues.work(other.queue, [handler])).rejects.toThrow('belongs to the queue');
  });

  describeFlowContract(open);
  describeFinishedContract(open, setup.bull);
  describeWorkerContract(open, setup.address);

  test('it answers a ping', async () => {
    await expect(open().ping(3_000)).resolves.toBeUndefined();
  });
}
