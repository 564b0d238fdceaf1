// Scene 3: a cinema at night: a chain of running bulbs around the board with the invitation.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { type Color, linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { chasingBulbs, curtain } from '../../kit/motifs/cinema.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { BEAT, COLORS, FONT, painted, RED_INK, STAGE, say, TEAL_INK } from './look.ts';

/** A line of the board: the name, and the parents beside it. */
function billing(name: string, parents: string, y: number, color: Color, first: number): Layer[] {
  return [
    say(name, [STAGE.x - 402, y], {
      font: FONT.names,
      size: 88,
      width: 420,
      height: 172,
      color: RED_INK,
      reveal: rise(first, 14),
    }),
    say(parents, [STAGE.x + 216, y], {
      size: 54,
      width: 800,
      height: 204,
      leading: 1.1,
      align: 'left',
      color,
      reveal: fadeIn(first + 6, 12),
    }),
  ];
}

export function marqueeScene({ frames, beat }: Clock): Layer[] {
  const { x, width, height } = STAGE;
  const board = { width: 1240, height: 630, y: 652 };
  const part = (side: -1 | 1): Layer =>
    shapes(`curtain ${side}`, [curtain(330, 1120, '#b32a1d', '#eeb03c')], {
      at: track([0, [x + side * 960, -20], EASE.out], [30, [x + side * 980, -20]]),
      scale: track([0, [-side * 170, 100], EASE.out], [34, [-side * 100, 100]]),
    });
  return [
    ground('night', width, height, linear([0, 0], [0, height], [0, '#0b2a2e'], [1, '#1b5a5a'])),
    shapes('light', [softLight('light', x, 620, 1000, '#ffcf7a', 0.4)]),
    shapes(
      'board',
      [
        group('case', [
          rect(-board.width / 2 - 62, -board.height / 2 - 62, board.width + 124, board.height + 124, 30),
          fill(linear([0, -380], [0, 380], [0, '#e9573c'], [1, '#a52a1c'])),
        ]),
        group('light box', [
          rect(-board.width / 2, -board.height / 2, board.width, board.height, 10),
          fill(linear([0, -320], [0, 320], [0, '#fffaf0'], [1, '#fbe7bd'])),
        ]),
        ...[-1, 1].map((line) => group('rail', [rect(-board.width / 2, line * 106 - 2, board.width, 4), fill('#d9b98a')])),
        chasingBulbs(board.width + 62, board.height + 62, 62, 25, frames, BEAT / 3),
      ],
      { at: track([0, [x, board.y - 60], EASE.out], [24, [x, board.y]]) },
    ),
    part(-1),
    part(1),
    ...painted(
      { key: 'now_playing', font: FONT.names, size: 118, width: 1100, height: 160, leading: 1.1, reveal: rise(6, 18) },
      '#f6b93f',
      '#6b1a10',
      [x, 172],
    ),
    say('invitation', [x, 442], {
      font: FONT.names,
      size: 92,
      width: 1160,
      height: 180,
      leading: 1.1,
      color: RED_INK,
      reveal: wordByWord(12, 24),
    }),
    ...billing('first', 'first_parents', 652, COLORS.deep, beat(1.4)),
    ...billing('second', 'second_parents', 862, TEAL_INK, beat(2)),
  ];
}
