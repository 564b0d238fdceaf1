// Shared by the scenes: colours, type, the red-oxide floor and the door in its wall.
import { ground } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { fill, group, rect, repeat, stroke } from '../../kit/lottie/shapes.ts';
import { toran } from '../../kit/motifs/garlands.ts';
import { darker, GOLD, metalRamp, palette } from '../../kit/palette.ts';
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

/** A polished red floor seen from above, lit at height `y`. */
export function floor(y: number, { width, height }: Stage = PORTRAIT, x = X): Layer[] {
  return [
    ground('floor', width, height, COLORS.ground),
    ground(
      'floor light',
      width,
      height,
      radial([x, y], [x, y + 1300], [0, '#b2522c', 0.6], [0.5, '#8a351c', 0.35], [1, '#3d130a', 0.92]),
    ),
  ];
}

export interface Doorway {
  top: number;
  foot: number;
  width: number;
  /** Its middle. */
  x: number;
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
