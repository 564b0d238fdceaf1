// Shared by the scenes: colours, type, the leaf-green ground, and the thread that runs through all of them.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { type Animated, EASE, tween } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { hangingLeaf } from '../../kit/motifs/arches.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { thread, waterPot } from '../../kit/motifs/sacred-thread.ts';
import { coconut } from '../../kit/motifs/tilak-offerings.ts';
import { GOLD, palette } from '../../kit/palette.ts';
import type { Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const COLORS = palette({ ground: '#14493a', deep: '#04170f', metal: '#d3a044', bloom: '#e8a02c', paper: '#fff6e0' });
export const METAL = GOLD;
export const COTTON = '#fff4dc';
export const GRASS = '#8fae3c';
export const LINE = '#ffd98a';
export const PAIRING = { names: FONTS.tamilBold, lines: FONTS.tamil };
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.names, size: 70, color: COLORS.paper, width: 760, height: 200 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);
/** Banana-leaf green, lit at (x, y), with a large, barely visible gold drawing. */
export function leafGround({ width, height }: Stage, x: number, y: number): Layer[] {
  return [
    ground('ground', width, height, COLORS.ground),
    shapes('drawing', [mandala(900, { ink: '#e8c872', weight: 2.4 })], { at: [x, y], opacity: 13 }),
    ground(
      'light',
      width,
      height,
      radial([x, y], [x, y + 1250], [0, '#3a7d5a', 0.5], [0.5, '#14493a', 0.1], [1, '#03120b', 0.9]),
    ),
    shapes('glow', [softLight('glow', x, y, 640, '#ffe0a0', 0.06)]),
  ];
}

/** A polished stone floor from `y` down, with the light of lamps on it around `lit`. */
export function stoneFloor(
  { width, height }: Stage,
  y: number,
  lit: readonly (readonly [x: number, y: number, radius: number])[],
): Layer {
  return shapes('stone floor', [
    group('shade on the wall', [
      rect(-100, y - 130, width + 200, 130),
      fill(linear([0, y - 130], [0, y], [0, '#03120b', 0], [1, '#03120b', 0.55])),
    ]),
    group('stone', [
      rect(-100, y, width + 200, height - y + 100),
      fill(linear([0, y], [0, height], [0, '#2c6a52'], [0.4, '#174a39'], [1, '#072418'])),
    ]),
    group('border', [rect(-100, y + 14, width + 200, 5), fill(METAL.body, 55)]),
    group('edge', [rect(-100, y, width + 200, 4), fill('#ffe7b0', 70)]),
    ...lit.map(([x, down, radius]) =>
      group('light', [softLight('light', 0, 0, radius, '#ffc862', 0.5)], { at: [x, down], scale: [100, 26] }),
    ),
  ]);
}

/** The brass pot with its coconut in mango leaves, `width` wide; its foot is the origin. */
export function kalasam(width: number): ShapeItem {
  const leaves = [-66, -40, -14, 14, 40, 66].map((angle) =>
    group(
      'mango leaf',
      [outline(hangingLeaf(92, -270)), fill(linear([0, 0], [0, -270], [0, '#1f5a2c'], [1, '#6aa648'])), stroke('#1a4a26', 3)],
      { at: [(angle / 66) * 80, -524], rotate: angle },
    ),
  );
  return group(
    'kalasam',
    [
      group('shade', [ellipse([0, 4], 700, 90), fill('#03120b', 45)]),
      waterPot(620, METAL),
      ...leaves,
      coconut(196, '#c4201c', { at: [0, -512] }),
    ],
    { scale: (width / 620) * 100 },
  );
}

/** A piece of the thread, drawn between two frames. */
export function length(way: string, first: number, last: number, ease: Parameters<typeof tween>[4] = EASE.inOut): Layer {
  const reached: Animated<number> = tween(first, last, 0, 100, ease);
  return shapes('thread', [thread(way, COTTON, reached)]);
}
