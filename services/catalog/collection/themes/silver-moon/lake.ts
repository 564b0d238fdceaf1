// The moon, its reflection on the water, and the swans.
import { softLight } from '../../kit/atmosphere.ts';
import { type Layer, type LayerOptions, shapes } from '../../kit/lottie/layers.ts';
import { EASE, type Key, sway, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import { swan } from '../../kit/motifs/swan.ts';
import { seeded } from '../../kit/random.ts';

type Tones = readonly [light: string, middle: string, dark: string, sea: string];
const SILVERY: Tones = ['#ffffff', '#eef1f6', '#c4cfdf', '#b8c4d6'];
/** Low over the water the moon turns blush. */
export const BLUSHING: Tones = ['#fbe3da', '#edbfb6', '#b97f86', '#cf9a96'];

/** The moon with its seas; its natural size is `radius` 100. */
export function moon(radius: number, options: LayerOptions, tones: Tones = SILVERY): Layer {
  const seas = [
    [-34, -26, 44, 30, 20],
    [22, -40, 34, 22, -30],
    [34, 14, 50, 36, 10],
    [-22, 34, 40, 26, -14],
    [2, 60, 30, 14, 0],
  ];
  const part = radius / 100;
  return shapes(
    'moon',
    [
      softLight('halo', 0, 0, radius * 2.4, '#b9cdf0', 0.5),
      group('disc', [
        ellipse([0, 0], radius * 2),
        fill(radial([-radius * 0.3, -radius * 0.3], [radius * 1.1, radius * 0.5], [0, tones[0]], [0.6, tones[1]], [1, tones[2]])),
      ]),
      ...seas.map(([x = 0, y = 0, w = 0, h = 0, turn = 0]) =>
        group('sea', [ellipse([0, 0], w * part, h * part), fill(tones[3], 40)], { at: [x * part, y * part], rotate: turn }),
      ),
    ],
    options,
  );
}

/** The moon's reflection on the water: strokes of light that widen towards the viewer and drift. */
export function glitter(frames: number, x: number, shore: number, reach: number, seed: number): Layer {
  const random = seeded(seed);
  return shapes(
    'glitter',
    Array.from({ length: 34 }, (_, index) => {
      const depth = (index + 1) / 34;
      const y = shore + 10 + depth ** 1.5 * reach;
      const wide = random.between(40, 150) * (0.4 + depth);
      const offset = random.between(-1, 1) * (26 + depth * 120);
      return group('stroke', [ellipse([0, 0], wide, 2.6 + depth * 5), fill('#f3f7ff', random.between(34, 86))], {
        at: [x + offset, y],
        scale: breathing(frames, random.between(40, 80), random()),
        opacity: sway(frames, random.between(50, 90), 72, 28, random()),
      });
    }),
  );
}

function breathing(frames: number, period: number, phase: number) {
  const keys: Key<readonly number[]>[] = [];
  for (let frame = -phase * period, wide = true; frame <= frames + period; frame += period / 2, wide = !wide)
    keys.push([Math.round(frame), [wide ? 116 : 74, 100], EASE.breath]);
  return { keys };
}

interface Swimming {
  from: readonly [number, number];
  to: readonly [number, number];
  size: number;
  facing: 'left' | 'right';
  frames: number;
  phase?: number;
}

/** A swan that glides to its place, with its reflection and ripples. */
export function gliding({ from, to, size, facing, frames, phase = 0 }: Swimming): Layer[] {
  const side = facing === 'right' ? 1 : -1;
  const path = track(
    [0, [...from], EASE.out],
    [Math.round(frames * 0.72), [...to], EASE.breath],
    [frames, [to[0] + side * 6, to[1]]],
  );
  const shared = { at: path };
  const feather = '#eef2f8';
  return [
    shapes('reflection', [swan('#8fa2c2', '#8a8ba0')], { ...shared, scale: [side * size, -size * 0.62], opacity: 34 }),
    shapes(
      'ripples',
      [0, 1, 2].map((index) =>
        group('ripple', [ellipse([0, 0], 470 + index * 110, 14 + index * 9), fill('#dfe8f6', 20 - index * 5)], {
          at: [-20 + index * 10, 20 + index * 12],
        }),
      ),
      { ...shared, scale: [side * size, size] },
    ),
    shapes('swan', [swan(feather, '#d9876c', { rotate: sway(frames, 110, 0, 1.1, phase) })], {
      ...shared,
      scale: [side * size, size],
    }),
  ];
}
