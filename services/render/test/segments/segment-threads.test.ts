import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepare } from '../../bench/prepare.ts';
import { makeSegments } from '../../src/segments/make-segments.ts';
import type { SegmentPlan } from '../../src/segments/plan-segments.ts';
import { type MadeSegment, SegmentThreads } from '../../src/segments/segment-threads.ts';
import { NO_SHELF } from '../../src/segments/shelf.ts';
import { writeFixtureTheme } from '../support/fixture-theme.ts';
import { aSpec } from '../support/spec.ts';

let dir: string;
let prepared: Awaited<ReturnType<typeof prepare>>;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'threads-'));
  prepared = await prepare(aSpec(), await writeFixtureTheme());
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Two segments for one thread, of which `onMade` hears. */
function started(onMade: (plan: SegmentPlan, made: MadeSegment) => void, { hasChecker = false } = {}) {
  const threads = new SegmentThreads({ makers: 1, hasChecker });
  const [plan] = prepared.plans;
  if (!plan) throw new Error('no segment');
  const plans = [0, 1].map((index) => ({ ...plan, index }));
  return { threads, made: threads.makeAll(prepared.setup, plans, ({ index }) => ({ path: join(dir, `${index}.mp4`) }), onMade) };
}

test('a thread ends between two frames: ended within one, native code would take the whole process with it', async () => {
  const { threads, made } = started(() => {});
  const failure = expect(made).rejects.toThrow('the segment was stopped');
  await expect.poll(() => threads.framesDone, { interval: 1 }).toBeGreaterThan(0);
  const closed = threads.close();
  await failure;
  await closed;
  expect(await readdir(dir)).toEqual([]);
});

test('a thread that is stopped after a segment finishes no other', async () => {
  const plans: number[] = [];
  let closed: Promise<void> | undefined;
  const { threads, made } = started(({ index }) => {
    plans.push(index);
    closed = threads.close();
  });
  await expect(made).rejects.toThrow('the segment was stopped');
  await closed;
  expect(plans).toEqual([0]);
  expect(await readdir(dir)).toEqual(['0.mp4']);
});

test.each([false, true])('each segment is checked before it counts as made, by a separate checker: %s', async (hasChecker) => {
  const plans: number[] = [];
  const { threads, made } = started(
    ({ index }, { startedAtMs, encodedAtMs, checkedFromMs, endedAtMs, drawnFrames, verifySeconds }) => {
      plans.push(index);
      expect(verifySeconds).toBeGreaterThan(0);
      expect(drawnFrames).toBeGreaterThan(0);
      const times = [startedAtMs, encodedAtMs, checkedFromMs, endedAtMs];
      expect(times).toEqual(times.toSorted((left, right) => left - right));
    },
    { hasChecker },
  );
  await made;
  await threads.close();
  expect(plans).toEqual([0, 1]);
});

test.each([false, true])('a segment that fails its check ends all, with a separate checker: %s', async (hasChecker) => {
  const threads = new SegmentThreads({ makers: 1, hasChecker });
  // The one that is made, and the one that is looked at.
  const files = ['made.mp4', 'lost.mp4'].map((name) => ({ path: join(dir, name) }));
  const plans: SegmentPlan[] = [];
  const made = threads.makeAll(
    prepared.setup,
    prepared.plans.slice(0, 1),
    () => files.shift() ?? { path: '' },
    (plan) => plans.push(plan),
  );
  await expect(made).rejects.toThrow('its file is not complete');
  await threads.close();
  expect(plans).toEqual([]);
});

test('a segment that cannot be stored fails the render, and nothing else', async () => {
  const threads = new SegmentThreads({ makers: 1, hasChecker: false });
  const made = makeSegments({
    ...prepared.setup,
    plans: prepared.plans.slice(0, 1),
    dir,
    threads,
    finished: new Map(),
    shelf: { ...NO_SHELF, keep: () => Promise.reject(new Error('the store is full')) },
    onProgress: () => {},
  });
  await expect(made).rejects.toThrow('the store is full');
  await threads.close();
});
