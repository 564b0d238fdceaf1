// Scene 2: one large lotus opens at the bottom of a painted cloth; the invitation above it.
import { ground } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, repeat, stroke } from '../../kit/lottie/shapes.ts';
import { cuspedArch } from '../../kit/motifs/arches.ts';
import { lilyPad, pondLotus, waterLines } from '../../kit/motifs/pichwai.ts';
import { metalRamp } from '../../kit/palette.ts';
import { COLORS, fishes, LEAF, LINE, METAL, NAME, ROSE, STAGE, say, WATER, WORD_ROSE } from './look.ts';

const { x, width, height } = STAGE;
const ARCH = { width: 900, height: 1330, rise: 300, foils: 3 };

export function invitationScene({ frames, beat }: Clock): Layer[] {
  const cloth = moved(cuspedArch(ARCH), x, 1610);
  const open = (from: number) => track([from, [30, 40], EASE.out], [from + beat(1.6), [100, 100]]);
  return [
    ground('rose', width, height, '#a52450'),
    shapes('border of small lotuses', [
      group('column', [pondLotus(96, '#e87f9f', LINE), repeat(14, { move: [0, 142] })], { at: [44, 90] }),
      group('column', [pondLotus(96, '#e87f9f', LINE), repeat(14, { move: [0, 142] })], { at: [width - 44, 90] }),
      group('row', [pondLotus(96, '#e87f9f', LINE), repeat(6, { move: [142, 0] })], { at: [x - 355, 90] }),
    ]),
    shapes('cloth', [
      group('cloth', [outline(cloth), fill(COLORS.paper)]),
      group('rim', [outline(cloth), stroke(metalRamp(METAL, [0, 200], [width, 1600]), 10)]),
    ]),
    shapes('shore', [
      group('pool', [
        outline({
          v: [
            [-20, 1610],
            [width + 20, 1610],
            [width + 20, height + 20],
            [-20, height + 20],
          ],
          i: [
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
          ],
          o: [
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
          ],
          c: true,
        }),
        fill(COLORS.ground),
      ]),
    ]),
    shapes('water', [waterLines(width + 160, 6, 84, WATER)], { at: [-60, 1660] }),
    ...fishes(frames, [{ y: 1800, from: 1260, to: 260, size: 140 }]),
    shapes('pads', [
      lilyPad(300, LEAF, { at: [150, 1740], scale: [100, 60] }),
      lilyPad(300, '#3b8a55', { at: [width - 150, 1750], scale: [100, 60] }),
    ]),
    shapes('great lotus', [pondLotus(760, ROSE, LINE)], { at: [x, 1790], scale: open(2) }),
    say('welcome', { ...NAME, at: [x, 500], size: 104, width: 700, height: 140, color: WORD_ROSE, from: 10 }),
    say('invitation', { at: [x, 806], size: 68, width: 720, height: 440, leading: 1.5, color: '#123f31', from: 20, by: 'words' }),
  ];
}
