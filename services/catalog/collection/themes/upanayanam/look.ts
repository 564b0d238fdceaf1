// Shared by the scenes: colours, type, the leaf-green ground, and the thread that runs through all of them.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { type Animated, EASE, tween } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { thread } from '../../kit/motifs/sacred-thread.ts';
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

/** A piece of the thread, drawn between two frames. */
export function length(way: string, first: number, last: number, ease: Parameters<typeof tween>[4] = EASE.inOut): Layer {
  const reached: Animated<number> = tween(first, last, 0, 100, ease);
  return shapes('thread', [thread(way, COTTON, reached)]);
}
