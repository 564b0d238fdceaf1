import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepare } from '../../bench/prepare.ts';
import { readSeal } from '../../src/segments/seal.ts';
import { SegmentThreads } from '../../src/segments/segment-threads.ts';
import { writeFixtureTheme } from '../support/fixture-theme.ts';
import { aSpec } from '../support/spec.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'segment-threads-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('threads that make segments', () => {
  test('draw what is left of the film before they make a piece of the copy from what is finished', async () => {
    const { setup, plans } = await prepare(aSpec({ resolution: '480p' }), await writeFixtureTheme());
    const [plan] = plans;
    if (!plan) throw new Error('the theme has no segment');
    const threads = new SegmentThreads(1);
    const pathOf = (name: string): string => join(dir, `${name}.mp4`);
    const ended: string[] = [];
    const note = (name: string) => () => void ended.push(name);
    try {
      threads.setUp(setup);
      await threads.make(plan, pathOf('first'));
      const copy = { path: pathOf('first'), frames: plan.frames, settings: setup.settings, outPath: pathOf('copy') };
      const waiting = [
        threads.make(plan, pathOf('second')).then(note('second')),
        threads.shrink(copy).then(note('copy')),
        threads.make(plan, pathOf('third')).then(note('third')),
      ];
      await Promise.all(waiting);
      expect(ended).toEqual(['second', 'third', 'copy']);
      expect(await readSeal(pathOf('copy'), 0)).toEqual([]);
    } finally {
      await threads.close();
    }
  });

  test('report a piece that cannot be made, and go on with the next', async () => {
    const { setup, plans } = await prepare(aSpec({ resolution: '480p' }), await writeFixtureTheme());
    const [plan] = plans;
    if (!plan) throw new Error('the theme has no segment');
    const threads = new SegmentThreads(1);
    try {
      threads.setUp(setup);
      const { settings } = setup;
      const missing = threads.shrink({ path: join(dir, 'missing.mp4'), frames: 1, settings, outPath: join(dir, 'none.mp4') });
      const made = threads.make(plan, join(dir, 'made.mp4'));
      await expect(missing).rejects.toMatchObject({ stage: 'copy', code: 'segment_failed' });
      expect(await made).toMatchObject({ drawnFrames: expect.any(Number) });
    } finally {
      await threads.close();
    }
  });
});
