import { Parse } from 'typebox/value';
import { LottieAnimation } from '../../src/lottie/types.ts';

const SIZE = 120;
const still = (k: unknown) => ({ a: 0, k });
const place = (change: object = {}) => ({
  o: still(100),
  r: still(0),
  p: still([60, 60]),
  a: still([0, 0]),
  s: still([100, 100]),
  ...change,
});
const moved = (change: object = {}) => ({
  ty: 'tr',
  o: still(100),
  r: still(0),
  p: still([0, 0]),
  a: still([0, 0]),
  s: still([100, 100]),
  ...change,
});
const group = (it: object[], change: object = {}) => ({ ty: 'gr', it: [...it, moved(change)] });
const box = (width: number, height: number, x = 0, y = 0) => ({
  ty: 'rc',
  p: still([x, y]),
  s: still([width, height]),
  r: still(0),
});
const fill = (r: number, g: number, b: number, alpha = 1) => ({ ty: 'fl', c: still([r, g, b, alpha]), o: still(100), r: 1 });
const stroke = (alpha = 1) => ({ ty: 'st', c: still([0.2, 0.9, 0.4, alpha]), o: still(100), w: still(4), lc: 1, lj: 1, ml: 4 });
const layer = (shapes: object[], change: object = {}) => ({
  ty: 4,
  ind: 1,
  ip: 0,
  op: 60,
  st: 0,
  sr: 1,
  ks: place(),
  shapes,
  ...change,
});
const repeater = (c: number, tr: object, change: object = {}) => ({
  ty: 'rp',
  c: still(c),
  o: still(0),
  m: 1,
  tr: { ...moved(tr), o: undefined, so: still(100), eo: still(100) },
  ...change,
});
const film = (layers: object[], change: object = {}): LottieAnimation =>
  Parse(LottieAnimation, {
    v: '5.9.0',
    w: SIZE,
    h: SIZE,
    fr: 30,
    ip: 0,
    op: 60,
    assets: [],
    layers: layers.map((one, index) => ({ ...one, ind: index + 1 })),
    ...change,
  });
const corners = (side: number) => [
  [-side, -side],
  [side, -side],
  [side, side],
  [-side, side],
];
const path = (side: number) => ({ v: corners(side), i: corners(0), o: corners(0) });
const GROUND = layer([group([box(120, 120), fill(0.2, 0.2, 0.5)])]);
const ORANGE = group([box(60, 30), fill(1, 0.6, 0.1)]);

/** A position that overshoots its end, straight or on a curve. */
const overshooting = (y: number, start: number, curve: object) => ({
  a: 1,
  k: [
    { t: 0, s: [30, 30], i: { x: [0.5], y: [y] }, o: { x: [0.8], y: [start] }, ...curve },
    { t: 40, s: [80, 80], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } },
  ],
});
const CURVE = { to: [20, -10], ti: [-10, 20] };
const EVEN = { i: { x: [1], y: [1] }, o: { x: [0], y: [0] } };
const dot = (p: object) => film([layer([group([box(20, 20), fill(1, 1, 0.4)])], { ks: place({ p }) })]);

const old = (v: string, shapes: object[], change: object = {}) => film([layer(shapes, change)], { v });

/** lottie-web draws one repeater only, so what two are meant to draw is written out. */
const GRID = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => box(16, 16, -40 + 24 * column, -40 + 30 * row)));

/** A curved way with an easing that goes back before it sets off and beyond its end. */
export const OVERSHOT_CURVE = dot(overshooting(1.8, -0.8, CURVE));

const inverted = (side: number, turn: 'left' | 'right') => {
  const { v, i, o } = path(side);
  return {
    mode: 'a',
    inv: true,
    pt: still({ v: turn === 'left' ? v.toReversed() : v, i, o, c: true }),
    o: still(100),
    x: still(0),
  };
};
const TRIMMED = [
  { ...box(40, 40, -25, 0), d: 1 },
  { ty: 'tm', s: still(0), e: still(50), o: still(30), m: 1 },
];
const FADE = {
  o: still(100),
  g: { p: 2, k: still([0, 1, 0.6, 0.1, 1, 1, 0.6, 0.1, 0.325, 1, 1, 0.2]) },
  s: still([-10, 0]),
  e: still([10, 0]),
  t: 1,
  lc: 1,
  lj: 1,
};

