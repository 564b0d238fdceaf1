import { expect, test } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { handlerOf, type Queues } from '../../../src/queue/queue.ts';
import { flow, pause, runAll, uniqueJob } from './fixtures.ts';

/** Parents and children, for every adapter. */
export function describeFlowContract(open: () => Queues): void {
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
}
