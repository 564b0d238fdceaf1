import { randomUUID } from 'node:crypto';
import { defineJob } from '@nimantran/proto/jobs/job';
import { Type } from 'typebox';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../../../infra/testing/eventually.ts';
import { handlerOf, type Queues, type RunningJob } from '../../src/queue/queue.ts';
import { takeAndDie } from './doom.ts';

export interface QueueSetup {
  /** Another instance of the service: queues of its own on the same server. */
  open(): Queues;
  /** For a process of its own. */
  address(): { redisUrl?: string; databaseUrl?: string };
}

/** A queue of its own for each test. */
function uniqueJob() {
  return defineJob({ queue: `q-${randomUUID()}`, name: 'work', data: Type.Object({ n: Type.Integer() }) });
}
type TestJob = ReturnType<typeof uniqueJob>;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What every adapter of the queue does; `open` gives instances of the one under test. */
export function describeQueueContract(setup: QueueSetup): void {
  const opened: Queues[] = [];
  const open = (): Queues => {
    const queues = setup.open();
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

  test('a parent runs after its children, each of which is run once', async () => {
    const queues = open();
    const job = uniqueJob();
    const ran = await runAll(queues, job, 2);
    await queues.addFlow(flow(job, 'parent', ['a', 'b', 'c']));
    await eventually('the parent ran', () => ran.includes('parent'));
    expect(ran.toSorted()).toEqual(['a', 'b', 'c', 'parent']);
    expect(ran.at(-1)).toBe('parent');
  });

  test('two parents share a child, whether it waits, runs or is done', async () => {
    const queues = open();
    const job = uniqueJob();
    await queues.addFlow(flow(job, 'first', ['shared', 'own-1']));
    await queues.addFlow(flow(job, 'second', ['own-2', 'shared']));
    expect(await queues.state(job.queue, 'first')).toBe('waiting-children');
    expect(await queues.state(job.queue, 'second')).toBe('waiting-children');
    const held = Promise.withResolvers<void>();
    const ran: string[] = [];
    await queues.work(job.queue, [
      handlerOf(job, async ({ id }) => {
        if (id === 'shared') await held.promise;
        ran.push(id);
      }),
    ]);
    await eventually('the child runs', async () => (await queues.state(job.queue, 'shared')) === 'active');
    await queues.addFlow(flow(job, 'third', ['shared']));
    await pause(300);
    expect(ran.filter((id) => ['first', 'second', 'third'].includes(id))).toEqual([]);
    held.resolve();
    await eventually('all three parents ran', () => ['first', 'second', 'third'].every((id) => ran.includes(id)), 10_000);
    await queues.addFlow(flow(job, 'fourth', ['shared', 'own-1']));
    await eventually('a parent of done children runs', () => ran.includes('fourth'), 10_000);
    expect(ran.filter((id) => id === 'shared')).toHaveLength(1);
    expect(ran).toHaveLength(7);
  });

  test('a parent whose child fails for good fails too, and does not wait for ever', async () => {
    const queues = open();
    const job = uniqueJob();
    const ran: string[] = [];
    await queues.work(job.queue, [
      handlerOf(job, async ({ id }) => {
        ran.push(id);
        if (id === 'bad') throw new Error('no');
      }),
    ]);
    await queues.addFlow(flow(job, 'parent', ['good', 'bad']));
    await eventually('the parent failed', async () => (await queues.state(job.queue, 'parent')) === 'failed', 10_000);
    expect(ran).not.toContain('parent');
  });

  test('children may have children, in another queue', async () => {
    const queues = open();
    const [join, part] = [uniqueJob(), uniqueJob()];
    const ran: string[] = [];
    await queues.work(join.queue, [handlerOf(join, async ({ id }) => void ran.push(id))]);
    await queues.work(part.queue, [handlerOf(part, async ({ id }) => void ran.push(id))], { concurrency: 2 });
    await queues.addFlow({
      ...flow(join, 'top', []),
      children: [
        { ...flow(join, 'left', []), children: [flow(part, 'leaf-1', []), flow(part, 'leaf-2', [])] },
        flow(part, 'leaf-3', []),
      ],
    });
    await eventually('the top ran', () => ran.includes('top'));
    expect(ran.at(-1)).toBe('top');
    expect(ran.indexOf('left')).toBeGreaterThan(Math.max(ran.indexOf('leaf-1'), ran.indexOf('leaf-2')));
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

  test('a job whose worker is killed five times is run again each time', async () => {
    const queues = open();
    const job = uniqueJob();
    await queues.add(job, { n: 1 }, { jobId: 'hard' });
    for (let kill = 0; kill < 5; kill += 1) await takeAndDie({ ...setup.address(), queue: job.queue, lockMs: 700 });
    const attempts: number[] = [];
    await queues.work(job.queue, [handlerOf(job, async ({ attempt }) => void attempts.push(attempt))], { lockMs: 700 });
    await eventually('it is done', async () => (await queues.state(job.queue, 'hard')) === 'completed');
    expect(attempts).toEqual([6]);
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

  test('it answers a ping', async () => {
    await expect(open().ping(3_000)).resolves.toBeUndefined();
  });
}

function flow(job: TestJob, jobId: string, children: readonly string[]) {
  return {
    job,
    data: { n: 1 },
    options: { jobId },
    children: children.map((id) => ({ job, data: { n: 1 }, options: { jobId: id } })),
  };
}

async function runAll(queues: Queues, job: TestJob, concurrency: number): Promise<string[]> {
  const ran: string[] = [];
  await queues.work(job.queue, [handlerOf(job, async ({ id }) => void ran.push(id))], { concurrency });
  return ran;
}
