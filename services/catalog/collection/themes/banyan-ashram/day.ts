// Scene 4: the day on the risen sun; time and place beside it until the end.

import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ring } from '../../kit/lottie/shapes.ts';
import { banyan, hut, reeds } from '../../kit/motifs/banyan.ts';
import { inked } from '../../kit/motifs/drawn.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { bank, dawn, FONT, fallingLeaves, flock, HEIGHT, RUST, say, TREE, WIDTH } from './look.ts';

export function dayScene({ frames }: Clock): Layer[] {
  const near = plane('near plane', 1, WIDTH, HEIGHT, { frames, slide: [-30, 0] });
  const sun: [number, number] = [560, 430];
  const x = 1345;
  return [
    near,
    ...dawn(frames, sun[0], sun[1], 262),
    shapes(
      'rays',
      [
        ring('ray', 36, [inked('M0 -292 L0 -322', '#e99a4a', 8)]),
        ring('ray', 36, [inked('M0 -292 L0 -308', '#e99a4a', 8)], { rotate: 5 }),
      ],
      {
        at: track([0, [sun[0], sun[1] + 90], EASE.out], [70, sun]),
        rotate: track([0, 0, EASE.linear], [frames, 16]),
      },
    ),
    flock(frames, [940, 160], [1240, 120], 3),
    bank(930, 900, 20),
    ...standOn(near, [
      shapes('hut', [hut('#b98a4a', '#d9a06a', '#ffce7a', { at: [1560, 950], scale: 52 })]),
      shapes('banyan', [banyan(TREE, frames)], { at: [1860, 966], scale: 30 }),
      shapes('reeds', [reeds(700, 150, '#7f8f3f', 24, { at: [330, 1110] })]),
    ]),
    say('weekday', [sun[0], sun[1] - 142], { size: 60, width: 420, height: 80, reveal: fadeIn(14, 14) }),
    say('day', [sun[0], sun[1] - 4], {
      font: FONT.names,
      size: 230,
      color: RUST,
      width: 420,
      height: 260,
      leading: 1.05,
      reveal: rise(16, 22, 60),
    }),
    say('month', [sun[0], sun[1] + 142], { size: 62, width: 420, height: 80, reveal: fadeIn(22, 14) }),
    say('title', [x, 208], { font: FONT.devanagari, size: 76, color: RUST, width: 800, height: 120, reveal: fadeIn(12, 14) }),
    say('time_line', [x, 336], { font: FONT.names, size: 68, width: 830, height: 100, reveal: rise(24, 20, 30) }),
    say('venue', [x, 510], { font: FONT.names, size: 78, width: 830, height: 220, leading: 1.2, reveal: wordByWord(30, 24) }),
    say('city', [x, 668], { color: RUST, width: 800, reveal: fadeIn(42, 16) }),
    ...fallingLeaves(frames, 24),
  ];
}
