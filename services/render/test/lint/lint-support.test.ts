import { createCanvas, LottieAnimation } from '@napi-rs/canvas';
import {
  DRAWN_EFFECT_KINDS,
  DRAWN_EFFECTS,
  DRAWN_LAYERS,
  DRAWN_MASK_MODES,
  DRAWN_SHAPES,
  DRAWN_STYLES,
  LAST_BLEND_MODE,
} from '@nimantran/proto/domain/skottie-support';
import { describe, expect, test } from 'vitest';

// Draws a layer with and without each feature: features that the table lists as drawn must show, and others must not. A new
// version of the canvas that draws more or less fails here, and the table is updated.

const SIZE = 100;
const still = (k: unknown) => ({ a: 0, k });
const place = (change: object = {}) => ({
  o: still(100),
  r: still(0),
  p: still([50, 50]),
  a: still([0, 0]),
  s: still([100, 100]),
  ...change,
});
const group = (...it: object[]) => ({
  ty: 'gr',
  it: [...it, { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) }],
});
const box = (width: number, height: number) => ({ ty: 'rc', p: still([0, 0]), s: still([width, height]), r: still(0) });
const fill = (...color: number[]) => ({ ty: 'fl', c: still([...color, 1]), o: still(100), r: 1 });
const shape = (shapes: object[], change: object = {}) => ({ ty: 4, ip: 0, op: 30, st: 0, ks: place(), shapes, ...change });
const gradient = {
  ty: 'gf',
  t: 1,
  s: still([-30, 0]),
  e: still([30, 0]),
  o: still(100),
  r: 1,
  g: { p: 2, k: still([0, 0.3, 0.2, 0.1, 1, 0.3, 0.6, 1]) },
};
const PICTURE = [group(box(20, 40), fill(0.9, 0.4, 0.2)), group(box(60, 60), gradient)];
const GROUND = shape([group(box(100, 100), fill(0.2, 0.3, 0.8))]);

function draw(layers: object[], assets: object[] = []): Uint8ClampedArray {
  const numbered = layers.map((layer, index) => ({ ind: index + 1, ...layer }));
  const json = { v: '5.9.0', w: SIZE, h: SIZE, fr: 30, ip: 0, op: 30, layers: numbered, assets };
  const animation = LottieAnimation.loadFromData(JSON.stringify(json));
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  animation.seekFrame(10);
  animation.render(context, { x: 0, y: 0, width: SIZE, height: SIZE });
  return context.getImageData(0, 0, SIZE, SIZE).data;
}

function differs(one: object[], other: object[]): boolean {
  const [first, second] = [draw(one), draw(other)];
  return first.some((value, at) => Math.abs(value - (second[at] ?? 0)) > 8);
}

const effect = (mn: string, ty: number, values: unknown[]) => ({
  ef: [
    {
      ty,
      nm: mn,
      mn,
      en: 1,
      ix: 1,
      ef: values.map((value, index) => ({ ty: 0, nm: `${index}`, ix: index + 1, v: still(value) })),
    },
  ],
});

