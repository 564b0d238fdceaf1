import { describe, expect, test } from 'vitest';
import { cubicBezier, evaluate } from '../../src/lottie/property.ts';
import { layoutText } from '../../src/text/layout.ts';
import { letterFrames } from '../../src/text/letter-frames.ts';
import { poseProperties } from '../../src/text/pose-keyframes.ts';
import { type Selector, selectorsAt, totalsOf } from '../../src/text/range-selector.ts';
import { textShapes } from '../../src/text/text-shapes.ts';

const style = {
  fonts: { theme: undefined, weight: 400 as const },
  size: 80,
  lineHeight: 96,
  tracking: 0,
  alignment: 'center' as const,
  baselineShift: 0,
};
const layout = layoutText('ab cd', style, { kind: 'point', maxWidth: 5000 }, 40);
const document = { t: '', f: '', s: 80, fc: [0, 0, 0] };
const totals = totalsOf(layout.clusters);
const still = (value: unknown) => ({ a: 0, k: value });
const keyed = (...frames: [number, number][]) => ({
  a: 1,
  k: frames.map(([t, s]) => ({ t, s: [s], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } })),
});

function weights(selector: Selector | Selector[], frame: number): number[] {
  return layout.clusters.map((cluster) => Math.round(selectorsAt([selector].flat(), totals, frame)(cluster) * 100) / 100);
}

test('letters, words and lines are counted', () => {
  expect(totals).toEqual({ characters: 5, letters: 4, words: 2, lines: 1 });
});

