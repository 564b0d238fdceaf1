// Scene 1: white marble and water at dawn under a border that is stitched as it appears; the names in the sky.
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { border, COLORS, dawn, NAME, RED, STAGE, say } from './look.ts';

const { x, height } = STAGE;

export function dawnScene({ frames, beat }: Clock): Layer[] {
  return [
    ...dawn(frames, 1510),
    border(-10, 190, -14, beat(2.6)),
    border(height + 10, 190, -6, beat(2.8), -1),
    say('invocation', { at: [x, 252], size: 70, width: 880, height: 104, color: '#7a3a14' }),
    say('heading', { at: [x, 352], size: 74, width: 880, height: 110, color: RED, font: NAME.font, from: 4 }),
    say('first', { ...NAME, at: [x, 472], size: 118, width: 900, height: 170, color: COLORS.deep, from: 8 }),
    say('and', { at: [x, 568], size: 62, width: 300, height: 90, color: RED, from: 16 }),
    say('second', { ...NAME, at: [x, 664], size: 118, width: 900, height: 170, color: COLORS.deep, from: 18 }),
    say('occasion', { at: [x, 768], size: 64, width: 880, height: 96, color: '#7a3a14', from: beat(1.4) }),
  ];
}
