import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveStill } from '@nimantran/proto/http/studio/live-stills';
import { afterAll, describe, expect, test } from 'vitest';
import { shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import { CORPUS_NAMES, type CorpusName, writeCorpusTheme } from '../../corpus/corpus.ts';
import { drawLiveStill, QUALITIES, webpOf } from '../../src/live-stills/draw-live-still.ts';
import { openThemePackage } from '../../src/package/theme-package.ts';
import { planVideo } from '../../src/pipeline/plan-video.ts';
import { StageClock } from '../../src/pipeline/stage-clock.ts';
import { openPainter } from '../../src/stages/draw-stills.ts';
import { aSpec } from '../support/spec.ts';

const root = mkdtempSync(join(tmpdir(), 'same-pixels-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const WIDTH = 360;
const NOW = '2026-06-01T00:00:00Z';
const THEME = { id: 1, version: '1', package_key: 'themes/1.zip' };
/** Longer and in another script than the sample, so that it is set in other sizes. */
const TYPED = 'आराध्या Vishwanathan-Balasubramaniam';

describe.each(shortOrAll<readonly CorpusName[]>(['text-heavy'], CORPUS_NAMES))('the theme %s', (name) => {
  test('has the same pixels in a live still as in a video of the same size', async () => {
    const themePackage = openThemePackage(await writeCorpusTheme(name, join(root, name)));
    const { manifest } = themePackage;
    const details = Object.fromEntries(
      manifest.fields.map(({ key, kind, sample }) => [key, kind === 'name' ? TYPED.slice(0, 30) : sample]),
    );
    const size = { width: WIDTH, height: Math.round((WIDTH * manifest.height) / manifest.width / 2) * 2 };
    const spec = aSpec({ details, watermark: 'brand', trial: true, bride_first: manifest.has_bride_first_option });
    const job = { themePackage, spec, photos: {}, scale: size.width / manifest.width, now: new Date(NOW) };
    const video = await planVideo(job, new StageClock(undefined));
    const painter = openPainter(video.stack, video.manifest, size);
    const words = { theme: THEME, details, bride_first: spec.bride_first, width: WIDTH };
    const task = { id: 1, packageDir: themePackage.dir, photos: {}, now: NOW, heapBytes: 0 };
    for (const [index, scene] of video.manifest.scenes.entries()) {
      // What lies below the words is taken over from the first still.
      const sample = Object.fromEntries(manifest.fields.map((field) => [field.key, field.sample]));
      await drawLiveStill(themePackage, { ...task, words: { ...words, details: sample, scene: { index } } });
      const still: LiveStill = await drawLiveStill(themePackage, { ...task, words: { ...words, scene: { index } } });
      painter.draw(scene.still_frame);
      const pixels = painter.pixels();
      const asInVideo = await Promise.all(QUALITIES.map((quality) => webpOf(pixels, size, quality)));
      expect(still).toMatchObject({ scene: index, ...size });
      expect(still.scenes).toEqual(video.manifest.scenes.map((one) => one.name));
      const pictures = asInVideo.map((file) => `data:image/webp;base64,${file.toString('base64')}`);
      expect(pictures.includes(still.picture), `scene ${scene.name}`).toBe(true);
      await painter.rest();
    }
  }, 60_000);
});