describe('range selectors', () => {
  test.each([
    ['all', { b: 1, sh: 1 }, [1, 1, 1, 1, 1]],
    ['the first two of five letters', { b: 1, sh: 1, s: still(0), e: still(40) }, [1, 1, 0, 0, 0]],
    ['half a letter', { b: 1, sh: 1, s: still(0), e: still(30) }, [1, 0.5, 0, 0, 0]],
    ['the second word, with the space before it', { b: 3, sh: 1, s: still(50), e: still(100) }, [0, 0, 1, 1, 1]],
    ['by index', { b: 2, r: 2, sh: 1, s: still(1), e: still(3) }, [0, 1, 1, 1, 0]],
    ['half the amount', { b: 1, sh: 1, a: still(50) }, [0.5, 0.5, 0.5, 0.5, 0.5]],
    ['a ramp up', { b: 1, sh: 2 }, [0.1, 0.3, 0.5, 0.7, 0.9]],
    ['a ramp down', { b: 1, sh: 3 }, [0.9, 0.7, 0.5, 0.3, 0.1]],
    ['a triangle', { b: 1, sh: 4 }, [0.2, 0.6, 1, 0.6, 0.2]],
  ])('%s', (_, selector, expected) => {
    expect(weights(selector, 0)).toEqual(expected);
  });

  test.each([
    ['eased at the low end', { sh: 2, ne: still(100) }, [0, 0.04, 0.11, 0.26, 0.55]],
    ['eased at the high end', { sh: 2, xe: still(100) }, [0.45, 0.74, 0.89, 0.97, 1]],
    ['a square without smoothness', { sh: 1, e: still(30), sm: still(0) }, [1, 0, 0, 0, 0]],
    ['a negative amount', { a: still(-50) }, [-0.5, -0.5, -0.5, -0.5, -0.5]],
    ['another kind of selector', { t: 1 }, [0, 0, 0, 0, 0]],
  ])('%s', (_, selector, expected) => {
    const made = weights({ b: 1, ...selector }, 0);
    for (const [index, weight] of made.entries()) expect(Math.abs(weight - (expected[index] ?? Number.NaN))).toBeLessThan(0.011);
  });

  test.each([
    ['added', 1, [1, 1, 1, 0, 0]],
    ['subtracted', 2, [1, 0, 0, 0, 0]],
    ['intersected', 3, [0, 1, 0, 0, 0]],
    ['the lesser', 4, [0, 1, 0, 0, 0]],
    ['the greater', 5, [1, 1, 1, 0, 0]],
    ['the difference', 6, [1, 0, 1, 0, 0]],
  ])('a second selector, %s', (_, m, expected) => {
    const first = { b: 1, s: still(0), e: still(40) };
    expect(weights([first, { b: 1, s: still(20), e: still(60), m }], 0)).toEqual(expected);
  });

  test('a random order takes every letter once, the same ones each time, and not in the order of reading', () => {
    const text = layoutText('abcdefghij', style, { kind: 'point', maxWidth: 5000 }, 40);
    const taken = (count: number): number[] => {
      const weight = selectorsAt([{ b: 1, rn: 1, r: 2, s: still(0), e: still(count) }], totalsOf(text.clusters), 0);
      return text.clusters.filter((cluster) => weight(cluster) === 1).map((cluster) => cluster.index);
    };
    const order = Array.from({ length: 10 }, (_, count) => taken(count + 1).find((index) => !taken(count).includes(index)));
    expect([...order].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(order).not.toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(taken(4)).toEqual(taken(4));
  });

  test('a keyframed start uncovers letter after letter', () => {
    const selector = { b: 1, sh: 1, s: keyed([0, 0], [50, 100]) };
    expect(weights(selector, 0)).toEqual([1, 1, 1, 1, 1]);
    expect(weights(selector, 25)).toEqual([0, 0, 0.5, 1, 1]);
    expect(weights(selector, 50)).toEqual([0, 0, 0, 0, 0]);
  });
});

test('keyframes made from an animator follow it within their tolerance at every frame', () => {
  const animators = [
    {
      s: { b: 1, sh: 2, o: keyed([0, -100], [30, 100]) },
      a: { o: still(0), p: still([0, 60]), r: still(20), s: still([50, 50]) },
    },
  ];
  const { clusters, at } = letterFrames(layout, { document, animators, grouping: 1 }, 'center');
  const frames = Array.from({ length: 31 }, (_, frame) => frame);
  for (const [index] of clusters.entries()) {
    const states = frames.flatMap((frame) => at(frame).slice(index, index + 1));
    const made = poseProperties({ frames, states });
    for (const [frame, state] of states.entries()) {
      expect(evaluate(made.o, frame, [])[0]).toBeCloseTo(state.opacity, -0.5);
      expect(evaluate(made.p, frame, [])[1]).toBeCloseTo(state.position[1], 0);
      expect(evaluate(made.r, frame, [])[0]).toBeCloseTo(state.rotation, 1);
    }
  }
});

test('a text without letter animation is one group, with it a group per cluster', () => {
  expect(textShapes(layout, { document, animators: [], grouping: 1 })).toHaveLength(1);
  expect(textShapes(layout, { document, animators: [{ a: { fc: still([1, 0, 0, 1]) } }], grouping: 1 })).toHaveLength(1);
  expect(textShapes(layout, { document, animators: [{ s: { b: 1, sh: 1 }, a: { o: still(0) } }], grouping: 1 })).toHaveLength(4);
});

describe('letters are painted by their weight', () => {
  const ramp = { b: 1, sh: 2 };
  const painted = (values: object, more: object = {}) =>
    textShapes(layout, { document: { ...document, ...more }, animators: [{ s: ramp, a: { ...values } }], grouping: 1 })
      .toReversed()
      .map((group) => JSON.parse(JSON.stringify(group)).it);
  const item = (items: { ty: string }[], type: string) => JSON.parse(JSON.stringify(items.find(({ ty }) => ty === type)));

  test('fill, from the document’s colour to the animator’s', () => {
    const reds = painted({ fc: still([1, 0, 0, 1]) }).map((items) => item(items, 'fl').c.k[0]);
    expect(reds).toEqual([0.1, 0.3, 0.7, 0.9]);
  });

  test('stroke, its colour and its width on top of the document’s', () => {
    const letters = painted({ sc: still([0, 1, 0]), sw: still(10) }, { sc: [0, 0, 0], sw: 2 });
    expect(letters.map((items) => item(items, 'st').w.k)).toEqual([3, 5, 9, 11]);
    expect(letters.map((items) => item(items, 'st').c.k[1])).toEqual([0.1, 0.3, 0.7, 0.9]);
  });

  test('opacity of the fill alone', () => {
    expect(painted({ fo: still(0) }).map((items) => item(items, 'fl').o.k)).toEqual([90, 70, 30, 10]);
  });

  test('skew and its axis, and the anchor that letters turn around', () => {
    const [first] = painted({ sk: still(40), sa: still(90), a: still([0, -20]) });
    const { sk, sa, a, p } = item(first, 'tr');
    // Skottie turns the axis the other way.
    expect([sk.k, sa.k]).toEqual([4, -9]);
    expect(a.k[1] - p.k[1]).toBeCloseTo(-2);
  });

  test('later letters lie over earlier ones', () => {
    const left = (group: unknown): number => item(JSON.parse(JSON.stringify(group)).it, 'tr').p.k[0];
    const places = textShapes(layout, { document, animators: [{ s: ramp, a: { r: still(0) } }], grouping: 1 }).map(left);
    expect(places).toEqual([...places].sort((a, b) => b - a));
  });
});

test('letters that stand still for an hour cost no more than a moment', () => {
  const animators = [{ s: { b: 1, sh: 1, s: keyed([0, 0], [1e9, 100]) }, a: { o: still(0) } }];
  const long = { document, animators, grouping: 1, frames: { first: 0, last: 1e9 } };
  expect(() => textShapes(layout, long)).toThrow(/animated over 1000000001 frames/);
  expect(textShapes(layout, { ...long, frames: { first: 0, last: 100 } })).toHaveLength(4);
});

test('timing curves are those of CSS and After Effects', () => {
  expect(cubicBezier(0, 0, 1, 1, 0.3)).toBeCloseTo(0.3, 4);
  expect(cubicBezier(0.42, 0, 0.58, 1, 0.5)).toBeCloseTo(0.5, 4);
  expect(cubicBezier(0.25, 0.1, 0.25, 1, 0.5)).toBeCloseTo(0.8024, 3);
});
