// Shared by the scenes: colours, type, the red-oxide floor and the door in its wall.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { through } from '../../kit/geometry/spline.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, repeat, stroke } from '../../kit/lottie/shapes.ts';
import { flameAt } from '../../kit/matter.ts';
import { toran } from '../../kit/motifs/garlands.ts';
import { darker, GOLD, metalRamp, palette } from '../../kit/palette.ts';
import { seeded } from '../../kit/random.ts';
import { sprite } from '../../kit/sprite.ts';
import { PORTRAIT, type Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const { width: WIDTH, height: HEIGHT } = PORTRAIT;
export const COLORS = palette({ ground: '#98401f', deep: '#3d130a', metal: '#d3a044', bloom: '#f0a02c', paper: '#fff6e8' });
export const METAL = GOLD;
export const CHALK = '#fffaf0';
export const WOOD = '#6a351a';
export const LINE = '#ffe0a0';
export const MARIGOLDS = ['#f0851f', '#f8b52c'] as const;
export const LEAF = '#4c7a35';
export const PAIRING = { names: FONTS.tamilBold, lines: FONTS.tamil };
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.names, size: 70, color: COLORS.paper, width: 880, height: 120 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);
export const X = WIDTH / 2;
/** Words in the light of the open door. */
export const INK = '#4a1808';

const TILE = 216;

/** A floor of fired tiles seen from above, no two of one tone, lit at height `y`. */
export function floor(y: number, { width, height }: Stage = PORTRAIT, x = X): Layer[] {
  const random = seeded(29);
  const [columns, rows] = [Math.ceil(width / TILE) + 1, Math.ceil(height / TILE) + 1];
  const [left, top] = [x - TILE / 2 - Math.ceil(x / TILE) * TILE, y - TILE / 2 - Math.ceil(y / TILE) * TILE];
  const tile = (column: number, row: number) => {
    const [tx, ty] = [left + column * TILE, top + row * TILE];
    return group('tile', [
      group('clay', [
        rect(tx + 3, ty + 3, TILE - 6, TILE - 6, 5),
        fill(random.pick(['#a34a28', '#b25430', '#9a4425', '#aa4f31', '#92401f'])),
      ]),
      group('lit edge', [rect(tx + 3, ty + 3, TILE - 6, 3), fill('#e89a68', random.between(18, 42))]),
    ]);
  };
  return [
    ground('joints', width, height, '#64280f'),
    shapes(
      'tiles',
      Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) =>
        tile(index % (columns + 1), Math.floor(index / (columns + 1))),
      ),
    ),
    ground(
      'floor light',
      width,
      height,
      radial([x, y], [x, y + 1300], [0, '#6a2410', 0.42], [0.4, '#5c1e0c', 0.52], [1, '#3d130a', 0.94]),
    ),
  ];
}

/** The green wall of the house, lit at a point, mango leaves and marigolds along its top. */
export function greenWall([x, y]: readonly [number, number], { width, height }: Stage = PORTRAIT): Layer[] {
  return [
    ground('wall', width, height, '#12463d'),
    ground(
      'wall light',
      width,
      height,
      radial([x, y], [x, y + 1250], [0, '#3c8a6c', 0.75], [0.5, '#145043', 0.3], [1, '#04211c', 0.92]),
    ),
    shapes('toran', [toran(width + 160, 118, '#6c9a3c', MARIGOLDS, { at: [width / 2, -8] })]),
  ];
}

/** A brass lamp seen from above, its lip and flame towards `turn` degrees from above, marigolds beside it. */
export function lampFromAbove(
  size: number,
  frames: number,
  seed: number,
  [x, y]: readonly [number, number],
  turn: number,
): Layer[] {
  const s = (part: number) => size * part;
  const dish = (part: number) =>
    outline(
      through([
        [0, -s(0.78 * part), 1],
        [s(0.3 * part), -s(0.42 * part)],
        [s(0.5 * part), 0],
        [s(0.34 * part), s(0.38 * part)],
        [0, s(0.5 * part)],
        [-s(0.34 * part), s(0.38 * part)],
        [-s(0.5 * part), 0],
        [-s(0.3 * part), -s(0.42 * part)],
      ]),
    );
  const aside = (angle: number, reach: number): [number, number] => {
    const bow = ((turn + angle) * Math.PI) / 180;
    return [x + Math.sin(bow) * s(reach), y - Math.cos(bow) * s(reach)];
  };
  return [
    shapes('light of the lamp', [softLight('light', 0, 0, s(2.3), '#ffb648', 0.62)], {
      at: [x, y],
      opacity: sway(frames, 38 + seed * 3, 84, 12, seed * 0.17),
    }),
    ...[116, 180, 244].map((angle, index) =>
      sprite(`marigold-${((index + seed) % 2) + 1}-fresh`, {
        width: s(0.74 - (index % 2) * 0.1),
        at: aside(angle, 0.86),
        rotate: seed * 40 + index * 70,
      }),
    ),
    shapes(
      'lamp from above',
      [
        group('shade', [dish(1.08), fill('#2c0d05', 50)], { at: [s(0.03), s(0.06)] }),
        group('rim', [dish(1), fill(metalRamp(METAL, [-s(0.5), -s(0.5)], [s(0.5), s(0.5)]))]),
        group('bowl', [
          dish(0.84),
          fill(radial([0, -s(0.3)], [s(0.2), s(0.4)], [0, '#f0b04a'], [0.4, '#96541a'], [1, '#4a2409'])),
        ]),
        group('wick', [rect(-s(0.035), -s(0.6), s(0.07), s(0.5), s(0.03)), fill('#fff1d6')]),
      ],
      { at: [x, y], rotate: turn },
    ),
    ...flameAt(aside(0, 0.56), s(0.66), frames, seed),
  ];
}

