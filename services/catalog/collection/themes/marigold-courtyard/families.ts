// Scene 3: two block-printed cloths hung over the courtyard, one for each family.
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, rect, repeat, ring, stroke } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { hangingLeaf, petal } from '../../kit/motifs/arches.ts';
import { COLORS, HAVELI, NAME, say, sunlitWall, swags } from './look.ts';

const WIDE = 780;
const TALL = 690;

function printedCloth(ground: string, print: string): ShapeItem {
  const sprig = [
    ring('petals', 6, [outline(moved(petal(11, 19), 0, -4)), fill(print)]),
    group('stem', [outline(hangingLeaf(8, 26)), fill(print)], { at: [0, 10] }),
  ];
  const band = (y: number) => [
    group('band', [rect(-WIDE / 2, y, WIDE, 92), fill(print)]),
    group('flowers', [ring('flower', 8, [outline(moved(petal(16, 27), 0, -6)), fill(ground)]), repeat(12, { move: [64, 0] })], {
      at: [-352, y + 46],
    }),
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
    group('fringe', [group('thread', [rect(-WIDE / 2, TALL, 5, 26), fill(print)]), repeat(56, { move: [13.9, 0] })]),
  ]);
}

export function familiesScene({ frames, beat }: Clock): Layer[] {
  const rod = 150;
  const name = { ...NAME, size: 104, width: 600, height: 150, color: COLORS.deep } as const;
  const line = { size: 50, width: 610, height: 210, leading: 1.4, color: '#3a2414' } as const;
  const drop = (x: number, from: number) => track([from, [x, rod - 780], EASE.out], [from + 32, [x, rod]]);
  return [
    ...sunlitWall(frames),
    shapes('left cloth', [printedCloth('#fffaf0', HAVELI.paint)], { at: drop(520, 0), rotate: sway(frames, 90, 0, 0.25) }),
    shapes('right cloth', [printedCloth('#fff3da', '#b8501f')], { at: drop(1400, 5), rotate: sway(frames, 96, 0, 0.25, 0.4) }),
    shapes('rod', [
      group('rod', [rect(-40, rod - 20, 2000, 20, 10), fill(HAVELI.accent)]),
      group('rod light', [rect(-40, rod - 16, 2000, 5, 2), stroke('#f3b183', 2)]),
    ]),
    ...swags(3, 0, 1920, rod - 6),
    say('first', { ...name, at: [520, 400], from: 14 }),
    say('first_parents', { ...line, at: [520, 580], from: beat(1.8) }),
    say('second', { ...name, at: [1400, 400], from: 22 }),
    say('second_parents', { ...line, at: [1400, 580], from: beat(2.4) }),
  ];
}
