// Scene 2: the elephant lifts a balloon with the age on it.
import { drifting } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { drawn } from '../../kit/motifs/drawn.ts';
import { elephant } from '../../kit/motifs/jungle-animals.ts';
import { balloon, confetti } from '../../kit/motifs/party.ts';
import { fadeIn, pop, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, CORAL, FONT, floor, GREENS, HEIGHT, say, thicket, WIDTH } from './look.ts';

export function elephantScene({ frames, beat }: Clock): Layer[] {
  const bob = empty('balloon bob', {
    at: track(
      [0, [1180, 900], EASE.out],
      [beat(1.6), [1146, 452], EASE.breath],
      [beat(4), [1140, 438], EASE.breath],
      [frames, [1146, 446]],
    ),
    rotate: sway(frames, 80, -3, 2),
  });
  const digit = { key: 'age', font: FONT.big, size: 200, width: 270, height: 230, leading: 1 };
  return [
    ...floor('#f8cf6a', { at: [1360, 620], radius: 430, color: '#fbe3a0' }),
    shapes('hill', [drawn('M-80 1200 V930 C300 840 760 900 1080 880 C1420 850 1700 880 2000 940 V1200 Z', GREENS[2])]),
    bob,
    shapes('balloon', [balloon(316, CORAL, 250)], { parent: bob, at: [0, 0] }),
    text({ ...digit, color: COLORS.deep, reveal: pop(12, 12) }, { parent: bob, at: [0, -226] }),
    shapes('elephant', [elephant(frames)], {
      at: track([0, [1500, 1240], EASE.out], [beat(1.4), [1400, 1010], EASE.breath], [frames, [1400, 1004]]),
      rotate: sway(frames, 72, 0, 1),
      scale: 116,
    }),
    shapes('near hill', [drawn('M-80 1200 V1010 C400 960 900 1010 1300 985 C1600 970 1800 1000 2000 1010 V1200 Z', GREENS[1])]),
    ...drifting('confetti', (index) => confetti(30, [CORAL, GREENS[0], '#fff5dd', '#2f9db0'], index), {
      count: 12,
      seed: 6,
      width: WIDTH,
      height: HEIGHT,
      frames,
      sizes: [60, 120],
      fall: 620,
      wind: 50,
    }),
    ...thicket(frames, 'sides'),
    say('guess', [500, 330], { color: '#932b0b', width: 640, align: 'left', reveal: fadeIn(8, 12) }),
    say('wild', [500, 610], {
      font: FONT.big,
      size: 128,
      color: COLORS.ground,
      width: 640,
      height: 480,
      leading: 1.14,
      align: 'left',
      reveal: wordByWord(12, 24),
    }),
  ];
}
