// Scene 4: a painted board hangs from the bough on ropes of flowers: day, time, place.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { marigold } from '../../kit/motifs/garlands.ts';
import { parrot } from '../../kit/motifs/mango-garden.ts';
import { flowerRope, swing } from '../../kit/motifs/swing.ts';
import { fadeIn, pop, rise, wordByWord } from '../../kit/text/reveals.ts';
import { bough, COLORS, FONT, FUCHSIA, garden, LEAF, petals, SWING, say, WINE, YELLOW } from './look.ts';

export function dayScene({ frames, beat }: Clock): Layer[] {
  const board = { x: 700, y: 620, width: 1060, height: 660 };
  const x = 868;
  const fall = track([0, [board.x, -420], EASE.spring], [26, [board.x, board.y]]);
  return [
    ...garden(frames, [1400, 380]),
    shapes('shadow of the swing', [ellipse([0, 0], 420, 44), fill('#2f5a22', 34)], { at: [1500, 1000] }),
    shapes('swing', [swing(400, 760, SWING)], { at: [1500, 84], rotate: sway(frames, 108, 0, 2.4) }),
    shapes(
      'board',
      [
        ...[-1, 1].map((side, index) =>
          flowerRope(560, 22, index ? [YELLOW, FUCHSIA] : [FUCHSIA, YELLOW], LEAF, { at: [side * 380, -880] }),
        ),
        group('shadow', [
          rect(-board.width / 2 + 12, -board.height / 2 + 18, board.width, board.height, 34),
          fill('#2f5a22', 32),
        ]),
        group('wood', [
          rect(-board.width / 2, -board.height / 2, board.width, board.height, 34),
          fill(linear([0, -330], [0, 330], [0, '#a8703c'], [1, '#74421f'])),
        ]),
        group('paper', [
          rect(-board.width / 2 + 22, -board.height / 2 + 22, board.width - 44, board.height - 44, 22),
          fill(COLORS.paper),
        ]),
        group('line', [
          rect(-board.width / 2 + 40, -board.height / 2 + 40, board.width - 80, board.height - 80, 14),
          stroke(FUCHSIA, 3),
        ]),
        group('rule', [rect(-180, -220, 3, 440, 2), fill(FUCHSIA, 60)]),
        ...[-1, 1].flatMap((side) => [
          marigold(46, FUCHSIA, { at: [side * 380, -330] }),
          marigold(34, YELLOW, { at: [side * 320, -334] }),
          marigold(34, YELLOW, { at: [side * 440, -334] }),
        ]),
      ],
      { at: fall },
    ),
    bough(),
    shapes('parrot', [parrot(92, '#5fae3a', { rotate: sway(frames, 72, 0, 3) })], {
      at: track([16, [-160, 40], EASE.out], [44, [700, 290]]),
    }),
    ...petals(frames, 35),
    say('weekday', [364, 448], { size: 56, width: 300, color: COLORS.deep, reveal: fadeIn(22, 10) }),
    say('day', [364, 606], {
      font: FONT.text,
      size: 230,
      width: 300,
      height: 230,
      leading: 1,
      color: FUCHSIA,
      reveal: pop(22, 14),
    }),
    say('month', [364, 764], { size: 52, width: 300, height: 78, color: COLORS.deep, reveal: fadeIn(28, 10) }),
    say('couple', [x, 424], {
      font: FONT.names,
      size: 100,
      width: 570,
      height: 130,
      leading: 1.1,
      color: WINE,
      reveal: rise(26, 14),
    }),
    say('time_line', [x, 532], { size: 56, width: 570, color: COLORS.deep, reveal: fadeIn(beat(1.6), 12) }),
    say('venue', [x, 668], { size: 62, width: 570, height: 170, leading: 1.16, color: WINE, reveal: wordByWord(beat(2), 18) }),
    say('city', [x, 812], { size: 54, width: 570, color: COLORS.deep, reveal: fadeIn(beat(2.6), 12) }),
  ];
}
