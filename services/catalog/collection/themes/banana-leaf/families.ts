// Scene 2: betel, coconut and jasmine on the left; the families' text as if printed.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { arecaNut, coconutHalf, turmericRoot } from '../../kit/motifs/flat-lay.ts';
import { betelLeaf, jasmineTrail } from '../../kit/motifs/flat-lay-leaves.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { BETEL, bloom, COLORS, FONT, floor, GREEN, laid, palms, SPICE, say } from './look.ts';

/** Eight betel leaves in a ring, their tips outwards. */
export function betelFan(): ShapeItem[] {
  return [-150, -105, -60, -15, 30, 75, 120, 165].map((turn) =>
    betelLeaf(270, BETEL, {
      at: [Math.sin((turn * Math.PI) / 180) * 168, -Math.cos((turn * Math.PI) / 180) * 168],
      rotate: turn + 180,
    }),
  );
}

export function familiesScene({ frames, beat }: Clock): Layer[] {
  const x = 1260;
  const family = (name: string, parents: string, y: number, first: number): Layer[] => [
    say(name, [x, y], { font: FONT.names, size: 112, width: 1000, height: 140, color: GREEN, reveal: rise(first, 16) }),
    say(parents, [x, y + 124], { size: 50, width: 1000, height: 140, color: COLORS.deep, reveal: fadeIn(first + 8, 12) }),
  ];
  const coil = Array.from({ length: 44 }, (_, index) => {
    const angle = -0.6 + index * 0.148;
    return [360 + Math.cos(angle) * 292, 560 + Math.sin(angle) * 292] as const;
  });
  return [
    ...floor(),
    laid('jasmine', jasmineTrail(coil, 34), 0, 0, 0),
    laid('fan of betel', betelFan(), 360, 560, 2),
    laid('coconut', coconutHalf(138), 360, 560, 10, 20),
    laid('nuts', [arecaNut(38, { at: [-40, 0] }), arecaNut(36, { at: [40, 16] }), arecaNut(34, { at: [0, -52] })], 130, 190, 18),
    laid('marigold', bloom(74, '#f08519'), 620, 900, 16),
    laid('second marigold', bloom(52, '#f9b826'), 530, 965, 20, 30),
    laid('root', turmericRoot(190), 150, 950, 22, -30),
    shapes('rule', [group('rule', [rect(0, -2, 220, 4, 2), fill(SPICE)])], {
      at: [762, 560],
      scale: track([beat(1), [0, 100], EASE.out], [beat(1) + 22, [100, 100]]),
    }),
    palms(frames),
    say('with_blessings', [x, 222], { size: 50, width: 1000, color: SPICE, reveal: fadeIn(4, 10) }),
    ...family('first', 'first_parents', 330, 8),
    ...family('second', 'second_parents', 666, beat(1.4)),
  ];
}
