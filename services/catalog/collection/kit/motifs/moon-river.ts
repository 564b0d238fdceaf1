import { EASE, sway, track } from '../lottie/motion.ts';
import { type Color, glow, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, type Placement, rect } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { seeded } from '../random.ts';
import { drawn, inked } from './drawn.ts';
import { flame } from './lamps.ts';

function folded(paper: Color): ShapeItem[] {
  return [
    drawn('M0 -92 L52 12 H0 Z', darker(paper, 0.1)),
    drawn('M0 -92 L-52 12 H0 Z', lighter(paper, 0.2)),
    drawn('M-122 -14 L-52 12 L0 2 L52 12 L122 -14 L66 20 H-66 Z', darker(paper, 0.24)),
    drawn('M-122 -14 L-66 58 H0 L0 26 Z', paper),
    drawn('M122 -14 L66 58 H0 L0 26 Z', darker(paper, 0.14)),
    inked('M-122 -14 L0 26 L122 -14', lighter(paper, 0.5), 2.5),
  ];
}

/** A folded paper boat with a lamp, its water line at y = 44, with its light and reflection in the water. */
export function paperBoat(frames: number, seed: number, paper: Color, place: Placement = {}): ShapeItem {
  return group(
    'paper boat',
    [
      group('light', [ellipse([0, 0], 520, 420), fill(glow([0, 0], 240, '#ffb75a', 0.42))]),
      group('image', folded(paper), { at: [0, 90], scale: [100, -62], opacity: 22 }),
      group('light in the water', [ellipse([0, 0], 300), fill(glow([0, 0], 150, '#ffc46b', 0.5))], {
        at: [0, 92],
        scale: [100, 26],
      }),
      group('boat', [flame(46, frames, seed, { at: [-2, -4], scale: 120 }), ...folded(paper)], {
        rotate: sway(frames, 72, 0, 3, seed * 0.17),
        at: track(
          [0, [0, 0], EASE.breath],
          [36, [0, 7], EASE.breath],
          [72, [0, 0], EASE.breath],
          [108, [0, 7], EASE.breath],
          [144, [0, 0], EASE.breath],
          [180, [0, 7]],
        ),
      }),
    ],
    place,
  );
}

/** Hills along a shore, their foot at y = 0, `height` at most; the seed gives their shape. */
export function hills(width: number, height: number, seed: number, color: Color, place: Placement = {}): ShapeItem {
  const random = seeded(seed);
  const steps = 5;
  let d = `M${-width / 2} 20 V${-height * 0.4}`;
  for (let index = 1; index <= steps; index += 1) {
    const x = -width / 2 + (index * width) / steps;
    const peak = -height * random.between(0.55, 1);
    const dip = -height * random.between(0.2, 0.45);
    const step = width / steps;
    d += ` C${x - step * 0.75} ${peak} ${x - step * 0.5} ${peak} ${x - step * 0.36} ${peak * 0.86} C${x - step * 0.2} ${dip} ${x - step * 0.1} ${dip} ${x} ${dip}`;
  }
  return group('hills', [drawn(`${d} V20 Z`, linear([0, -height], [0, 0], [0, color], [1, lighter(color, 0.16)]))], place);
}

/**
 * The moon's reflection in the water: broken strips, wider and further apart towards the viewer, each shimmering independently.
 */
export function moonPath(
  frames: number,
  width: number,
  depth: number,
  color: Color,
  seed: number,
  place: Placement = {},
): ShapeItem {
  const random = seeded(seed);
  const rows = 17;
  const strips = Array.from({ length: rows }, (_, row) => {
    const part = row / (rows - 1);
    const y = depth * part ** 1.25;
    const w = width * (0.42 + 0.58 * part) * random.between(0.45, 1);
    const thick = 4 + 9 * part;
    return group('strip', [rect(-w / 2, -thick / 2, w, thick, thick / 2), fill(color, 62 - 44 * part)], {
      at: [random.between(-0.12, 0.12) * width, y],
      scale: track(
        [-20, [random.between(60, 100), 100], EASE.breath],
        [Math.round(frames * random.between(0.3, 0.4)), [random.between(50, 115), 100], EASE.breath],
        [Math.round(frames * random.between(0.6, 0.75)), [random.between(60, 105), 100], EASE.breath],
        [frames + 20, [random.between(50, 110), 100]],
      ),
    });
  });
  return group('moon path', strips, place);
}

/** Reeds and their heads on the near bank, rooted at y = 0, up to `height`. */
export function reeds(
  frames: number,
  count: number,
  width: number,
  height: number,
  color: Color,
  seed: number,
  place: Placement = {},
): ShapeItem {
  const random = seeded(seed);
  const stems = Array.from({ length: count }, (_, index) => {
    const h = height * random.between(0.55, 1);
    const lean = random.between(-0.16, 0.16) * h;
    const x = ((index + random.between(0.1, 0.9)) / count - 0.5) * width;
    const blade = `M-9 0 C-6 ${-h * 0.5} ${lean * 0.5} ${-h * 0.8} ${lean} ${-h} C${lean * 0.6} ${-h * 0.7} 12 ${-h * 0.4} 9 0 Z`;
    const head =
      index % 3 === 0
        ? [group('head', [rect(-11, -92, 22, 92, 11), fill('#6b4a2e')], { at: [lean, -h + 16], rotate: (lean / h) * 60 })]
        : [];
    return group('reed', [drawn(blade, linear([0, 0], [0, -h], [0, darker(color, 0.3)], [1, lighter(color, 0.12)])), ...head], {
      at: [x, 0],
      rotate: sway(frames, 84 + (index % 4) * 11, 0, 2.2, index * 0.13),
    });
  });
  return group('reeds', stems, place);
}
