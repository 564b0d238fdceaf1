import { describe, expect, test } from 'vitest';
import type { LottieAnimation } from '../../src/lottie/types.ts';
import { paintPalette } from '../../src/package/paint-palette.ts';
import { bindColors } from '../../src/stages/bind-colors.ts';

const OWN = { ground: '#112233', paper: '#FFEEDD' };
const ROSE = { ground: '#aa3355', paper: '#FFEEDD' };
/** #112233, #aa3355 and #ffeedd as an editor writes them. */
const [BLUE, RED, PAPER] = [
  [0.067, 0.133, 0.2],
  [0.6667, 0.2, 0.3333],
  [1, 0.933, 0.867],
];
const still = (k: unknown, more: object = {}) => ({ a: 0, k, ...more });
const animationOf = (parts: object): LottieAnimation => ({
  ...{ w: 100, h: 100, fr: 30, ip: 0, op: 30, slots: { ground: { p: still([...BLUE, 1]) } } },
  layers: [{ ty: 4, ip: 0, op: 30, ...parts }],
});
const painted = (parts: object, chosen = ROSE) => paintPalette(animationOf(parts), OWN, chosen).layers[0];
const gradient = (k: unknown) => ({ shapes: [{ ty: 'gr', it: [{ ty: 'gf', g: { p: 2, k } }] }] });

describe('an animation in a palette', () => {
  test('has the stops of gradients that were in a slot’s own colour in the palette’s, with their places and their opacity', () => {
    const stops = (first: number[]) => [0, ...first, 1, ...PAPER, 0, 0.5, 1, 0];
    expect(painted(gradient(still(stops(BLUE))))).toMatchObject(gradient(still(stops(RED))));
    const moving = (first: number[]) => ({
      a: 1,
      k: [
        { t: 0, s: stops(first), i: { x: [1], y: [1] } },
        { t: 9, s: stops(PAPER) },
      ],
    });
    expect(painted(gradient(moving(BLUE)))).toMatchObject(gradient(moving(RED)));
  });

  test('has texts and solids in the palette’s colours', () => {
    const text = (fc: number[]) => ({ ty: 5, t: { d: { k: [{ t: 0, s: { f: 'Body', fc, sc: PAPER, t: 'a' } }] } } });
    expect(painted(text(BLUE))).toMatchObject(text(RED));
    expect(painted({ ty: 1, sc: '#112233', sw: 100, sh: 100 })).toMatchObject({ sc: '#aa3355', sw: 100 });
  });

  test('has fills in it that name the slot, and leaves those that do not', () => {
    const fills = [
      { ty: 'fl', c: still([...BLUE, 1], { sid: 'ground' }) },
      { ty: 'fl', c: still([...BLUE, 1]) },
    ];
    const rose = bindColors(paintPalette(animationOf({ shapes: fills }), OWN, ROSE), ROSE);
    expect(rose.layers[0]).toMatchObject({ shapes: [{ c: { k: [...RED, 1] } }, { c: { k: [...BLUE, 1] } }] });
  });

  test('is the same object in the theme’s own colours', () => {
    const animation = animationOf({});
    expect(paintPalette(animation, OWN, OWN)).toBe(animation);
  });
});
