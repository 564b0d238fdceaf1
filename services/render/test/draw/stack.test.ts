import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, LottieAnimation as Player } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import { CORPUS_NAMES, type CorpusName, writeCorpusTheme } from '../../corpus/corpus.ts';
import { buildStack } from '../../src/draw/build-stack.ts';
import { Painter } from '../../src/draw/painter.ts';
import type { Start } from '../../src/draw/stack.ts';
import type { LottieAnimation } from '../../src/lottie/types.ts';
import { openThemePackage } from '../../src/package/theme-package.ts';
import { bind } from '../../src/stages/bind.ts';
import { outline } from '../../src/stages/outline-text.ts';

const keyed = (...frames: [number, number][]) => ({
  a: 1,
  k: frames.map(([t, s]) => ({ t, s: [s], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } })),
});

test('frames in which nothing can change are known', () => {
  const animation: LottieAnimation = {
    w: 100,
    h: 100,
    fr: 30,
    ip: 0,
    op: 20,
    layers: [
      { ty: 4, ip: 0, op: 20, ks: { o: keyed([3, 0], [5, 100]) } },
      { ty: 4, ip: 10, op: 15, ks: {} },
      { ty: 0, refId: 'inner', ip: 0, op: 20, st: 16, ks: {} },
    ],
    assets: [{ id: 'inner', layers: [{ ty: 4, ip: -16, op: 20, ks: { r: keyed([1, 0], [2, 90]) } }] }],
  };
  const { changes } = buildStack(animation, 20, () => false);
  expect([...changes.entries()].flatMap(([frame, moves]) => (moves === 1 ? [frame] : []))).toEqual([0, 4, 5, 10, 15, 18]);
});

test('what lies below the words is drawn once for stills with other words, with the same pixels', () => {
  const solid = (nm: string, sc: string, x: number, o: unknown = { a: 0, k: 60 }) => ({
    ...{ ty: 1, nm, sc, sw: 60, sh: 60, ip: 0, op: 20, ks: { o, p: { a: 0, k: [x, x] } } },
  });
  const comesIn = {
    a: 1,
    k: [
      { t: 0, s: [0] },
      { t: 3, s: [60] },
    ],
  };
  const sheetsOf = (words: string): LottieAnimation => {
    const layers = [
      solid('above', '#00ff00', 30),
      // They come in: layers that rest all the time are drawn together with their neighbours.
      solid('words', words, 20, comesIn),
      solid('below', '#ff0000', 10),
      solid('sky', '#0000ff', 0),
    ];
    return { w: 100, h: 100, fr: 30, ip: 0, op: 20, layers };
  };
  const size = { width: 100, height: 100 };
  const stackOf = (words: string, isPainted: (start: Start) => boolean) =>
    buildStack(sheetsOf(words), 20, ({ nm }) => nm === 'words', { frame: 5, isPainted });
  const pixelsOf = (painter: Painter) => {
    painter.draw(5);
    return Buffer.from(painter.pixels());
  };
  const first = stackOf('#ffffff', () => false);
  const painter = new Painter(first, size, size);
  if (!first.start) throw new Error('Nothing rests below the words.');
  const picture = painter.start(first.start, 5);
  pixelsOf(painter);
  const known = first.start.digest;
  const other = stackOf('#ffff00', ({ digest }) => digest === known);
  const whole = stackOf('#ffff00', () => false);
  expect(other.albums.join().length).toBeLessThan(whole.albums.join().length);
  const later = new Painter(other, size, size);
  if (other.start) later.startWith(other.start, 5, picture);
  expect(pixelsOf(later).equals(pixelsOf(new Painter(whole, size, size)))).toBe(true);
  expect(pixelsOf(later).equals(pixelsOf(painter))).toBe(false);
});

/** Compositing a picture of several sheets over another rounds once more than drawing them one by one. */
const ROUNDING = 4;
/** So many times as wide and high, a frame has edges that are right to a few steps of a channel once it is scaled down. */
const LARGER = 8;

const NAMES = shortOrAll<readonly CorpusName[]>(['text-heavy', 'particle-heavy', 'bodymovin'], CORPUS_NAMES);

