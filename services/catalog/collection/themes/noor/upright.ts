// The same garden for an upright frame: the star above the families, the arch above the words.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { crescent } from '../../kit/motifs/moonlit-garden.ts';
import { starLantern } from '../../kit/motifs/star-lantern.ts';
import { starLattice, starMedallion } from '../../kit/motifs/star-lattice.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { fadeIn, pop, rise, wordByWord } from '../../kit/text/reveals.ts';
import { between, greatStar } from './families.ts';
import { starLine } from './garden.ts';
import { latticeLeaf } from './lattice.ts';
import { COLORS, CREAM, FONT, garden, gild, HONEY, lanterns, METAL, say, WORD_METAL } from './look.ts';
import { wall } from './wall.ts';

const { width, height, x: X } = PORTRAIT;
/** As wide as text may be: Cinzel has wide capitals. */
const COLUMN = { width: 906 } as const;

export function uprightLattice({ frames }: Clock): Layer[] {
  const move = { frames, zoom: [100, 106] as const };
  const far = plane('far plane', 0.5, width, height, move);
  const near = plane('near plane', 1.8, width, height, move);
  const view = garden(X, 1540, frames, 78, PORTRAIT);
  const names = { font: FONT.names, size: 168, color: COLORS.paper, ...COLUMN, tracking: -16, height: 190, leading: 1.1 };
  return [
    far,
    near,
    ...view.sky,
    shapes('moon', [crescent(62, '#fff3cf', 4.4, { at: [X + 236, 250], rotate: 18 })], {
      at: track([0, [0, 40], EASE.out], [60, [0, 0]]),
    }),
    ...standOn(far, [...view.far, ...view.pavilion]),
    ...view.water,
    say('bismillah', [X, 470], {
      font: FONT.urdu,
      size: 68,
      color: HONEY,
      width: 760,
      height: 150,
      leading: 1.9,
      reveal: fadeIn(14, 16),
    }),
    gild('first', [X, 776], WORD_METAL, [30, 86], { ...names, reveal: rise(14, 20) }),
    say('and', [X, 914], { size: 68, width: 200, height: 84, reveal: fadeIn(22, 14) }),
    gild('second', [X, 1054], WORD_METAL, [38, 94], { ...names, reveal: rise(22, 20) }),
    say('occasion', [X, 620], { font: FONT.names, size: 62, width: 760, height: 84, tracking: 200, reveal: fadeIn(32, 16) }),
    latticeLeaf(-1, PORTRAIT, 470),
    latticeLeaf(1, PORTRAIT, 470),
    ...standOn(
      near,
      lanterns(frames, [
        [150, 150, 140],
        [width - 150, 150, 140],
      ]),
    ),
    vignette(width, height, '#020a12', 0.5),
  ];
}

export function uprightFamilies({ frames }: Clock): Layer[] {
  const name = { ...COLUMN, font: FONT.names, size: 112, color: COLORS.paper, tracking: -16, height: 120, leading: 1.1 };
  const parents = { ...COLUMN, font: FONT.lines, size: 64, color: CREAM, height: 274, leading: 1.2 };
  return [
    ground('emerald', width, height, linear([0, 0], [0, height], [0, '#0d5a4c'], [1, '#052326'])),
    shapes('quiet lattice', [
      starLattice(180, 7, 12, { face: '#2b7a68', line: '#2b7a68', shade: '#062b2b', width: 4 }, { at: [0, 0], opacity: 34 }),
    ]),
    vignette(width, height, '#020f14', 0.55),
    ...greatStar(frames, [X, 334], 57),
    shapes('hush', [softLight('hush', X, 1220, 800, '#04191f', 0.5)]),
    say('together', [X, 640], { ...COLUMN, size: 64, color: HONEY, height: 90, reveal: fadeIn(8, 14) }),
    gild('groom_caption', [X, 738], WORD_METAL, [26, 80], { ...name, reveal: rise(14, 20, 30) }),
    say('first_parents', [X, 936], { ...parents, reveal: wordByWord(24, 22) }),
    between([X, 1086]),
    gild('bride_caption', [X, 1160], WORD_METAL, [46, 100], { ...name, reveal: rise(34, 20, 30) }),
    say('second_parents', [X, 1358], { ...parents, reveal: wordByWord(44, 22) }),
    say('invitation', [X, 1630], { ...COLUMN, size: 64, color: HONEY, height: 272, leading: 1.14, reveal: wordByWord(62, 24) }),
    ...lanterns(frames, [
      [120, 40, 104],
      [width - 120, 40, 104],
    ]),
  ];
}

