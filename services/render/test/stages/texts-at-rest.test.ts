import { rm } from 'node:fs/promises';
import type { Scene } from '@nimantran/proto/domain/theme';
import type { Finding } from '@nimantran/proto/jobs/render';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LottieAnimation, LottieLayer } from '../../src/lottie/types.ts';
import { openThemePackage, type ThemePackage } from '../../src/package/theme-package.ts';
import { check } from '../../src/stages/find-problems.ts';
import { outline } from '../../src/stages/outline-text.ts';
import { drawLottie } from '../support/draw-lottie.ts';
import { fixtureAnimation, writeFixtureTheme } from '../support/fixture-theme.ts';

const still = (value: unknown) => ({ a: 0, k: value });
const STILL = 30;

let dir: string;
let themePackage: ThemePackage;
beforeAll(async () => {
  dir = await writeFixtureTheme();
  const opened = openThemePackage(dir);
  const scenes: Scene[] = [{ name: 'Names', first_frame: 0, last_frame: 44, still_frame: STILL }];
  themePackage = { ...opened, manifest: { ...opened.manifest, scenes } };
});
afterAll(() => rm(dir, { recursive: true, force: true }));

interface Line {
  text: string;
  y: number;
  size?: number;
  height?: number;
  layer?: Partial<LottieLayer>;
}

/** The lines in white boxes around the middle of the frame, each with the fixture's animation of letters. */
function animationOf(lines: Line[]): LottieAnimation {
  const fixture = fixtureAnimation();
  const [names] = fixture.layers;
  if (!names || !('t' in names)) throw new Error('The fixture has no names.');
  const layers = lines.map(({ text, y, size = 100, height = 150, layer }, index): LottieLayer => {
    const sized = { ps: [-400, -height / 2], sz: [800, height], vj: 1 };
    const document = { f: 'Body', s: size, j: 2, lh: size * 1.2, fc: [1, 1, 1], t: text, ...sized };
    const place = { o: still(100), r: still(0), p: still([fixture.w / 2, y]), a: still([0, 0]), s: still([100, 100]) };
    const t = { d: { k: [{ t: 0, s: document }] }, p: {}, m: { g: 1, a: still([0, 0]) }, a: names.t?.a ?? [] };
    return { ty: 5, nm: `text:line ${index}`, ind: index + 1, ip: 0, op: fixture.op, st: 0, ks: place, t, ...layer };
  });
  return { ...fixture, assets: [], layers };
}

function set(lines: Line[]) {
  const animation = animationOf(lines);
  return outline(animation, themePackage);
}

function findings(lines: Line[]): Finding[] {
  const animation = animationOf(lines);
  const { reports } = outline(animation, themePackage);
  const texts = new Map(lines.map(({ text }, index) => [`text:line ${index}`, { text, fields: ['groom'] }]));
  const { manifest } = themePackage;
  const words = { fields: new Map(), details: { groom: lines[0]?.text ?? '' }, brideFirst: false, pairs: [] };
  const bare = { ...manifest, fields: [], slots: [] };
  const bound = { animation, scenes: manifest.scenes, words, texts, photos: [] };
  return check({ manifest: bare, reports, now: new Date(0), bound });
}

describe('the ink of a text at rest', () => {
  test.each([
    ['Latin', 'Jyoti Quincy'],
    ['Urdu', 'شگفتہ محمد علی'],
    ['Telugu', 'లక్ష్మీప్రసన్న'],
    ['Kannada', 'ಲಕ್ಷ್ಮೀಶ್ರೀ'],
    ['Devanagari', 'हर्षवर्द्धन'],
  ])('is where %s is drawn', (_, text) => {
    const { animation, reports } = set([{ text, y: 300, height: 400 }]);
    const ink = reports[0]?.rests[0]?.ink.bounds;
    const canvas = drawLottie(animation, STILL, { scale: 1 });
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const drawn = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 0) < 128) continue;
      const [x, y] = [(at / 4) % canvas.width, Math.floor(at / 4 / canvas.width)];
      Object.assign(drawn, { left: Math.min(drawn.left, x), top: Math.min(drawn.top, y) });
      Object.assign(drawn, { right: Math.max(drawn.right, x + 1), bottom: Math.max(drawn.bottom, y + 1) });
    }
    for (const side of ['left', 'top', 'right', 'bottom'] as const)
      expect(Math.abs((ink?.[side] ?? 0) - drawn[side]), side).toBeLessThan(2);
  });
});

