// Scene 3: a close-up of the rings in the rice; the invitation beside them.
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
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BRASS, COLORS, FONT, LEAF, STAGE, say } from './look.ts';

const HEAP = [1340, 560] as const;

export function ringsScene({ frames }: Clock): Layer[] {
  const metal = BRASS;
  const roll = (from: number, to: number) => ({ rotate: track([0, from, EASE.out], [44, to, EASE.breath], [frames, to + 3]) });
  return [
    ground('paper', STAGE.width, STAGE.height, COLORS.paper),
    shapes('warmth', [softLight('warmth', HEAP[0], HEAP[1], 820, '#f7cf86', 0.75)]),
    shapes('edge', [
      group('dye', [rect(0, -10, STAGE.width, 76), rect(0, STAGE.height - 66, STAGE.width, 80), fill(COLORS.ground)]),
      bandhaniBorder(STAGE.width, 40, ['#ffe9c8', '#f2b01e'], '#5a0818', { at: [10, 12] }),
      bandhaniBorder(STAGE.width, 40, ['#ffe9c8', '#f2b01e'], '#5a0818', { at: [10, STAGE.height - 52] }),
    ]),
    shapes(
      'leaves',
      Array.from({ length: 9 }, (_, index) => {
        const angle = index * 40 + 14;
        const out = ((angle + 90) * Math.PI) / 180;
        const at = (reach: number) => [HEAP[0] + Math.cos(out) * reach, HEAP[1] + Math.sin(out) * reach];
        return betelLeaf(330, LEAF, {
          at: track([index, at(40), EASE.out], [30 + index, at(190)]),
          rotate: track([index, angle - 50, EASE.out], [34 + index, angle, EASE.breath], [frames, angle + 3]),
        });
      }),
    ),
    shapes('rice', [riceHeap(330, 900, 5)], { at: HEAP, scale: track([0, [86, 86], EASE.out], [34, [100, 100]]) }),
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
      { at: HEAP },
    ),
    shapes('glint', [glint(300, '#ffffff')], {
      at: [HEAP[0] + 156, HEAP[1] - 166],
      scale: track([34, [0, 0], EASE.out], [48, [100, 100], EASE.inOut], [72, [30, 30], EASE.breath], [frames, [64, 64]]),
      rotate: track([34, 0], [frames, 40]),
    }),
    shapes(
      'petals',
      [
        [1010, 250, 40],
        [1090, 880, -30],
        [1660, 860, 100],
        [1690, 260, 10],
      ].map(([px = 0, py = 0, turn = 0]) => group('petal', [loosePetal(64, '#c4122e')], { at: [px, py], rotate: turn })),
      { opacity: track([30, 0], [44, 100]) },
    ),
    say('rings_line', [STAGE.safe.left + 370, 300], {
      font: FONT.text,
      color: '#8a0f26',
      width: 740,
      height: 100,
      align: 'left',
      reveal: fadeIn(6, 14),
    }),
    say('invitation', [STAGE.safe.left + 350, 590], {
      size: 88,
      color: '#4a0616',
      height: 440,
      leading: 1.36,
      align: 'left',
      reveal: wordByWord(10, 28),
    }),
  ];
}
