import { type Layer, shapes } from '../lottie/layers.ts';
import { EASE, track } from '../lottie/motion.ts';
import { type Color, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, type Placement } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { seeded } from '../random.ts';

/** A puff of powder: layered billows, lit from above, with dust at the edge. About 2 × `radius` wide, centred. */
export function puff(radius: number, tone: Color, seed: number, place: Placement = {}): ShapeItem {
  const random = seeded(seed);
  /** Balls around a centre that form one cloud. */
  const billows = (count: number, reach: number, size: readonly [number, number]): ShapeItem[] => [
    ellipse([0, 0], radius * reach * 1.7),
    ...Array.from({ length: count }, (_, index) => {
      const angle = ((index + random.between(-0.25, 0.25)) / count) * Math.PI * 2;
      return ellipse(
        [Math.cos(angle) * radius * reach, Math.sin(angle) * radius * reach * 0.84],
        radius * random.between(...size) * 2,
      );
    }),
  ];
  const dust = Array.from({ length: 14 }, () => {
    const angle = random() * Math.PI * 2;
    const far = radius * random.between(1.04, 1.4);
    return ellipse([Math.cos(angle) * far, Math.sin(angle) * far * 0.9], radius * random.between(0.02, 0.06));
  });
  return group(
    'puff',
    [
      group('dust', [...dust, fill(tone)]),
      group('cloud', [
        ...billows(10, 0.68, [0.26, 0.42]),
        fill(
          radial([-radius * 0.2, -radius * 0.4], [radius * 0.8, radius * 0.9], [0, lighter(tone, 0.22)], [1, darker(tone, 0.06)]),
        ),
      ]),
      group(
        'billows',
        [
          ...billows(8, 0.46, [0.2, 0.32]),
          fill(
            radial(
              [-radius * 0.1, -radius * 0.4],
              [radius * 0.5, radius * 0.6],
              [0, lighter(tone, 0.5)],
              [1, lighter(tone, 0.04)],
            ),
          ),
        ],
        { at: [-radius * 0.08, -radius * 0.12] },
      ),
      group(
        'crest',
        [
          ...billows(6, 0.24, [0.14, 0.22]),
          fill(radial([0, -radius * 0.24], [radius * 0.3, radius * 0.34], [0, lighter(tone, 0.72)], [1, lighter(tone, 0.3)])),
        ],
        { at: [-radius * 0.16, -radius * 0.28] },
      ),
    ],
    place,
  );
}

export interface Burst {
  from: readonly [x: number, y: number];
  /** A piece's final position, its size in percent, and its rotation at the end. */
  pieces: readonly { to: readonly [x: number, y: number]; size: number; turn?: number; item: ShapeItem }[];
  first: number;
  frames: number;
}

/** Pieces thrown up from a point: fast at first, then they hang in the air and sink slowly for the rest of the scene. */
export function burst(name: string, { from, pieces, first, frames }: Burst): Layer[] {
  const [x, y] = from;
  return pieces.map(({ to: [tx, ty], size, turn = 0, item }, index) => {
    const start = first + (index % 4) * 2;
    const top = start + 26;
    return shapes(`${name} ${index + 1}`, [item], {
      at: track([start, [x, y], EASE.out], [top, [tx, ty], EASE.breath], [frames, [tx + (tx - x) * 0.04, ty + 34]]),
      scale: track(
        [start, [size * 0.12, size * 0.12], EASE.out],
        [top, [size, size], EASE.breath],
        [frames, [size * 1.05, size * 1.05]],
      ),
      rotate: track([start, turn * 0.1, EASE.out], [top, turn * 0.8, EASE.linear], [frames, turn * 1.15]),
      opacity: track([start, 0, EASE.out], [start + 4, 100]),
    });
  });
}

/** Specks of powder thrown out of a point, as one layer. */
export function specks(
  count: number,
  from: readonly [number, number],
  reach: readonly [number, number],
  spread: readonly [number, number],
  colors: readonly Color[],
  first: number,
  frames: number,
  seed: number,
): Layer {
  const random = seeded(seed);
  const [x, y] = from;
  const items = Array.from({ length: count }, (_, index) => {
    const angle = (random.between(...spread) * Math.PI) / 180;
    const far = random.between(...reach);
    const to = [x + Math.sin(angle) * far, y - Math.cos(angle) * far];
    const start = first + Math.round(random() * 8);
    return group('speck', [ellipse([0, 0], random.between(5, 17)), fill(colors[index % colors.length] ?? '#f7b52c')], {
      at: track([start, [x, y], EASE.out], [start + 30, to, EASE.breath], [frames, [to[0] ?? x, (to[1] ?? y) + 70]]),
      opacity: track([start, 0, EASE.out], [start + 3, 95]),
    });
  });
  return shapes('specks', items);
}
