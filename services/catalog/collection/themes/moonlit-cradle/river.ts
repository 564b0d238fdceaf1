// Scene 1: the moon over the river; paper boats with lamps drift in, the name above them or beside the moon.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { reeds } from '../../kit/motifs/moon-river.ts';
import { fullMoon } from '../../kit/motifs/night-nursery.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, fleet, GOLD_LINE, gild, MOON, night, river, say } from './look.ts';

/** Where no star is, the moon, the shore, the boats (place, size), the reeds, the words. */
const UPRIGHT = {
  clear: [60, 120, 1020, 530],
  moon: { x: 540, y: 836, rises: 164 },
  shore: 1150,
  boats: [
    [820, 1270, 52],
    [240, 1360, 74],
    [700, 1520, 118],
  ],
  reeds: { left: 90, right: 1010 },
  occasion: { at: [540, 196], size: 70, width: 880 },
  baby_name: { at: [540, 364], size: 230, width: 890, height: 260 },
} as const;
const WIDE = {
  clear: [120, 220, 1080, 640],
  moon: { x: 1420, y: 430, rises: 220 },
  shore: 700,
  boats: [
    [1700, 770, 46],
    [930, 800, 58],
    [560, 870, 92],
    [1290, 900, 124],
  ],
  reeds: { left: 110, right: 1790 },
  occasion: { at: [610, 296], size: 66, width: 860 },
  baby_name: { at: [610, 470], size: 230, width: 880, height: 270 },
} as const;

export function riverScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { clear, moon, shore, boats, reeds: stand, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x, y, rises } = moon;
  const { width, height } = stage;
  return [
    ...night(stage, frames, 3, [clear]),
    shapes('moon', [fullMoon(300, MOON)], {
      at: track([0, [x, y + rises], EASE.out], [52, [x, y], EASE.breath], [frames, [x, y - 16]]),
      rotate: track([0, -5, EASE.linear], [frames, 5]),
    }),
    ...river(stage, frames, shore, x),
    ...fleet(frames, boats),
    vignette(width, height, COLORS.deep.hex, 0.5),
    shapes('left reeds', [reeds(frames, 9, 420, 430, '#2b4a5e', 4)], { at: [stand.left, height + 20] }),
    shapes('right reeds', [reeds(frames, 8, 380, 360, '#2b4a5e', 9)], { at: [stand.right, height + 20] }),
    say('occasion', { ...at.occasion, color: GOLD_LINE, reveal: fadeIn(2, 14) }),
    gild('baby_name', [14, beat(4)], { ...at.baby_name, reveal: rise(6, 24) }),
  ];
}
