import { pen } from '../geometry/pen.ts';
import { moved } from '../geometry/transform.ts';
import type { Animated } from '../lottie/motion.ts';
import type { Color, Gradient } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, ring, stroke, trim } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { drop, petal } from './arches.ts';

type Ink = Color | Gradient;

interface MandalaStyle {
  /** Line colour. */
  ink: Ink;
  /** Fill of the petals, if they are filled. */
  wash?: Ink;
  washOpacity?: number;
  weight?: number;
  /** The percentage of every line that is drawn: animate it to make the mandala draw itself. */
  drawn?: Animated<number>;
}

/** Petals, arcs and dots in eight rings: line work, optionally washed with colour. Centred. */
export function mandala(radius: number, style: MandalaStyle, place: Placement = {}): ShapeItem {
  const r = (part: number) => radius * part;
  const weight = style.weight ?? Math.max(1.5, radius * 0.006);
  const line = (width = 1): ShapeItem[] => [
    ...(style.drawn === undefined ? [] : [trim(0, style.drawn)]),
    stroke(style.ink, weight * width),
  ];
  const washed = (strength = 1): ShapeItem[] => (style.wash ? [fill(style.wash, (style.washOpacity ?? 30) * strength)] : []);
  const petals = (name: string, count: number, from: number, to: number, width: number, strength: number, half = false) =>
    ring(name, count, [outline(moved(petal(r(width), r(to - from)), 0, -r(from))), ...washed(strength), ...line()], {
      rotate: half ? 180 / count : 0,
    });
  const dots = (name: string, count: number, at: number, size: number, half = false) =>
    ring(name, count, [ellipse([0, -r(at)], r(size)), fill(style.ink)], { rotate: half ? 180 / count : 0 });
  const circle = (at: number, width = 1) => group('circle', [ellipse([0, 0], r(at * 2)), ...line(width)]);
  const scallop = pen().move(-r(0.098), -r(0.86)).arc(r(0.098), -r(0.86), 0.75).outline();
  const eye = (at: number, size: number) => outline(moved(drop(r(size * 0.5), r(size)), 0, -r(at)));
  return group(
    'mandala',
    [
      ring('outer rays', 28, [outline(moved(petal(r(0.11), r(0.13)), 0, -r(0.87))), ...line(0.8)], { rotate: 6.4 }),
      ring('scallops', 28, [outline(scallop), ...line(1.2)]),
      dots('outer beads', 28, 1.01, 0.022),
      circle(0.85, 0.8),
      petals('large petals', 14, 0.55, 0.84, 0.25, 0.7),
      petals('large petals behind', 14, 0.55, 0.74, 0.16, 1, true),
      ring('large eyes', 14, [eye(0.63, 0.13), fill(style.ink)]),
      circle(0.55, 1.4),
      circle(0.52, 0.6),
      dots('beads', 42, 0.49, 0.017),
      circle(0.46, 0.6),
      petals('middle petals', 14, 0.27, 0.45, 0.14, 1),
      dots('middle dots', 14, 0.42, 0.02, true),
      circle(0.27, 1.2),
      petals('inner petals', 8, 0.09, 0.26, 0.13, 1.2),
      ring('inner eyes', 8, [eye(0.12, 0.08), fill(style.ink)]),
      circle(0.085, 1),
      dots('heart', 1, 0, 0.08),
    ],
    place,
  );
}
