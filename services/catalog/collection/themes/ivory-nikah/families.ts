// Scene 2: both families on a sheet of paper under a keel arch.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import { eightStar, keelArch, starLattice } from '../../kit/motifs/star-lattice.ts';
import { metalRamp } from '../../kit/palette.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, flowers, HEIGHT, INK, METAL, say, WIDTH } from './look.ts';

const X = WIDTH / 2;

export function familiesScene({ frames }: Clock): Layer[] {
  const leaf = (grow: number) => outline(moved(keelArch(900 + grow, 1690 + grow / 2, 420), X, 1800 + grow / 2));
  const name = { font: FONT.urdu, size: 96, color: '#6b4c1a', width: 780, height: 190, leading: 1.3 };
  const parents = { font: FONT.urdu, size: 62, color: INK, width: 800, height: 352, leading: 2.1 };
  return [
    shapes('old gold', [
      rect(-10, -10, WIDTH + 20, HEIGHT + 20),
      fill(linear([0, 0], [0, HEIGHT], [0, '#b89352'], [1, '#86642e'])),
    ]),
    shapes('lattice', [
      starLattice(154, 9, 14, { face: '#d8b878', line: '#efd9a8', shade: '#6f5122', width: 7 }, { at: [-77, -60], opacity: 70 }),
    ]),
    vignette(WIDTH, HEIGHT, '#3c2a0e', 0.45),
    shapes(
      'leaf of paper',
      [
        group('shade', [outline(moved(keelArch(916, 1706, 420), X + 6, 1822)), fill('#4d3714', 45)]),
        group('paper', [leaf(0), fill(linear([0, 110], [0, 1800], [0, '#fffbf2'], [1, '#f1e5cb']))]),
        group('rule', [leaf(-52), stroke(metalRamp(METAL, [X, 150], [X, 1770]), 7)]),
        group('inner rule', [leaf(-82), stroke(METAL.body, 2.5)]),
        group('star', [outline(eightStar(46)), fill(metalRamp(METAL, [0, -46], [0, 46]))], { at: [X, 268] }),
        group('star heart', [outline(eightStar(24, 0.5)), fill('#fffbf2')], { at: [X, 268] }),
        group('between', [rect(X - 230, 950, 180, 3), rect(X + 50, 950, 180, 3), fill(METAL.body)]),
        group('between star', [outline(eightStar(22)), fill(METAL.body)], { at: [X, 951] }),
      ],
      { at: track([0, [0, 90], EASE.out], [34, [0, 0]]) },
    ),
    say('blessing', [X, 376], { size: 62, width: 640, height: 120, reveal: fadeIn(10, 16) }),
    say('first', [X, 524], { ...name, reveal: fadeIn(16, 16) }),
    say('first_parents', [X, 736], { ...parents, reveal: wordByWord(26, 22) }),
    say('second', [X, 1054], { ...name, reveal: fadeIn(40, 16) }),
    say('second_parents', [X, 1266], { ...parents, reveal: wordByWord(50, 22) }),
    say('invitation', [X, 1570], { size: 62, color: COLORS.deep, width: 780, height: 290, reveal: wordByWord(68, 26) }),
    ...flowers(frames, 82),
  ];
}
