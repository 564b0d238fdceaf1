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
import { PORTRAIT, placesIn, type Stage } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = PORTRAIT;
export const COLORS = palette({ ground: '#191138', deep: '#0d0820', metal: '#ffbe5a', bloom: '#d8618a', paper: '#fff4e0' });
export const WARM = '#ffd79a';
export const PAIRING = { big: FONTS.yeseva, lines: FONTS.josefin };
export const FONT = fontNames(PAIRING);
export const say = typesetter({ font: FONT.lines, color: COLORS.paper });

/** The shore, the last light, how far down stars stand, the hills from far to near, the box of the village. */
const UPRIGHT = {
  shore: 1500,
  light: [300, 1560, 760],
  stars: 1100,
  far: [
    [60, 1560],
    [300, 1470],
    [520, 1540],
    [780, 1440],
    [1040, 1520],
  ],
  middle: [
    [40, 1660],
    [260, 1600],
    [560, 1640],
    [860, 1560],
    [1100, 1620],
  ],
  near: [
    [40, 1760],
    [300, 1720],
    [620, 1790],
    [900, 1720],
    [1120, 1760],
  ],
  village: { left: 180, right: 780, top: 1660, bottom: 1730 },
} as const;
const WIDE = {
  shore: 830,
  light: [420, 880, 860],
  stars: 640,
  far: [
    [40, 850],
    [380, 760],
    [700, 836],
    [1120, 730],
    [1500, 820],
    [1860, 750],
  ],
  middle: [
    [20, 920],
    [340, 872],
    [800, 910],
    [1260, 840],
    [1700, 900],
    [1960, 870],
  ],
  near: [
    [20, 1000],
    [420, 966],
    [900, 1026],
    [1380, 964],
    [1940, 1000],
  ],
  village: { left: 300, right: 1180, top: 920, bottom: 976 },
} as const;

/** The sky after sunset, above hills with a village between them. */
export function evening(stage: Stage, frames: number, seed: number): { sky: Layer[]; land: Layer } {
  const { width, height } = stage;
  const { shore, light, stars, village, ...hills } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const ridge = (points: readonly (readonly [number, number])[], color: string) =>
    group('ridge', [outline(through([[-80, height + 40, 1], ...points, [width + 80, height + 40, 1]])), fill(color)]);
  const random = seeded(seed);
  const windows = Array.from({ length: 26 }, () => {
    const [x, y] = [random.between(village.left, village.right), random.between(village.top, village.bottom)];
    return group('window', [ellipse([x, y], random.between(5, 9)), fill('#ffd27a', random.between(55, 95))]);
  });
  return {
    sky: [
      ground('sky', width, height, linear([0, 0], [0, shore + 120], [0, '#150e36'], [0.55, '#3d2566'], [1, '#c0587c'])),
      shapes('last light', [softLight('last light', ...light, '#ffae7a', 0.6)]),
      twinkles(52, seed, width, stars, frames, '#fff4e0', [1.4, 4]),
    ],
    land: shapes('land', [ridge(hills.far, '#6a3a74'), ridge(hills.middle, '#43275c'), ...windows, ridge(hills.near, '#21143c')]),
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
