// Scene 4: an ivory card below the turban with day, time and place.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { safa, sparkle } from '../../kit/motifs/safa.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { brocade, COLORS, FONT, METAL, SAFA, say } from './look.ts';

const INK = '#142a6b';
const WARM = '#9a3d08';

export function dayScene({ frames }: Clock): Layer[] {
  const x = 540;
  return [
    ...brocade(500),
    shapes('glow', [softLight('glow', x, 420, 560, '#ffb65c', 0.5)]),
    shapes('safa', [safa(SAFA, { first: -90, step: 4, length: 10 }), sparkle(70, [24, -120], [40, 90, 150])], {
      at: track([0, [x, 590], EASE.out], [30, [x, 560], EASE.breath], [frames, [x, 554]]),
      scale: 62,
    }),
    shapes(
      'card',
      [
        group('shadow', [rect(104, 660, 880, 1120, 18), fill('#040a24', 55)]),
        group('paper', [rect(96, 636, 888, 1130, 18), fill(linear([0, 640], [0, 1760], [0, '#fffaf0'], [1, '#f3e3c3']))]),
        group('line', [rect(118, 658, 844, 1086, 10), stroke(METAL.body, 3)]),
      ],
      { at: track([0, [0, 220], EASE.out], [28, [0, 0]]) },
    ),
    say('weekday', [x, 790], { color: WARM, width: 780, tracking: 100, reveal: fadeIn(12, 14) }),
    say('day', [x, 970], {
      font: FONT.names,
      size: 280,
      color: INK,
      width: 700,
      height: 300,
      leading: 1.05,
      reveal: rise(14, 20, 60),
    }),
    say('month', [x, 1148], { size: 84, color: INK, width: 780, height: 110, tracking: 40, reveal: rise(20, 20, 40) }),
    say('time_line', [x, 1260], { font: FONT.lines, size: 76, color: WARM, width: 780, height: 100, reveal: fadeIn(26, 14) }),
    shapes('divider', [floralDivider(480, '#a8752a', COLORS.bloom)], {
      at: [x, 1350],
      scale: track([22, [0, 100], EASE.weight], [44, [100, 100]]),
      opacity: track([22, 0], [28, 100]),
    }),
    say('venue', [x, 1490], { size: 78, color: INK, width: 790, height: 210, leading: 1.2, reveal: wordByWord(32, 22) }),
    say('city', [x, 1650], { font: FONT.lines, size: 72, color: WARM, width: 780, height: 100, reveal: fadeIn(42, 14) }),
  ];
}
