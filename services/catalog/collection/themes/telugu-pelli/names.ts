// Scene 1: the cartouche opens in the silk; the names in it, a kalash on either side.
import { drifting } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { kalash } from '../../kit/motifs/kalash.ts';
import { bells, COLORS, LEAF, leaves, MAGENTA, MARIGOLDS, METAL, NAME, panel, pattu, STAGE, say } from './look.ts';

const { x, width, height } = STAGE;

export function namesScene({ frames, beat }: Clock): Layer[] {
  return [
    ...pattu('#f0b429', '#d98a14'),
    leaves(104),
    ...panel(1560, 690, 556),
    ...bells(frames, 800, 110, 96),
    shapes(
      'kalashes',
      [kalash(230, METAL, LEAF, MAGENTA, { at: [176, 1010] }), kalash(230, METAL, LEAF, MAGENTA, { at: [width - 176, 1010] })],
      {
        at: track([4, [0, 160], EASE.out], [30, [0, 0]]),
      },
    ),
    ...drifting('grain', (index) => loosePetal(20, index % 2 ? '#fff6dc' : MARIGOLDS[1]), {
      count: 12,
      seed: 3,
      width,
      height,
      frames,
      sizes: [50, 110],
      fall: 620,
      wind: 30,
    }),
    say('invocation', { at: [x, 300], size: 66, width: 900, height: 96, color: MAGENTA, from: 8 }),
    say('first_honoured', { ...NAME, at: [x, 404], size: 140, width: 1160, height: 186, color: COLORS.deep, from: 12 }),
    say('joined', { at: [x, 530], size: 54, width: 400, height: 76, color: MAGENTA, from: 16 }),
    say('second_honoured', { ...NAME, at: [x, 656], size: 140, width: 1160, height: 186, color: COLORS.deep, from: 20 }),
    say('occasion', { at: [x, 800], size: 56, width: 900, height: 84, color: MAGENTA, from: beat(2) }),
  ];
}