/** An effect with values that would change the picture. */
const EFFECTS: [match: string, kind: number, values: unknown[]][] = [
  ['ADBE Tint', 20, [[0, 0, 0, 1], [1, 1, 0, 1], 100]],
  ['ADBE Fill', 21, [0, 0, [0, 1, 0, 1], 0, 0, 0, 1]],
  ['ADBE Stroke', 22, [[0, 1, 0, 1], 1, 0, 10, 1, 1, 0, 0, 0, 1]],
  ['ADBE Tritone', 23, [[1, 1, 0, 1], [0, 1, 0, 1], [0, 0, 0, 1], 0]],
  ['ADBE Pro Levels2', 24, [0, 0, 0, 0, 0.5, 1, 1, 0, 1, 0, 0, 1, 1, 0, 1]],
  ['ADBE Drop Shadow', 25, [[0, 1, 0, 1], 255, 135, 15, 5]],
  ['ADBE Radial Wipe', 26, [50, 0, [50, 50], 1, 0]],
  ['ADBE Displacement Map', 27, [2, 1, 20, 2, 20, 1, 0, 1]],
  ['ADBE Set Matte3', 28, [2, 4, 0, 1, 1, 1]],
  ['ADBE Gaussian Blur 2', 29, [30, 1, 0]],
  ['ADBE Twirl', 30, [90, 30, [50, 50]]],
  ['ADBE MESH WARP', 31, [4, 4, 7]],
  ['ADBE Ripple', 32, [50, [50, 50], 1, 1, 20, 20]],
  ['ADBE Spherize', 33, [50, [50, 50]]],
  ['ADBE Black&White', 5, [100, 10, 60, 40, 60, -50, 0, [1, 1, 1, 1]]],
  ['ADBE Brightness & Contrast 2', 5, [60, 20, 0]],
  ['ADBE Bulge', 5, [50, 50, [50, 50], 3, 0, 0, 0]],
  [
    'ADBE Corner Pin',
    5,
    [
      [10, 10],
      [90, 20],
      [0, 90],
      [80, 100],
    ],
  ],
  ['ADBE Easy Levels2', 5, [1, 0, 0.2, 0.6, 1, 0, 1, 0, 0]],
  ['ADBE Fractal Noise', 5, [1, 1, 0, 100, 0, 1, 0, 1, 100, 100, 100, [0, 0], 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100, 0]],
  ['ADBE Geometry2', 5, [[50, 50], [60, 60], 1, 50, 50, 0, 0, 30, 100, 0, 0, 1]],
  ['ADBE HUE SATURATION', 5, [1, 0, 90, 0, 0, 0, 0, 0, 0]],
  ['ADBE Invert', 5, [1, 0]],
  ['ADBE Linear Wipe', 5, [50, 90, 0]],
  ['ADBE Motion Blur', 5, [0, 30]],
  ['ADBE Ramp', 5, [[0, 0], [1, 0, 0, 1], [100, 100], [0, 0, 1, 1], 1, 0, 0]],
  ['ADBE Shift Channels', 5, [1, 3, 2, 4]],
  ['ADBE Threshold2', 5, [0.4]],
  ['ADBE Tile', 5, [[50, 50], 50, 50, 100, 100, 0, 0, 0]],
  ['ADBE Venetian Blinds', 5, [50, 0, 20, 0]],
  ['CC Sphere', 5, [0, 0, 0, 0, 0, 30, [50, 50], 0, 0, 0, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ['CC Toner', 5, [1, [1, 1, 1, 1], [1, 1, 0, 1], [0, 1, 0, 1], [0, 0, 1, 1], [0, 0, 0, 1], 0]],
  ['ADBE Glo2', 5, [1, 60, 10, 1, 1]],
  ['ADBE Box Blur2', 5, [20, 3, 1, 0]],
  ['ADBE Turbulent Displace', 5, [1, 50, 30, [50, 50], 1, 0]],
  ['ADBE Exposure2', 5, [1, 0, 2, 0, 1]],
  ['ADBE Color Balance (HLS)', 5, [90, 30, 30]],
  ['ADBE Noise2', 5, [50, 1, 1]],
  ['ADBE Wave Warp', 5, [1, 10, 40, 90, 1, 1, 0, 1]],
  ['ADBE Mosaic', 5, [10, 10, 1]],
  [
    'ADBE 4ColorGradient',
    5,
    [0, [0, 0], [1, 0, 0, 1], [100, 0], [0, 1, 0, 1], [0, 100], [0, 0, 1, 1], [100, 100], [1, 1, 0, 1], 100, 0, 100, 1],
  ],
  ['ADBE Offset', 5, [[70, 70], 0]],
  ['ADBE Slider Control', 5, [50]],
];

describe('effects', () => {
  test.each(EFFECTS)('%s', (match, kind, values) => {
    // Some effects take a second layer as their input.
    const input = shape([group(box(30, 30), fill(1, 1, 1))], { hd: true });
    const isDrawn = differs([shape(PICTURE, effect(match, kind, values)), input], [shape(PICTURE), input]);
    expect(isDrawn).toBe(DRAWN_EFFECTS.has(match));
  });

  test('every effect that is called drawn is probed', () => {
    const probed = new Set(EFFECTS.map(([match]) => match));
    expect([...DRAWN_EFFECTS].filter((match) => !probed.has(match))).toEqual([]);
  });

  test('by their kind alone', () => {
    for (const [match, kind, values] of EFFECTS.filter(([, kind]) => kind !== 5)) {
      const [named] = effect(match, kind, values).ef;
      const { mn: _, ...unnamed } = named ?? {};
      expect([kind, differs([shape(PICTURE, { ef: [unnamed] })], [shape(PICTURE)])]).toEqual([
        kind,
        DRAWN_EFFECT_KINDS.has(kind),
      ]);
    }
  });

  test('are drawn even where they are switched off', () => {
    const [off] = effect('ADBE Fill', 21, [0, 0, [0, 1, 0, 1], 0, 0, 0, 1]).ef;
    expect(differs([shape(PICTURE, { ef: [{ ...off, en: 0 }] })], [shape(PICTURE)])).toBe(true);
  });
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('layer style %i', (ty) => {
  const style = {
    ty,
    c: still([0, 1, 0, 1]),
    o: still(100),
    a: still(120),
    s: still(8),
    d: still(8),
    ch: still(0),
    bm: still(1),
    no: still(0),
    lc: still(1),
    r: still(50),
    sr: still(1),
    gf: { p: 2, k: still([0, 0, 1, 0, 1, 0, 1, 0]) },
    gs: still(100),
    gt: still(1),
    al: still(1),
    of: still([0, 0]),
    bs: still(1),
    bt: still(1),
    sf: still(5),
    ga: still(30),
    ll: still(30),
    hm: still(1),
    hc: still([1, 1, 1, 1]),
    ho: still(100),
    sm: still(1),
    sc: still([0, 0, 0, 1]),
    so: still(100),
    in: still(0),
    j: still(50),
  };
  expect(differs([shape(PICTURE, { sy: [style] })], [shape(PICTURE)])).toBe(DRAWN_STYLES.has(ty));
});

test.each(Array.from({ length: 19 }, (_, index) => index + 1))('blend mode %i', (bm) => {
  const above = (mode: number) => shape([group(box(60, 60), fill(0.9, 0.6, 0.2))], { bm: mode });
  expect(differs([above(bm), GROUND], [above(0), GROUND])).toBe(bm <= LAST_BLEND_MODE);
});

test.each(['a', 's', 'i', 'f', 'l', 'd'])('mask of mode %s', (mode) => {
  const masked = (wanted: string) => {
    const points = [
      [-20, -20],
      [20, -20],
      [20, 20],
      [-20, 20],
    ];
    const path = { v: points, i: points.map(() => [0, 0]), o: points.map(() => [0, 0]), c: true };
    return shape([group(box(80, 80), fill(1, 0, 0))], {
      hasMask: true,
      masksProperties: [{ mode: wanted, inv: false, pt: still(path), o: still(100), x: still(0) }],
    });
  };
  expect(differs([masked(mode)], [masked('n')])).toBe(DRAWN_MASK_MODES.has(mode));
});

const STAR = {
  ty: 'sr',
  sy: 1,
  pt: still(5),
  p: still([0, 0]),
  r: still(0),
  ir: still(10),
  is: still(0),
  or: still(30),
  os: still(0),
};
const COPIES = {
  ty: 'tr',
  p: still([15, 15]),
  a: still([0, 0]),
  s: still([100, 100]),
  r: still(0),
  so: still(100),
  eo: still(100),
};

test.each([
  ['el', [{ ty: 'el', p: still([0, 0]), s: still([40, 40]) }, fill(1, 0, 0)], []],
  ['sr', [STAR, fill(1, 0, 0)], []],
  ['gf', [box(40, 40), gradient], []],
  ['gs', [box(40, 40), { ...gradient, ty: 'gs', w: still(6), lc: 1, lj: 1 }], []],
  ['st', [box(40, 40), { ty: 'st', c: still([1, 0, 0, 1]), o: still(100), w: still(4), lc: 1, lj: 1 }], []],
  ['rd', [box(40, 40), { ty: 'rd', r: still(15) }, fill(1, 0, 0)], [box(40, 40), fill(1, 0, 0)]],
  ['tm', [box(40, 40), { ty: 'tm', s: still(0), e: still(50), o: still(0), m: 1 }, fill(1, 0, 0)], [box(40, 40), fill(1, 0, 0)]],
  ['pb', [box(40, 40), { ty: 'pb', a: still(50) }, fill(1, 0, 0)], [box(40, 40), fill(1, 0, 0)]],
  ['op', [box(40, 40), { ty: 'op', a: still(10), lj: 1, ml: still(4) }, fill(1, 0, 0)], [box(40, 40), fill(1, 0, 0)]],
  ['mm', [box(40, 40), STAR, { ty: 'mm', mm: 4 }, fill(1, 0, 0)], [box(40, 40), STAR, fill(1, 0, 0)]],
  ['rp', [box(40, 40), fill(1, 0, 0), { ty: 'rp', c: still(3), o: still(0), m: 1, tr: COPIES }], [box(40, 40), fill(1, 0, 0)]],
  ['zz', [box(40, 40), { ty: 'zz', s: still(10), r: still(4), pt: still(1) }, fill(1, 0, 0)], [box(40, 40), fill(1, 0, 0)]],
  ['tw', [box(40, 40), { ty: 'tw', a: still(90), c: still([0, 0]) }, fill(1, 0, 0)], [box(40, 40), fill(1, 0, 0)]],
])('shape %s', (kind, items, without) => {
  expect(differs([shape([group(...items)])], [shape([group(...without)])])).toBe(DRAWN_SHAPES.has(kind));
});

test.each([6, 7, 8, 9, 10, 11, 12, 14, 15])('layers of kind %i leave nothing in the picture', (ty) => {
  expect(DRAWN_LAYERS.has(ty)).toBe(false);
  expect(differs([{ ty, ip: 0, op: 30, st: 0, ks: place() }, shape(PICTURE)], [shape(PICTURE)])).toBe(false);
});

describe('what lint warns of as not drawn', () => {
  const moving = place({
    p: {
      a: 1,
      k: [
        { t: 0, s: [0, 50], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } },
        { t: 20, s: [100, 50] },
      ],
    },
  });
  test.each([
    ['motion blur', shape(PICTURE, { ks: moving, mb: true }), shape(PICTURE, { ks: moving })],
    [
      'roundness of a star',
      shape([group({ ...STAR, os: still(100), is: still(100) }, fill(1, 0, 0))]),
      shape([group(STAR, fill(1, 0, 0))]),
    ],
    ['an expression', shape(PICTURE, { ks: place({ r: { a: 0, k: 0, x: 'var $bm_rt; $bm_rt = 45;' } }) }), shape(PICTURE)],
    [
      'a part of a copy',
      ...([2.5, 3] as const).map((c) =>
        shape([group(box(9, 9), fill(1, 0, 0)), { ty: 'rp', c: still(c), o: still(0), m: 1, tr: COPIES }]),
      ),
    ],
  ])('%s', (_, one, other) => {
    expect(differs([one ?? {}], [other ?? {}])).toBe(false);
  });
});

describe('what docs/themes.md promises besides', () => {
  const keyed = {
    a: 1,
    k: [
      { t: 0, s: [0, 50], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } },
      { t: 20, s: [100, 90] },
    ],
  };
  const sheet = (change: object) => shape([group(box(50, 50), fill(0.5, 0.5, 0.5))], change);

  test.each([1, 2, 3, 4])('matte of kind %i', (tt) => {
    expect(differs([sheet({ td: 1 }), { ...GROUND, tt }], [GROUND])).toBe(true);
  });

  test('luma mattes let through as much as they are light', () => {
    const through = (gray: number): number | undefined =>
      draw([shape([group(box(50, 50), fill(gray, gray, gray))], { td: 1 }), { ...GROUND, tt: 3 }])[(50 * SIZE + 50) * 4 + 3];
    expect([through(0), through(0.5), through(1)]).toEqual([0, 128, 255]);
  });

  test('a matte that is named lies anywhere', () => {
    const between = shape([group(box(4, 4), fill(0, 1, 0))], { ind: 2 });
    const named = [sheet({ td: 1, ind: 9 }), between, { ...GROUND, ind: 3, tt: 1, tp: 9 }];
    expect(differs(named, [between, sheet({ td: 1, ind: 9 }), { ...GROUND, ind: 3, tt: 1 }])).toBe(false);
  });

  test.each([2, 3, 4, 5])('merge of mode %i', (mm) => {
    const both = [box(40, 40), { ty: 'el', p: still([15, 15]), s: still([40, 40]) }];
    const stroke = { ty: 'st', c: still([1, 0, 0, 1]), o: still(100), w: still(3), lc: 1, lj: 1 };
    expect(differs([shape([group(...both, { ty: 'mm', mm }, stroke)])], [shape([group(...both, stroke)])])).toBe(true);
  });

  test('auto-orient', () => {
    const bar = (ao: number) => shape([group(box(40, 10), fill(1, 0, 0))], { ks: place({ p: keyed }), ao });
    expect(differs([bar(1)], [bar(0)])).toBe(true);
  });

  test('time remapping and stretch', () => {
    const inner = [{ id: 'inner', layers: [shape([group(box(20, 20), fill(1, 0, 0))], { ks: place({ p: keyed }) })] }];
    const nested = (change: object) =>
      draw(
        [{ ty: 0, refId: 'inner', w: SIZE, h: SIZE, ip: 0, op: 30, st: 0, ks: place({ p: still([0, 0]) }), ...change }],
        inner,
      );
    const plain = nested({});
    for (const change of [{ tm: still(0.1) }, { sr: 2 }])
      expect(nested(change).some((value, at) => value !== plain[at])).toBe(true);
  });
});
