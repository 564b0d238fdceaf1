// Scene 2: the end of a sari is held out as a lap full of fruit and flowers; the invitation above it.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, type Placement } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { drawn, inked } from '../../kit/motifs/drawn.ts';
import { betelLeaf, coconut, laddoo, mango, pomegranate, rose } from '../../kit/motifs/fruit-tray.ts';
import { jasmineString, marigold } from '../../kit/motifs/garlands.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, LEAF, petals, ROSE, say, TURMERIC } from './look.ts';

/** The lap: how far below the top and how broad (percent); the strings, the flowers on the hem, and the words. */
const WIDE = {
  top: 80,
  broad: 100,
  strings: [880, 800, 720],
  flowers: [
    [-560, 706],
    [566, 704],
  ],
  come: { y: 152, size: 60, width: 1100 },
  invitation: { y: 330, size: 88, width: 1180, height: 270 },
} as const;
const UPRIGHT = {
  top: 826,
  broad: 74,
  strings: [486, 420, 354],
  flowers: [
    [-418, 704],
    [422, 702],
  ],
  come: { y: 300, size: 80, width: 760 },
  invitation: { y: 680, size: 124, width: 880, height: 620 },
} as const;

/** The items in the lap, from back to front: distance from the centre, height, start. */
const leaf = (place: Placement) => betelLeaf(LEAF, place);
const HEAP: readonly (readonly [thing: (place: Placement) => ShapeItem, x: number, y: number, scale: number, rotate: number])[] =
  [
    [leaf, -330, 640, 150, -40],
    [leaf, 330, 640, 150, 40],
    [leaf, -190, 600, 150, -18],
    [leaf, 190, 600, 150, 18],
    [coconut, 0, 640, 196, 0],
    [mango, -210, 680, 180, -24],
    [pomegranate, 214, 676, 176, 14],
    [laddoo, -380, 720, 150, 0],
    [laddoo, 384, 722, 150, 0],
    [pomegranate, -90, 744, 170, -10],
    [mango, 100, 748, 170, 28],
    [laddoo, -262, 776, 150, 0],
    [laddoo, 268, 780, 150, 0],
  ];

export function lapScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { width, height, x: X } = stage;
  const { top, broad, strings, flowers, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { y: called, ...come } = words.come;
  const { y: invited, ...invitation } = words.invitation;
  const [[oneX, oneY], [otherX, otherY]] = flowers;
  const below = top - 80;
  const cloth = 'M-1060 380 C-900 560 -620 690 -430 760 C-180 850 180 850 430 760 C620 690 900 560 1060 380 V1200 H-1060 Z';
  const back = 'M-1060 420 C-820 520 -560 600 -360 640 C-140 680 140 680 360 640 C560 600 820 520 1060 420 L1060 900 H-1060 Z';
  const heap = HEAP.map(([thing, x, y, scale, rotate], index) => {
    const start = Math.round(beat(0.3) + index * 3);
    return shapes(`gift ${index + 1}`, [thing({ scale })], {
      at: track(
        [start, [X + x, below + y + 420], EASE.out],
        [start + 20, [X + x, below + y + 64], EASE.breath],
        [start + 30, [X + x, below + y + 80]],
      ),
      rotate,
      opacity: track([start, 0, EASE.out], [start + 4, 100]),
    });
  });
  return [
    ground('ground', width, height, linear([0, 0], [0, height], [0, '#fff1cf'], [1, '#fbd98a'])),
    shapes('glow', [softLight('glow', X, below + 560, 800, '#ffffff', 0.8)]),
    shapes(
      'strings',
      [-1, 1].flatMap((side) =>
        strings.map((x, index) =>
          jasmineString(11 - index * 3, 34, '#fffdf4', ROSE, {
            at: [X + side * x, -20],
            rotate: sway(frames, 80 + index * 8, 0, 1.4, index * 0.2),
          }),
        ),
      ),
    ),
    shapes('back of the lap', [drawn(back, linear([0, 420], [0, 760], [0, '#c22a66'], [1, '#7a1240']))], {
      at: [X, top],
      ...(broad === 100 ? {} : { scale: [broad, 100] }),
    }),
    ...heap,
    shapes(
      'lap',
      [
        drawn(cloth, linear([0, 500], [0, 1150], [0, '#e8528a'], [0.5, '#c92b68'], [1, '#8f1748'])),
        ...[0, 1, 2, 3].map((fold) =>
          inked(
            `M${-900 + fold * 60} ${600 + fold * 120} C${-500 + fold * 40} ${820 + fold * 70} ${500 - fold * 40} ${820 + fold * 70} ${900 - fold * 60} ${600 + fold * 120}`,
            '#ff9ab8',
            4,
            { opacity: 34 },
          ),
        ),
        inked('M-1060 380 C-900 560 -620 690 -430 760 C-180 850 180 850 430 760 C620 690 900 560 1060 380', '#8f1748', 66, {
          cap: 'butt',
        }),
        inked('M-1060 380 C-900 560 -620 690 -430 760 C-180 850 180 850 430 760 C620 690 900 560 1060 380', '#eec878', 50, {
          cap: 'butt',
        }),
        inked('M-1060 380 C-900 560 -620 690 -430 760 C-180 850 180 850 430 760 C620 690 900 560 1060 380', '#b01f57', 20, {
          cap: 'butt',
          dash: [22, 22],
        }),
        ...Array.from({ length: 26 }, (_, index) =>
          group('booti', [ellipse([-860 + ((index * 263) % 1720), 900 + ((index * 71) % 170)], 15), fill('#eec878', 70)]),
        ),
      ],
      { at: [X, top], scale: track([0, [broad, 92], EASE.out], [beat(2), [broad, 98], EASE.breath], [frames, [broad, 100]]) },
    ),
    shapes(
      'flowers on the edge',
      [marigold(44, TURMERIC, { at: [X + oneX, top + oneY] }), rose(ROSE, { at: [X + otherX, top + otherY], scale: 110 })],
      {
        opacity: track([30, 0, EASE.out], [40, 100]),
      },
    ),
    vignette(width, height, '#b5641c', 0.24),
    say('come', [X, called], { font: FONT.text, color: '#8f1748', ...come, reveal: fadeIn(6, 14) }),
    say('invitation', [X, invited], {
      color: COLORS.deep,
      ...invitation,
      leading: 1.45,
      reveal: wordByWord(10, 24),
    }),
    ...petals(stage, frames, 17),
  ];
}
