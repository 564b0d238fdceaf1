// Scene 4: evening; all windows are lit, time and place beside the house until the end.
import { twinkles } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { paperHouse } from '../../kit/motifs/paper-town.ts';
import { fadeIn, pop, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, DUSK, FONT, HOME, trees, valley, WIDTH } from './look.ts';

const DARK_TREES = ['#4c6a58', '#3f5c4b', '#34503f', '#294234'] as const;
const LIGHT = '#ffd68a';

export function eveningScene({ frames }: Clock): Layer[] {
  const right = { align: 'left' as const, width: 850 };
  const x = 908 + 425;
  return [
    ...valley(DUSK, 900, frames, [1770, 170, 62]),
    twinkles(34, 12, WIDTH, 420, frames, '#fff6dc', [1.4, 3.2]),
    ...trees(
      frames,
      [
        { kind: 'tall', x: 100, y: 900, height: 420, tone: 0, start: -30 },
        { kind: 'fir', x: 800, y: 900, height: 380, tone: 0, start: -30 },
      ],
      DARK_TREES,
    ),
    shapes('house', [paperHouse({ ...HOME, wall: '#d9b996', roof: '#9c4a30', lights: 4 })], {
      at: [450, 940],
      scale: track([0, [112, 112], EASE.out], [30, [118, 118]]),
    }),
    ...trees(
      frames,
      [
        { kind: 'round', x: 150, y: 990, height: 300, tone: 2, start: -30 },
        { kind: 'round', x: 770, y: 1020, height: 260, tone: 3, start: 6 },
        { kind: 'fir', x: 1840, y: 1030, height: 260, tone: 3, start: 9 },
        { kind: 'round', x: 1690, y: 1050, height: 200, tone: 2, start: 12 },
      ],
      DARK_TREES,
    ),
    text(
      { key: 'come_home', font: FONT.names, size: 104, color: COLORS.paper, ...right, height: 150, reveal: pop(6, 24) },
      { at: [x, 210] },
    ),
    shapes('rule', [rect(0, 0, 150, 8, 4), fill(LIGHT)], {
      at: [910, 300],
      scale: track([14, [0, 100], EASE.weight], [36, [100, 100]]),
    }),
    text(
      { key: 'date_line', font: FONT.lines, size: 60, color: LIGHT, ...right, height: 90, reveal: fadeIn(16, 14) },
      { at: [x, 388] },
    ),
    text(
      { key: 'time_line', font: FONT.lines, size: 60, color: LIGHT, ...right, height: 90, reveal: fadeIn(22, 14) },
      { at: [x, 470] },
    ),
    text(
      {
        key: 'venue',
        font: FONT.names,
        size: 76,
        color: COLORS.paper,
        ...right,
        height: 210,
        leading: 1.2,
        reveal: wordByWord(26, 22),
      },
      { at: [x, 622] },
    ),
    text(
      { key: 'city', font: FONT.lines, size: 60, color: COLORS.paper, ...right, height: 90, reveal: fadeIn(36, 14) },
      { at: [x, 776] },
    ),
  ];
}
