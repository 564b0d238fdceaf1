import { describe, expect, test } from 'vitest';
import type { LottieLayer } from '../../src/lottie/types.ts';
import { layoutText } from '../../src/text/layout.ts';
import { letterFrames } from '../../src/text/letter-frames.ts';
import type { TextLayerData } from '../../src/text/text-document.ts';
import { pathAt } from '../../src/text/text-path.ts';
import { unsupportedTextFeatures } from '../../src/text/unsupported.ts';

const still = (value: unknown) => ({ a: 0, k: value });
const flat = [
  [0, 0],
  [0, 0],
];
const line = (x: number, y: number, closed = false) => ({
  ...{ c: closed, i: flat, o: flat },
  v: [
    [0, 0],
    [x, y],
  ],
});
const style = {
  fonts: { theme: undefined, weight: 400 as const },
  ...{ size: 50, lineHeight: 60, tracking: 0, alignment: 'left' as const, baselineShift: 0 },
};
const layout = layoutText('path', style, { kind: 'point', maxWidth: 1e5 }, 50);
const document = { t: 'path', f: '', s: 50, fc: [1, 1, 1] };

function statesOn(shape: unknown, options: object = {}, alignment: 'left' | 'center' | 'right' = 'left', frame = 0) {
  const path = { shape, options: { m: 0, ...options } };
  const data: TextLayerData = { document, animators: [], grouping: 1, path };
  const text = layoutText('path', { ...style, alignment }, { kind: 'point', maxWidth: 1e5 }, 50);
  return letterFrames(text, data, alignment).at(frame);
}

describe('text on a path', () => {
  const first = layout.clusters[0]?.advance ?? 0;
  const last = layout.clusters.at(-1)?.advance ?? 0;
  const width = layout.clusters.reduce((sum, cluster) => sum + cluster.advance, 0);

  test('stands on it, turned with it', () => {
    const [letter] = statesOn(still(line(0, 600)));
    expect(letter?.rotation).toBeCloseTo(90);
    expect(letter?.position[0]).toBeCloseTo(0);
    expect(letter?.position[1]).toBeCloseTo(first / 2);
  });

  test('stays upright where it is not to be perpendicular', () => {
    expect(statesOn(still(line(0, 600)), { p: still(0) }).map((state) => state.rotation)).toEqual([0, 0, 0, 0]);
  });

  test.each([
    ['left', 'left', 40 + 0],
    ['right', 'right', 500],
    ['centred between both', 'center', 270],
  ] as const)('keeps its margins: %s', (_, alignment, place) => {
    const states = statesOn(still(line(600, 0)), { f: still(40), l: still(-100) }, alignment);
    const left = (states[0]?.position[0] ?? 0) - first / 2;
    const right = (states.at(-1)?.position[0] ?? 0) + last / 2;
    expect(alignment === 'left' ? left : alignment === 'right' ? right : (left + right) / 2).toBeCloseTo(place, 0);
  });

  test('fills it from margin to margin where alignment is forced, with even gaps', () => {
    const states = statesOn(still(line(600, 0)), { a: still(1) });
    expect(states[0]?.position[0]).toBeCloseTo(first / 2);
    expect(states.at(-1)?.position[0]).toBeCloseTo(600 - last / 2);
    const gap = (600 - width) / 3;
    const second = layout.clusters[1]?.advance ?? 0;
    expect((states[1]?.position[0] ?? 0) - (states[0]?.position[0] ?? 0)).toBeCloseTo(first / 2 + gap + second / 2);
  });

  test('runs the other way on a reversed path', () => {
    const [letter] = statesOn(still(line(600, 0)), { r: still(1) });
    expect(Math.abs(letter?.rotation ?? 0)).toBeCloseTo(180);
    expect(letter?.position[0]).toBeCloseTo(600 - first / 2);
  });

  test('goes on straight beyond an open end and round a closed one', () => {
    const open = pathAt({ shape: still(line(100, 0)), options: { m: 0 } }, 0);
    expect(open?.place(150)).toMatchObject({ x: 150, y: 0 });
    const closed = pathAt({ shape: still(line(100, 0, true)), options: { m: 0 } }, 0);
    expect(closed?.length).toBeCloseTo(200);
    expect(closed?.place(230).x).toBeCloseTo(30);
  });

  test('follows a mask and margins that move', () => {
    const key = (t: number, y: number) => ({ t, s: [line(600, y)], i: { x: 1, y: 1 }, o: { x: 0, y: 0 } });
    const moving = { a: 1, k: [key(0, 0), key(10, 600)] };
    expect(statesOn(moving, {}, 'left', 0)[0]?.rotation).toBeCloseTo(0);
    expect(statesOn(moving, {}, 'left', 5)[0]?.rotation).toBeCloseTo((Math.atan2(300, 600) * 180) / Math.PI);
  });
});

test('what is not drawn is named', () => {
  const layer = (t: object, change: Partial<LottieLayer> = {}): LottieLayer => ({
    ...{ ty: 5, nm: 'text', ip: 0, op: 10 },
    t: { d: { k: [{ t: 0, s: { t: 'a', f: 'Body', s: 10 } }] }, ...t },
    ...change,
  });
  expect(
    unsupportedTextFeatures(layer({ a: [{ s: { t: 0, b: 1 }, a: { p: still([1, 2, 0]), fc: still([1, 0, 0]) } }] })),
  ).toEqual([]);
  expect(unsupportedTextFeatures(layer({}, { ty: 4 }))).toEqual([]);
  const asked = layer({
    a: [
      { s: { t: 1 }, a: { bl: still([5, 5]), rx: still(20), p: still([0, 0, 50]), zz: still(1) } },
      { a: { s: { a: 0, k: [100, 100], x: 'var $bm_rt; $bm_rt = value;' } } },
    ],
    d: {
      k: [
        { t: 0, s: { t: 'a', f: 'Body', s: 10 } },
        { t: 5, s: { t: 'b', f: 'Body', s: 10 } },
      ],
    },
    p: { m: 3 },
  });
  expect(unsupportedTextFeatures(asked)).toEqual([
    'a wiggly or expression selector',
    'blurred letters',
    'letters that turn in space (X rotation)',
    'letters that move in depth (Z position)',
    'the animator property "zz"',
    'text on a path whose mask is not there',
    'a text document that changes over time (its first keyframe is kept throughout)',
    'an expression in the text',
  ]);
});
