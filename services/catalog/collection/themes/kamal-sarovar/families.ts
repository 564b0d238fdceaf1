// Scene 3: the pond at the bottom and the top, like the borders of a hanging; the families between them.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { kadamba } from '../../kit/motifs/pichwai.ts';
import { metalRamp } from '../../kit/palette.ts';
import { COLORS, fishes, LEAF, lotusRows, METAL, NAME, ROSE, STAGE, say, WORD_ROSE, water } from './look.ts';

const { x, width } = STAGE;

export function familiesScene({ frames, beat }: Clock): Layer[] {
  const name = { ...NAME, size: 116, width: 820, height: 160, color: WORD_ROSE } as const;
  const line = { size: 64, width: 820, height: 290, leading: 1.5, color: '#123f31' } as const;
  return [
    ...water(),
    shapes('trees', [
      kadamba(760, LEAF, '#0c2a20', 1, { at: [150, 560] }),
      kadamba(820, LEAF, '#0c2a20', 4, { at: [540, 520] }),
      kadamba(760, LEAF, '#0c2a20', 2, { at: [width - 150, 560] }),
    ]),
    ...fishes(frames, [{ y: 1500, from: -150, to: 700, size: 140, gold: true }]),
    ...lotusRows(frames, 1580, 3, -14),
    shapes(
      'cloth',
      [
        group('shadow', [rect(86, 376, width - 172, 1060, 30), fill('#051812', 50)]),
        group('paper', [rect(80, 360, width - 160, 1060, 26), fill(COLORS.paper)]),
        group('rim', [rect(80, 360, width - 160, 1060, 26), stroke(metalRamp(METAL, [0, 300], [width, 1400]), 9)]),
        group('line', [rect(104, 384, width - 208, 1012, 16), stroke(ROSE, 3)]),
        group('beads', [rect(116, 396, width - 232, 988, 12), stroke('#b9832a', 7, { dash: [0.1, 22] })]),
      ],
      { at: track([0, [0, 120], EASE.out], [beat(1.2), [0, 0]]) },
    ),
    say('first', { ...name, at: [x, 488], from: 8 }),
    say('first_parents', { ...line, at: [x, 700], from: beat(1) }),
    shapes('divider', [floralDivider(440, '#b9832a', ROSE)], {
      at: [x, 880],
      scale: track([beat(1.2), [0, 100], EASE.out], [beat(2.4), [100, 100]]),
    }),
    say('second', { ...name, at: [x, 1004], from: beat(1.6) }),
    say('second_parents', { ...line, at: [x, 1216], from: beat(2.4) }),
  ];
}
