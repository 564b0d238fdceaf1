// Scene 4: the circle again, wide open: day, time and place inside it until the end.
import { ground, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { COLORS, FONT, offeringCircle, petals, say, TURMERIC } from './look.ts';

/** The circle's middle, and the words inside it; upright, the hosts stand below. */
const WIDE = {
  middle: 540,
  dark: 1560,
  day: { y: 206, size: 190, width: 460, height: 210 },
  month: { y: 346, size: 62, width: 720, height: 96 },
  time: { y: 426, size: 56, width: 800, height: 84 },
  divider: 504,
  venue: { y: 614, size: 66, width: 840, height: 184 },
  city: { y: 736, size: 54, width: 780, height: 80 },
  hosts: { y: 844, size: 50, width: 640, height: 140, color: '#8f1748' },
} as const;
const UPRIGHT = {
  middle: 800,
  dark: 2000,
  day: { y: 494, size: 240, width: 560, height: 260 },
  month: { y: 650, size: 72, width: 860, height: 110 },
  time: { y: 748, size: 66, width: 860, height: 176 },
  divider: 872,
  venue: { y: 990, size: 76, width: 860, height: 300 },
  city: { y: 1122, size: 66, width: 760, height: 200 },
  hosts: { y: 1722, size: 66, width: 890, height: 170, color: '#ffe2b0' },
} as const;

export function dayScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { width, height, x: X, portrait } = stage;
  const { middle: Y, dark, divider, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const { color: ink, ...hosts } = rows.hosts;
  const said = (
    key: string,
    { y, ...row }: { y: number; size: number; width: number; height: number },
    color: string,
    font: string,
    start: number,
  ): Layer => say(key, [X, y], { font, color, ...row, leading: 1.4, reveal: fadeIn(start, 14) });
  return [
    ground('ground', width, height, radial([X, Y], [X, dark], [0, '#d13a72'], [1, COLORS.deep])),
    ...offeringCircle(frames, [X, Y], 500, 116, beat),
    vignette(width, height, '#3d0620', 0.3),
    said('day', rows.day, COLORS.ground.hex, FONT.name, 14),
    said('month_words', rows.month, COLORS.deep.hex, FONT.name, 20),
    said('time_words', rows.time, '#8f1748', FONT.bold, 24),
    shapes('divider', [floralDivider(460, '#a8742a', TURMERIC)], {
      at: [X, divider],
      scale: track([18, [0, 100], EASE.out], [42, [100, 100]]),
    }),
    said('venue', rows.venue, COLORS.deep.hex, FONT.name, 30),
    said('city', rows.city, COLORS.deep.hex, FONT.text, 36),
    said('hosts', hosts, ink, FONT.text, 42),
    ...petals(stage, frames, 41),
  ];
}
