// Scene 3: a close-up of the cloth; long folds sweep across with the invitation between them.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear, mix } from '../../kit/lottie/paint.ts';
import { drawn, inked } from '../../kit/motifs/drawn.ts';
import { lighter, PALE_GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { brocade, FONT, gild, IVORY, LINE, METAL, SAFFRON, say } from './look.ts';

/** How a fold lies across the picture. */
interface Lie {
  across: readonly [near: number, far: number, end: number];
  sheen: number;
  comes: number;
}

type Fold = readonly [y: number, lift: number, width: number, color: string, start: number, fromLeft: boolean];

/**
 * Where a fold bends and ends, from left to right, where its light lies, how far it comes; the folds (height on the left, by how much
 * they rise to the right, width, colour, first frame, from the left); the words.
 */
const UPRIGHT = {
  across: [320, 700, 1180],
  sheen: 400,
  comes: 1300,
  light: [540, 960],
  folds: [
    [190, 330, 190, SAFFRON, 0, true],
    [120, 250, 170, IVORY, 3, false],
    [-60, 200, 200, SAFFRON, 0, true],
    [1790, 330, 180, IVORY, 4, true],
    [1890, 300, 200, SAFFRON, 2, false],
    [2040, 300, 260, '#c85a14', 0, true],
  ],
  invitation: { at: [540, 770], size: 92, width: 880, height: 520 },
  with_regards: { at: [540, 1130], size: 64, width: 860 },
  hosts: { at: [540, 1310], size: 100, width: 880, height: 270 },
} as const;
const WIDE = {
  across: [600, 1300, 2060],
  sheen: 800,
  comes: 2200,
  light: [960, 540],
  folds: [
    [84, 290, 150, SAFFRON, 0, true],
    [20, 220, 136, IVORY, 3, false],
    [-120, 170, 160, SAFFRON, 0, true],
    [1056, 290, 150, IVORY, 4, true],
    [1136, 262, 160, SAFFRON, 2, false],
    [1244, 262, 220, '#c85a14', 0, true],
  ],
  invitation: { at: [940, 412], size: 80, width: 1200, height: 236 },
  with_regards: { at: [940, 598], size: 52, width: 900 },
  hosts: { at: [940, 744], size: 96, width: 1240, height: 190 },
} as const;

/** A fold from edge to edge: `y` on the left, rising by `lift` to the right. */
function fold({ across, sheen, comes }: Lie, [y, lift, width, color, start, fromLeft]: Fold): Layer {
  const [near, far, end] = across;
  const edge = (dy: number) => `C${near} ${y + dy - lift * 0.1 + 60} ${far} ${y + dy - lift * 0.7 + 60} ${end} ${y + dy - lift}`;
  const back = `C${far} ${y + width - lift * 0.7 + 70} ${near} ${y + width - lift * 0.1 + 70} -100 ${y + width}`;
  return shapes(
    'fold',
    [
      drawn(
        `M-100 ${y} ${edge(0)} L${end} ${y - lift + width} ${back} Z`,
        linear(
          [sheen, y - lift * 0.4],
          [sheen + 40, y - lift * 0.4 + width + 60],
          [0, lighter(color, 0.24)],
          [0.45, color],
          [1, mix(color, '#6b2a08', 0.5)],
        ),
      ),
      inked(`M-100 ${y + width * 0.12} ${edge(width * 0.12)}`, METAL.shine, 5),
      inked(`M-100 ${y + width * 0.2} ${edge(width * 0.2)}`, METAL.body, 12, { dash: [0.1, 26] }),
      inked(`M-100 ${y + width * 0.62} ${edge(width * 0.62)}`, mix(color, '#6b2a08', 0.4), 6, { opacity: 55 }),
    ],
    { at: track([start, [fromLeft ? -comes : comes, 0], EASE.weight], [start + 30, [0, 0]]) },
  );
}

export function clothScene({ frames }: Clock, stage: Stage): Layer[] {
  const places = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { light, folds, invitation, with_regards, hosts } = places;
  return [
    ...brocade(stage, light),
    ...folds.map((one) => fold(places, one)),
    say('invitation', invitation.at, { ...invitation, font: FONT.lines, leading: 1.28, reveal: wordByWord(14, 36) }),
    say('with_regards', with_regards.at, { ...with_regards, color: LINE, tracking: 60, reveal: fadeIn(40, 14) }),
    gild('hosts', hosts.at, PALE_GOLD, [60, frames], { ...hosts, leading: 1.14, reveal: rise(44, 24, 40) }),
  ];
}
