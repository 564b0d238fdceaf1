// Scene 1: the moon over the river; paper boats with lamps drift in, the name above them.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { reeds } from '../../kit/motifs/moon-river.ts';
import { fullMoon } from '../../kit/motifs/night-nursery.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, fleet, GOLD_LINE, gild, HEIGHT, MOON, night, river, say, WIDTH, X } from './look.ts';

export function riverScene({ frames, beat }: Clock): Layer[] {
  return [
    ...night(frames, 3, [[60, 120, 1020, 530]]),
    shapes('moon', [fullMoon(300, MOON)], {
      at: track([0, [X, 1000], EASE.out], [52, [X, 836], EASE.breath], [frames, [X, 820]]),
      rotate: track([0, -5, EASE.linear], [frames, 5]),
    }),
    ...river(frames, 1150, X),
    ...fleet(frames, [
      [820, 1270, 52],
      [240, 1360, 74],
      [700, 1520, 118],
    ]),
    vignette(WIDTH, HEIGHT, COLORS.deep.hex, 0.5),
    shapes('left reeds', [reeds(frames, 9, 420, 430, '#2b4a5e', 4)], { at: [90, HEIGHT + 20] }),
    shapes('right reeds', [reeds(frames, 8, 380, 360, '#2b4a5e', 9)], { at: [1010, HEIGHT + 20] }),
    say('occasion', 196, { size: 70, color: GOLD_LINE, reveal: fadeIn(2, 14) }),
    gild('baby_name', 364, [14, beat(4)], { size: 230, height: 260, reveal: rise(6, 24) }),
  ];
}