/** Animations that lottie-web draws wrongly, as lint says: with the frame, the intended picture and the note. */
export const BETTER_THAN_THE_WEB: [
  name: string,
  animation: LottieAnimation,
  frame: number,
  meant: LottieAnimation,
  note: RegExp,
][] = [
  ...(['left', 'right'] as const).map((turn): (typeof BETTER_THAN_THE_WEB)[number] => [
    `an inverted mask whose path goes ${turn}`,
    film([layer([ORANGE], { hasMask: true, masksProperties: [inverted(10, turn)], ks: place({ p: still([40, 60]) }) })]),
    5,
    film([
      layer([group([box(20, 30, -40, 0), box(20, 30, 0, 0), box(20, 5, -20, -12.5), box(20, 5, -20, 12.5), fill(1, 0.6, 0.1)])]),
    ]),
    /inverted mask/,
  ]),
  [
    'an upright line that fades',
    film([
      layer([
        group([
          {
            ty: 'sh',
            ks: still({
              v: [
                [0, -30],
                [0, 30],
              ],
              i: corners(0).slice(2),
              o: corners(0).slice(2),
              c: false,
            }),
          },
          { ...FADE, w: still(20), ty: 'gs' },
        ]),
      ]),
    ]),
    5,
    film([layer([group([box(20, 60), { ...FADE, ty: 'gf', r: 1 }])])]),
    /gradient that fades/,
  ],
  [
    'a repeater of what is trimmed',
    film([layer([TRIMMED, fill(1, 0.6, 0.1), repeater(2, { p: still([50, 0]) })].flat())]),
    5,
    film([layer([0, 50].map((x) => group([TRIMMED, fill(1, 0.6, 0.1)].flat(), { p: still([x, 0]) })))]),
    /repeater below trim paths/,
  ],
];

/**
 * Small animations, as exporters write them, that Skottie draws differently from lottie-web, with the frame to look at and, where
 * lottie-web is wrong, the intended animation.
 */
