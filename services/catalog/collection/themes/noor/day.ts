// Scene 3: the day rises over the pool like a moon and is reflected in the water.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { starLantern } from '../../kit/motifs/star-lantern.ts';
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
    // Lanterns stand on both rims of the pool, larger towards the viewer.
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map((step) =>
        shapes(
          `standing lantern ${side} ${step + 1}`,
          [starLantern(44 + step * 20, 0, METAL, '#ffb648', frames, step * 4 + side)],
          { at: [x + side * (206 + step * 118), 748 + step * 58] },
        ),
      ),
    ),
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
