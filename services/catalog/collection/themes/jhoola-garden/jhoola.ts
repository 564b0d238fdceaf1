// Scene 1: the swing under the mango tree; the names in the light beside it or below it.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import { hangingLamp } from '../../kit/motifs/lamps.ts';
import { parrot } from '../../kit/motifs/mango-garden.ts';
import { cushion, swing } from '../../kit/motifs/swing.ts';
import { GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { bough } from './bough.ts';
import { COLORS, FONT, FUCHSIA, garden, petals, SWING, say, WINE, YELLOW } from './look.ts';

/** The sun, the light on the words, the swing and its shadow, lamps, parrot and cushions, the words. */
const WIDE = {
  sun: [560, 430],
  light: [572, 500],
  swing: { at: [1330, 84], width: 540, length: 700, ground: 1000 },
  lamps: [
    [1004, 50],
    [1640, 160],
  ],
  parrot: [1218, 172],
  cushions: [
    [1690, 980],
    [1560, 1010],
    [1030, 1012],
  ],
  usual: { x: 572, width: 800 },
  name: { size: 196, width: 820, height: 230 },
  occasion: { y: 284, size: 62 },
  first: 436,
  and: { y: 556, size: 60 },
  second: 676,
  tagline: { y: 818, size: 52 },
} as const;
const UPRIGHT = {
  sun: [540, 900],
  light: [540, 1260],
  swing: { at: [520, 110], width: 560, length: 662, ground: 1840 },
  lamps: [
    [110, 90],
    [930, 220],
  ],
  parrot: [610, 206],
  cushions: [
    [880, 1810],
    [740, 1850],
    [190, 1840],
  ],
  usual: { x: 530, width: 860 },
  name: { size: 200, width: 880, height: 240 },
  occasion: { y: 984, size: 78 },
  first: 1146,
  and: { y: 1284, size: 70 },
  second: 1424,
  tagline: { y: 1584, size: 66 },
} as const;

export function jhoolaScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { sun, light, swing: hung, lamps, parrot: perch, cushions, usual, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x } = usual;
  const name = { ...at.name, font: FONT.names, leading: 1.1, color: WINE };
  return [
    ...garden(stage, frames, sun),
    shapes('light on the words', [softLight('light', ...light, 620, '#fffdf0', 0.8)]),
    shapes(
      'shadow of the swing',
      [
        group('shadow', [ellipse([0, 0], 560, 56), fill('#2f5a22', 34)], {
          scale: { keys: sway(frames, 108, 100, 6).keys.map(([frame, value, ease]) => [frame, [value, 100], ease] as const) },
        }),
      ],
      { at: [hung.at[0], hung.ground] },
    ),
    shapes('swing', [swing(hung.width, hung.length, SWING)], {
      at: hung.at,
      rotate: track([0, 7, EASE.breath], [36, -4.6, EASE.breath], [90, 3.6, EASE.breath], [144, -2.8, EASE.breath], [198, 2.2]),
    }),
    bough(stage),
    shapes('lamps', [
      hangingLamp(86, 190, GOLD, frames, 3, { at: lamps[0], rotate: sway(frames, 90, 0, 2.4) }),
      hangingLamp(72, 190, GOLD, frames, 7, { at: lamps[1], rotate: sway(frames, 80, 0, 2.4, 0.4) }),
    ]),
    shapes('parrot', [parrot(96, '#a4d84c', { rotate: sway(frames, 72, 0, 3) })], {
      at: track([6, [1760, -160], EASE.out], [34, perch]),
      scale: [100, 100],
    }),
    shapes('cushions', [
      cushion(240, 150, FUCHSIA, '#ffe08a', { at: cushions[0], rotate: -6 }),
      cushion(220, 140, YELLOW, WINE, { at: cushions[1], rotate: 8 }),
      cushion(200, 130, '#2f9c95', '#ffe08a', { at: cushions[2], rotate: -10 }),
    ]),
    ...petals(stage, frames, 5),
    say('occasion', [x, at.occasion.y], {
      size: at.occasion.size,
      width: usual.width,
      tracking: 130,
      color: COLORS.deep,
      reveal: fadeIn(2, 10),
    }),
    say('first', [x, at.first], { ...name, reveal: rise(5, 18) }),
    say('and', [x, at.and.y], { size: at.and.size, width: 200, color: COLORS.deep, reveal: fadeIn(16, 10) }),
    say('second', [x, at.second], { ...name, reveal: rise(beat(1), 18) }),
    say('tagline', [x, at.tagline.y], {
      size: at.tagline.size,
      width: usual.width,
      color: COLORS.deep,
      reveal: fadeIn(beat(2.5), 12),
    }),
  ];
}
