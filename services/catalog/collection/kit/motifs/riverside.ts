import { sway } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, type Placement } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker } from '../palette.ts';
import { seeded } from '../random.ts';
import { drawn } from './drawn.ts';

/** A flying bird, `span` wide; its wings beat once in `period` frames. */
export function birdOnWing(span: number, color: Color, frames: number, period: number, place: Placement = {}): ShapeItem {
  const s = (part: number) => span * part;
  const wing = (side: 1 | -1) =>
    group(
      'wing',
      [
        drawn(
          `M0 0 C${s(0.12)} ${-s(0.2)} ${s(0.3)} ${-s(0.24)} ${s(0.5)} ${-s(0.12)} C${s(0.32)} ${-s(0.14)} ${s(0.14)} ${-s(0.06)} 0 ${s(0.05)} Z`,
          color,
        ),
      ],
      {
        scale: [side * 100, 100],
        rotate: sway(frames, period, 0, 16 * side, 0.25),
      },
    );
  return group('bird', [wing(-1), wing(1), group('body', [ellipse([0, s(0.01)], s(0.13), s(0.06)), fill(color)])], place);
}

/** Tall grass along a bank, `width` wide, on y = 0. */
export function reeds(width: number, height: number, color: Color, seed: number, place: Placement = {}): ShapeItem {
  const random = seeded(seed);
  const blades = Array.from({ length: Math.round(width / 22) }, () => {
    const x = random.between(-width / 2, width / 2);
    const tall = height * random.between(0.45, 1);
    const lean = random.between(-0.3, 0.3) * tall;
    return `M${x - 5} 0 C${x - 2} ${-tall * 0.5} ${x + lean * 0.5} ${-tall * 0.8} ${x + lean} ${-tall} C${x + lean * 0.6 + 4} ${-tall * 0.7} ${x + 5} ${-tall * 0.4} ${x + 6} 0 Z`;
  }).join(' ');
  return group('reeds', [drawn(blades, linear([0, 0], [0, -height], [0, darker(color, 0.3)], [1, color]))], place);
}
