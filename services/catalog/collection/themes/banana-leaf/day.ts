// Scene 4: the date on the leaf, like a served meal; time and place beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { bowlAbove } from '../../kit/motifs/flat-lay.ts';
import { bananaLeaf, betelLeaf, jasmineTrail } from '../../kit/motifs/flat-lay-leaves.ts';
import { GOLD, metalRamp } from '../../kit/palette.ts';
import { fadeIn, pop, rise, wordByWord } from '../../kit/text/reveals.ts';
import { BETEL, bloom, COLORS, FONT, floor, GREEN, KUMKUM, LEAF, laid, palms, SPICE, say } from './look.ts';

/** A brass plate of turmeric, seen from above, on which the date is written. */
export function turmericPlate(): ShapeItem[] {
  return [
    group('shadow', [ellipse([20, 28], 648), fill('#2a2410', 34)]),
    group('rim', [ellipse([0, 0], 640), fill(metalRamp(GOLD, [-240, -240], [240, 240]))]),
    group('dish', [ellipse([0, 0], 570), fill(linear([-200, -200], [200, 200], [0, '#8a5a1c'], [1, '#e2b659']))]),
    group('turmeric', [ellipse([4, 6], 546), fill(radial([-80, -90], [210, 230], [0, '#ffd257'], [1, '#f2a81a']))]),
    group('line', [ellipse([4, 6], 500), stroke('#d98a0c', 4, { dash: [2, 14] })]),
  ];
}

export function dayScene({ frames, beat }: Clock): Layer[] {
  const x = 1350;
  const plate = [470, 550] as const;
  const trail = Array.from({ length: 34 }, (_, index) => {
    const angle = 2.2 + index * 0.128;
    return [plate[0] + Math.cos(angle) * 384, plate[1] + Math.sin(angle) * 384] as const;
  });
  return [
    ...floor(),
    shapes('leaf', [bananaLeaf(1300, 620, LEAF)], {
      at: track([0, [200, 1000], EASE.out], [26, [440, 590]]),
      rotate: track([0, -82, EASE.out], [30, -70]),
    }),
    laid('jasmine', jasmineTrail(trail, 32), 0, 0, 14),
    laid('plate', turmericPlate(), plate[0], plate[1], 4),
    laid('betel', [betelLeaf(180, BETEL, { rotate: 130 }), betelLeaf(180, BETEL, { at: [70, 46], rotate: 170 })], 690, 196, 18),
    laid('kumkum', bowlAbove(84, GOLD, KUMKUM), 756, 866, 20),
    laid('marigold', bloom(66, '#f08519'), 176, 220, 20),
    laid('second marigold', bloom(50, '#f9b826'), 270, 176, 23, 30),
    palms(frames),
    say('weekday', [plate[0], 394], { size: 54, width: 400, align: 'center', color: '#6b2408', reveal: fadeIn(14, 10) }),
    say('day', [plate[0], 562], {
      size: 250,
      width: 420,
      height: 250,
      leading: 1,
      align: 'center',
      color: '#6b2408',
      reveal: pop(14, 14),
    }),
    say('month', [plate[0], 716], { size: 54, width: 400, align: 'center', color: '#6b2408', reveal: fadeIn(20, 10) }),
    say('couple', [x, 286], {
      font: FONT.names,
      size: 88,
      width: 826,
      height: 140,
      leading: 1.1,
      color: GREEN,
      reveal: rise(10, 14),
    }),
    say('time_line', [x, 424], { size: 62, width: 826, height: 84, color: SPICE, reveal: fadeIn(beat(1.2), 12) }),
    say('venue', [x, 586], {
      font: FONT.names,
      size: 74,
      width: 826,
      height: 180,
      leading: 1.16,
      color: GREEN,
      reveal: wordByWord(beat(1.6), 18),
    }),
    say('city', [x, 730], { size: 58, width: 826, height: 80, color: SPICE, reveal: fadeIn(beat(2.2), 12) }),
    say('closing', [x, 836], { size: 50, width: 826, height: 120, color: COLORS.deep, reveal: fadeIn(beat(2.8), 12) }),
  ];
}
