import type { Finding } from '@nimantran/proto/jobs/render';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LottieLayer } from '../../src/lottie/types.ts';
import { openThemePackage, type ThemePackage } from '../../src/package/theme-package.ts';
import { bind } from '../../src/stages/bind.ts';
import { check } from '../../src/stages/find-problems.ts';
import { outline } from '../../src/stages/outline-text.ts';
import { sampleScenesOf } from '../../src/stages/sample-scenes.ts';
import { fixtureAnimation, writeFixtureTheme } from '../support/fixture-theme.ts';

const still = (value: unknown) => ({ a: 0, k: value });
/** Much wider than the sample's names: they take the whole safe width. */
const LONG = { groom: 'Vishwanathan Balasubramaniam', bride: 'Meenakshi Sundareswaran' };

let opened: ThemePackage;
beforeAll(async () => {
  opened = openThemePackage(await writeFixtureTheme());
});

interface Box {
  x: number;
  y?: number;
  width: number;
  height?: number;
  paint?: object;
  /** Corners of a hole in it, from its middle. */
  hole?: [number, number][];
  /** Pixels a frame, downwards. */
  falls?: number;
}

const GOLD = { ty: 'fl', c: still([0.85, 0.65, 0.25, 1]), o: still(100), r: 1 };

function box({ x, y = 540, width, height = 1080, paint = GOLD, hole, falls = 0 }: Box): LottieLayer {
  const bends = hole?.map(() => [0, 0]);
  const cut = hole ? [{ ty: 'sh', ks: still({ c: true, v: hole, i: bends, o: bends }) }] : [];
  const shapes = [{ ty: 'rc', p: still([0, 0]), s: still([width, height]), r: still(0) }, ...cut, { ...paint, r: hole ? 2 : 1 }];
  const atRest = opened.manifest.scenes[0]?.still_frame ?? 0;
  const yAt = (frame: number): number => y + (frame - atRest) * falls;
  const linear = { i: { x: 1, y: 1 }, o: { x: 0, y: 0 } };
  const p = {
    a: 1,
    k: [
      { t: 0, s: [x, yAt(0)], ...linear },
      { t: 60, s: [x, yAt(60)] },
    ],
  };
  const ks = { o: still(100), r: still(0), p, a: still([0, 0]), s: still([100, 100]) };
  return { ty: 4, nm: 'ornament', ip: 0, op: fixtureAnimation().op, st: 0, ks, shapes };
}

/** The names of the fixture in a frame with other things, by default behind the words. */
async function findings(things: Box[], names: Record<string, string>, over: Box[] = []): Promise<Finding[]> {
  const fixture = fixtureAnimation();
  const words = fixture.layers.filter(({ nm }) => nm === 'text:names');
  const ground = fixture.layers.filter(({ nm }) => nm === 'ground');
  const layers: LottieLayer[] = [...over.map(box), ...words, ...things.map(box), ...ground];
  const themePackage = { ...opened, animation: { ...opened.animation, layers } };
  const samples = Object.fromEntries(opened.manifest.fields.map(({ key, sample }) => [key, sample]));
  const spec = { details: { ...samples, ...names }, bride_first: false, colors: {} };
  const bound = await bind({ themePackage, spec, photos: {}, scale: 1 });
  const { reports } = outline(bound.animation, themePackage);
  const found = check({
    manifest: opened.manifest,
    bound,
    reports,
    samples: await sampleScenesOf(themePackage),
    now: new Date(0),
  });
  return found.filter(({ code }) => code === 'text_on_ornament');
}

const PILLARS: Box[] = [
  { x: 360, width: 120 },
  { x: 1560, width: 120 },
];

describe('a text that is longer than its sample', () => {
  test('is reported with its pixels where it runs over an ornament behind it', async () => {
    const [finding, ...others] = await findings(PILLARS, LONG);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ code: 'text_on_ornament', severity: 'warning', field: 'groom', scene: 'Names' });
    const pixels = /^“Vishwanathan Balasubramaniam & Meenakshi Sundareswaran” runs over an ornament by (\d+) px\.$/.exec(
      finding?.message ?? '',
    )?.[1];
    expect(Number(pixels)).toBeGreaterThan(20);
    expect(Number(pixels)).toBeLessThan(100);
  });

  test('is reported where an ornament is drawn over it', async () => {
    expect(await findings([], LONG, PILLARS)).toHaveLength(1);
  });

  test('is not reported while it keeps clear', async () => {
    expect(await findings(PILLARS, { groom: 'Arjun', bride: 'Ananya' })).toEqual([]);
    expect(await findings([], LONG)).toEqual([]);
  });

  test('is reported where it is too long for the arch around it, and not while it fits under it', async () => {
    const half: [number, number][] = [
      [0, -480],
      [400, -380],
      [640, -40],
      [640, 540],
    ];
    const arch: Box = { x: 960, width: 1920, hole: [...half, ...half.toReversed().map(([x, y]): [number, number] => [-x, y])] };
    for (const [things, over] of [
      [[arch], []],
      [[], [arch]],
    ] as const) {
      expect(await findings([...things], { groom: 'Siddharth', bride: 'Ishita' }, [...over])).toEqual([]);
      expect(await findings([...things], { groom: 'Venkata Subramaniam', bride: 'Lakshmi Prasanna' }, [...over])).toHaveLength(1);
    }
  });

  test('may run on over what the sample stands on', async () => {
    expect(await findings([{ x: 960, y: 400, width: 1860, height: 300 }], LONG)).toEqual([]);
  });

  test('is reported where it leaves the plate that the sample stands on', async () => {
    expect(await findings([{ x: 960, y: 400, width: 900, height: 300 }], LONG)).toHaveLength(1);
  });

  test('may run over a ground that changes without an edge', async () => {
    const stops = { p: 2, k: still([0, 0.05, 0.02, 0.1, 1, 0.85, 0.6, 0.5]) };
    const paint = { ty: 'gf', o: still(100), r: 1, g: stops, s: still([-960, 0]), e: still([960, 0]), t: 1 };
    expect(await findings([{ x: 960, width: 1920, paint }], LONG)).toEqual([]);
  });

  test('may run over what passes by, such as petals', async () => {
    const petals = (falls: number) => [300, 500, 1400, 1600].map((x) => ({ x, y: 400, width: 44, height: 44, falls }));
    expect(await findings(petals(0), LONG)).toHaveLength(1);
    expect(await findings(petals(3), LONG)).toEqual([]);
  });

  test('may run over stars', async () => {
    const stars = Array.from({ length: 60 }, (_, at) => ({ x: 160 + at * 27, y: 340 + ((at * 37) % 60), width: 10, height: 10 }));
    expect(await findings(stars, LONG)).toEqual([]);
  });
});

test('the words of the sample itself are approved, whatever they stand on', async () => {
  const things = [...PILLARS, { x: 900, width: 60 }, { x: 760, y: 400, width: 90, height: 20 }];
  expect(await findings(things, {}, [{ x: 1040, y: 390, width: 30, height: 8 }])).toEqual([]);
});
