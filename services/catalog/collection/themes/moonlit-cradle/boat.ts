// Scene 3: a close-up of one boat with its lamp lit; the text about its cargo above it.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { lotus } from '../../kit/motifs/lotus.ts';
import { paperBoat, reeds } from '../../kit/motifs/moon-river.ts';
import { GOLD } from '../../kit/palette.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, fleet, gild, HEIGHT, night, river, say, WIDTH, X } from './look.ts';

export function boatScene({ frames, beat }: Clock): Layer[] {
  return [
    ...night(frames, 27, [[60, 210, 1020, 740]]),
    ...river(frames, 900, 760),
    shapes('lamplight', [softLight('lamplight', X, 1330, 700, COLORS.bloom.hex, 0.34)]),
    ...fleet(frames, [
      [240, 1010, 40],
      [900, 1060, 52],
    ]),
    shapes('boat', [paperBoat(frames, 3, '#fdf4df')], {
      at: track([0, [X - 200, 1400], EASE.out], [beat(2), [X - 20, 1370], EASE.breath], [frames, [X + 14, 1364]]),
      scale: 290,
    }),
    shapes('left lotus', [lotus(240, GOLD, '#e58fb0')], {
      at: track([0, [140, 1650], EASE.linear], [frames, [166, 1650]]),
      opacity: 96,
    }),
    shapes('right lotus', [lotus(170, GOLD, '#e58fb0')], {
      at: track([0, [930, 1560], EASE.linear], [frames, [914, 1560]]),
      opacity: 96,
    }),
    vignette(WIDTH, HEIGHT, COLORS.deep.hex, 0.5),
    shapes('reeds', [reeds(frames, 12, 620, 380, '#2b4a5e', 6)], { at: [900, HEIGHT + 30] }),
    shapes('near reeds', [reeds(frames, 7, 320, 300, '#20394c', 8)], { at: [110, HEIGHT + 30] }),
    say('fold', 280, { size: 72, height: 110, reveal: fadeIn(4, 14) }),
    gild('wish', 520, [20, beat(3.6)], { size: 132, height: 380, leading: 1.12, reveal: wordByWord(8, 26) }),
  ];
}
