// Scene 4: a painted board hangs from the bough on ropes of flowers: day, time, place.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { marigold } from '../../kit/motifs/garlands.ts';
import { parrot } from '../../kit/motifs/mango-garden.ts';
import { flowerRope, swing } from '../../kit/motifs/swing.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop, rise, wordByWord } from '../../kit/text/reveals.ts';
import { bough } from './bough.ts';
import { COLORS, FONT, FUCHSIA, garden, LEAF, petals, SWING, say, WINE, YELLOW } from './look.ts';

/** The sun, the swing and its shadow, the board with the line on it, the parrot, the words. */
const WIDE = {
  sun: [1400, 380],
  swing: { at: [1500, 84], width: 400, length: 760, ground: 1000 },
  board: { x: 700, y: 620, width: 1060, height: 660 },
  rule: [-180, -220, 3, 440],
  parrot: [548, 290],
  weekday: { at: [364, 448], size: 56, width: 300 },
  day: { at: [364, 606], size: 230, width: 300, height: 230 },
  month: { at: [364, 764], size: 52, width: 300, height: 78 },
  couple: { at: [868, 424], size: 100, width: 570, height: 130 },
  time_line: { at: [868, 532], size: 56, width: 570 },
  venue: { at: [868, 668], size: 62, width: 570, height: 170 },
  city: { at: [868, 812], size: 54, width: 570 },
} as const;
const UPRIGHT = {
  sun: [540, 900],
  swing: { at: [520, 84], width: 640, length: 1660, ground: 1866 },
  board: { x: 530, y: 850, width: 920, height: 1000 },
  rule: [-240, -96, 480, 3],
  parrot: [800, 348],
  weekday: { at: [530, 436], size: 66, width: 780 },
  day: { at: [530, 562], size: 220, width: 500, height: 220 },
  month: { at: [530, 692], size: 66, width: 780, height: 90 },
  couple: { at: [530, 846], size: 108, width: 740, height: 178 },
  time_line: { at: [530, 968], size: 68, width: 780, height: 90 },
  venue: { at: [530, 1112], size: 70, width: 800, height: 226 },
  city: { at: [530, 1256], size: 64, width: 780, height: 86 },
} as const;

export function dayScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { sun, swing: hung, board, rule, parrot: perch, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const half = board.height / 2;
  const fall = track([0, [board.x, -half - 90], EASE.spring], [26, [board.x, board.y]]);
  return [
    ...garden(stage, frames, sun),
    shapes('shadow of the swing', [ellipse([0, 0], 420, 44), fill('#2f5a22', 34)], { at: [hung.at[0], hung.ground] }),
    shapes('swing', [swing(hung.width, hung.length, SWING)], { at: hung.at, rotate: sway(frames, 108, 0, 2.4) }),
    shapes(
      'board',
      [
        ...[-1, 1].map((side, index) =>
          flowerRope(560, 22, index ? [YELLOW, FUCHSIA] : [FUCHSIA, YELLOW], LEAF, { at: [side * 380, -half - 550] }),
        ),
        group('shadow', [
          rect(-board.width / 2 + 12, -board.height / 2 + 18, board.width, board.height, 34),
          fill('#2f5a22', 32),
        ]),
        group('wood', [
          rect(-board.width / 2, -board.height / 2, board.width, board.height, 34),
          fill(linear([0, -half], [0, half], [0, '#a8703c'], [1, '#74421f'])),
        ]),
        group('paper', [
          rect(-board.width / 2 + 22, -board.height / 2 + 22, board.width - 44, board.height - 44, 22),
          fill(COLORS.paper),
        ]),
        group('line', [
          rect(-board.width / 2 + 40, -board.height / 2 + 40, board.width - 80, board.height - 80, 14),
          stroke(FUCHSIA, 3),
        ]),
        group('rule', [rect(...rule, 2), fill(FUCHSIA, 60)]),
        ...[-1, 1].flatMap((side) => [
          marigold(46, FUCHSIA, { at: [side * 380, -half] }),
          marigold(34, YELLOW, { at: [side * 320, -half - 4] }),
          marigold(34, YELLOW, { at: [side * 440, -half - 4] }),
        ]),
      ],
      { at: fall },
    ),
    bough(stage),
    shapes('parrot', [parrot(92, '#5fae3a', { rotate: sway(frames, 72, 0, 3) })], {
      at: track([16, [-160, 40], EASE.out], [44, perch]),
    }),
    ...petals(stage, frames, 35),
    say('weekday', at.weekday.at, { ...at.weekday, color: COLORS.deep, reveal: fadeIn(22, 10) }),
    say('day', at.day.at, {
      ...at.day,
      font: FONT.text,
      leading: 1,
      color: FUCHSIA,
      reveal: pop(22, 14),
    }),
    say('month', at.month.at, { ...at.month, color: COLORS.deep, reveal: fadeIn(28, 10) }),
    say('couple', at.couple.at, {
      ...at.couple,
      font: FONT.names,
      leading: 1.1,
      color: WINE,
      reveal: rise(26, 14),
    }),
    say('time_line', at.time_line.at, { ...at.time_line, color: COLORS.deep, reveal: fadeIn(beat(1.6), 12) }),
    say('venue', at.venue.at, { ...at.venue, leading: 1.16, color: WINE, reveal: wordByWord(beat(2), 18) }),
    say('city', at.city.at, { ...at.city, color: COLORS.deep, reveal: fadeIn(beat(2.6), 12) }),
  ];
}
