// Scene 3: the pond at the bottom and the top, like the borders of a hanging; the families between them.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { kadamba } from '../../kit/motifs/pichwai.ts';
import { metalRamp } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, fishes, LEAF, lotusRows, METAL, NAME, ROSE, say, WORD_ROSE, water } from './look.ts';

/** The trees, the cloth (left, top, width, height), and the families on it: one below the other, or side by side. */
const UPRIGHT = {
  trees: [150, 930],
  cloth: [80, 360, 920, 1060],
  fish: 1500,
  rows: [1580, 3],
  names: { size: 116, width: 820, height: 160 },
  parents: { size: 64, width: 820, height: 290 },
  first: [
    [540, 488],
    [540, 700],
  ],
  second: [
    [540, 1004],
    [540, 1216],
  ],
  divider: { at: [540, 880], rotate: 0 },
} as const;
const WIDE = {
  trees: [220, 1700],
  cloth: [180, 190, 1560, 620],
  fish: 870,
  rows: [920, 2],
  names: { size: 128, width: 660, height: 180 },
  parents: { size: 58, width: 640, height: 320 },
  first: [
    [576, 344],
    [576, 580],
  ],
  second: [
    [1344, 344],
    [1344, 580],
  ],
  divider: { at: [960, 500], rotate: 90 },
} as const;

export function familiesScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x, width } = stage;
  const { trees, cloth, fish, rows, names, parents, first, second, divider } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [left, top, wide, high] = cloth;
  const name = { ...NAME, ...names, color: WORD_ROSE } as const;
  const line = { ...parents, leading: 1.5, color: '#123f31' } as const;
  return [
    ...water(stage),
    shapes('trees', [
      kadamba(760, LEAF, '#0c2a20', 1, { at: [trees[0], 560] }),
      kadamba(820, LEAF, '#0c2a20', 4, { at: [x, 520] }),
      kadamba(760, LEAF, '#0c2a20', 2, { at: [trees[1], 560] }),
    ]),
    ...fishes(frames, [{ y: fish, from: -150, to: 700, size: 140, gold: true }]),
    ...lotusRows(stage, frames, ...rows, -14),
    shapes(
      'cloth',
      [
        group('shadow', [rect(left + 6, top + 16, wide - 12, high, 30), fill('#051812', 50)]),
        group('paper', [rect(left, top, wide, high, 26), fill(COLORS.paper)]),
        group('rim', [rect(left, top, wide, high, 26), stroke(metalRamp(METAL, [0, top - 60], [width, top + high - 20]), 9)]),
        group('line', [rect(left + 24, top + 24, wide - 48, high - 48, 16), stroke(ROSE, 3)]),
        group('beads', [rect(left + 36, top + 36, wide - 72, high - 72, 12), stroke('#b9832a', 7, { dash: [0.1, 22] })]),
      ],
      { at: track([0, [0, 120], EASE.out], [beat(1.2), [0, 0]]) },
    ),
    say('first', { ...name, at: first[0], from: 8 }),
    say('first_parents', { ...line, at: first[1], from: beat(1) }),
    shapes('divider', [floralDivider(440, '#b9832a', ROSE)], {
      ...(divider.rotate === 0 ? {} : { rotate: divider.rotate }),
      at: divider.at,
      scale: track([beat(1.2), [0, 100], EASE.out], [beat(2.4), [100, 100]]),
    }),
    say('second', { ...name, at: second[0], from: beat(1.6) }),
    say('second_parents', { ...line, at: second[1], from: beat(2.4) }),
  ];
}
