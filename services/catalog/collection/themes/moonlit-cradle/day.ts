// Scene 4: the day in the moon; time and place below it, the fleet at the bottom, until the end.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { reeds } from '../../kit/motifs/moon-river.ts';
import { fullMoon } from '../../kit/motifs/night-nursery.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, fleet, GOLD_LINE, gild, HEIGHT, MOON, night, river, say, WIDTH, X } from './look.ts';

export function dayScene({ frames, beat }: Clock): Layer[] {
  const ink = '#2a2350';
  return [
    ...night(frames, 33, [[60, 800, 1020, 1400]]),
    shapes('moon', [fullMoon(300, MOON)], {
      at: track([0, [X, 760], EASE.out], [40, [X, 470]]),
      rotate: track([0, -6, EASE.linear], [frames, 10]),
    }),
    ...river(frames, 1440, X),
    ...fleet(frames, [
      [200, 1510, 44],
      [860, 1530, 52],
      [420, 1640, 84],
      [820, 1720, 104],
    ]),
    vignette(WIDTH, HEIGHT, COLORS.deep.hex, 0.42),
    shapes('left reeds', [reeds(frames, 8, 360, 340, '#2b4a5e', 4)], { at: [70, HEIGHT + 20] }),
    shapes('right reeds', [reeds(frames, 6, 260, 260, '#2b4a5e', 9)], { at: [1040, HEIGHT + 20] }),
    say('weekday', 306, { size: 64, color: ink, width: 440, reveal: fadeIn(20, 12) }),
    say('day', 448, { size: 230, color: ink, width: 440, height: 260, leading: 1, reveal: rise(22, 16) }),
    say('month', 640, { size: 72, color: ink, width: 460, reveal: fadeIn(26, 12) }),
    say('time_line', 874, { size: 76, color: GOLD_LINE, reveal: fadeIn(30, 14) }),
    gild('venue', 1040, [40, beat(6)], { size: 112, height: 240, leading: 1.06, reveal: wordByWord(34, 20) }),
    say('city', 1204, { size: 72, reveal: fadeIn(40, 14) }),
    say('hosts', 1322, { size: 64, color: GOLD_LINE, height: 90, reveal: fadeIn(46, 14) }),
  ];
}
