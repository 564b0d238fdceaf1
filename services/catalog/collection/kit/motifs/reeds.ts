import { pen } from '../geometry/pen.ts';
import { sway } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { fill, group, outline, type Placement, rect, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { lighter } from '../palette.ts';
import { seeded } from '../random.ts';

/** A clump of reeds with cattails in the wind, growing up from the origin; `height` of the tallest. */
export function reeds(height: number, color: Color, frames: number, seed: number, place: Placement = {}): ShapeItem {
  const random = seeded(seed);
  const blades = Array.from({ length: 11 }, (_, index) => {
    const x = (index - 5) * height * 0.045 + random.between(-8, 8);
    const tall = height * random.between(0.5, 0.96);
    const lean = (x / height) * 0.9 + random.between(-0.14, 0.14);
    const wide = height * 0.018;
    const blade = pen()
      .move(-wide, 0)
      .curve(-wide, -tall * 0.5, tall * lean * 0.4, -tall * 0.8, tall * lean, -tall)
      .curve(tall * lean * 0.4 + wide, -tall * 0.7, wide, -tall * 0.4, wide, 0)
      .close()
      .outline();
    const paint = linear([0, -tall], [0, 0], [0, lighter(color, 0.16)], [1, color]);
    return group('blade', [outline(blade), fill(paint)], {
      at: [x, 0],
      rotate: sway(frames, random.between(70, 110), 0, 1.8, random()),
    });
  });
  const tails = Array.from({ length: 3 }, (_, index) => {
    const tall = height * (0.78 + index * 0.1);
    const stem = pen()
      .move(0, 0)
      .quad(-tall * 0.02, -tall * 0.5, 0, -tall)
      .outline();
    return group(
      'cattail',
      [
        group('stem', [outline(stem), stroke(lighter(color, 0.12), height * 0.01)]),
        group('head', [
          rect(-height * 0.02, -tall * 1.02, height * 0.04, height * 0.17, height * 0.02),
          fill(lighter(color, 0.08)),
        ]),
        group('tip', [
          rect(-height * 0.004, -tall * 1.02 - height * 0.06, height * 0.008, height * 0.07, 2),
          fill(lighter(color, 0.12)),
        ]),
      ],
      { at: [(index - 1) * height * 0.17, 0], rotate: sway(frames, 90 + index * 14, (index - 1) * 7, 1.6, index * 0.3) },
    );
  });
  return group('reeds', [...tails, ...blades], place);
}
