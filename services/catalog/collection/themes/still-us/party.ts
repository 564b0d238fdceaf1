// Scene 5: three cards on the string show day and time; the place is below them until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { peg } from '../../kit/motifs/pegged-print.ts';
import { COLORS, CORAL, FONT, INK, line, MUSTARD, STAGE, say, skirting, TEAL, WOOD, wall } from './look.ts';

interface Card {
  key: string;
  x: number;
  y: number;
  width: number;
  color: string;
  ink: string;
  size: number;
  font: string;
  lean: number;
}

const HEIGHT = 290;
const CARDS: readonly Card[] = [
  { key: 'day', x: 430, y: 126, width: 370, color: CORAL, ink: '#38101a', size: 200, font: FONT.big, lean: -3 },
  { key: 'month', x: 960, y: 150, width: 470, color: MUSTARD, ink: INK, size: 84, font: FONT.hand, lean: 2 },
  { key: 'time_line', x: 1490, y: 126, width: 400, color: TEAL, ink: '#fffaf2', size: 92, font: FONT.hand, lean: -2 },
];

function card({ key, x, y, width, color, ink, size, font, lean }: Card, index: number, frames: number): Layer[] {
  const from = index * 5;
  const pivot = empty(`peg of ${key}`, {
    at: track([from, [x, y - 260], EASE.out], [from + 22, [x, y]]),
    rotate: sway(frames, 76, lean, 1.1, index * 0.3),
  });
  return [
    pivot,
    shapes(
      `card of ${key}`,
      [
        group('shadow', [rect(-width / 2 + 10, -14 + 18, width, HEIGHT, 10), fill('#3a2218', 24)]),
        group('paper', [rect(-width / 2, -14, width, HEIGHT, 10), fill(color)]),
      ],
      {
        parent: pivot,
      },
    ),
    say(key, {
      at: [0, HEIGHT / 2 + 4],
      size,
      width: width - 50,
      height: HEIGHT - 60,
      leading: 1.2,
      font,
      color: ink,
      from: from + 10,
      by: 'fade',
      options: { parent: pivot },
    }),
    shapes(`wood of ${key}`, [peg(92, WOOD)], { parent: pivot }),
  ];
}

export function partyScene({ frames }: Clock): Layer[] {
  const { x } = STAGE;
  return [
    ...wall(frames, COLORS.ground, '#fff9ee', 760),
    skirting(CORAL, 1024),
    line(
      [
        [-40, 44],
        [430, 126],
        [960, 150],
        [1490, 126],
        [1960, 34],
      ],
      10,
    ),
    ...CARDS.flatMap((each, index) => card(each, index, frames)),
    say('invitation', { at: [x, 518], size: 64, width: 1500, color: '#a83222', from: 24, by: 'words' }),
    say('venue', { at: [x, 654], size: 96, width: 1560, height: 180, font: FONT.big, color: TEAL, from: 30, by: 'words' }),
    say('city', { at: [x, 802], size: 64, width: 1400, from: 40 }),
    say('sign', { at: [x, 924], size: 72, width: 1400, font: FONT.big, color: '#a83222', from: 46 }),
  ];
}
