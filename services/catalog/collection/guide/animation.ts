// Written out as an exporter would write it, without the kit, because it is meant to be read.
import type { LottieAnimationFile } from '../kit/lottie/types.ts';

export const FRAMES = 300;
const [WIDTH, HEIGHT] = [1920, 1080];
/** The start of the second scene, and the length of its entrance over the first. */
const SECOND = 150;
const WAY_IN = 15;

const GOLD = [0.88, 0.68, 0.36];
const PAPER = [0.98, 0.95, 0.89];

const still = (k: unknown) => ({ a: 0 as const, k });
const ease = { i: { x: [0.2], y: [1] }, o: { x: [0.4], y: [0] } };
/** An eased change between two frames. */
const move = (from: number, to: number, first: readonly number[], last: readonly number[]) => ({
  a: 1 as const,
  k: [
    { t: from, s: first, ...ease },
    { t: to, s: last },
  ],
});
const place = (x: number, y: number, change: object = {}) => ({
  o: still(100),
  r: still(0),
  p: still([x, y]),
  a: still([0, 0]),
  s: still([100, 100]),
  ...change,
});

const time = { ip: 0, op: FRAMES, st: 0, sr: 1 };

function text(ind: number, name: string, [x, y]: [number, number], size: number, color: readonly number[], begin: number) {
  const ks = place(x, y, {
    o: move(begin, begin + 18, [0], [100]),
    p: move(begin, begin + 24, [x, y + 40], [x, y]),
  });
  const document = { f: 'Marcellus-Regular', s: size, j: 2, tr: 0, lh: size * 1.25, ls: 0, fc: color, t: name };
  return {
    ty: 5,
    nm: name,
    ind,
    ...time,
    ks,
    t: { d: { k: [{ t: 0, s: document }] }, p: {}, m: { g: 1, a: still([0, 0]) }, a: [] },
  };
}

const group = (...it: object[]) => ({
  ty: 'gr',
  it: [...it, { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) }],
});
const rectangle = (width: number, height: number) => ({ ty: 'rc', p: still([0, 0]), s: still([width, height]), r: still(0) });

/** The colour is the slot `ground`: theme.json has its default, and it can be replaced. */
const ground = (ind: number) => ({
  ty: 4,
  nm: 'ground',
  ind,
  ...time,
  ks: place(WIDTH / 2, HEIGHT / 2),
  shapes: [
    group(rectangle(WIDTH, HEIGHT), { ty: 'fl', c: { ...still([0.29, 0.07, 0.22, 1]), sid: 'ground' }, o: still(100), r: 1 }),
  ],
});

const line = (ind: number, y: number, width: number, begin: number) => ({
  ty: 4,
  nm: 'line',
  ind,
  ...time,
  ks: place(WIDTH / 2, y, { s: move(begin, begin + 24, [0, 100], [100, 100]) }),
  shapes: [group(rectangle(width, 3), { ty: 'fl', c: still([...GOLD, 1]), o: still(100), r: 1 })],
});

const frame = (ind: number) => ({
  ty: 4,
  nm: 'frame',
  ind,
  ...time,
  ks: place(WIDTH / 2, HEIGHT / 2),
  shapes: [
    group(rectangle(WIDTH - 140, HEIGHT - 140), {
      ty: 'st',
      c: still([...GOLD, 1]),
      o: still(100),
      w: still(3),
      lc: 1,
      lj: 1,
      ml: 4,
    }),
  ],
});

/** Shown only if a photo is given. */
const photo = (ind: number) => ({
  ty: 2,
  nm: 'if:couple photo',
  ind,
  refId: 'photo:couple',
  ...time,
  ks: place(480, 540, { a: still([320, 400]), s: move(0, 120, [100, 100], [104, 104]) }),
});

const names = [
  text(1, 'text:names', [1290, 500], 104, PAPER, 10),
  text(2, 'text:occasion', [1290, 640], 60, GOLD, 20),
  photo(3),
  frame(4),
  ground(5),
];
const day = [
  text(1, 'text:day', [960, 420], 96, PAPER, SECOND + 12),
  line(2, 500, 620, SECOND + 20),
  text(3, 'text:where', [960, 620], 72, GOLD, SECOND + 24),
  text(4, 'text:message', [960, 800], 56, PAPER, SECOND + 34),
  frame(5),
  ground(6),
];

/** A scene is one composition; its layer here contains only its entrance. */
const scene = (ind: number, refId: string, ip: number, op: number, ks: object) => ({
  ty: 0,
  nm: refId,
  ind,
  refId,
  ip,
  op,
  st: 0,
  sr: 1,
  w: WIDTH,
  h: HEIGHT,
  ks,
});
const full = { a: still([WIDTH / 2, HEIGHT / 2]) };

export const firstCardAnimation = {
  v: '5.9.0',
  fr: 30,
  ip: 0,
  op: FRAMES,
  w: WIDTH,
  h: HEIGHT,
  nm: 'First card',
  slots: { ground: { p: still([0.29, 0.07, 0.22, 1]) } },
  fonts: { list: [{ fName: 'Marcellus-Regular', fFamily: 'Marcellus', fStyle: 'Regular', ascent: 75 }] },
  assets: [
    { id: 'photo:couple', w: 640, h: 800, u: '', p: '', e: 0 },
    { id: 'Names', layers: names },
    { id: 'Day', layers: day },
  ],
  layers: [
    scene(1, 'Day', SECOND, FRAMES, place(WIDTH / 2, HEIGHT / 2, { ...full, o: move(SECOND, SECOND + WAY_IN, [0], [100]) })),
    scene(2, 'Names', 0, SECOND + WAY_IN, place(WIDTH / 2, HEIGHT / 2, full)),
  ],
} as unknown as LottieAnimationFile;

export const SCENES = [
  { name: 'Names', first_frame: 0, last_frame: SECOND - 1, still_frame: 130 },
  { name: 'Day', first_frame: SECOND, last_frame: FRAMES - 1, still_frame: 260 },
];
