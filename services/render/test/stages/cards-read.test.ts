import { spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { ALL } from '../../../../infra/test-support/vitest/all-tests.ts';
import { writeCorpusTheme } from '../../corpus/corpus.ts';
import { frameSize } from '../../src/draw/frame-size.ts';
import { openThemePackage } from '../../src/package/theme-package.ts';
import { planVideo } from '../../src/pipeline/plan-video.ts';
import { StageClock } from '../../src/pipeline/stage-clock.ts';
import { chooseCards } from '../../src/stages/choose-cards.ts';
import { drawCards } from '../../src/stages/draw-cards.ts';
import { openPainter } from '../../src/stages/draw-stills.ts';
import type { Bounds } from '../../src/text/bounds.ts';
import { grown } from '../../src/text/bounds.ts';
import { aSpec } from '../support/spec.ts';

const TESSERACT = 'tesseract';
const hasTesseract = spawnSync(TESSERACT, ['--version']).status === 0;
/** Letters that touch an ornament, and display fonts, are read wrongly now and then. */
const LEAST_SHARE = 0.8;

test.runIf(ALL && (hasTesseract || process.env.CI === 'true')).each(['six-scenes', 'portrait'] as const)(
  'the words on the cards of %s are read by OCR',
  async (name) => {
    const dir = await mkdtemp(join(tmpdir(), 'cards-read-'));
    const themePackage = openThemePackage(await writeCorpusTheme(name, join(dir, 'theme')));
    const job = { themePackage, spec: aSpec({ resolution: '1080p' }), photos: {}, scale: 1, now: new Date() };
    const { manifest, stack, shown } = await planVideo(job, new StageClock(undefined));
    const scenes = chooseCards(manifest, manifest.scenes, (scene) => new Set(shown(scene).flatMap(({ fields }) => fields)));
    const cards = await drawCards(openPainter(stack, manifest, frameSize(manifest, '1080p')), scenes, dir);
    const words: string[] = [];
    const read: string[] = [];
    for (const [index, card] of cards.entries()) {
      const latin = scenes[index]
        ? shown(scenes[index]).filter(({ text }) => /^[\p{Script=Latin}\p{N}\p{P}\s&+]+$/u.test(text))
        : [];
      for (const { text, bounds } of latin) {
        const seen = await readText(card.path, bounds);
        const wanted = wordsOf(text);
        words.push(...wanted);
        read.push(...wanted.filter((word) => wordsOf(seen).includes(word)));
      }
    }
    expect(words.length).toBeGreaterThan(5);
    expect(read.length / words.length, `${words} → ${read}`).toBeGreaterThanOrEqual(LEAST_SHARE);
  },
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** What tesseract reads in a part of a picture. */
async function readText(path: string, bounds: Bounds): Promise<string> {
  const { left, top, right, bottom } = grown(bounds, 16);
  const [width, height] = [right - left, bottom - top];
  const canvas = createCanvas(Math.ceil(width * 2), Math.ceil(height * 2));
  canvas.getContext('2d').drawImage(await loadImage(path), left, top, width, height, 0, 0, canvas.width, canvas.height);
  const input = canvas.toBuffer('image/png');
  return spawnSync(TESSERACT, ['stdin', 'stdout', '--psm', '6', '-l', 'eng'], { input, timeout: 60_000 }).stdout.toString();
}
