// What the scenes share: a window sill with two cups, the weather behind it.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { through } from '../../kit/geometry/spline.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import { teacup, twinedSteam } from '../../kit/motifs/teacup.ts';
import { palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
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

export const SILL = 868;

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

/** What is seen through the window: sky, hills, trees near by. */
export function outside({ sky, hills, light }: Weather): Layer[] {
  const { width } = STAGE;
  const ridge = (points: readonly (readonly [number, number])[], color: string) =>
    group('ridge', [outline(through([[-60, SILL + 40, 1], ...points, [width + 60, SILL + 40, 1]])), fill(color)]);
  const tree = (x: number, y: number, size: number) =>
    group('tree', [
      group('trunk', [rect(x - size * 0.06, y - size * 0.2, size * 0.12, SILL + 40 - y + size * 0.2), fill(hills[2])]),
      group('crown', [
        ellipse([x, y - size * 0.5], size),
        ellipse([x - size * 0.42, y - size * 0.2], size * 0.8),
        ellipse([x + size * 0.44, y - size * 0.22], size * 0.84),
        fill(hills[2]),
      ]),
    ]);
  return [
    ground('sky', width, STAGE.height, linear([0, 0], [0, SILL], [0, sky[0]], [1, sky[1]])),
    shapes('light outside', [softLight('light', 1180, 360, 760, light, 0.5)]),
    shapes('land', [
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
      tree(1800, 640, 240),
      tree(150, 660, 200),
      ridge(
        [
          [60, 810],
          [600, 790],
          [1200, 820],
          [1860, 786],
        ],
        hills[2],
      ),
    ]),
  ];
}

/** The frame of the window with its mullion at 700, the curtains at both sides, the sill. */
export function windowFrame(frames: number, { wood, light }: Weather, curtain: string, mullion = 700): Layer[] {
  const { width, height } = STAGE;
  const bar = (x: number, y: number, w: number, h: number, across: boolean) => [
    group('bar', [rect(x, y, w, h), fill(wood)]),
    group('bar light', [across ? rect(x, y + h - 7, w, 7) : rect(x + w - 7, y, 7, h), fill(light, 50)]),
    group('bar shade', [across ? rect(x, y, w, 6) : rect(x, y, 6, h), fill('#1a0d08', 30)]),
  ];
  const fold = (side: 1 | -1) => {
    const x = (distance: number) => (side === 1 ? distance : width - distance);
    const edge = pen()
      .move(x(-20), -20)
      .line(x(190), -20)
      .curve(x(176), 260, x(120), 560, x(96), 880)
      .line(x(110), height + 20)
      .line(x(-20), height + 20)
      .close()
      .outline();
    const lines = [40, 84, 130].map((at) =>
      outline(
        pen()
          .move(x(at), -20)
          .curve(x(at - 4), 300, x(at * 0.62), 600, x(at * 0.6), height)
          .outline(),
      ),
    );
    return shapes(
      'curtain',
      [
        group('cloth', [outline(edge), fill(linear([x(0), 0], [x(190), 0], [0, curtain], [1, '#f0a284']))]),
        group('folds', [...lines, stroke('#7a2c1c', 7, { opacity: 26 })]),
      ],
      { rotate: sway(frames, 120, 0, 0.5, side * 0.2), anchor: [x(0), -20], at: [x(0), -20] },
    );
  };
  return [
    shapes('frame', [
      ...bar(-10, -10, width + 20, 56, true),
      ...bar(90, 0, 34, SILL, false),
      ...bar(mullion, 0, 40, SILL, false),
      ...bar(width - 124, 0, 34, SILL, false),
    ]),
    shapes('sill', [
      group('top', [
        rect(-20, SILL, width + 40, 84),
        fill(linear([0, SILL], [0, SILL + 84], [0, light], [0.2, wood], [1, wood])),
      ]),
      group('front', [
        rect(-20, SILL + 84, width + 40, height),
        fill(linear([0, SILL + 84], [0, height], [0, '#5a3522'], [1, '#2c170d'])),
      ]),
      group('lip', [rect(-20, SILL + 78, width + 40, 12), fill('#ffe0b0', 34)]),
    ]),
    fold(1),
    fold(-1),
  ];
}

/** The two cups on the sill, their steam twining. */
export function cups(frames: number, x: number, scale: number, steam = '#ffffff', rises = 60): Layer[] {
  return [
    shapes('steam', [twinedSteam({ height: 600, apart: 176, swing: 66, frames, color: steam, rises })], {
      at: [x, SILL + 60 - 170 * (scale / 100)],
      scale,
    }),
    shapes(
      'cups',
      [
        teacup(236, '#2f7d7a', '#f7e3c0', { at: [-178, 0], scale: [-100, 100] }),
        teacup(236, '#d8684a', '#fff0d8', { at: [178, 26] }),
      ],
      { at: [x, SILL + 66], scale },
    ),
  ];
}