test('a composition under a growing mask looks as Skottie draws it, and what rests in it is drawn once', async () => {
  const size = { width: 160, height: 90 };
  const solid = (sc: string, side: number, p: unknown) => ({
    ...{ ty: 1, sc, sw: side, sh: side, ip: 0, op: 40, ks: { p, a: { a: 0, k: [side / 2, side / 2] } } },
  });
  const ease = { i: { x: [0.2], y: [1] }, o: { x: [0.7], y: [0] } };
  const moving = {
    a: 1,
    k: [
      { t: 0, s: [20, 20], ...ease },
      { t: 40, s: [140, 70] },
    ],
  };
  const diamond = (radius: number) => ({
    v: [
      [80, 45 - radius],
      [80 + radius, 45],
      [80, 45 + radius],
      [80 - radius, 45],
    ],
    i: [
      [0, 0],
      [0, -radius / 3],
      [radius / 4, 0],
      [0, 0],
    ],
    o: [
      [0, 0],
      [0, radius / 3],
      [-radius / 4, 0],
      [0, 0],
    ],
    c: true,
  });
  const pt = {
    a: 1,
    k: [
      { t: 4, s: [diamond(2)], ...ease },
      { t: 30, s: [diamond(150)] },
    ],
  };
  const mask = { mode: 'a', inv: false, o: { a: 0, k: 100 }, x: { a: 0, k: 0 }, pt };
  const place = { p: { a: 0, k: [80, 45] }, a: { a: 0, k: [80, 45] } };
  const over = { ty: 0, refId: 'over', w: 160, h: 90, ip: 4, op: 40, st: 0, ks: place };
  const animation: LottieAnimation = {
    ...{ w: 160, h: 90, fr: 30, ip: 0, op: 40 },
    layers: [{ ...over, hasMask: true, masksProperties: [mask] }, solid('#204060', 400, { a: 0, k: [80, 45] })],
    assets: [{ id: 'over', layers: [solid('#ffee00', 12, moving), solid('#a03050', 400, { a: 0, k: [80, 45] })] }],
  };
  const stack = buildStack(animation, 40, () => false);
  const [, masked] = stack.nodes;
  const rests = masked?.kind === 'fade' ? masked.children.map((node) => node.kind === 'sheet' && node.sheet.restsSince[10]) : [];
  expect(rests).toEqual([4, -1]);
  const painter = new Painter(stack, size, size);
  const whole = Player.loadFromData(JSON.stringify(animation));
  for (const frame of [4, 9, 14, 18, 22, 29, 35])
    expect(await worstDifference(painter, whole, frame), `frame ${frame}`).toBeLessThanOrEqual(2 * ROUNDING);
});

/** The largest difference between a painter's frame and Skottie's, in steps of a channel. */
async function worstDifference(painter: Painter, whole: Player, frame: number): Promise<number> {
  const wanted = drawnBySkottie(whole, painter.size, frame);
  painter.draw(frame);
  const worst = painter.pixels().reduce((most, value, at) => Math.max(most, Math.abs(value - (wanted[at] ?? 0))), 0);
  await painter.rest();
  return worst;
}

function drawnBySkottie(whole: Player, { width, height }: { width: number; height: number }, frame: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#000000';
  context.fillRect(0, 0, width, height);
  whole.seekFrame(frame);
  whole.render(context, { x: 0, y: 0, width, height });
  return canvas.data();
}

/**
 * By how much a painter's frame is farther than Skottie's from the same frame drawn larger and scaled down, where the two differ: a sum of
 * squares, negative where it is nearer. Skottie clips each layer at the soft edge of a mask by itself, so what lies below shines through.
 */
async function errorBeyondSkottie(painter: Painter, whole: Player, frame: number): Promise<number> {
  const { width, height } = painter.size;
  const [theirs, large] = [1, LARGER].map((times) =>
    drawnBySkottie(whole, { width: width * times, height: height * times }, frame),
  );
  const trueValue = (at: number): number => {
    const [x, y, channel] = [Math.floor(at / 4) % width, Math.floor(at / 4 / width), at % 4];
    const rows = Array.from({ length: LARGER }, (_, index) => (y * LARGER + index) * width * LARGER + x * LARGER);
    const values = rows.flatMap((row) => Array.from({ length: LARGER }, (_, index) => large?.[(row + index) * 4 + channel] ?? 0));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  painter.draw(frame);
  const error = painter.pixels().reduce((sum, own, at) => {
    const their = theirs?.[at] ?? 0;
    if (Math.abs(own - their) <= ROUNDING) return sum;
    const right = trueValue(at);
    return sum + (own - right) ** 2 - (their - right) ** 2;
  }, 0);
  await painter.rest();
  return error;
}

test.each(NAMES)('the sheets of %s give what Skottie draws of the whole', async (name) => {
  const themePackage = openThemePackage(await writeCorpusTheme(name, await mkdtemp(join(tmpdir(), 'stack-test-'))));
  const { manifest } = themePackage;
  const scale = 0.25;
  const size = { width: manifest.width * scale, height: manifest.height * scale };
  const bound = await bind({ themePackage, spec: { details: 'sample', bride_first: false, colors: {} }, photos: {}, scale });
  const { animation } = outline(bound.animation, themePackage, scale);
  const stack = buildStack(animation, bound.frames, () => false);
  const painter = new Painter(stack, manifest, size);
  const whole = Player.loadFromData(JSON.stringify(animation));
  const around = manifest.scenes.flatMap(({ first_frame, still_frame }) => [
    first_frame,
    first_frame + 8,
    still_frame,
    still_frame + 1,
  ]);
  for (const frame of around)
    if ((await worstDifference(painter, whole, frame)) > ROUNDING)
      expect(await errorBeyondSkottie(painter, whole, frame), `frame ${frame}`).toBeLessThan(0);
});
