import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LottieAnimation } from '../../src/lottie/types.ts';
import { openThemePackage, type ThemePackage } from '../../src/package/theme-package.ts';
import { outline } from '../../src/stages/outline-text.ts';
import { inkOf, overlap } from '../support/chromium-lines.ts';
import { drawLottie } from '../support/draw-lottie.ts';
import { writeFixtureTheme } from '../support/fixture-theme.ts';

/**
 * Skottie hints letters and so places them a fraction of a pixel elsewhere: a static line reaches 0.95. Features that it draws
 * differently from After Effects or not at all are tested elsewhere: skew, anchor, forced alignment, round and smooth shapes.
 */
const LEAST_OVERLAP = 0.93;

const still = (value: unknown) => ({ a: 0, k: value });
const keyed = (from: number, to: number) => ({
  a: 1,
  k: [
    { t: 0, s: [from], i: { x: [0.4], y: [1] }, o: { x: [0.6], y: [0] } },
    { t: 30, s: [to] },
  ],
});
const selector = (change: object = {}) => ({
  ...{ t: 0, xe: still(0), ne: still(0), a: still(100), b: 1, rn: 0, sh: 1, s: still(0), e: still(100), o: still(0) },
  ...{ r: 1, sm: still(100), ...change },
});
const drop = { p: still([0, 80, 0]) };
const arch = {
  ...{ mode: 'n', inv: false, nm: 'path', x: still(0), o: still(100) },
  pt: still({
    c: false,
    v: [
      [-400, 100],
      [400, 100],
    ],
    o: [
      [200, -260],
      [0, 0],
    ],
    i: [
      [0, 0],
      [-200, -260],
    ],
  }),
};
const along = (change: object = {}) => ({
  p: { m: 0, f: still(0), l: still(0), a: still(0), p: still(1), r: still(0), ...change },
});

type Case = [title: string, document: object, animators?: object[], text?: object];

const CASES: Case[] = [
  ['centred', {}],
  ['right', { j: 1 }],
  ['left', { j: 0 }],
  ['tracked', { tr: 120 }],
  ['baseline shift', { ls: 30 }],
  ['two lines', { t: 'One line\rtwo lines' }],
  ['position by a ramp up', {}, [{ s: selector({ sh: 2 }), a: { p: still([10, 60, 0]) } }]],
  ['position by a ramp down', {}, [{ s: selector({ sh: 3 }), a: drop }]],
  ['position by a triangle', {}, [{ s: selector({ sh: 4 }), a: drop }]],
  ['eased', {}, [{ s: selector({ sh: 2, xe: still(50), ne: still(50) }), a: drop }]],
  ['eased the other way', {}, [{ s: selector({ sh: 2, xe: still(-50), ne: still(-80) }), a: drop }]],
  ['half the amount', {}, [{ s: selector({ a: still(50) }), a: drop }]],
  ['scale of the first half', {}, [{ s: selector({ e: still(50) }), a: { s: still([50, 150, 100]) } }]],
  ['rotation of words', {}, [{ s: selector({ b: 3, s: still(50) }), a: { r: still(30) } }]],
  ['rotation around words', {}, [{ s: selector(), a: { r: still(20) } }], { m: { g: 2, a: still([0, 0]) } }],
  ['rotation around the line', {}, [{ s: selector(), a: { r: still(10) } }], { m: { g: 3, a: still([0, 0]) } }],
  ['opacity', {}, [{ s: selector({ e: still(50) }), a: { o: still(0) } }]],
  ['tracking, centred', {}, [{ s: selector(), a: { t: still(20) } }]],
  ['tracking by a ramp, left', { j: 0 }, [{ s: selector({ sh: 2 }), a: { t: still(20) } }]],
  ['tracking, right', { j: 1 }, [{ s: selector(), a: { t: still(20) } }]],
  ['by index', {}, [{ s: selector({ r: 2, s: still(2), e: still(5) }), a: drop }]],
  ['by words', {}, [{ s: selector({ b: 3, sh: 2 }), a: drop }]],
  ['by letters', {}, [{ s: selector({ b: 2, sh: 2 }), a: drop }]],
  ['by lines', { t: 'One line\rtwo lines' }, [{ s: selector({ b: 4, sh: 2 }), a: { p: still([80, 0, 0]) } }]],
  ['line spacing', { t: 'One line\rtwo lines' }, [{ s: selector(), a: { ls: still([0, 40]) } }]],
  [
    'two animators',
    {},
    [
      { s: selector({ sh: 2 }), a: { p: still([0, 60, 0]) } },
      { s: selector({ e: still(50) }), a: { s: still([60, 60, 100]) } },
    ],
  ],
  ['keyframes', {}, [{ s: selector({ sh: 2, o: keyed(-100, 100) }), a: { ...drop, r: still(20) } }]],
  ['on a path', { j: 0, t: 'Along a path' }, [], along()],
  ['on a path, centred', { t: 'Along a path' }, [], along()],
  ['on a path, right', { j: 1, t: 'Along a path' }, [], along()],
  ['on a path from a margin', { j: 0, t: 'Along a path' }, [], along({ f: still(100) })],
  ['on a reversed path', { j: 0, t: 'Along a path' }, [], along({ r: still(1) })],
  ['upright on a path', { j: 0, t: 'Along a path' }, [], along({ p: still(0) })],
  ['moved on a path', { j: 0, t: 'Along a path' }, [{ s: selector({ sh: 2 }), a: { p: still([30, 40, 0]) } }], along()],
];

describe('Latin text and its animators look as Skottie draws the text layer itself', () => {
  let themePackage: ThemePackage;
  let font = '';
  beforeAll(async () => {
    const dir = await writeFixtureTheme();
    themePackage = openThemePackage(dir);
    const file = readFileSync(join(dir, 'fonts', 'NotoSans_600SemiBold.ttf'));
    font = `data:font/ttf;base64,${file.toString('base64')}`;
  });

  test.each(CASES)('%s', (_, document, animators = [], text = {}) => {
    const style = { f: 'Body', s: 90, j: 2, tr: 0, lh: 110, ls: 0, fc: [1, 1, 1], t: 'Letters of two', ...document };
    const animation: LottieAnimation = {
      ...{ v: '5.9.0', fr: 30, ip: 0, op: 60, w: 1800, h: 440, assets: [] },
      fonts: { list: [{ fName: 'Body', fFamily: 'Noto Sans', fStyle: 'SemiBold', ascent: 75, ...{ origin: 3, fPath: font } }] },
      layers: [
        {
          ...{
            ty: 5,
            nm: 'text',
            ind: 1,
            ip: 0,
            op: 60,
            st: 0,
            hasMask: 'p' in text,
            masksProperties: 'p' in text ? [arch] : [],
          },
          ks: { o: still(100), r: still(0), p: still([900, 220]), a: still([0, 0]), s: still([100, 100]) },
          t: { d: { k: [{ t: 0, s: style }] }, p: {}, m: { g: 1, a: still([0, 0]) }, a: animators, ...text },
        },
      ],
    };
    // Its letters are shapes; without the font it loads faster.
    const outlined = { ...outline(animation, themePackage).animation, fonts: { list: [] } };
    const ink = (drawn: LottieAnimation) => inkOf(drawLottie(drawn, 12), (value) => value >= 128);
    expect(overlap(ink(outlined), ink(animation))).toBeGreaterThanOrEqual(LEAST_OVERLAP);
  });
});
