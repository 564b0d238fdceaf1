// Scene 3: a close-up of one boat with its lamp lit; the text about its cargo above it or beside it.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { lotus } from '../../kit/motifs/lotus.ts';
import { paperBoat, reeds } from '../../kit/motifs/moon-river.ts';
import { GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, fleet, gild, night, river, say } from './look.ts';

/** Where no star is, the shore and the moon's light on the water, the boats, the lotuses, the reeds, the words. */
const UPRIGHT = {
  clear: [60, 210, 1020, 740],
  shore: 900,
  moon: 760,
  lamplight: 1330,
  fleet: [
    [240, 1010, 40],
    [900, 1060, 52],
  ],
  boat: { x: 540, y: 1370, size: 290 },
  lotus: { left: [140, 1650], right: [930, 1560] },
  reeds: [900, 110],
  fold: { at: [540, 280], size: 72, width: 880, height: 110 },
  wish: { at: [540, 520], size: 132, width: 890, height: 380 },
} as const;
const WIDE = {
  clear: [120, 200, 1050, 700],
  shore: 560,
  moon: 1420,
  lamplight: 690,
  fleet: [
    [1130, 640, 40],
    [760, 690, 50],
    [300, 800, 66],
  ],
  boat: { x: 1400, y: 730, size: 270 },
  lotus: { left: [620, 960], right: [1770, 900] },
  reeds: [1640, 150],
  fold: { at: [610, 226], size: 66, width: 860, height: 96 },
  wish: { at: [610, 400], size: 124, width: 880, height: 270 },
} as const;

export function boatScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const {
    clear,
    shore,
    moon,
    lamplight,
    fleet: far,
    boat,
    lotus: flowers,
    reeds: stand,
    ...at
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x, y, size } = boat;
  const { width, height } = stage;
  const afloat = ([from, level]: readonly [number, number], way: number) =>
    track([0, [from, level], EASE.linear], [frames, [from + way, level]]);
  return [
    ...night(stage, frames, 27, [clear]),
    ...river(stage, frames, shore, moon),
    shapes('lamplight', [softLight('lamplight', x, lamplight, 700, COLORS.bloom.hex, 0.34)]),
    ...fleet(frames, far),
    shapes('boat', [paperBoat(frames, 3, '#fdf4df')], {
      at: track([0, [x - 200, y + 30], EASE.out], [beat(2), [x - 20, y], EASE.breath], [frames, [x + 14, y - 6]]),
      scale: size,
    }),
    shapes('left lotus', [lotus(240, GOLD, '#e58fb0')], {
      at: afloat(flowers.left, 26),
      opacity: 96,
    }),
    shapes('right lotus', [lotus(170, GOLD, '#e58fb0')], {
      at: afloat(flowers.right, -16),
      opacity: 96,
    }),
    vignette(width, height, COLORS.deep.hex, 0.5),
    shapes('reeds', [reeds(frames, 12, 620, 380, '#2b4a5e', 6)], { at: [stand[0], height + 30] }),
    shapes('near reeds', [reeds(frames, 7, 320, 300, '#20394c', 8)], { at: [stand[1], height + 30] }),
    say('fold', { ...at.fold, reveal: fadeIn(4, 14) }),
    gild('wish', [20, beat(3.6)], { ...at.wish, leading: 1.12, reveal: wordByWord(8, 26) }),
  ];
}
