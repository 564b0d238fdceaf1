// The same album held upright: prints above their words, the years above the names.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { falling } from '../../kit/matter.ts';
import { goldFlakes } from '../../kit/motifs/album.ts';
import { laurel, tooledFrame } from '../../kit/motifs/tooled-gold.ts';
import { GOLD, PALE_GOLD } from '../../kit/palette.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { rise } from '../../kit/text/reveals.ts';
import { spine } from './cover.ts';
import { COLORS, EARLY, FONT, INK, LATER, LEAF, METAL, NOW, page, print, say, THEN } from './look.ts';
import { pressedRose } from './pages.ts';

const { width, height, y: MIDDLE } = PORTRAIT;
const SPINE = 104;
/** The middle of a page between its gutter and its edges. */
const X = width / 2;

export function uprightCover({ frames }: Clock): Layer[] {
  const x = (width + SPINE) / 2;
  const years = 520;
  const name = { at: [x, 1136], size: 176, width: 800, height: 210, font: FONT.names, color: COLORS.paper } as const;
  return [
    ground('leather', width, height, COLORS.deep),
    shapes('light on leather', [
      softLight('light', 660, 560, 1050, '#9c3a44', 0.62),
      softLight('dark', width, height, 900, '#1c060b', 0.75),
    ]),
    spine(SPINE, height, [190, 560, 930, 1300, 1670]),
    shapes('frame', [tooledFrame(width - SPINE - 84, height - 100, 180, METAL)], {
      at: [x + 2, MIDDLE],
      opacity: track([0, 55, EASE.inOut], [22, 100]),
    }),
    shapes('leaf', [goldFlakes(80, 12, [400, 400], GOLD)], {
      at: [x, years],
      scale: track([0, [70, 70], EASE.out], [40, [100, 100], EASE.breath], [frames, [104, 104]]),
      rotate: track([0, -8, EASE.out], [frames, 2]),
    }),
    shapes('laurel', [laurel(320, METAL)], { at: [x, years - 6], scale: track([0, [80, 80], EASE.out], [36, [100, 100]]) }),
    metalText(
      {
        key: 'years',
        font: FONT.numerals,
        size: 380,
        color: COLORS.paper,
        width: 480,
        height: 400,
        leading: 1,
        reveal: rise(0, 18, 60),
      },
      PALE_GOLD,
      [12, 96],
      { at: [x, years - 24] },
    ),
    say('years_word', {
      at: [x, years + 182],
      size: 66,
      width: 420,
      color: '#ffe9b8',
      font: FONT.numerals,
      tracking: 160,
      from: 14,
    }),
    say('together', { at: [x, 980], size: 74, width: 740, color: '#ffe3ad', from: 8 }),
    say('his_name', { ...name, metal: PALE_GOLD, from: 12, by: 'letters' }),
    say('and', { at: [x, 1264], size: 74, width: 300, color: '#ffe3ad', from: 20 }),
    say('her_name', { ...name, at: [x, 1396], metal: PALE_GOLD, from: 22, by: 'letters' }),
    say('occasion', {
      at: [x, 1590],
      size: 64,
      width: 600,
      height: 180,
      leading: 1.25,
      color: COLORS.paper,
      font: FONT.numerals,
      tracking: 40,
      from: 36,
    }),
  ];
}

export function uprightThen({ frames }: Clock): Layer[] {
  return [
    ...page('left', PORTRAIT),
    ...print(THEN, { at: [X, 580], width: 800, height: 690, lean: -3.5, from: 2, frames }),
    say('then_line', {
      at: [X, 1146],
      size: 150,
      width: 860,
      height: 200,
      font: FONT.names,
      color: COLORS.bloom,
      from: 16,
      by: 'letters',
    }),
    say('then_caption', { at: [X, 1336], size: 72, width: 820, height: 216, leading: 1.2, from: 28, by: 'words' }),
    pressedRose(X - 20, 1540, 24, 24),
  ];
}

