import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawLiveStill, learnSample } from '../../src/live-stills/draw-live-still.ts';
import { warmUpTask, writeWarmUpTheme } from '../../src/live-stills/warm-up-theme.ts';
import { openThemePackage } from '../../src/package/theme-package.ts';

const dir = mkdtempSync(join(tmpdir(), 'warm-up-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('the theme that a process draws first is one that can be drawn, with its photo', async () => {
  await writeWarmUpTheme(dir);
  const still = await drawLiveStill(openThemePackage(dir), warmUpTask(dir));
  expect(still).toMatchObject({ scenes: ['All'], width: 720, sample_slots: ['photo'], findings: [] });
});

test('a still is compared with a scene of the sample once that has been drawn', async () => {
  const themePackage = openThemePackage(dir);
  const codes = async () => new Set((await drawLiveStill(themePackage, warmUpTask(dir))).findings.map(({ code }) => code));
  expect(await codes()).toEqual(new Set());
  await learnSample(themePackage, 'All');
  // Its texts are longer than the sample's, and stand among ornaments.
  expect(await codes()).toEqual(new Set(['text_on_ornament']));
});
