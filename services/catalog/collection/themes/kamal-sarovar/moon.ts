// Scene 1: a full moon over the pond between two kadamba trees; the names inside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { glow } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { kadamba } from '../../kit/motifs/pichwai.ts';
import { metalRamp } from '../../kit/palette.ts';
import { COLORS, fishes, LEAF, LINE, lotusRows, METAL, NAME, STAGE, say, WORD_ROSE, water } from './look.ts';

const { x, width } = STAGE;
const MOON = 640;

export function moonScene({ frames, beat }: Clock): Layer[] {
  return [
    ...water(),
    shapes(
      'moon',
      [
        group('halo', [ellipse([0, 0], 1500), fill(glow([0, 0], 750, '#f8e3b0', 0.6))]),
        group('disc', [ellipse([0, 0], 812), fill(COLORS.paper)]),
        group('rim', [ellipse([0, 0], 812), stroke(metalRamp(METAL, [-400, -400], [400, 400]), 9)]),
        group('beads', [ellipse([0, 0], 772), stroke('#b9832a', 8, { dash: [0.1, 24] })]),
      ],
      { at: track([0, [x, MOON + 60], EASE.out], [beat(1.4), [x, MOON]]) },
    ),
    shapes('left tree', [kadamba(1000, LEAF, '#0c2a20', 0, { at: [-150, 1250] })]),
    shapes('right tree', [kadamba(1000, LEAF, '#0c2a20', 3, { at: [width + 150, 1250], scale: [-100, 100] })]),
    ...fishes(frames, [
      { y: 1170, from: 1250, to: 380, size: 150, gold: true },
      { y: 1212, from: -140, to: 640, size: 130 },
    ]),
    ...lotusRows(frames, 1370, 4, -12),
    say('invocation', { at: [x, 192], size: 62, width: 640, height: 94, color: LINE }),
    say('heading', { at: [x, 400], size: 66, width: 520, height: 100, color: WORD_ROSE, from: 4 }),
    say('first_honoured', { ...NAME, at: [x, 522], size: 150, width: 520, height: 190, color: COLORS.ground, from: 8 }),
    say('together', { at: [x, 646], size: 62, width: 300, height: 90, color: WORD_ROSE, from: 16 }),
    say('second_honoured', { ...NAME, at: [x, 776], size: 150, width: 520, height: 190, color: COLORS.ground, from: 18 }),
    say('occasion', { at: [x, 904], size: 62, width: 480, height: 90, color: '#7a4a12', from: beat(1.4) }),
    shapes('last glint', [group('lit line', [ellipse([0, 0], 812), stroke(LINE, 3, { opacity: 60 })])], {
      at: [x, MOON],
      opacity: track([beat(1.4), 0, EASE.inOut], [beat(2.4), 100]),
    }),
  ];
}