describe('texts of a scene', () => {
  test('stay where the theme puts them while they keep apart', () => {
    const alone = set([{ text: 'Jyoti', y: 200 }]);
    const both = set([
      { text: 'Jyoti', y: 200 },
      { text: 'Quincy', y: 400 },
    ]);
    expect(both.reports[0]?.rests[0]?.ink.bounds).toEqual(alone.reports[0]?.rests[0]?.ink.bounds);
    expect(
      findings([
        { text: 'Jyoti', y: 200 },
        { text: 'Quincy', y: 400 },
      ]),
    ).toEqual([]);
  });

  test.each([
    ['شگفتہ', 'Quincy'],
    ['ಲಕ್ಷ್ಮೀಶ್ರೀ', 'ÅNAYÂ'],
    ['Jyoti', 'لکھنؤ'],
  ])('%s and %s are set apart where there is a little room', (above, below) => {
    const lines = [
      { text: above, y: 200 },
      { text: below, y: 318 },
    ];
    expect(findings(lines)).toEqual([]);
  });

  test('that cannot be set apart are named with the pixels of their overlap', () => {
    const [finding] = findings([
      { text: 'Rahul', y: 300, size: 160 },
      { text: 'Priya', y: 300, size: 160 },
      { text: 'Joseph', y: 300, size: 160 },
    ]);
    expect(finding).toMatchObject({ code: 'texts_meet', severity: 'warning', field: 'groom', scene: 'Names' });
    expect(finding?.message).toMatch(/^“(Rahul|Priya)” and “(Priya|Joseph)” overlap by \d+ px\.$/);
  });

  test('take their copies with them, such as a glow', () => {
    const { reports } = set([
      { text: 'شگفتہ', y: 200 },
      { text: 'شگفتہ', y: 200 },
      { text: 'Quincy', y: 290 },
    ]);
    expect(reports[0]?.rests[0]?.ink.bounds).toEqual(reports[1]?.rests[0]?.ink.bounds);
  });

  test('take a copy with them that is too faint to be seen by itself', () => {
    const faint = (y: number): Partial<LottieLayer> => {
      const place = { r: still(0), p: still([fixtureAnimation().w / 2, y]), a: still([0, 0]), s: still([100, 100]) };
      return { ks: { ...place, o: still(6) } };
    };
    const lines = [
      { text: 'شگفتہ', y: 200 },
      { text: 'Quincy', y: 290 },
    ];
    const { animation } = set(lines.flatMap((line) => [line, { ...line, layer: faint(line.y) }]));
    const [above, aboveFaint, below, belowFaint] = animation.layers.map(({ shapes }) => JSON.stringify(shapes));
    expect([aboveFaint, belowFaint]).toEqual([above, below]);
  });
});

describe('a text of which something is not shown', () => {
  test('is reported at the edge of the frame with the missing pixels', () => {
    const [finding] = findings([{ text: 'Rahul', y: 10 }]);
    expect(finding).toMatchObject({ code: 'text_cut', severity: 'error', field: 'groom', scene: 'Names' });
    expect(finding?.message).toMatch(/^\d+ px of “Rahul” are cut off\.$/);
  });

  test('is reported in a mask', () => {
    const corners = {
      c: true,
      v: [
        [-400, -10],
        [400, -10],
        [400, 200],
        [-400, 200],
      ],
      i: Array(4).fill([0, 0]),
      o: Array(4).fill([0, 0]),
    };
    const mask = { mode: 'a', inv: false, pt: still(corners), o: still(100), x: still(0) };
    const masked = { hasMask: true, masksProperties: [mask] };
    expect(findings([{ text: 'Rahul', y: 300, layer: masked }]).map(({ code }) => code)).toEqual(['text_cut']);
    expect(findings([{ text: 'رحل', y: 300 }])).toEqual([]);
  });

  test('is reported under paint that is placed otherwise', () => {
    const animation = animationOf([{ text: 'Rahul', y: 300, layer: { td: 1 } }]);
    const [words] = animation.layers;
    const shapes = [
      { ty: 'rc', p: still([0, 0]), s: still([800, 20]), r: still(0) },
      { ty: 'fl', c: still([1, 1, 1, 1]), o: still(100), r: 1 },
    ];
    const sheet = (ks: Record<string, unknown> | undefined): LottieLayer => {
      return { ty: 4, nm: 'metal', ind: 9, ip: 0, op: animation.op, st: 0, ks, tt: 1, shapes };
    };
    const cut = (ks: Record<string, unknown> | undefined): number | undefined => {
      const layers = words ? [words, sheet(ks)] : [];
      return outline({ ...animation, layers }, themePackage).reports[0]?.rests[0]?.cut;
    };
    expect(cut(words?.ks)).toBe(0);
    expect(cut({ ...words?.ks, p: still([animation.w / 2, 301]) })).toBeGreaterThan(10);
  });
});
