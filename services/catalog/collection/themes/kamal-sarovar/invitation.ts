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
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, fishes, LEAF, LINE, METAL, NAME, ROSE, say, WATER, WORD_ROSE } from './look.ts';

/** The cloth on the shore, the border's lotuses down and across, the pond, and the words. */
const UPRIGHT = {
  arch: { width: 900, height: 1330, rise: 300, foils: 3 },
  shore: 1610,
  border: [14, 6],
  fish: { y: 1800, from: 1260, to: 260, size: 140 },
  pads: [
    [150, 1740],
    [930, 1750],
  ],
  lotus: [760, 1790],
  welcome: { y: 500, size: 104, width: 700, height: 140 },
  invitation: { y: 806, size: 68, width: 720, height: 440 },
} as const;
const WIDE = {
  arch: { width: 1480, height: 690, rise: 270, foils: 4 },
  shore: 850,
  border: [8, 12],
  fish: { y: 1010, from: 2080, to: 1300, size: 140 },
  pads: [
    [420, 970],
    [1500, 980],
  ],
  lotus: [480, 1012],
  welcome: { y: 246, size: 100, width: 900, height: 140 },
  invitation: { y: 462, size: 66, width: 1120, height: 320 },
} as const;

export function invitationScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x, width, height } = stage;
  const { arch, shore, border, fish, pads, lotus, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [down, across] = border;
  const [lotusSize, lotusFoot] = lotus;
  const { y: welcomed, ...welcome } = at.welcome;
  const { y: invited, ...invitation } = at.invitation;
  const cloth = moved(cuspedArch(arch), x, shore);
  const open = (from: number) =>
    track([from, [30, 40], EASE.out], [from + beat(1.6), [98, 97], EASE.breath], [frames, [107, 108]]);
  const floats = ([padX, padY]: readonly [number, number], drift: number) =>
    track([0, [padX - drift, padY], EASE.linear], [frames, [padX + drift, padY - 8]]);
  return [
    ground('rose', width, height, '#a52450'),
    shapes('border of small lotuses', [
      group('column', [pondLotus(96, '#e87f9f', LINE), repeat(down, { move: [0, 142] })], { at: [44, 90] }),
      group('column', [pondLotus(96, '#e87f9f', LINE), repeat(down, { move: [0, 142] })], { at: [width - 44, 90] }),
      group('row', [pondLotus(96, '#e87f9f', LINE), repeat(across, { move: [142, 0] })], { at: [x - (across - 1) * 71, 90] }),
    ]),
    shapes('cloth', [
      group('cloth', [outline(cloth), fill(COLORS.paper)]),
      group('rim', [outline(cloth), stroke(metalRamp(METAL, [0, 200], [width, shore - 10]), 10)]),
    ]),
    shapes('shore', [
      group('pool', [
        outline({
          v: [
            [-20, shore],
            [width + 20, shore],
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
    shapes('water', [waterLines(width + 320, 6, 84, WATER)], {
      at: track([0, [-140, shore + 50], EASE.linear], [frames, [-20, shore + 50]]),
    }),
    ...fishes(frames, [fish]),
    shapes('pads', [
      lilyPad(300, LEAF, { at: floats(pads[0], 34), scale: [100, 60] }),
      lilyPad(300, '#3b8a55', { at: floats(pads[1], -34), scale: [100, 60] }),
    ]),
    shapes('great lotus', [pondLotus(lotusSize, ROSE, LINE)], { at: [x, lotusFoot], scale: open(2) }),
    say('welcome', { ...NAME, ...welcome, at: [x, welcomed], color: WORD_ROSE, from: 10 }),
    say('invitation', { ...invitation, at: [x, invited], leading: 1.5, color: '#123f31', from: 20, by: 'words' }),
  ];
}
