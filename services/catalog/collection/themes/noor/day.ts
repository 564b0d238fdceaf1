// Scene 3: the day rises over the pool like a moon and is reflected in the water.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { fill, outline, ring, stroke } from '../../kit/lottie/shapes.ts';
import { petal } from '../../kit/motifs/arches.ts';
import { flame } from '../../kit/motifs/lamps.ts';
import { starMedallion } from '../../kit/motifs/star-lattice.ts';
import { fadeIn, pop, rise } from '../../kit/text/reveals.ts';
import { COLORS, FONT, garden, gild, HEIGHT, HONEY, lanterns, METAL, say, WIDTH, WORD_METAL } from './look.ts';

const HORIZON = 740;

export function dayScene({ frames }: Clock): Layer[] {
  const x = WIDTH / 2;
  const view = garden(x, HORIZON, frames);
  const up = track([0, [x, 620], EASE.out], [40, [x, 452]]);
  const medal = starMedallion(264, METAL, radial([0, 0], [264, 0], [0, '#fff4d4'], [1, '#e9bf6b']));
  const side = { font: FONT.names, size: 96, color: COLORS.paper, width: 470, height: 110, leading: 1.1 };
  return [
    ...view.sky,
    shapes('medal light', [softLight('medal light', 0, 0, 620, '#f5cf7e', 0.5)], { at: up }),
    ...view.far,
    shapes('medal', [medal], { at: up, rotate: track([0, -22, EASE.out], [60, 0, EASE.breath], [frames, 4]) }),
    ...view.water,
    shapes('light in the water', [softLight('light in the water', 0, 0, 420, '#ffd98a', 0.5)], { at: [x, 900], scale: [70, 32] }),
    ...[-250, -130, 60, 230, -60, 170].map((dx, index) => {
      const y = 900 + (index % 3) * 58;
      const size = 58 + (index % 3) * 14;
      return shapes(
        `float ${index + 1}`,
        [
          ring('petals', 9, [outline(petal(size * 0.34, size * 0.6)), fill('#f3e2c4'), stroke('#b98a4a', 1.5)], {
            scale: [100, 34],
          }),
          flame(size * 0.5, frames, index + 2),
        ],
        {
          at: track([0, [x + dx - 12, y], EASE.linear], [frames, [x + dx + 14, y]]),
          rotate: sway(frames, 56, 0, 2, index * 0.2),
        },
      );
    }),
    vignette(WIDTH, HEIGHT, '#020a12', 0.6),
    say('day', track([0, [x, 616], EASE.out], [40, [x, 448]]), {
      font: FONT.names,
      size: 250,
      color: '#0b3f3a',
      width: 330,
      height: 280,
      leading: 1,
      reveal: pop(22, 16),
    }),
    gild('weekday', [404, 446], WORD_METAL, [34, 84], { ...side, reveal: rise(24, 18, 30) }),
    gild('month', [WIDTH - 404, 446], WORD_METAL, [38, 88], { ...side, reveal: rise(28, 18, 30) }),
    say('day_title', [x, 130], { font: FONT.names, width: 420, tracking: 200, reveal: fadeIn(10, 14) }),
    say('time_line', [404, 552], { size: 72, color: HONEY, height: 90, reveal: fadeIn(36, 14) }),
    say('year', [WIDTH - 404, 552], { size: 72, color: HONEY, height: 90, reveal: fadeIn(40, 14) }),
    ...lanterns(frames, [
      [130, 150, 130],
      [WIDTH - 130, 150, 130],
    ]),
  ];
}