export function uprightBetween({ frames }: Clock): Layer[] {
  return [
    ...page('right', PORTRAIT),
    ...print(EARLY, { at: [X - 64, 430], width: 700, height: 520, lean: 3, from: 0, frames }),
    ...print(LATER, { at: [X + 56, 1010], width: 700, height: 520, lean: -4, from: 14, frames }),
    // A page with only one of its prints must not look half empty.
    pressedRose(X - 84, 350, -14, 10, 'unless:early '),
    pressedRose(X + 56, 920, 16, 10, 'unless:later '),
    say('between_line', {
      at: [X, 1440],
      size: 112,
      width: 800,
      height: 240,
      leading: 1.05,
      font: FONT.names,
      color: COLORS.bloom,
      from: 22,
      by: 'letters',
    }),
    say('between_caption', { at: [X, 1666], size: 66, width: 840, height: 194, leading: 1.2, from: 34, by: 'words' }),
  ];
}

export function uprightNow({ frames }: Clock): Layer[] {
  return [
    ...page('left', PORTRAIT),
    ...print(NOW, { at: [X, 590], width: 820, height: 720, lean: 2.5, from: 0, frames }),
    shapes('if:blessing gold leaf', [goldFlakes(70, 4, [500, 270], GOLD)], {
      at: [X, 1510],
      scale: track([16, [60, 60], EASE.out], [44, [100, 100]]),
      opacity: track([16, 0], [30, 100]),
    }),
    say('now_line', {
      at: [X, 1136],
      size: 136,
      width: 860,
      height: 190,
      leading: 1.04,
      font: FONT.names,
      color: COLORS.bloom,
      from: 14,
      by: 'letters',
    }),
    say('blessing', { at: [X, 1510], size: 72, width: 700, height: 340, leading: 1.24, color: INK, from: 26, by: 'words' }),
  ];
}

export function uprightPlace({ frames }: Clock): Layer[] {
  const x = X + 12;
  const line = { width: 800, color: COLORS.bloom } as const;
  return [
    ...page('right', PORTRAIT),
    shapes('frame', [tooledFrame(900, height - 150, 100, { ...METAL, body: '#a8752a', shine: '#c99a4a' })], { at: [x, MIDDLE] }),
    ...[-1, 1].map((side) =>
      shapes('gold leaf', [goldFlakes(46, 31 + side, [90, 190], GOLD)], {
        at: [x + side * 316, 420],
        scale: track([0, [72, 72], EASE.out], [44, [100, 100], EASE.breath], [frames, [104, 104]]),
        opacity: track([0, 0], [18, 100]),
      }),
    ),
    ...(
      [
        [20, 120],
        [970, 1050],
      ] as const
    ).flatMap(([left, right], index) =>
      falling(['rose-petal-3', 'rose-petal-5', 'rose-petal-8'], {
        ...{ count: 6, seed: 21 + index, left, right, height, frames },
        ...{ sizes: [40, 74], fall: 820, wind: 36 },
      }),
    ),
    say('weekday', { at: [x, 244], size: 70, width: 560, color: COLORS.bloom, from: 8 }),
    say('day', {
      at: [x, 420],
      size: 300,
      width: 420,
      height: 310,
      leading: 1,
      font: FONT.numerals,
      color: LEAF.body,
      metal: LEAF,
      from: 10,
      by: 'letters',
    }),
    say('month', { at: [x, 622], size: 70, width: 700, height: 110, font: FONT.numerals, color: LEAF.shade, from: 18 }),
    say('year', { at: [x, 706], size: 64, width: 560, font: FONT.numerals, color: LEAF.shade, from: 22 }),
    shapes('rule', [rect(-250, -2, 500, 4), fill('#a8752a', 70)], {
      at: [x, 776],
      scale: track([12, [0, 100], EASE.weight], [40, [100, 100]]),
    }),
    say('invitation', { ...line, at: [x, 880], size: 64, height: 200, leading: 1.16, from: 14, by: 'words' }),
    // Clear of the frame on both sides, in two lines if they are long.
    say('couple', {
      at: [x, 1076],
      size: 144,
      width: 640,
      height: 260,
      leading: 0.94,
      font: FONT.names,
      from: 22,
      by: 'letters',
    }),
    say('time_line', { at: [x, 1234], size: 66, width: 760, from: 28 }),
    say('venue', { ...line, at: [x, 1376], size: 76, width: 830, height: 226, leading: 1.16, from: 32, by: 'words' }),
    say('city', { at: [x, 1524], size: 66, width: 800, from: 38 }),
    say('hosts', { ...line, at: [x, 1652], size: 64, width: 700, height: 196, leading: 1.16, from: 46 }),
  ];
}
