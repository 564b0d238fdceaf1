// Shared by the scenes: a window sill with two cups and the weather behind it.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { through } from '../../kit/geometry/spline.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, rect } from '../../kit/lottie/shapes.ts';
import { palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { LANDSCAPE, placesIn, type Stage } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { coupleAtHome } from '../../samples/couples.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#33485a', deep: '#3a2018', metal: '#d9a45c', bloom: '#d8684a', paper: '#fff6e6' });
export const INK = '#43210f';
export const PAIRING = { names: FONTS.dancing, lines: FONTS.fraunces };
export const FONT = fontNames(PAIRING);
export const say = typesetter({ font: FONT.lines, color: COLORS.paper });
export const PHOTO = photoPlace('photo', 'A photo of the two of them', coupleAtHome, false);

/** The sill; where the land, which is drawn for the wide view, is moved to; the light and the trees outside (x, y, size). */
const WIDE = {
  sill: 868,
  land: [0, 0, 0],
  light: [1180, 360, 760],
  trees: [
    [1800, 640, 240],
    [150, 660, 200],
  ],
} as const;
const UPRIGHT = {
  sill: 1540,
  land: [-420, 672, 0],
  light: [700, 560, 820],
  trees: [
    [1400, 636, 300],
    [496, 668, 230],
  ],
} as const;

export const viewIn = ({ portrait }: Stage) => placesIn(portrait, WIDE, UPRIGHT);

export interface Weather {
  sky: readonly [string, string];
  hills: readonly [string, string, string];
  wood: string;
  light: string;
}

export const RAINY: Weather = {
  sky: ['#2c4052', '#56707f'],
  hills: ['#4a6372', '#38505e', '#263b47'],
  wood: '#7a5238',
  light: '#8fb0c4',
};
export const CLEARING: Weather = {
  sky: ['#f0b070', '#ffe9c0'],
  hills: ['#d8a878', '#a98a58', '#6f7a48'],
  wood: '#b9814e',
  light: '#fff3d0',
};
export const SUNNY: Weather = {
  sky: ['#f7c079', '#fff0cc'],
  hills: ['#e2b07c', '#b39a5e', '#7c8a4e'],
  wood: '#c48c56',
  light: '#fff6da',
};

/** The view through the window: sky, hills, nearby trees. */
export function outside({ sky, hills, light }: Weather, stage: Stage): Layer[] {
  const { width } = LANDSCAPE;
  const view = viewIn(stage);
  const [near, far] = view.trees;
  const ridge = (points: readonly (readonly [number, number])[], color: string) =>
    group('ridge', [outline(through([[-60, WIDE.sill + 40, 1], ...points, [width + 60, WIDE.sill + 40, 1]])), fill(color)]);
  const tree = (x: number, y: number, size: number) =>
    group('tree', [
      group('trunk', [rect(x - size * 0.06, y - size * 0.2, size * 0.12, WIDE.sill + 40 - y + size * 0.2), fill(hills[2])]),
      group('crown', [
        ellipse([x, y - size * 0.5], size),
        ellipse([x - size * 0.42, y - size * 0.2], size * 0.8),
        ellipse([x + size * 0.44, y - size * 0.22], size * 0.84),
        fill(hills[2]),
      ]),
    ]);
  return [
    ground('sky', stage.width, stage.height, linear([0, 0], [0, view.sill], [0, sky[0]], [1, sky[1]])),
    shapes('light outside', [softLight('light', ...view.light, light, 0.5)]),
    shapes(
      'land',
      [
        ridge(
          [
            [100, 640],
            [420, 590],
            [760, 660],
            [1120, 600],
            [1480, 650],
            [1820, 590],
          ],
          hills[0],
        ),
        ridge(
          [
            [80, 740],
            [380, 700],
            [800, 750],
            [1300, 700],
            [1800, 740],
          ],
          hills[1],
        ),
        tree(...near),
        tree(...far),
        ridge(
          [
            [60, 810],
            [600, 790],
            [1200, 820],
            [1860, 786],
          ],
          hills[2],
        ),
      ],
      { at: view.land },
    ),
  ];
}
