import { type Animated, property, round } from './motion.ts';
import { type Color, colorProperty, type Gradient, gradientFields } from './paint.ts';
import type { Outline, ShapeItem, Vector } from './types.ts';

/** A group's position. Scale in percent, rotation in degrees clockwise, opacity 0…100. */
export interface Placement {
  at?: Animated<Vector>;
  anchor?: Vector;
  scale?: Animated<Vector> | number;
  rotate?: Animated<number>;
  opacity?: Animated<number>;
}

function both(scale: Placement['scale']): Animated<Vector> {
  return typeof scale === 'number' ? [scale, scale] : (scale ?? [100, 100]);
}

export function group(name: string, items: readonly ShapeItem[], place: Placement = {}): ShapeItem {
  const transform = {
    ty: 'tr',
    a: property(place.anchor ?? [0, 0]),
    p: property(place.at ?? [0, 0]),
    s: property(both(place.scale)),
    r: property(place.rotate ?? 0),
    o: property(place.opacity ?? 100),
  };
  return { ty: 'gr', nm: name, it: [...inPaintOrder(items), transform] };
}

const STYLES = new Set(['fl', 'st', 'gf', 'gs']);

/**
 * Converts items in paint order, later ones on top, to Lottie's order: the first group and the first style are on top, while
 * outlines, trims and repeaters keep their places.
 */
export function inPaintOrder(items: readonly ShapeItem[]): ShapeItem[] {
  const groups = items.filter((item) => item.ty === 'gr');
  const styles = items.filter((item) => STYLES.has(item.ty));
  return items.map((item) => {
    if (item.ty === 'gr') return groups.pop() ?? item;
    return STYLES.has(item.ty) ? (styles.pop() ?? item) : item;
  });
}

export function outline(shape: Animated<Outline>): ShapeItem {
  return { ty: 'sh', ks: property(shape) };
}

export function outlines(shapes: readonly Outline[]): ShapeItem[] {
  return shapes.map((shape) => outline(shape));
}

export function ellipse(center: Vector, width: Animated<number> | number, height?: number): ShapeItem {
  if (typeof width === 'number') return { ty: 'el', p: property(center), s: property([width, height ?? width]) };
  const size = { keys: width.keys.map(([frame, value, ease]) => [frame, [value, value], ease] as const) };
  return { ty: 'el', p: property(center), s: property<Vector>(size) };
}

/** A rectangle by its top left corner. */
export function rect(x: number, y: number, width: number, height: number, radius = 0): ShapeItem {
  return { ty: 'rc', p: property([x + width / 2, y + height / 2]), s: property([width, height]), r: property(radius) };
}

/**
 * A star whose points and valleys are rounded into petals: a rosette. `roundness` in percent, as in the format's stars; drawn as
 * an outline, because players ignore the roundness of stars.
 */
export function rosette(
  points: number,
  outer: number,
  inner: number,
  roundness = 120,
  rotate = 0,
  center: Vector = [0, 0],
): ShapeItem {
  const [cx = 0, cy = 0] = center;
  const step = Math.PI / points;
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (rotate * Math.PI) / 180 - Math.PI / 2 + index * step;
    const pull = (radius * step * (roundness / 100)) / 2;
    return { radius, angle, pull };
  });
  // Videos contain hundreds of rosettes: a tenth of a pixel is precise enough unless they are tiny.
  const digits = outer < 8 ? 2 : 1;
  const tangent = ({ angle, pull }: (typeof corners)[number], side: 1 | -1): Vector => [
    round(-Math.sin(angle) * pull * side, digits),
    round(Math.cos(angle) * pull * side, digits),
  ];
  return outline({
    v: corners.map(({ radius, angle }) => [
      round(cx + Math.cos(angle) * radius, digits),
      round(cy + Math.sin(angle) * radius, digits),
    ]),
    i: corners.map((corner) => tangent(corner, -1)),
    o: corners.map((corner) => tangent(corner, 1)),
    c: true,
  });
}

export function fill(
  paint: Color | Gradient,
  opacity: Animated<number> = 100,
  rule: 'nonzero' | 'evenodd' = 'nonzero',
): ShapeItem {
  const shared = { o: property(opacity), r: rule === 'nonzero' ? 1 : 2 };
  if (isGradient(paint)) return { ty: 'gf', ...shared, ...gradientFields(paint) };
  return { ty: 'fl', ...shared, c: colorProperty(paint) };
}

export interface StrokeStyle {
  opacity?: Animated<number>;
  cap?: 'butt' | 'round';
  join?: 'miter' | 'round';
  dash?: readonly [number, number];
}

export function stroke(paint: Color | Gradient, width: Animated<number>, style: StrokeStyle = {}): ShapeItem {
  const shared = {
    o: property(style.opacity ?? 100),
    w: property(width),
    lc: style.cap === 'butt' ? 1 : 2,
    lj: style.join === 'miter' ? 1 : 2,
    ml: 4,
    ...(style.dash ? { d: [dashPart('d', style.dash[0]), dashPart('g', style.dash[1]), dashPart('o', 0)] } : {}),
  };
  if (isGradient(paint)) return { ty: 'gs', ...shared, ...gradientFields(paint) };
  return { ty: 'st', ...shared, c: colorProperty(paint) };
}

function dashPart(kind: string, length: number): Record<string, unknown> {
  return { n: kind, nm: kind, v: property(length) };
}

/** Draws only part of the preceding outlines: percent from `start` to `end`. */
export function trim(start: Animated<number>, end: Animated<number>, offset: Animated<number> = 0): ShapeItem {
  return { ty: 'tm', s: property(start), e: property(end), o: property(offset), m: 1 };
}

/** Copies everything before it in its group, each copy moved and rotated further. */
export function repeat(
  copies: number,
  step: { move?: Vector; rotate?: number; scale?: number; about?: Vector; fadeTo?: number },
): ShapeItem {
  return {
    ty: 'rp',
    c: property(copies),
    o: property(0),
    m: 1,
    tr: {
      ty: 'tr',
      a: property(step.about ?? [0, 0]),
      p: property(step.move ?? [0, 0]),
      s: property([step.scale ?? 100, step.scale ?? 100]),
      r: property(step.rotate ?? 0),
      so: property(100),
      eo: property(step.fadeTo ?? 100),
    },
  };
}

/** `items` repeated evenly around a circle. */
export function ring(name: string, count: number, items: readonly ShapeItem[], place: Placement = {}): ShapeItem {
  return group(name, [group(`${name} unit`, items), repeat(count, { rotate: 360 / count })], place);
}

function isGradient(paint: Color | Gradient): paint is Gradient {
  return typeof paint === 'object' && 'stops' in paint;
}
