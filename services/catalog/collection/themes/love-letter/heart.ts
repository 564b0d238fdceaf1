// Scene 3: hearts cut out of stacked papers; the sender's name in the innermost until the end.

import { ground } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline } from '../../kit/lottie/shapes.ts';
import { heartOutline } from '../../kit/motifs/letter.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { BLUSH, FONT, heartsRising, INK, RED, say } from './look.ts';

/** From the outermost paper inwards. */
const PAPERS = ['#c22a47', '#d94a5f', '#e8737c', '#f2a09f', '#f8cac3', '#fff1e9'] as const;

/** The hearts' middle, the size of the outermost and by how much each is smaller, the words. */
const UPRIGHT = {
  middle: [540, 720],
  size: 2010,
  step: 196,
  closing: { at: [540, 560], size: 92, width: 620, height: 130 },
  from: { at: [540, 742], size: 190, width: 640, height: 230 },
  wish: { at: [540, 1710], size: 92, width: 880, height: 180 },
} as const;
const WIDE = {
  middle: [640, 506],
  size: 1300,
  step: 82,
  closing: { at: [640, 372], size: 80, width: 560, height: 120 },
  from: { at: [640, 536], size: 172, width: 580, height: 210 },
  wish: { at: [1546, 540], size: 88, width: 440, height: 520 },
} as const;

export function heartScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { middle, size: largest, step, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const hearts = PAPERS.map((color, index) => {
    const size = largest - index * step;
    const turn = (index % 2 ? -1 : 1) * 4;
    return shapes(
      `paper ${index + 1}`,
      [
        group('edge shade', [outline(heartOutline(size)), fill('#3d0413', 26)], { at: [0, -size * 0.008 - 8] }),
        group('cut', [outline(heartOutline(size)), fill(color)]),
      ],
      {
        at: middle,
        scale: track(
          [index * 4, [26, 26], EASE.out],
          [34 + index * 4, [100, 100], EASE.breath],
          [frames, [102 + index * 0.7, 102 + index * 0.7]],
        ),
        rotate: track([index * 4, turn * 3, EASE.out], [36 + index * 4, 0]),
        opacity: track([index * 4, 0, EASE.inOut], [index * 4 + 6, 100]),
      },
    );
  });
  return [
    ground('deep', width, height, '#8c1230'),
    ...hearts,
    ...heartsRising(stage, frames, 9, 29, [RED, '#e2485c', BLUSH]),
    say('closing', { ...at.closing, color: INK, from: 22, by: 'words' }),
    say('from', {
      ...at.from,
      leading: 1.1,
      font: FONT.names,
      color: RED,
      from: 28,
      by: 'letters',
    }),
    say('wish', { ...at.wish, leading: 1.2, color: '#fff6ee', from: 42, by: 'words' }),
  ];
}
