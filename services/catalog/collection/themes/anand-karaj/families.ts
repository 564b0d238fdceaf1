// Scene 3: one large flower is stitched on red cloth; the families below or beside it.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { phulkariFlower, stitchedDiamond } from '../../kit/motifs/phulkari.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { border, COLORS, NAME, RED, SILKS, say, WORD_METAL } from './look.ts';

/** The flowers, and the rows of words. */
const UPRIGHT = {
  light: [540, 520],
  flower: [540, 450],
  corners: [
    [100, 130],
    [980, 130],
  ],
  border: 150,
  x: 540,
  names: { size: 100, width: 880, height: 150 },
  parents: { size: 63, width: 880, height: 270 },
  rows: [938, 1114, 1298, 1404, 1590],
} as const;
const WIDE = {
  light: [450, 480],
  flower: [450, 466],
  corners: [
    [1836, 84],
    [1836, 878],
  ],
  border: 130,
  x: 1290,
  names: { size: 112, width: 860, height: 160 },
  parents: { size: 58, width: 860, height: 186 },
  rows: [202, 344, 478, 594, 736],
} as const;

export function familiesScene({ beat }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { light, flower, corners, border: wide, x, names, parents, rows } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [corner, other] = corners;
  const name = { ...NAME, ...names, metal: WORD_METAL } as const;
  const line = { ...parents, leading: 1.42, color: COLORS.paper } as const;
  return [
    ground('cloth', width, height, RED),
    shapes('light', [softLight('light', ...light, 760, '#d8304a', 0.6)]),
    shapes('flower', [phulkariFlower(400, SILKS, -12, beat(4))], {
      at: flower,
      rotate: track([0, -16, EASE.out], [beat(4), 0]),
    }),
    shapes('corner flowers', [
      phulkariFlower(150, [SILKS[1], SILKS[0], SILKS[2]], 6, beat(3), { at: corner }),
      phulkariFlower(150, [SILKS[1], SILKS[0], SILKS[2]], 10, beat(3), { at: other }),
    ]),
    border(stage, height + 10, wide, 0, beat(3), -1),
    say('first', { ...name, at: [x, rows[0]], from: 8 }),
    say('first_parents', { ...line, at: [x, rows[1]], from: beat(1) }),
    shapes(
      'between',
      [
        group('line', [rect(-220, -3, 160, 6), rect(60, -3, 160, 6), fill(SILKS[0])]),
        stitchedDiamond(64, 64, SILKS[0], track([beat(1), 0, EASE.inOut], [beat(2), 100])),
      ],
      { at: [x, rows[2]] },
    ),
    say('second', { ...name, at: [x, rows[3]], from: beat(1.4) }),
    say('second_parents', { ...line, at: [x, rows[4]], from: beat(2.2) }),
  ];
}
