// Shared by the scenes: type, the hours between night and day, water, and the sun as a turning mandala.
import { ground } from '../../kit/atmosphere.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { type Animated, EASE, track, tween } from '../../kit/lottie/motion.ts';
import { glow, linear, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import type { Vector } from '../../kit/lottie/types.ts';
import { inked } from '../../kit/motifs/drawn.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { thread } from '../../kit/motifs/sacred-thread.ts';
import { palette } from '../../kit/palette.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const { width: WIDTH, height: HEIGHT } = LANDSCAPE;
export const COLORS = palette({ ground: '#1b2150', deep: '#0b0f2c', metal: '#f0b95c', bloom: '#e8785a', paper: '#fff4e0' });
export const PAIRING = { names: FONTS.serifDevanagari, lines: FONTS.mukta };
export const FONT = fontNames(PAIRING);

/** An hour of the morning: the colours of sky and water from top to bottom, and of the sun. */
export interface Hour {
  sky: readonly [string, string, string];
  water: readonly [string, string];
  disc: readonly [string, string];
  ink: string;
  gleam: string;
  /** Opacity of the drawing within the disc, in percent. */
  inner: number;
}

export const HOURS = {
  before: {
    sky: ['#121743', '#4c316d', '#f09a78'],
    water: ['#a25a72', '#0e1236'],
    disc: ['#ffdf9a', '#f0845a'],
    ink: '#ffe2a8',
    gleam: '#ffd7a0',
    inner: 50,
  },
  rising: {
    sky: ['#3a2f72', '#b8587a', '#ffc58a'],
    water: ['#e0907a', '#3a2860'],
    disc: ['#fff0bc', '#f7a45a'],
    ink: '#fff0c4',
    gleam: '#ffe6b8',
    inner: 50,
  },
  golden: {
    sky: ['#f2b07c', '#fbd29a', '#fff0cf'],
    water: ['#ffe0ae', '#d99a6c'],
    disc: ['#fffbe6', '#ffcf70'],
    ink: '#c9803a',
    gleam: '#fffbe8',
    inner: 50,
  },
  day: {
    sky: ['#fde3bc', '#fff1d8', '#fffaf0'],
    water: ['#fbe6c8', '#e7bd90'],
    disc: ['#ffffff', '#ffdf9a'],
    ink: '#c88a3c',
    gleam: '#ffffff',
    inner: 16,
  },
} as const satisfies Record<string, Hour>;

export interface Sun {
  at: Animated<Vector>;
  radius: number;
  frames: number;
}

function sunDrawing(hour: Hour, radius: number, frames: number) {
  const line = { ink: hour.ink, weight: Math.max(2, radius * 0.006) };
  return [
    mandala(
      radius,
      { ...line, drawn: tween(-10, 50, 0, 100, EASE.inOut) },
      { rotate: track([0, 0, EASE.linear], [frames, 16]), opacity: 85 },
    ),
    group('disc', [
      ellipse([0, 0], radius * 0.84),
      fill(radial([0, -radius * 0.12], [0, radius * 0.46], [0, hour.disc[0]], [1, hour.disc[1]])),
    ]),
    mandala(
      radius * 0.4,
      { ink: hour.ink, weight: 1.6 },
      { rotate: track([0, 0, EASE.linear], [frames, -20]), opacity: hour.inner },
    ),
  ];
}

/** Sky and sun, water with the sun's reflection, and the three strands of the thread along the horizon. */
export function morning(hour: Hour, horizon: number, sun: Sun & { x: number }): Layer[] {
  const { radius, frames, at, x } = sun;
  const [top, middle, low] = hour.sky;
  return [
    ground('sky', WIDTH, HEIGHT, linear([0, 0], [0, horizon], [0, top], [0.55, middle], [1, low])),
    shapes('halo', [group('halo', [ellipse([0, 0], radius * 4.4), fill(glow([0, 0], radius * 2.2, hour.disc[0], 0.62))])], {
      at,
    }),
    shapes('sun', sunDrawing(hour, radius, frames), { at }),
    shapes('water', [
      rect(-60, horizon, WIDTH + 120, HEIGHT - horizon + 60),
      fill(linear([0, horizon], [0, HEIGHT], [0, hour.water[0]], [1, hour.water[1]])),
    ]),
    shapes('sun in the water', sunDrawing(hour, radius, frames), {
      at: [x, horizon + 4],
      scale: [100, -46],
      opacity: 34,
      masks: [polygon([-3000, -6], [3000, -6], [3000, -3000], [-3000, -3000])],
    }),
    shapes(
      'gleams',
      Array.from({ length: 8 }, (_, index) =>
        group(
          'gleam',
          [inked(`M${-90 - index * 34} 0 L${90 + index * 34} 0`, hour.gleam, 5 - index * 0.3, { opacity: 72 - index * 7 })],
          {
            at: [x + (index % 2 ? 36 : -28), horizon + 22 + index * 38],
            scale: track(
              [0, [60 + (index % 3) * 20, 100], EASE.breath],
              [frames / 2, [112, 100], EASE.breath],
              [frames, [76, 100]],
            ),
          },
        ),
      ),
    ),
    shapes('thread', [
      thread(
        `M-20 ${horizon} C500 ${horizon - 5} 1400 ${horizon + 5} 1940 ${horizon}`,
        '#fff8e6',
        tween(-6, 40, 0, 100, EASE.inOut),
        4.6,
      ),
    ]),
  ];
}
