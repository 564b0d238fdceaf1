// Scene 4: the day in the moon; time and place below it or beside it, the fleet at the bottom, until the end.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { reeds } from '../../kit/motifs/moon-river.ts';
import { fullMoon } from '../../kit/motifs/night-nursery.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, fleet, GOLD_LINE, gild, MOON, night, river, say } from './look.ts';

/** Where no star is, the moon, the shore, the boats (place, size), the reeds, the words. */
const UPRIGHT = {
  clear: [60, 800, 1020, 1400],
  moon: { x: 540, y: 470, rises: 290 },
  shore: 1440,
  boats: [
    [200, 1510, 44],
    [860, 1530, 52],
    [420, 1640, 84],
    [820, 1720, 104],
  ],
  reeds: { left: 70, right: 1040 },
  weekday: { at: [540, 306], size: 64, width: 440 },
  day: { at: [540, 448], size: 230, width: 440, height: 260 },
  month: { at: [540, 640], size: 72, width: 460 },
  time_line: { at: [540, 874], size: 76, width: 880 },
  venue: { at: [540, 1040], size: 112, width: 890, height: 240 },
  city: { at: [540, 1204], size: 72, width: 880 },
  hosts: { at: [540, 1322], size: 64, width: 880, height: 90 },
} as const;
const WIDE = {
  clear: [860, 110, 1860, 820],
  moon: { x: 470, y: 400, rises: 260 },
  shore: 856,
  boats: [
    [1200, 900, 40],
    [1560, 916, 50],
    [860, 940, 66],
    [1330, 985, 84],
  ],
  reeds: { left: 90, right: 1830 },
  weekday: { at: [470, 236], size: 60, width: 440 },
  day: { at: [470, 378], size: 230, width: 440, height: 260 },
  month: { at: [470, 566], size: 68, width: 460 },
  time_line: { at: [1300, 190], size: 70, width: 900 },
  venue: { at: [1300, 378], size: 112, width: 900, height: 250 },
  city: { at: [1300, 566], size: 66, width: 900 },
  hosts: { at: [1300, 680], size: 58, width: 900, height: 84 },
} as const;

export function dayScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { clear, moon, shore, boats, reeds: stand, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { width, height } = stage;
  const ink = '#2a2350';
  return [
    ...night(stage, frames, 33, [clear]),
    shapes('moon', [fullMoon(300, MOON)], {
      at: track([0, [moon.x, moon.y + moon.rises], EASE.out], [40, [moon.x, moon.y]]),
      rotate: track([0, -6, EASE.linear], [frames, 10]),
    }),
    ...river(stage, frames, shore, moon.x),
    ...fleet(frames, boats),
    vignette(width, height, COLORS.deep.hex, 0.42),
    shapes('left reeds', [reeds(frames, 8, 360, 340, '#2b4a5e', 4)], { at: [stand.left, height + 20] }),
    shapes('right reeds', [reeds(frames, 6, 260, 260, '#2b4a5e', 9)], { at: [stand.right, height + 20] }),
    say('weekday', { ...at.weekday, color: ink, reveal: fadeIn(20, 12) }),
    say('day', { ...at.day, color: ink, leading: 1, reveal: rise(22, 16) }),
    say('month', { ...at.month, color: ink, reveal: fadeIn(26, 12) }),
    say('time_line', { ...at.time_line, color: GOLD_LINE, reveal: fadeIn(30, 14) }),
    gild('venue', [40, beat(6)], { ...at.venue, leading: 1.06, reveal: wordByWord(34, 20) }),
    say('city', { ...at.city, reveal: fadeIn(40, 14) }),
    say('hosts', { ...at.hosts, color: GOLD_LINE, reveal: fadeIn(46, 14) }),
  ];
}
