import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, LottieAnimation as Skottie } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCorpusTheme } from '../../corpus/corpus.ts';
import { openThemePackage, type ThemePackage } from '../../src/package/theme-package.ts';
import { renderVideo } from '../../src/pipeline/render-video.ts';
import { type Bound, bind } from '../../src/stages/bind.ts';
import { outline } from '../../src/stages/outline-text.ts';
import { emptyShare, farthest } from '../support/fixture-scenes.ts';
import { aSpec } from '../support/spec.ts';

/** The theme of six scenes, the fourth of which depends on the field `verse`; small, and without a verse. */
const [WIDTH, HEIGHT] = [256, 144];
const SCENE = 150;

let dir: string;
let theme: ThemePackage;
let whole: Drawn;
let cut: Drawn;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cut-scenes-'));
  theme = openThemePackage(await writeCorpusTheme('six-scenes', join(dir, 'theme')));
  [whole, cut] = [await videoWith('Two hearts'), await videoWith(' ')];
});
afterAll(() => rm(dir, { recursive: true, force: true }));

function detailsWith(verse: string): Record<string, string> {
  return Object.fromEntries(theme.manifest.fields.map(({ key, sample }) => [key, key === 'verse' ? verse : sample]));
}

interface Drawn {
  bound: Bound;
  draw: (frame: number) => Uint8ClampedArray;
}

async function videoWith(verse: string): Promise<Drawn> {
  const spec = { details: detailsWith(verse), bride_first: false, colors: {} };
  const scale = WIDTH / theme.manifest.width;
  const bound = await bind({ themePackage: theme, spec, photos: {}, scale });
  const manifest = { ...theme.manifest, scenes: bound.scenes, frames: bound.frames };
  const { animation } = outline(bound.animation, { ...theme, manifest }, scale);
  const skottie = Skottie.loadFromData(JSON.stringify(animation));
  const draw = (frame: number): Uint8ClampedArray => {
    const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
    skottie.seekFrame(frame);
    skottie.render(context, { x: 0, y: 0, width: WIDTH, height: HEIGHT });
    return context.getImageData(0, 0, WIDTH, HEIGHT).data;
  };
  return { bound, draw };
}

test('without a verse the video is a scene shorter, and every other scene looks as it did', () => {
  expect([whole.bound.frames, cut.bound.frames]).toEqual([6 * SCENE, 5 * SCENE]);
  expect(cut.bound.scenes.map(({ name, first_frame }) => [name, first_frame])).toEqual([
    ['Blessing', 0],
    ['Names', SCENE],
    ['Families', 2 * SCENE],
    ['The day', 3 * SCENE],
    ['The place', 4 * SCENE],
  ]);
  // Before the families leave, after the day has come in, and all through the last scene.
  const pairs = [10, 155, 240, 300, 395, 430].map((frame) => [frame, frame] as const);
  const later = [480, 520, 545, 590, 604, 612, 660, 749].map((frame) => [frame, frame + SCENE] as const);
  const differing = [...pairs, ...later].filter(([one, other]) => farthest(cut.draw(one), whole.draw(other)) > 2);
  expect(differing).toEqual([]);
});

test('the families give way to the day as the verse would have, over no empty ground', () => {
  const shares: number[] = [];
  for (let frame = 3 * SCENE - 6; frame < 3 * SCENE + 24; frame += 2) {
    const picture = cut.draw(frame);
    expect(emptyShare(picture)).toBe(0);
    const [day, same] = [whole.draw(frame + SCENE), picture];
    const equal = day.filter((value, at) => at % 4 === 0 && Math.abs(value - (same[at] ?? 0)) <= 4).length;
    shares.push(equal / (WIDTH * HEIGHT));
  }
  // The share that both videos have in common grows to the whole, and never shrinks by more than a moving petal.
  expect(shares[0]).toBeLessThan(0.5);
  expect(shares.at(-1)).toBeGreaterThan(0.999);
  expect(shares.filter((share, at) => share < (shares[at - 1] ?? 0) - 0.02)).toEqual([]);
});

test('stills are made of the scenes that are there', { timeout: 60_000 }, async () => {
  const spec = aSpec({ theme: { id: 0, version: 'test', package_key: 'six-scenes' }, details: detailsWith('') });
  const outDir = join(dir, 'stills');
  const output = await renderVideo({ packageDir: theme.dir, spec, inputs: { photos: {} }, outDir, stillsOnly: true });
  expect(output.frames).toBe(5 * SCENE);
  expect(output.stills.map(({ scene }) => scene)).toEqual(['Blessing', 'Names', 'Families', 'The day', 'The place']);
  expect((await readdir(outDir)).filter((name) => name.endsWith('.jpg'))).toHaveLength(5);
  expect(output.findings.filter(({ field }) => field === 'verse')).toEqual([]);
});
