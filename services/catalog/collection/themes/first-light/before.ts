// Scene 1: before sunrise the mandala rises out of the water; the name in the dark sky.

import { twinkles } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, FONT, HOURS, morning, WIDTH } from './look.ts';

const HORIZON = 770;

export function beforeScene({ frames }: Clock): Layer[] {
  const left = { align: 'left' as const, width: 820 };
  const x = 160 + 410;
  return [
    ...morning(HOURS.before, HORIZON, {
      x: 1400,
      at: track([0, [1400, HORIZON + 150], EASE.out], [frames, [1400, HORIZON - 60]]),
      radius: 430,
      frames,
    }),
    twinkles(26, 8, WIDTH, 330, frames, '#fff4d6', [1, 2.4]),
    text(
      { key: 'title', font: FONT.lines, size: 76, color: '#ffdf9c', ...left, height: 120, reveal: fadeIn(-6, 16) },
      { at: [x, 210] },
    ),
    text(
      {
        key: 'boy_name',
        font: FONT.names,
        size: 220,
        color: COLORS.paper,
        ...left,
        height: 400,
        leading: 1.3,
        reveal: rise(6, 28, 70),
      },
      { at: [x, 440] },
    ),
    text(
      { key: 'date_line', font: FONT.lines, size: 66, color: COLORS.paper, ...left, height: 110, reveal: fadeIn(36, 18) },
      { at: [x, 900] },
    ),
  ];
}
