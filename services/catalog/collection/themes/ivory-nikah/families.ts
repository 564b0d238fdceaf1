// Scene 2: both families on a sheet of paper under a keel arch.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { eightStar, keelArch, starLattice } from '../../kit/motifs/star-lattice.ts';
import { metalRamp } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, flowers, INK, METAL, say } from './look.ts';

/** The sheet, and the rows of words on it: one column, or the groom's family on the right and the bride's on the left. */
const UPRIGHT = {
  sheet: { width: 900, height: 1690, rise: 420, foot: 1800, shade: [916, 1706, 1822] },
  lattice: [9, 14],
  star: 268,
  between: [540, 951],
  blessing: { at: [540, 376], size: 62, width: 640, height: 120 },
  names: { size: 96, width: 780, height: 190 },
  parents: { size: 62, width: 800, height: 352 },
  first: [
    [540, 524],
    [540, 736],
  ],
  second: [
    [540, 1054],
    [540, 1266],
  ],
  invitation: { at: [540, 1570], size: 62, width: 780, height: 290 },
  flowers: 82,
} as const;
const WIDE = {
  sheet: { width: 1690, height: 1010, rise: 330, foot: 1050, shade: [1706, 1026, 1072] },
  lattice: [14, 9],
  star: 158,
  between: [960, 560],
  blessing: { at: [960, 264], size: 56, width: 620, height: 110 },
  names: { size: 92, width: 640, height: 180 },
  parents: { size: 52, width: 660, height: 340 },
  first: [
    [1336, 406],
    [1336, 612],
  ],
  second: [
    [584, 406],
    [584, 612],
  ],
  invitation: { at: [960, 874], size: 54, width: 1080, height: 160 },
  flowers: 66,
} as const;

/** A star between two lines: below a family, or between both. */
function divider([x, y]: readonly [number, number], below: boolean): ShapeItem[] {
  const lines = below
    ? [rect(x - 230, y - 1, 180, 3), rect(x + 50, y - 1, 180, 3)]
    : [rect(x - 1, y - 210, 3, 160), rect(x - 1, y + 50, 3, 160)];
  return [
    group('between', [...lines, fill(METAL.body)]),
    group('between star', [outline(eightStar(22)), fill(METAL.body)], { at: [x, y] }),
  ];
}

export function familiesScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height, x } = stage;
  const { sheet, lattice, star, between, first, second, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { at: top, ...blessing } = words.blessing;
  const { at: last, ...invitation } = words.invitation;
  const [shadeWidth, shadeHeight, shadeFoot] = sheet.shade;
  const leaf = (grow: number) =>
    outline(moved(keelArch(sheet.width + grow, sheet.height + grow / 2, sheet.rise), x, sheet.foot + grow / 2));
  const name = { font: FONT.urdu, color: '#6b4c1a', leading: 1.3, ...words.names };
  const parents = { font: FONT.urdu, color: INK, leading: 2.1, ...words.parents };
  return [
    shapes('old gold', [
      rect(-10, -10, width + 20, height + 20),
      fill(linear([0, 0], [0, height], [0, '#b89352'], [1, '#86642e'])),
    ]),
    shapes('lattice', [
      starLattice(
        154,
        ...lattice,
        { face: '#d8b878', line: '#efd9a8', shade: '#6f5122', width: 7 },
        { at: [-77, -60], opacity: 70 },
      ),
    ]),
    vignette(width, height, '#3c2a0e', 0.45),
    shapes(
      'leaf of paper',
      [
        group('shade', [outline(moved(keelArch(shadeWidth, shadeHeight, sheet.rise), x + 6, shadeFoot)), fill('#4d3714', 45)]),
        group('paper', [leaf(0), fill(linear([0, sheet.foot - sheet.height], [0, sheet.foot], [0, '#fffbf2'], [1, '#f1e5cb']))]),
        group('rule', [leaf(-52), stroke(metalRamp(METAL, [x, sheet.foot - sheet.height + 40], [x, sheet.foot - 30]), 7)]),
        group('inner rule', [leaf(-82), stroke(METAL.body, 2.5)]),
        group('star', [outline(eightStar(46)), fill(metalRamp(METAL, [0, -46], [0, 46]))], { at: [x, star] }),
        group('star heart', [outline(eightStar(24, 0.5)), fill('#fffbf2')], { at: [x, star] }),
        ...divider(between, stage.portrait),
      ],
      { at: track([0, [0, 90], EASE.out], [34, [0, 0]]) },
    ),
    say('blessing', top, { ...blessing, reveal: fadeIn(10, 16) }),
    say('first', first[0], { ...name, reveal: fadeIn(16, 16) }),
    say('first_parents', first[1], { ...parents, reveal: wordByWord(26, 22) }),
    say('second', second[0], { ...name, reveal: fadeIn(40, 16) }),
    say('second_parents', second[1], { ...parents, reveal: wordByWord(50, 22) }),
    say('invitation', last, { color: COLORS.deep, ...invitation, reveal: wordByWord(68, 26) }),
    ...flowers(stage, frames, words.flowers),
  ];
}