export const FOREIGN: [name: string, animation: LottieAnimation, frame: number, meant?: LottieAnimation][] = [
  ['a matte that is not hidden', film([layer([ORANGE], { td: 1, hd: false }), { ...GROUND, tt: 1, hd: false }]), 5],
  ['a colour with a fourth channel of 0', film([layer([group([box(60, 60), fill(1, 0.6, 0.1, 0)])])]), 5],
  ['a colour with a fourth channel of a half', film([layer([group([box(60, 60), fill(1, 0.6, 0.1, 0.5), stroke(0.2)])])]), 5],
  [
    'a colour whose fourth channel is animated',
    film([
      layer([
        group([
          box(60, 60),
          {
            ty: 'fl',
            c: {
              a: 1,
              k: [
                { t: 0, s: [1, 0, 0, 0], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } },
                { t: 40, s: [0, 1, 0, 0] },
              ],
            },
            o: still(100),
            r: 1,
          },
        ]),
      ]),
    ]),
    20,
  ],
  [
    'a repeater after its fill',
    film([layer([group([box(16, 16, -40, -40), fill(1, 0.5, 0), repeater(4, { p: still([24, 0]) })])])]),
    5,
  ],
  [
    'a repeater before its fill',
    film([layer([group([box(16, 16, -40, -40), repeater(4, { p: still([24, 0]) }), fill(1, 0.5, 0)])])]),
    5,
  ],
  [
    'two repeaters after a fill',
    film([
      layer([
        group([box(16, 16, -40, -40), fill(1, 0.5, 0), repeater(4, { p: still([24, 0]) }), repeater(3, { p: still([0, 30]) })]),
      ]),
    ]),
    5,
    film([layer([group([...GRID, fill(1, 0.5, 0)])])]),
  ],
  [
    'two repeaters before a fill and a stroke',
    film([
      layer([
        group([
          box(16, 16, -40, -40),
          repeater(4, { p: still([24, 0]) }),
          repeater(3, { p: still([0, 30]) }),
          stroke(),
          fill(1, 0.5, 0),
        ]),
      ]),
    ]),
    5,
    film([layer([group([...GRID, stroke(), fill(1, 0.5, 0)])])]),
  ],
  [
    'a repeater that turns, shrinks and fades, before its fill',
    film([layer([group([box(20, 20, 0, -40), repeater(6, { r: still(50), s: still([85, 85]) }), fill(1, 0.5, 0)])])]),
    5,
  ],
  [
    'two repeaters beside each other’s groups',
    film([
      layer([
        group([box(16, 16, -40, -40), fill(1, 0.5, 0)]),
        repeater(4, { p: still([24, 0]) }),
        repeater(3, { p: still([0, 30]) }),
      ]),
    ]),
    5,
    film([layer([group([...GRID, fill(1, 0.5, 0)])])]),
  ],
  [
    'a repeater that fades to nothing, after its fill',
    film([
      layer([
        group([
          box(16, 16, -40, -40),
          fill(1, 0.5, 0),
          repeater(3, {}, { tr: { ...moved({ p: still([24, 0]) }), o: undefined, so: still(100), eo: still(0) } }),
        ]),
      ]),
    ]),
    5,
  ],
  [
    'a repeater whose number of copies grows',
    film([
      layer([
        group([
          box(16, 16, -40, -40),
          fill(1, 0.5, 0),
          repeater(
            4,
            { p: still([24, 0]) },
            {
              c: {
                a: 1,
                k: [
                  { t: 0, s: [0], ...EVEN },
                  { t: 40, s: [5] },
                ],
              },
            },
          ),
        ]),
      ]),
    ]),
    17,
  ],
  [
    'a repeater with a broken number of copies',
    film([layer([group([box(16, 16, -40, -40), fill(1, 0.5, 0), repeater(2.3, { p: still([24, 0]) })])])]),
    5,
  ],
  ['a skewed layer', film([layer([ORANGE], { ks: place({ sk: still(30), sa: still(0) }) })]), 5],
  ['a skewed layer with an axis', film([layer([ORANGE], { ks: place({ sk: still(30), sa: still(30) }) })]), 5],
  ['a skewed group with an axis', film([layer([group([box(60, 30), fill(1, 0.6, 0.1)], { sk: still(-25), sa: still(60) })])]), 5],
  ['a skew of 180°', film([layer([ORANGE], { ks: place({ sk: still(180), sa: still(0) }) })]), 5],
  ['a skew of 200° with an axis', film([layer([ORANGE], { ks: place({ sk: still(200), sa: still(40) }) })]), 5],
  [
    'a path as bodymovin 3.1 closed it, with colours to 255',
    old('3.1.0', [
      group([
        { ty: 'sh', closed: true, ks: still(path(30)) },
        { ...fill(1, 1, 1), c: still([255, 128, 0, 255]) },
      ]),
    ]),
    5,
  ],
  [
    'a moving path as bodymovin 4.0 closed it',
    old('4.0.0', [
      group([
        {
          ty: 'sh',
          closed: true,
          ks: {
            a: 1,
            k: [{ t: 0, s: [path(10)], e: [path(40)], i: { x: 1, y: 1 }, o: { x: 0, y: 0 } }, { t: 40 }],
          },
        },
        { ...stroke(), c: still([0, 200, 255, 255]) },
      ]),
    ]),
    20,
  ],
  [
    'a mask as bodymovin 4.2 closed it',
    old('4.2.0', [group([box(100, 100), fill(0.3, 0.8, 0.5)])], {
      hasMask: true,
      masksProperties: [{ cl: true, mode: 'a', inv: false, pt: still(path(25)), o: still(100), x: still(0) }],
    }),
    5,
  ],
  [
    'a solid without a colour',
    film([{ ty: 1, sw: 60, sh: 60, sc: '', ip: 0, op: 60, st: 0, ks: place({ a: still([30, 30]) }) }, GROUND]),
    5,
  ],
  [
    'a width and a height with an easing each',
    film([
      layer([ORANGE], {
        ks: place({
          s: {
            a: 1,
            k: [
              { t: 0, s: [20, 20, 100], i: { x: [0.1, 0.9, 1], y: [1, 0.2, 1] }, o: { x: [0, 0.8, 0], y: [0, 0, 0] } },
              { t: 39.0000012, s: [150, 300, 100] },
            ],
          },
        }),
      }),
    ]),
    16,
  ],
  ['a straight way with overshoot', dot(overshooting(1.8, -0.8, {})), 28],
  ['a curved way', dot(overshooting(1, 0, CURVE)), 20],
];
