import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepare } from '../../bench/prepare.ts';
import type { SegmentPlan } from '../../src/segments/plan-segments.ts';
import { type MadeSegment, SegmentThreads } from '../../src/segments/segment-threads.ts';
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
  const threads = new SegmentThreads(1, hasChecker);
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
