// Scene 1: the courtyard in the morning; names on the wall, the arcade beside them or below.
import { drifting } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { floralDivider, loosePetal } from '../../kit/motifs/garlands.ts';
import { arcade, latticeWindow, urli } from '../../kit/motifs/haveli.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { BRASS, COLORS, curtains, FLOOR, HAVELI, MARIGOLDS, NAME, RUST, say, sunlitWall, swags } from './look.ts';

/** The house and the words. */
const WIDE = {
  floor: FLOOR,
  arcade: { bay: 440, left: 1130 },
  curtains: [1190, 1950, 300, 100],
  swags: [[2, 1130, 2010, 262]],
  bowls: [
    [300, 1570, 1016],
    [210, 1270, 1036],
  ],
  x: 610,
  width: 900,
  heading: { y: 206, size: 62 },
  names: { rows: [354, 604], size: 168, height: 190 },
  and: { y: 480, size: 58 },
  divider: { y: 734, width: 440 },
  occasion: { y: 806, size: 50, height: 70 },
} as const;
const UPRIGHT = {
  floor: 1690,
  arcade: { bay: 500, left: 40 },
  curtains: [108, 972, 1094, 92],
  swags: [
    [2, -20, 1100, -6],
    [2, 40, 1040, 1058],
  ],
  bowls: [
    [340, 640, 1840],
    [230, 262, 1826],
  ],
  x: 540,
  width: 880,
  heading: { y: 244, size: 92 },
  names: { rows: [398, 674], size: 186, height: 210 },
  and: { y: 536, size: 76 },
  divider: { y: 800, width: 480 },
  occasion: { y: 914, size: 68, height: 176 },
} as const;

export function courtyardScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { width, height, portrait } = stage;
  const { floor, arcade: house, bowls, x: X, names, and, divider, ...at } = placesIn(portrait, WIDE, UPRIGHT);
  const { y: headingAt, ...heading } = at.heading;
  const { y: occasionAt, ...occasion } = at.occasion;
  const {
    rows: [first, second],
    ...name
  } = names;
  const column = { width: at.width };
  const [[large, largeX, largeY], [small, smallX, smallY]] = bowls;
  return [
    ...sunlitWall(stage, frames, floor),
    shapes('house', [
      ...(portrait
        ? []
        : [
            group('upper storey', [rect(1108, -40, 900, 300), fill(HAVELI.stone.body)]),
            latticeWindow(190, HAVELI, { at: [1330, 190] }),
            latticeWindow(190, HAVELI, { at: [1590, 190] }),
            latticeWindow(190, HAVELI, { at: [1850, 190] }),
          ]),
      arcade(2, house.bay, 640, HAVELI, { at: [house.left, floor] }),
    ]),
    ...curtains(frames, ...at.curtains),
    ...at.swags.flatMap((row) => swags(...row)),
    shapes(
      'bowls',
      [
        urli(large, BRASS, ['#f0851f', '#fff6e0', '#e0435c', '#f7b52c', '#f0851f'], { at: [largeX, largeY] }),
        urli(small, BRASS, ['#f7b52c', '#e0435c', '#fff6e0', '#f0851f'], { at: [smallX, smallY] }),
      ],
      {
        at: track([0, [0, 60], EASE.out], [24, [0, 0]]),
      },
    ),
    ...drifting('petal', (index) => loosePetal(30, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 9,
      seed: 6,
      width,
      height,
      frames,
      sizes: [50, 120],
      fall: 420,
      wind: 120,
    }),
    say('heading', { ...column, ...heading, at: [X, headingAt], color: RUST, from: 4 }),
    say('first', { ...NAME, ...column, ...name, at: [X, first], from: 8 }),
    say('and', { at: [X, and.y], size: and.size, width: 300, color: RUST, from: 18 }),
    say('second', { ...NAME, ...column, ...name, at: [X, second], from: 18 }),
    shapes('divider', [floralDivider(divider.width, HAVELI.accent, HAVELI.paint)], {
      at: [X, divider.y],
      scale: track([beat(1.4), [0, 100], EASE.out], [beat(2.8), [100, 100]]),
    }),
    say('occasion', { ...column, ...occasion, at: [X, occasionAt], color: COLORS.deep, from: beat(2) }),
  ];
}
