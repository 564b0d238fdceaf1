// Scene 3: the day among the roofs of the street; its number is as large as a house.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { paperHouse, unfolding } from '../../kit/motifs/paper-town.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { carriers, DEEP_CLAY, FONT, HOME, NOON, say, trees, valley } from './look.ts';

export function streetScene({ frames }: Clock): Layer[] {
  const x = 960;
  return [
    ...valley(NOON, 900, frames, [960, 430, 330]),
    shapes('house left', [paperHouse({ ...HOME, wall: '#dfe3cf', roof: '#6f8a6d', lights: 40 })], {
      at: [300, 950],
      scale: unfolding(2, 26),
    }),
    shapes('house right', [paperHouse({ ...HOME, lights: 34 }, { scale: [-100, 100] })], {
      at: [1620, 950],
      scale: unfolding(6, 26),
    }),
    ...trees(frames, [
      { kind: 'fir', x: 610, y: 960, height: 330, tone: 2, start: 10 },
      { kind: 'round', x: 1290, y: 970, height: 300, tone: 3, start: 13 },
      { kind: 'round', x: 60, y: 1000, height: 320, tone: 3, start: 15 },
      { kind: 'tall', x: 1870, y: 1000, height: 340, tone: 2, start: 17 },
    ]),
    carriers(frames, [200, 230], [560, 210]),
    say('weekday', [x, 246], { font: FONT.lines, size: 64, height: 90, reveal: fadeIn(8, 14) }),
    say('day', [x, 438], { size: 300, color: DEEP_CLAY, height: 330, leading: 1.05, reveal: rise(6, 22, 80) }),
    say('month', [x, 630], { size: 78, width: 600, height: 100, reveal: rise(18, 18, 30) }),
  ];
}
