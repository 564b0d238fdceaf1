// Scene 3: one large flower is stitched on red cloth; the families below it.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { phulkariFlower, stitchedDiamond } from '../../kit/motifs/phulkari.ts';
import { border, COLORS, NAME, RED, SILKS, STAGE, say, WORD_METAL } from './look.ts';

const { x, width, height } = STAGE;

export function familiesScene({ beat }: Clock): Layer[] {
  const name = { ...NAME, size: 100, width: 880, height: 150, metal: WORD_METAL } as const;
  const line = { size: 63, width: 880, height: 270, leading: 1.42, color: COLORS.paper } as const;
  return [
    ground('cloth', width, height, RED),
    shapes('light', [softLight('light', x, 520, 760, '#d8304a', 0.6)]),
    shapes('flower', [phulkariFlower(400, SILKS, -12, beat(4))], {
      at: [x, 450],
      rotate: track([0, -16, EASE.out], [beat(4), 0]),
    }),
    shapes('corner flowers', [
      phulkariFlower(150, [SILKS[1], SILKS[0], SILKS[2]], 6, beat(3), { at: [100, 130] }),
      phulkariFlower(150, [SILKS[1], SILKS[0], SILKS[2]], 10, beat(3), { at: [width - 100, 130] }),
    ]),
    border(height + 10, 150, 0, beat(3), -1),
    say('first', { ...name, at: [x, 950], from: 8 }),
    say('first_parents', { ...line, at: [x, 1130], from: beat(1) }),
    shapes(
      'between',
      [
        group('line', [rect(-220, -3, 160, 6), rect(60, -3, 160, 6), fill(SILKS[0])]),
        stitchedDiamond(64, 64, SILKS[0], track([beat(1), 0, EASE.inOut], [beat(2), 100])),
      ],
      { at: [x, 1288] },
    ),
    say('second', { ...name, at: [x, 1392], from: beat(1.4) }),
    say('second_parents', { ...line, at: [x, 1582], from: beat(2.2) }),
  ];
}
