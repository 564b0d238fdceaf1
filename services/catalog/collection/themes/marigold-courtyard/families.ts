// Scene 3: two block-printed cloths hung over the courtyard, one for each family; upright, on two rods.
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, rect, repeat, ring, stroke } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { hangingLeaf, petal } from '../../kit/motifs/arches.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, FLOOR, HAVELI, NAME, say, sunlitWall, swags } from './look.ts';

const TALL = 690;

/** The cloths' width, the middle and the rod of each, and the words on them. */
const WIDE = {
  cloth: 780,
  floor: FLOOR,
  hung: [
    [520, 150],
    [1400, 150],
  ],
  swags: [[3, 0, 1920, 144]],
  name: { below: 250, size: 104, width: 600, height: 150 },
  parents: { below: 430, size: 50, width: 610, height: 210, leading: 1.4 },
} as const;
const UPRIGHT = {
  cloth: 930,
  floor: 1780,
  hung: [
    [540, 160],
    [540, 960],
  ],
  swags: [
    [2, -20, 1100, 154],
    [2, -20, 1100, 954],
  ],
  name: { below: 200, size: 132, width: 760, height: 170 },
  parents: { below: 424, size: 64, width: 760, height: 342, leading: 1.1 },
} as const;

function printedCloth(WIDE: number, ground: string, print: string): ShapeItem {
  const sprig = [
    ring('petals', 6, [outline(moved(petal(11, 19), 0, -4)), fill(print)]),
    group('stem', [outline(hangingLeaf(8, 26)), fill(print)], { at: [0, 10] }),
  ];
  const band = (y: number) => [
    group('band', [rect(-WIDE / 2, y, WIDE, 92), fill(print)]),
    group(
      'flowers',
      [
        ring('flower', 8, [outline(moved(petal(16, 27), 0, -6)), fill(ground)]),
        repeat(Math.floor((WIDE - 12) / 64), { move: [64, 0] }),
      ],
      {
        at: [38 - WIDE / 2, y + 46],
      },
    ),
  ];
  return group('cloth', [
    group('shadow', [rect(-WIDE / 2 + 16, 10, WIDE, TALL, 4), fill('#7a4a1c', 26)]),
    group('ground', [rect(-WIDE / 2, 0, WIDE, TALL, 4), fill(ground)]),
    ...band(0),
    ...band(TALL - 92),
    group('sprigs', [group('sprig', sprig), repeat(2, { move: [WIDE - 76, 0] }), repeat(6, { move: [0, 84] })], {
      at: [-WIDE / 2 + 38, 136],
    }),
    group('lines', [rect(-WIDE / 2, 100, WIDE, 5), rect(-WIDE / 2, TALL - 105, WIDE, 5), fill(HAVELI.accent)]),
    group('fringe', [
      group('thread', [rect(-WIDE / 2, TALL, 5, 26), fill(print)]),
      repeat(Math.floor(WIDE / 13.9), { move: [13.9, 0] }),
    ]),
  ]);
}

function rodOf(y: number): Layer {
  return shapes('rod', [
    group('rod', [rect(-40, y - 20, 2000, 20, 10), fill(HAVELI.accent)]),
    group('rod light', [rect(-40, y - 16, 2000, 5, 2), stroke('#f3b183', 2)]),
  ]);
}

export function familiesScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { cloth, floor, hung, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [[firstX, firstRod], [secondX, secondRod]] = hung;
  const { below: nameBelow, ...names } = at.name;
  const { below: parentsBelow, ...parents } = at.parents;
  const name = { ...NAME, ...names, color: COLORS.deep } as const;
  const line = { ...parents, color: '#3a2414' } as const;
  const drop = (x: number, rod: number, from: number) => track([from, [x, rod - 780], EASE.out], [from + 32, [x, rod]]);
  const left = shapes('left cloth', [printedCloth(cloth, '#fffaf0', HAVELI.paint)], {
    at: drop(firstX, firstRod, 0),
    rotate: sway(frames, 90, 0, 0.25),
  });
  const right = shapes('right cloth', [printedCloth(cloth, '#fff3da', '#b8501f')], {
    at: drop(secondX, secondRod, 5),
    rotate: sway(frames, 96, 0, 0.25, 0.4),
  });
  return [
    ...sunlitWall(stage, frames, floor),
    // Upright, the second cloth comes down behind the first.
    ...(stage.portrait ? [right, rodOf(secondRod), left] : [left, right]),
    rodOf(firstRod),
    ...at.swags.flatMap((row) => swags(...row)),
    say('first', { ...name, at: [firstX, firstRod + nameBelow], from: 14 }),
    say('first_parents', { ...line, at: [firstX, firstRod + parentsBelow], from: beat(1.8) }),
    say('second', { ...name, at: [secondX, secondRod + nameBelow], from: 22 }),
    say('second_parents', { ...line, at: [secondX, secondRod + parentsBelow], from: beat(2.4) }),
  ];
}
