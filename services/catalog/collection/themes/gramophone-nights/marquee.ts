// Scene 3: a cinema at night: a chain of running bulbs around the board with the invitation.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { type Color, linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { chasingBulbs, curtain } from '../../kit/motifs/cinema.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { BEAT, COLORS, FONT, painted, RED_INK, say, TEAL_INK } from './look.ts';

/** The board with its rails (from its middle), and the lines on it: names beside the parents, or above them. */
const WIDE = {
  board: { width: 1240, height: 630, y: 652 },
  rails: [-106, 106],
  title: { y: 172, size: 118, width: 1100, height: 160 },
  invitation: { y: 442, size: 92, width: 1160, height: 180 },
  name: { dx: -400, size: 80, width: 360, height: 160 },
  parents: { dx: 222, size: 54, width: 780, height: 204, align: 'left' },
  rows: [
    [652, 652],
    [862, 862],
  ],
} as const;
const UPRIGHT = {
  board: { width: 800, height: 1340, y: 1078 },
  rails: [-300, 188],
  title: { y: 240, size: 138, width: 880, height: 180 },
  invitation: { y: 592, size: 98, width: 730, height: 350 },
  name: { dx: 0, size: 124, width: 730, height: 150 },
  parents: { dx: 0, size: 66, width: 740, height: 330, align: 'center' },
  rows: [
    [876, 1080],
    [1364, 1568],
  ],
} as const;

/** A part of the board: a name, and the parents. */
function billing(
  stage: Stage,
  name: string,
  parents: string,
  [nameAt, parentsAt]: readonly [number, number],
  color: Color,
  first: number,
): Layer[] {
  const at = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { dx, ...lettering } = at.name;
  const { dx: beside, ...line } = at.parents;
  return [
    say(name, [stage.x + dx, nameAt], {
      font: FONT.names,
      ...lettering,
      color: RED_INK,
      reveal: rise(first, 14),
    }),
    say(parents, [stage.x + beside, parentsAt], {
      ...line,
      leading: 1.1,
      color,
      reveal: fadeIn(first + 6, 12),
    }),
  ];
}

export function marqueeScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x, width, height, portrait } = stage;
  const { board, rails, title, invitation, rows } = placesIn(portrait, WIDE, UPRIGHT);
  const { y: titleAt, ...lettering } = title;
  const { y: invitedAt, ...invited } = invitation;
  const part = (side: -1 | 1): Layer =>
    shapes(`curtain ${side}`, [curtain(330, portrait ? height * 1.6 : height + 40, '#b32a1d', '#eeb03c')], {
      at: track([0, [x + side * x, -20], EASE.out], [30, [x + side * (x + 20), -20]]),
      scale: track([0, [-side * 170, 100], EASE.out], [34, [-side * 100, 100]]),
    });
  return [
    ground('night', width, height, linear([0, 0], [0, height], [0, '#0b2a2e'], [1, '#1b5a5a'])),
    shapes('light', [softLight('light', x, board.y - 32, 1000, '#ffcf7a', 0.4)]),
    // Upright, the board hangs in front of the curtain.
    ...(portrait ? [part(-1), part(1)] : []),
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
        ...rails.map((line) => group('rail', [rect(-board.width / 2, line - 2, board.width, 4), fill('#d9b98a')])),
        chasingBulbs(board.width + 62, board.height + 62, 62, 25, frames, BEAT / 3),
      ],
      { at: track([0, [x, board.y - 60], EASE.out], [24, [x, board.y]]) },
    ),
    ...(portrait ? [] : [part(-1), part(1)]),
    ...painted({ key: 'now_playing', font: FONT.names, ...lettering, leading: 1.1, reveal: rise(6, 18) }, '#f6b93f', '#6b1a10', [
      x,
      titleAt,
    ]),
    say('invitation', [x, invitedAt], {
      font: FONT.names,
      ...invited,
      leading: 1.1,
      color: RED_INK,
      reveal: wordByWord(12, 24),
    }),
    ...billing(stage, 'first', 'first_parents', rows[0], COLORS.deep, beat(1.4)),
    ...billing(stage, 'second', 'second_parents', rows[1], TEAL_INK, beat(2)),
  ];
}
