// Scene 1: a banana leaf with everything for a haldi; the names as if printed beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { arecaNut, bowlAbove, coconutHalf, turmericRoot } from '../../kit/motifs/flat-lay.ts';
import { bananaLeaf, betelLeaf, jasmineTrail } from '../../kit/motifs/flat-lay-leaves.ts';
import { GOLD } from '../../kit/palette.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { BETEL, bloom, COLORS, FONT, floor, GREEN, KUMKUM, LEAF, laid, palms, SPICE, say, TURMERIC } from './look.ts';

/** Two betel leaves with areca nuts. */
export function betel(): ShapeItem[] {
  return [
    betelLeaf(230, BETEL, { at: [-70, 0], rotate: -34 }),
    betelLeaf(240, BETEL, { at: [60, -8], rotate: 12 }),
    arecaNut(34, { at: [-20, 34] }),
    arecaNut(32, { at: [48, 44] }),
  ];
}

export function leafScene({ frames, beat }: Clock): Layer[] {
  const x = 600;
  const name = { font: FONT.names, size: 168, width: 880, height: 210, leading: 1.1, color: GREEN };
  const jasmine = Array.from(
    { length: 22 },
    (_, index) => [1130 + index * 29, 1010 - Math.sin((index / 21) * Math.PI) * 90 + index * 2] as const,
  );
  return [
    ...floor(),
    shapes('leaf', [bananaLeaf(1180, 560, LEAF)], {
      at: track([0, [1560, 700], EASE.out], [24, [1440, 520]]),
      rotate: track([0, -70, EASE.out], [28, -58]),
    }),
    laid('betel', betel(), 1610, 240, 16, 20),
    laid('bowl of haldi', bowlAbove(196, GOLD, TURMERIC), 1420, 540, 8),
    laid('coconut', coconutHalf(140), 1230, 836, 14, 30),
    laid('kumkum', bowlAbove(84, GOLD, KUMKUM), 1690, 500, 20),
    laid('root', turmericRoot(190), 1196, 560, 22, -24),
    laid('second root', turmericRoot(150), 1500, 800, 26, 30),
    laid('marigold', bloom(70, '#f08519'), 1660, 680, 24),
    laid('second marigold', bloom(54, '#f9b826'), 1590, 745, 27, 20),
    laid('third marigold', bloom(58, '#f9b826'), 1360, 300, 29, 40),
    laid('fourth marigold', bloom(46, '#f08519'), 1440, 262, 31, 10),
    laid('jasmine', jasmineTrail(jasmine, 34), 0, 0, 30),
    palms(frames),
    say('occasion', [x, 240], { size: 58, width: 880, tracking: 120, color: SPICE, reveal: fadeIn(2, 10) }),
    say('first', [x, 400], { ...name, reveal: rise(6, 18) }),
    say('and', [x, 532], { font: FONT.names, size: 76, width: 880, height: 96, color: SPICE, reveal: fadeIn(16, 10) }),
    say('second', [x, 668], { ...name, reveal: rise(beat(1), 18) }),
    say('date_line', [x, 826], { size: 58, width: 880, height: 80, color: COLORS.deep, reveal: fadeIn(beat(2), 12) }),
  ];
}
