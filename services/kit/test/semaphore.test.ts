import { expect, it } from 'vitest';
import { createSemaphore, SemaphoreFullError } from '../src/semaphore.ts';

it('lets so many run at once, has the others wait in order, and turns away who would wait too long', async () => {
  const turns = createSemaphore({ atOnce: 2, waiting: 2 });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) =>
    turns.take(async () => {
      started.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      return number;
    });
  const first = [work(1), work(2), work(3), work(4)];
  await expect(work(5)).rejects.toThrow(SemaphoreFullError);
  expect(started).toEqual([1, 2]);
  ends[0]?.();
  await first[0];
  await expect.poll(() => started).toEqual([1, 2, 3]);
  ends[1]?.();
  await expect.poll(() => started).toEqual([1, 2, 3, 4]);
  for (const end of ends) end();
  expect(await Promise.all(first)).toEqual([1, 2, 3, 4]);
});

it('gives the place on after work that failed', async () => {
  const turns = createSemaphore({ atOnce: 1 });
  const failed = turns.take(() => Promise.reject(new Error('broken')));
  const next = turns.take(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
