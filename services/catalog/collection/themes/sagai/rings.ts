// Scene 3: a close-up of the rings in the rice; the invitation beside them or below.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { bandhaniBorder } from '../../kit/motifs/bandhani.ts';
import { betelLeaf } from '../../kit/motifs/betel.ts';
import { diamond, glint, setting } from '../../kit/motifs/diamond.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { band } from '../../kit/motifs/rings.ts';
import { riceHeap } from '../../kit/motifs/shagun-thali.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BRASS, COLORS, FONT, LEAF, say } from './look.ts';

/** The heap of rice with its leaves (their length, and how far out their stalks lie) and petals, and the words. */
const WIDE = {
  heap: [1340, 560],
  leaf: [330, 40, 190],
  petals: [
    [1010, 250, 40],
    [1090, 880, -30],
    [1660, 860, 100],
    [1690, 260, 10],
  ],
  line: { at: [524, 300], width: 740, height: 100, align: 'left' },
  invitation: { at: [504, 590], size: 88, height: 440, align: 'left' },
} as const;
const UPRIGHT = {
  heap: [540, 640],
  leaf: [320, 30, 168],
  petals: [
    [176, 236, 40],
    [930, 1096, -30],
    [140, 1110, 100],
    [916, 222, 10],
  ],
  line: { at: [540, 1226], size: 80, width: 860, height: 120, align: 'center' },
  invitation: { at: [540, 1504], size: 98, width: 880, height: 440, align: 'center' },
} as const;

export function ringsScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { heap, leaf, petals, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [length, near, far] = leaf;
  const metal = BRASS;
  const roll = (from: number, to: number) => ({ rotate: track([0, from, EASE.out], [44, to, EASE.breath], [frames, to + 3]) });
  return [
    ground('paper', width, height, COLORS.paper),
    shapes('warmth', [softLight('warmth', heap[0], heap[1], 820, '#f7cf86', 0.75)]),
    shapes('edge', [
      group('dye', [rect(0, -10, width, 76), rect(0, height - 66, width, 80), fill(COLORS.ground)]),
      bandhaniBorder(width, 40, ['#ffe9c8', '#f2b01e'], '#5a0818', { at: [10, 12] }),
      bandhaniBorder(width, 40, ['#ffe9c8', '#f2b01e'], '#5a0818', { at: [10, height - 52] }),
    ]),
    shapes(
      'leaves',
      Array.from({ length: 9 }, (_, index) => {
        const angle = index * 40 + 14;
        const out = ((angle + 90) * Math.PI) / 180;
        const at = (reach: number) => [heap[0] + Math.cos(out) * reach, heap[1] + Math.sin(out) * reach];
        return betelLeaf(length, LEAF, {
          at: track([index, at(near), EASE.out], [30 + index, at(far)]),
          rotate: track([index, angle - 50, EASE.out], [34 + index, angle, EASE.breath], [frames, angle + 3]),
        });
      }),
    ),
    shapes('rice', [riceHeap(330, 900, 5)], { at: heap, scale: track([0, [86, 86], EASE.out], [34, [100, 100]]) }),
    shapes(
      'rings',
      [
        band(
          { radius: 132, thickness: 34, metal, width: 262 },
          { at: track([0, [-230, -40], EASE.out], [40, [-74, -6]]), ...roll(-120, -20) },
        ),
        band(
          { radius: 132, thickness: 34, metal, width: 254 },
          { at: track([0, [230, 40], EASE.out], [40, [84, 22]]), ...roll(120, 22) },
        ),
        band(
          { radius: 132, thickness: 34, metal, width: 262, part: [2, 34] },
          { at: track([0, [-230, -40], EASE.out], [40, [-74, -6]]), ...roll(-120, -20) },
        ),
        setting(108, metal, { at: track([0, [230, 40], EASE.out], [40, [84, 22]]), anchor: [0, 136], ...roll(120, 22) }),
        diamond(108, { at: track([0, [230, 40], EASE.out], [40, [84, 22]]), anchor: [0, 138], ...roll(120, 22) }),
      ],
      { at: heap },
    ),
    shapes('glint', [glint(300, '#ffffff')], {
      at: [heap[0] + 156, heap[1] - 166],
      scale: track([34, [0, 0], EASE.out], [48, [100, 100], EASE.inOut], [72, [30, 30], EASE.breath], [frames, [64, 64]]),
      rotate: track([34, 0], [frames, 40]),
    }),
    shapes(
      'petals',
      petals.map(([x, y, turn]) => group('petal', [loosePetal(64, '#c4122e')], { at: [x, y], rotate: turn })),
      { opacity: track([30, 0], [44, 100]) },
    ),
    say('rings_line', words.line.at, {
      ...words.line,
      font: FONT.text,
      color: '#8a0f26',
      reveal: fadeIn(6, 14),
    }),
    say('invitation', words.invitation.at, {
      ...words.invitation,
      color: '#4a0616',
      leading: 1.36,
      reveal: wordByWord(10, 28),
    }),
  ];
}
