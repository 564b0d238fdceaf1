// Coconut palms of a southern shore.
import { polygon } from '../geometry/pen.ts';
import { ribbon } from '../geometry/spline.ts';
import { sway } from '../lottie/motion.ts';
import { type Color, type Gradient, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, repeat } from '../lottie/shapes.ts';
import type { Outline, ShapeItem, Vector } from '../lottie/types.ts';
import { seeded } from '../random.ts';

/** A frond from the origin to the right: a bent rib with leaflets that hang from it. `droop` is how far its tip sinks, as a part of its length. */
function palmFrond(length: number, droop: number, leaflets = 15): Outline {
  const rib = (t: number): readonly [number, number] => [
    length * (1.1 * t - 0.1 * t * t),
    length * (droop * t * t - 0.36 * t * (1 - t)),
  ];
  const upper: Vector[] = [];
  const lower: Vector[] = [];
  for (let index = 0; index <= leaflets; index += 1) {
    const t = 0.04 + (0.96 * index) / leaflets;
    const [x, y] = rib(t);
    const long = length * 0.36 * Math.sin(Math.PI * (0.16 + 0.8 * t)) ** 0.8;
    const gap = (length * 0.4) / leaflets;
    upper.push([x - gap * 0.3, y - length * 0.006], [x + long * 0.62, y - long * (0.32 - 0.3 * t)]);
    lower.push([x + gap * 0.3, y + length * 0.006], [x + long * (0.3 + 0.34 * t), y + long * (0.9 - 0.24 * t)]);
  }
  return polygon([0, -length * 0.012], ...upper, rib(1), ...lower.reverse(), [0, length * 0.012]);
}

/** Angle and droop of the fronds of a crown, on one side. */
const CROWN = [
  [-74, 0.1],
  [-44, 0.22],
  [-16, 0.38],
  [10, 0.5],
  [34, 0.42],
  [58, 0.3],
] as const;

/** The crown of a palm around the origin: fronds to both sides that move in the wind, and nuts. */
function palmCrown(length: number, tone: Color | Gradient, frames: number, seed: number, place: Placement = {}): ShapeItem {
  const random = seeded(seed);
  const fronds = CROWN.flatMap(([angle, droop], index) =>
    [1, -1].map((side) =>
      group(
        'frond',
        [
          group('blade', [outline(palmFrond(length * random.between(0.86, 1.06), droop)), fill(tone)], {
            scale: [side * 100, 100],
          }),
        ],
        {
          rotate: sway(frames, 80 + index * 7, side * (angle + random.between(-8, 8)), 1.8, random()),
        },
      ),
    ),
  );
  const nuts = [-0.06, 0.02, 0.08].map((x, index) => ellipse([length * x, length * (0.05 + 0.02 * (index % 2))], length * 0.075));
  return group('crown', [...fronds, group('nuts', [...nuts, fill(tone)])], place);
}

/** A coconut palm, rooted at y = 0; its trunk leans to one side by `lean` of its height. `leaf` paints the crown, around its own middle. */
export function palmTree(
  height: number,
  lean: number,
  tone: Color | Gradient,
  frames: number,
  seed: number,
  place: Placement = {},
  leaf = tone,
): ShapeItem {
  const top = [height * lean, -height * 0.78] as const;
  const trunk = ribbon([
    [0, 12, height * 0.052],
    [height * lean * 0.18, -height * 0.26, height * 0.034],
    [height * lean * 0.52, -height * 0.54, height * 0.028],
    [top[0], top[1], height * 0.024],
  ]);
  return group(
    'palm',
    [group('trunk', [outline(trunk), fill(tone)]), palmCrown(height * 0.42, leaf, frames, seed, { at: top })],
    place,
  );
}

/** A far shore under palms in one tone, at least `width` wide and about `height` high; stands on y = 0. */
export function palmShore(
  width: number,
  height: number,
  tone: Color,
  far: Color,
  seed: number,
  place: Placement = {},
): ShapeItem {
  const random = seeded(seed);
  const count = 9;
  const stretch = height * 0.42 * count;
  const paint = linear([0, -height], [0, 0], [0, tone], [1, far]);
  const bushes = Array.from({ length: count * 2 }, (_, index) =>
    ellipse([(index / (count * 2)) * stretch, 0], height * random.between(0.5, 0.9), height * random.between(0.3, 0.62)),
  );
  const trees = Array.from({ length: count }, (_, index) => {
    const x = ((index + random.between(0.2, 0.8)) / count) * stretch;
    return farPalm(x, height * random.between(0.66, 1.1), random.between(-0.16, 0.16));
  });
  return group(
    'palm shore',
    [
      group('stretches', [
        group('stretch', [...bushes, ...trees.flat().map((shape) => outline(shape)), fill(paint)], { at: [-width / 2, 0] }),
        repeat(Math.ceil(width / stretch), { move: [stretch, 0] }),
      ]),
    ],
    place,
  );
}

/** A palm so far away that its fronds are single strokes. */
function farPalm(x: number, height: number, lean: number): Outline[] {
  const [tx, ty] = [x + height * lean, -height * 0.78];
  const trunk = polygon([x - height * 0.016, 0], [tx - height * 0.009, ty], [tx + height * 0.009, ty], [x + height * 0.016, 0]);
  const fronds = [-160, -128, -98, -70, -38, -12, 14, 170].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const long = height * 0.36;
    const [ex, ey] = [tx + Math.cos(angle) * long, ty + Math.sin(angle) * long * 0.8 + long * 0.3];
    const [mx, my] = [tx + Math.cos(angle) * long * 0.56, ty + Math.sin(angle) * long * 0.62];
    return polygon([tx, ty], [mx - height * 0.02, my - height * 0.03], [ex, ey], [mx + height * 0.01, my + height * 0.05]);
  });
  return [trunk, ...fronds];
}

/** Fronds close to the lens, out of focus: each is drawn several times, a little apart. */
export function nearFronds(
  length: number,
  tone: Color,
  frames: number,
  seed: number,
  place: Placement = {},
  angles: readonly number[] = [-38, -8, 24, 52],
): ShapeItem {
  const random = seeded(seed);
  const soft = length * 0.02;
  return group(
    'near fronds',
    angles.map((angle, index) => {
      const blade = outline(palmFrond(length * random.between(0.85, 1.1), 0.4, 13));
      const copies = [0, 1, 2, 3, 4, 5].map((copy) =>
        group('copy', [blade, fill(tone, 30)], {
          at: [Math.cos((copy * Math.PI) / 3) * soft, Math.sin((copy * Math.PI) / 3) * soft],
        }),
      );
      return group('frond', copies, { rotate: sway(frames, 96 + index * 9, angle, 1.6, random()) });
    }),
    place,
  );
}
