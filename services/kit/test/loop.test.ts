import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../infra/test-support/eventually.ts';
import { serviceAuthOf } from '../../../infra/test-support/service-auth.ts';
import { noteActivity } from '../src/activity.ts';
import { createApp } from '../src/http/app.ts';
import { createLog } from '../src/log.ts';
import { type LoopOptions, startLoop } from '../src/loop.ts';

const log = createLog('test', 'silent');

it('a process whose background work hangs is not healthy until the work goes on', async () => {
  const app = await createApp({ log, tokens: serviceAuthOf('orders').tokens, readiness: {}, checkAnswers: true });
  const isHealthy = async () => (await app.inject('/healthz')).statusCode === 200;
  const hanging = Promise.withResolvers<undefined>();
  let runs = 0;
  const works = startLoop({ name: 'works', everyMs: 5, limitMs: 60_000, log, work: async () => undefined });
  const hangs = startLoop({
    name: 'hangs',
    everyMs: 5,
    limitMs: 20,
    log,
    work: () => {
      runs += 1;
      return hanging.promise;
    },
  });
  try {
    await eventually('the hanging work to be noticed', async () => !(await isHealthy()));
    expect(runs).toBe(1);
    hanging.resolve(undefined);
    await eventually('it to be healthy again', isHealthy);
  } finally {
    await works.close();
    await hangs.close();
    await app.close();
  }
});

afterEach(() => {
  vi.useRealTimers();
});

/** A loop on a clock of the test, in a process in which something happened just now. */
function loopOf(options: Pick<LoopOptions, 'everyMs' | 'restMs'>) {
  vi.useFakeTimers();
  noteActivity();
  let runs = 0;
  const work = async (): Promise<undefined> => {
    runs += 1;
  };
  const loop = startLoop({ name: 'counts', ...options, log, work });
  const runsIn = async (ms: number): Promise<number> => {
    const before = runs;
    await vi.advanceTimersByTimeAsync(ms);
    return runs - before;
  };
  return { loop, runsIn };
}

it('a loop looks for work every five seconds or so once nothing has happened in its process for a while', async () => {
  const { loop, runsIn } = loopOf({ everyMs: 1_000 });
  expect(await runsIn(10_000)).toBeGreaterThanOrEqual(9);
  await runsIn(20_000);
  const atRest = await runsIn(60_000);
  expect(atRest).toBeGreaterThanOrEqual(10);
  expect(atRest).toBeLessThanOrEqual(14);
  await loop.close();
});

it('a loop that rests looks as often as usual from the next activity on', async () => {
  const { loop, runsIn } = loopOf({ everyMs: 1_000, restMs: 600_000 });
  await runsIn(30_000);
  expect(await runsIn(60_000)).toBe(0);
  noteActivity();
  expect(await runsIn(1_000)).toBe(1);
  expect(await runsIn(5_000)).toBe(5);
  await loop.close();
});

it('a loop that rests runs at once when it is woken', async () => {
  const { loop, runsIn } = loopOf({ everyMs: 1_000, restMs: 600_000 });
  await runsIn(30_000);
  loop.wake();
  expect(await runsIn(1)).toBe(1);
  await loop.close();
});

it('a loop whose interval is longer keeps it while nothing happens', async () => {
  const { loop, runsIn } = loopOf({ everyMs: 15_000 });
  await runsIn(60_000);
  expect(await runsIn(60_000)).toBe(4);
  await loop.close();
});

it('a loop that is woken while its work fails still waits before it tries again', async () => {
  vi.useFakeTimers();
  let runs = 0;
  const loop = startLoop({
    name: 'fails',
    everyMs: 1_000,
    log,
    work: async () => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 1));
      throw new Error('away');
    },
  });
  loop.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(runs).toBe(2);
  await loop.close();
});
