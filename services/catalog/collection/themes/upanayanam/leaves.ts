// Scene 2: palm-manuscript leaves slide along the cord one after another and carry the invitation.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { knot, palmLeaf } from '../../kit/motifs/sacred-thread.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COTTON, FONT, HEIGHT, leafGround, length, say, X } from './look.ts';

const INK = '#3d2108';
const RED = '#8c2812';

export function leavesScene({ frames }: Clock): Layer[] {
  const leaf = (y: number, height: number, start: number, side: 1 | -1) =>
    shapes('leaf', [palmLeaf(948, height)], {
      at: track([start, [X + side * 1150, y], EASE.weight], [start + 26, [X, y]]),
      rotate: track([start, side * 7, EASE.out], [start + 30, 0, EASE.breath], [frames, side * 0.4]),
    });
  // The cord runs through the holes on both sides, behind the leaves.
  const hole = 948 * 0.43;
  const cord = (side: 1 | -1) =>
    length(
      `M${X} -20 C${X} 120 ${X + side * hole} 150 ${X + side * hole} 330 L${X + side * hole} 1590 C${X + side * hole} 1720 ${X} 1720 ${X} 1800 L${X} ${HEIGHT + 20}`,
      -4,
      64,
    );
  return [
    ...leafGround(900),
    leaf(404, 220, 4, -1),
    leaf(846, 620, 12, 1),
    leaf(1292, 210, 20, -1),
    leaf(1524, 210, 26, 1),
    cord(-1),
    cord(1),
    shapes('knot', [knot(56, COTTON)], {
      at: [X, 1790],
      rotate: sway(frames, 70, 0, 3),
      scale: track([56, [0, 0], EASE.spring], [70, [100, 100]]),
    }),
    say('welcome', [X, 404], { size: 80, color: RED, width: 736, reveal: fadeIn(20, 14) }),
    say('invitation', [X, 846], {
      font: FONT.lines,
      size: 78,
      color: INK,
      width: 736,
      height: 590,
      leading: 1.42,
      reveal: wordByWord(30, 40),
    }),
    say('grandparents', [X, 1524], {
      font: FONT.lines,
      size: 64,
      color: INK,
      width: 736,
      height: 190,
      leading: 1.4,
      reveal: fadeIn(44, 16),
    }),
    say('parents', [X, 1292], {
      font: FONT.lines,
      size: 68,
      color: RED,
      width: 736,
      height: 190,
      leading: 1.4,
      reveal: fadeIn(52, 16),
    }),
  ];
}
