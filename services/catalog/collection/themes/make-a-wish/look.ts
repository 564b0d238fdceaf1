// Shared by the scenes: the dark with one warm light, then the evening sky over hills.
import { ground, softLight, twinkles } from '../../kit/atmosphere.ts';
import { through } from '../../kit/geometry/spline.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline } from '../../kit/lottie/shapes.ts';
import { skyLantern } from '../../kit/motifs/sky-lantern.ts';
import { palette } from '../../kit/palette.ts';
import { seeded } from '../../kit/random.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = PORTRAIT;
export const COLORS = palette({ ground: '#191138', deep: '#0d0820', metal: '#ffbe5a', bloom: '#d8618a', paper: '#fff4e0' });
export const WARM = '#ffd79a';
export const PAIRING = { big: FONTS.yeseva, lines: FONTS.josefin };
export const FONT = fontNames(PAIRING);
export const say = typesetter({ font: FONT.lines, color: COLORS.paper });

const SHORE = 1500;

/** The sky after sunset, above hills with a village between them. */
export function evening(frames: number, seed: number): { sky: Layer[]; land: Layer } {
  const { width, height } = STAGE;
  const ridge = (points: readonly (readonly [number, number])[], color: string) =>
    group('ridge', [outline(through([[-80, height + 40, 1], ...points, [width + 80, height + 40, 1]])), fill(color)]);
  const random = seeded(seed);
  const windows = Array.from({ length: 26 }, () => {
    const [x, y] = [random.between(180, 780), random.between(1660, 1730)];
    return group('window', [ellipse([x, y], random.between(5, 9)), fill('#ffd27a', random.between(55, 95))]);
  });
  return {
    sky: [
      ground('sky', width, height, linear([0, 0], [0, SHORE + 120], [0, '#150e36'], [0.55, '#3d2566'], [1, '#c0587c'])),
      shapes('last light', [softLight('last light', 300, SHORE + 60, 760, '#ffae7a', 0.6)]),
      twinkles(52, seed, width, 1100, frames, '#fff4e0', [1.4, 4]),
    ],
    land: shapes('land', [
      ridge(
        [
          [60, 1560],
          [300, 1470],
          [520, 1540],
          [780, 1440],
          [1040, 1520],
        ],
        '#6a3a74',
      ),
      ridge(
        [
          [40, 1660],
          [260, 1600],
          [560, 1640],
          [860, 1560],
          [1100, 1620],
        ],
        '#43275c',
      ),
      ...windows,
      ridge(
        [
          [40, 1760],
          [300, 1720],
          [620, 1790],
          [900, 1720],
          [1120, 1760],
        ],
        '#21143c',
      ),
    ]),
  };
}

export interface Flight {
  x: number;
  from: number;
  to: number;
  size: number;
  start?: number;
}

/** Rising sky lanterns that sway; nearer ones are larger and faster. */
export function lanterns(frames: number, flights: readonly Flight[]): Layer[] {
  return flights.map(({ x, from, to, size, start = 0 }, index) =>
    shapes(`lantern ${index + 1}`, [skyLantern(size, frames, index + 2)], {
      at: track(
        [start, [x, from], EASE.out],
        [Math.round(start + (frames - start) * 0.55), [x + (index % 2 ? 14 : -14), to + (from - to) * 0.16], EASE.breath],
        [frames, [x, to]],
      ),
      rotate: sway(frames, 84 + (index % 4) * 14, 0, 3.4, index * 0.23),
    }),
  );
}
