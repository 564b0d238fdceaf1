// Scene 3: the line of invitation between a leaf above and a leaf below it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { bowlAbove, turmericRoot } from '../../kit/motifs/flat-lay.ts';
import { bananaLeaf, jasmineTrail } from '../../kit/motifs/flat-lay-leaves.ts';
import { GOLD } from '../../kit/palette.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { bloom, COLORS, FONT, floor, GREEN, KUMKUM, LEAF, laid, palms, SPICE, STAGE, say, TURMERIC } from './look.ts';

export function invitationScene({ frames, beat }: Clock): Layer[] {
  const { x } = STAGE;
  const trail = Array.from({ length: 20 }, (_, index) => [1180 + index * 30, 112 + Math.sin(index * 0.42) * 26] as const);
  return [
    ...floor(),
    shapes('leaf above', [bananaLeaf(1500, 420, LEAF)], { at: track([0, [300, -240], EASE.out], [26, [500, 6]]), rotate: 5 }),
    shapes('leaf below', [bananaLeaf(1500, 420, LEAF, { scale: [-100, 100] })], {
      at: track([2, [1640, 1330], EASE.out], [28, [1420, 1070]]),
      rotate: 5,
    }),
    laid('bowl', bowlAbove(150, GOLD, TURMERIC), 250, 122, 10),
    laid('kumkum', bowlAbove(78, GOLD, KUMKUM), 480, 66, 14),
    laid('marigold', bloom(66, '#f08519'), 640, 116, 17),
    laid('second marigold', bloom(50, '#f9b826'), 736, 70, 20, 20),
    laid('jasmine', jasmineTrail(trail, 32), 0, 0, 16),
    laid('big bowl', bowlAbove(140, GOLD, TURMERIC), 1650, 956, 12),
    laid('root', turmericRoot(180), 1400, 1000, 18, 14),
    laid('third marigold', bloom(64, '#f9b826'), 1210, 1020, 20),
    laid('fourth marigold', bloom(50, '#f08519'), 1120, 1036, 23, 30),
    palms(frames, true),
    say('invitation', [x, 500], {
      font: FONT.names,
      size: 104,
      width: 1320,
      height: 300,
      leading: 1.18,
      align: 'center',
      color: GREEN,
      reveal: wordByWord(6, 28),
    }),
    say('hosts', [x, 716], { size: 52, width: 1100, height: 76, align: 'center', color: SPICE, reveal: fadeIn(beat(2.2), 12) }),
    say('ritual', [x, 322], { size: 50, width: 900, align: 'center', color: COLORS.deep, reveal: fadeIn(4, 10) }),
  ];
}