export function uprightDay({ frames }: Clock): Layer[] {
  const horizon = 1372;
  const view = garden(X, horizon, frames, 100, PORTRAIT);
  const rest = 800;
  const up = track([0, [X, rest + 168], EASE.out], [40, [X, rest]]);
  const medal = starMedallion(272, METAL, radial([0, 0], [272, 0], [0, '#fff4d4'], [1, '#e9bf6b']));
  const large = { ...COLUMN, font: FONT.names, size: 112, color: COLORS.paper, height: 130, leading: 1.1 };
  return [
    ...view.sky,
    shapes('medal light', [softLight('medal light', 0, 0, 620, '#f5cf7e', 0.5)], { at: up }),
    ...view.far,
    shapes('hush', [softLight('hush', X, 1216, 520, '#04191f', 0.92)]),
    shapes('medal', [medal], { at: up, rotate: track([0, -22, EASE.out], [60, 0, EASE.breath], [frames, 4]) }),
    ...view.water,
    shapes('light in the water', [softLight('light in the water', 0, 0, 420, '#ffd98a', 0.5)], {
      at: [X, horizon + 210],
      scale: [70, 44],
    }),
    // Lanterns stand on both rims of the pool, larger towards the viewer.
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map((step) =>
        shapes(
          `standing lantern ${side} ${step + 1}`,
          [starLantern(44 + step * 22, 0, METAL, '#ffb648', frames, step * 4 + side)],
          { at: [X + side * (204 + step * 106), horizon + 12 + step * 96] },
        ),
      ),
    ),
    vignette(width, height, '#020a12', 0.6),
    say('day', track([0, [X, rest + 164], EASE.out], [40, [X, rest - 4]]), {
      font: FONT.names,
      size: 258,
      color: '#0b3f3a',
      width: 340,
      height: 290,
      leading: 1,
      reveal: pop(22, 16),
    }),
    say('day_title', [X, 230], { font: FONT.names, size: 64, width: 640, height: 90, tracking: 200, reveal: fadeIn(10, 14) }),
    gild('weekday', [X, 352], WORD_METAL, [34, 84], { ...large, reveal: rise(24, 18, 30) }),
    say('time_line', [X, 464], { size: 76, color: HONEY, height: 96, reveal: fadeIn(36, 14) }),
    gild('month', [X, 1152], WORD_METAL, [38, 88], { ...large, reveal: rise(28, 18, 30) }),
    say('year', [X, 1262], { size: 76, color: HONEY, height: 96, reveal: fadeIn(40, 14) }),
    ...lanterns(frames, [
      [126, 170, 124],
      [width - 126, 170, 124],
    ]),
  ];
}

export function uprightGarden({ frames }: Clock): Layer[] {
  const move = { frames, slide: [-30, 0] as const, zoom: [104, 100] as const, ease: EASE.out };
  const far = plane('far plane', 0.8, width, height, move);
  const view = garden(X, 642, frames, 84, PORTRAIT);
  const foot = 800;
  return [
    far,
    ...view.sky,
    shapes('moon', [crescent(56, '#fff3cf', 4.6, { at: [X + 104, 306], rotate: 18 })], {
      at: track([0, [0, 30], EASE.out], [frames, [0, -14]]),
    }),
    ...standOn(far, [...view.far, ...view.pavilion]),
    ...view.water,
    ...wall({ x: X, foot, arch: [720, 680, 370], frame: { half: 462, top: 56, bottom: foot + 26 } }, PORTRAIT),
    shapes('sill', [group('sill', [rect(X - 400, foot - 8, 800, 22, 4), fill(METAL.body)])]),
    vignette(width, height, '#020a12', 0.5),
    shapes('hush', [softLight('hush', X, 1280, 740, '#04191f', 0.4)]),
    gild('couple', [X, 922], WORD_METAL, [24, 90], {
      ...COLUMN,
      font: FONT.lines,
      size: 128,
      color: COLORS.paper,
      height: 180,
      leading: 1.1,
      reveal: rise(8, 22, 30),
    }),
    starLine([X, 1034]),
    say('date_line', [X, 1102], { ...COLUMN, size: 76, height: 92, reveal: wordByWord(16, 20) }),
    say('time_line', [X, 1184], { ...COLUMN, size: 66, color: HONEY, height: 84, reveal: fadeIn(24, 14) }),
    say('venue', [X, 1368], {
      ...COLUMN,
      font: FONT.names,
      size: 66,
      tracking: -16,
      height: 278,
      leading: 1.18,
      reveal: wordByWord(28, 20),
    }),
    say('city', [X, 1550], { ...COLUMN, size: 66, color: HONEY, height: 84, reveal: fadeIn(36, 14) }),
    say('walima', [X, 1674], { ...COLUMN, size: 62, height: 184, leading: 1.18, reveal: fadeIn(46, 14) }),
    ...lanterns(frames, [
      [X, 60, 116],
      [X - 226, 230, 84],
      [X + 226, 230, 84],
    ]),
  ];
}
