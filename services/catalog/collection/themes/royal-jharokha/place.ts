// Scene 5: night on the terrace; lamps float past the lit palace behind a static date, time and place.
import { drifting, ground, softLight, twinkles, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { floralDivider, loosePetal, marigoldString, toran } from '../../kit/motifs/garlands.ts';
import { facade } from '../../kit/motifs/jharokha.ts';
import { diya, hangingLamp } from '../../kit/motifs/lamps.ts';
import { farCity, palace, ripples } from '../../kit/motifs/palace.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, LEAF, MARIGOLDS, METAL, STONE, say, WORD_METAL } from './look.ts';

/** The opening, the palace on the water, the lamps that float there, and the words above. */
const WIDE = {
  arch: { width: 1400, height: 940, rise: 420, foils: 4 },
  water: 940,
  palace: [34, -15],
  ripples: 1300,
  stars: 620,
  lamps: [
    [330, 1046, 72],
    [640, 1010, 46],
    [1290, 1006, 46],
    [1580, 1048, 76],
    [960, 1052, 60],
    [480, 982, 32],
    [1450, 980, 32],
  ],
  hush: 440,
  couple: { y: 266, size: 128, width: 860, height: 144, leading: 1.2 },
  divider: 366,
  date: { y: 424, width: 1120, height: 82, tracking: 20 },
  time: { y: 494, size: 54, width: 1000, height: 72 },
  venue: { y: 590, size: 66, width: 1140, height: 122 },
  city: { y: 690, size: 54, width: 1000, height: 72 },
  toran: 1640,
  strings: [905, 11],
  hung: [770, 150],
} as const;
const UPRIGHT = {
  arch: { width: 816, height: 1640, rise: 420, foils: 4 },
  water: 1590,
  palace: [46, -20],
  ripples: 760,
  stars: 1000,
  lamps: [
    [250, 1806, 96],
    [824, 1826, 104],
    [536, 1742, 80],
    [330, 1690, 54],
    [742, 1684, 54],
    [440, 1638, 36],
    [640, 1636, 36],
  ],
  hush: 860,
  couple: { y: 510, size: 150, width: 580, height: 270, leading: 1 },
  divider: 690,
  date: { y: 808, size: 66, width: 700, height: 156, leading: 1.14 },
  time: { y: 928, size: 72, width: 700, height: 90 },
  venue: { y: 1094, size: 70, width: 700, height: 370, leading: 1.1 },
  city: { y: 1266, size: 70, width: 700, height: 210, leading: 1.1 },
  toran: 1180,
  strings: [512, 8],
  hung: [420, 220],
} as const;

export function placeScene({ frames }: Clock, { width, height, x, portrait }: Stage): Layer[] {
  const { arch, water, palace: scale, lamps, toran: leaves, strings, hung, ...rest } = placesIn(portrait, WIDE, UPRIGHT);
  const { y: named, ...couple } = rest.couple;
  const { y: dated, ...date } = rest.date;
  const { y: timed, ...time } = rest.time;
  const { y: placed, ...venue } = rest.venue;
  const { y: last, ...city } = rest.city;
  const move = { frames, zoom: [106, 100] as const, ease: EASE.out };
  const middle = plane('palace plane', 0.6, width, height, move);
  const near = plane('near plane', 2.2, width, height, move);
  return [
    middle,
    near,
    // The sky is static: moving wide gradients are expensive.
    ground(
      'night',
      width,
      height,
      linear([0, 0], [0, water], [0, '#120a2a'], [0.5, '#2b1241'], [0.8, '#5c1f4a'], [1, '#9c3f4c']),
    ),
    twinkles(56, 5, width, rest.stars, frames, '#fff4d6', [1, 2.8]),
    ...standOn(middle, [
      shapes('far shore', [
        farCity(2500, linear([0, -240], [0, 0], [0, '#4b1b46'], [1, '#6d2a4a']), { at: [x, water + 2], scale: [80, 50] }),
      ]),
      shapes('palace light', [softLight('palace light', x, water - 60, 560, '#ff9d4a', 0.5)]),
      shapes('lit palace', [
        palace(
          linear([0, -600], [0, 0], [0, '#6b2a45'], [1, '#c9704a']),
          '#ffe3a0',
          { at: [x, water + 4], scale: scale[0] },
          '#ffc070',
        ),
      ]),
      shapes('water', [
        rect(-200, water, width + 400, 500),
        fill(linear([0, water], [0, height + 80], [0, '#7a3347'], [0.3, '#3a1440'], [1, '#130920'])),
      ]),
      shapes('reflection', [
        palace('#2b0f3a', '#ffc46a', { at: [x, water + 2], scale, opacity: 55 }),
        group('ripples', [ripples(rest.ripples, 8, '#ffd9a0')], { at: [x, water + 16] }),
      ]),
    ]),
    ...standOn(
      middle,
      lamps.map(([lx, ly, size], index) =>
        shapes(`floating lamp ${index + 1}`, [diya(size, '#a4532c', METAL.shine, frames, index * 3 + 1)], {
          at: track([0, [lx - 24, ly], EASE.linear], [frames, [lx + 24, ly]]),
          rotate: sway(frames, 54, 0, 2.2, index * 0.17),
        }),
      ),
    ),
    shapes('hush', [softLight('hush', x, rest.hush, 640, '#150a26', 0.55)]),
    gild('couple', [x, named], WORD_METAL, [24, 90], { font: FONT.names, ...couple, reveal: rise(6, 20, 30) }),
    shapes('divider', [floralDivider(460, METAL.body, COLORS.bloom)], {
      at: [x, rest.divider],
      scale: track([12, [0, 100], EASE.weight], [34, [100, 100]]),
      opacity: track([12, 0], [20, 100]),
    }),
    say('date_line', [x, dated], { ...date, reveal: wordByWord(14, 22) }),
    say('time_line', [x, timed], { font: FONT.lines, color: '#ffdf9c', ...time, reveal: fadeIn(22, 14) }),
    say('venue', [x, placed], { ...venue, reveal: wordByWord(26, 20) }),
    say('city', [x, last], { font: FONT.lines, color: '#ffdf9c', ...city, reveal: fadeIn(34, 14) }),
    shapes('wall', facade({ width, height, arch, sill: [x, height], stone: STONE, metal: METAL })),
    shapes('toran', [toran(leaves, 70, LEAF, MARIGOLDS)], { at: [x, 64] }),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 8,
      seed: 41,
      width,
      height,
      frames,
      sizes: [60, 120],
      fall: 360,
      wind: -70,
    }),
    ...standOn(near, [
      shapes(
        'strings',
        [-1, 1].flatMap((side) => [
          marigoldString(strings[1], 32, MARIGOLDS, { at: [x + side * strings[0], -60], rotate: sway(frames, 72, 0, 1.3, 0.2) }),
          hangingLamp(110, hung[1], METAL, frames, 4 + side, {
            at: [x + side * hung[0], -30],
            rotate: sway(frames, 88, 0, 1.5, 0.3),
          }),
        ]),
      ),
    ]),
    vignette(width, height, '#0a0414', 0.6),
  ];
}