export interface Doorway {
  top: number;
  foot: number;
  width: number;
  /** Its middle. */
  x: number;
}

/** What the open door shows: a room in lamplight, its floor and the corners of its walls. */
export function room({ top, foot, width, x }: Doorway): Layer {
  const [left, right, deep] = [x - width / 2, x + width / 2, (foot - top) * 0.1];
  const inward = width * 0.16;
  return shapes('room', [
    group('back wall', [
      rect(left, top, width, foot - top),
      fill(linear([0, top], [0, foot], [0, '#ffdf9a'], [0.55, '#fff4d6'], [1, '#ffe0a0'])),
    ]),
    ...[left, right].map((edge, index) => {
      const corner = edge + (index ? -inward : inward);
      return group('side wall', [
        outline(polygon([edge, top], [corner, top], [corner, foot - deep], [edge, foot])),
        fill(linear([edge, 0], [corner, 0], [0, '#e3a14e', 0.75], [1, '#f6cf86', 0.35])),
      ]);
    }),
    group('floor within', [
      outline(polygon([left, foot], [left + inward, foot - deep], [right - inward, foot - deep], [right, foot])),
      fill(linear([0, foot - deep], [0, foot], [0, '#c96a36'], [1, '#a2441f'])),
    ]),
    group('light on the floor within', [softLight('light', 0, 0, width * 0.3, '#ffe9b4', 0.8)], {
      at: [x, foot - deep * 0.45],
      scale: [100, 18],
    }),
  ]);
}

/** Wall, step and floor around a doorway; the floor begins under the steps. */
export function wall({ foot, x }: Doorway, { width, height }: Stage = PORTRAIT): Layer[] {
  const stripes = group('stripes', [
    group('stripe', [rect(-40, foot, 36, 44), fill('#b3381f')]),
    repeat(Math.ceil((width + 80) / 72), { move: [72, 0] }),
  ]);
  return [
    ground('wall', width, height, COLORS.ground),
    ground(
      'wall light',
      width,
      height,
      radial([x, foot - 500], [x, foot + 900], [0, '#b85c34', 0.5], [0.55, '#93391f', 0.3], [1, '#3d130a', 0.85]),
    ),
    shapes('floor', [
      group('riser', [rect(-40, foot, width + 80, 44), fill('#f4e3c8')]),
      stripes,
      group('floor', [
        rect(-40, foot + 44, width + 80, height),
        fill(linear([0, foot + 44], [0, height], [0, '#a03e22'], [1, '#5a1c0e'])),
      ]),
      group('edge', [rect(-40, foot + 42, width + 80, 8), fill('#fff3dc', 70)]),
    ]),
  ];
}

/** The carved frame of the door with its lintel and the mango leaves over it. */
export function doorFrame({ top, foot, width, x }: Doorway): Layer {
  const [left, right, w] = [x - width / 2, x + width / 2, 62];
  const grain = linear([0, top], [0, foot], [0, '#8f5227'], [1, '#5a2d14']);
  return shapes('door frame', [
    group('lintel', [
      rect(left - w - 46, top - w - 52, width + w * 2 + 92, 56, 8),
      fill(darker(WOOD, 0.2)),
      stroke('#3a1a0a', 3),
    ]),
    group('cornice', [
      rect(left - w - 70, top - w - 74, width + w * 2 + 140, 24, 6),
      fill(metalRamp(METAL, [left, 0], [right, 0])),
    ]),
    group('jambs', [
      rect(left - w, top - w, w, foot - top + w, 4),
      rect(right, top - w, w, foot - top + w, 4),
      rect(left - w, top - w, width + w * 2, w, 4),
      fill(grain),
    ]),
    group('studs', [rect(left - w / 2, top - w / 2, width + w, foot - top + w), stroke(METAL.shine, 9, { dash: [0.1, 30] })]),
    group('inner', [rect(left - 5, top - 5, width + 10, foot - top + 10), stroke(METAL.body, 5)]),
    toran(width + w * 2 + 20, 92, LEAF, MARIGOLDS, { at: [x, top - w - 4] }),
  ]);
}
