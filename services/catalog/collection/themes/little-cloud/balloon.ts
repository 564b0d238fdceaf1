// Scene 1: a paper balloon rises out of the clouds; the names on the nearest cloud.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { hotAirBalloon } from '../../kit/motifs/paper-sky.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { BUTTER, banks, COLORS, FONT, PEACH, passing, RUST, SKY, say, sky, X } from './look.ts';

export const BALLOON = { gores: [PEACH, '#fff1dd'], band: '#5fb3d4', basket: '#d9a066', line: '#8a5a34' } as const;

export function balloonScene({ frames, beat }: Clock): Layer[] {
  return [
    sky('#9fd3ec', '#fde3d0'),
    shapes('sun', [softLight('sun', 830, 330, 520, '#fff3cf', 0.9), softLight('sun', 830, 330, 190, BUTTER, 0.9)]),
    ...passing(frames, [
      [180, 330, 70, 90],
      [930, 640, 60, -80],
      [140, 900, 52, 60],
    ]),
    shapes('small balloon', [hotAirBalloon(frames, { ...BALLOON, gores: [SKY, '#fff1dd'], band: PEACH })], {
      at: track([0, [900, 1240], EASE.out], [frames, [876, 930]]),
      scale: 34,
      rotate: sway(frames, 88, 0, 2),
    }),
    shapes('balloon', [hotAirBalloon(frames, BALLOON)], {
      at: track([0, [X - 40, 1240], EASE.out], [beat(3), [X - 60, 740], EASE.breath], [frames, [X - 44, 690]]),
      scale: 128,
      rotate: sway(frames, 100, 0, 2.2),
    }),
    ...banks(frames, 1270),
    say('wish', 1392, { size: 70, font: FONT.text, color: RUST, reveal: fadeIn(8, 14) }),
    say('parents', 1536, { size: 140, color: COLORS.deep, height: 190, reveal: rise(12, 24) }),
    say('occasion', 1684, { size: 80, font: FONT.text, color: COLORS.deep, reveal: fadeIn(28, 14) }),
  ];
}
