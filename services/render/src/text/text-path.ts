import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import { evaluate, isProperty } from '../lottie/property.ts';
import { type Bounds, boundsOf, type Point } from './bounds.ts';

const Points = Type.Array(Type.Array(Type.Number(), { minItems: 2 }), { maxItems: 2000 });
const Bezier = Type.Object({ c: Type.Optional(Type.Boolean()), v: Points, i: Points, o: Points });
type Bezier = Static<typeof Bezier>;

/** `t.p` of a text layer: the mask a text runs along and how. */
export const PathOptions = Type.Object({
  m: Type.Integer({ minimum: 0 }),
  f: Type.Optional(Type.Unknown()),
  l: Type.Optional(Type.Unknown()),
  a: Type.Optional(Type.Unknown()),
  p: Type.Optional(Type.Unknown()),
  r: Type.Optional(Type.Unknown()),
});
export type PathOptions = Static<typeof PathOptions>;

export interface TextPath {
  options: PathOptions;
  shape: unknown;
}

/** A path at one frame, for placing text. Lengths are in pixels of the layer. */
export interface PathAt {
  length: number;
  firstMargin: number;
  lastMargin: number;
  forceAlignment: boolean;
  perpendicular: boolean;
  /** The point at a distance and its direction in radians. Open paths continue straight, closed ones wrap around. */
  place: (distance: number) => { x: number; y: number; angle: number };
}

export function pathProperties({ options, shape }: TextPath): unknown[] {
  return [shape, options.f, options.l, options.a, options.p, options.r];
}

/** Undefined if the mask has no shape that a text could follow. */
export function pathAt({ options, shape }: TextPath, frame: number): PathAt | undefined {
  const bezier = shapeAt(shape, frame);
  if (!bezier) return undefined;
  const value = (property: unknown, fallback: number): number => evaluate(property, frame, [fallback])[0] ?? fallback;
  const points = flatten(value(options.r, 0) === 1 ? reversed(bezier) : bezier);
  const last = points.at(-1);
  if (!last || last.at === 0) return undefined;
  return {
    length: last.at,
    firstMargin: value(options.f, 0),
    lastMargin: value(options.l, 0),
    forceAlignment: value(options.a, 0) === 1,
    perpendicular: value(options.p, 1) === 1,
    place: (distance) => placeOn(points, bezier.c === true, distance),
  };
}

/** The bounds of a shape's points and handles at a frame, at most a little too large. */
export function shapeBounds(shape: unknown, frame: number): Bounds | undefined {
  const bezier = shapeAt(shape, frame);
  if (!bezier) return undefined;
  const { v, i, o } = bezier;
  return boundsOf(
    v.flatMap(([x = 0, y = 0], at): Point[] => {
      const around = (handle: number[] | undefined): Point => [x + (handle?.[0] ?? 0), y + (handle?.[1] ?? 0)];
      return [[x, y], around(i[at]), around(o[at])];
    }),
  );
}

/** A keyframed shape: each of its points moves in a straight line from one keyframe to the next. */
function shapeAt(shape: unknown, frame: number): Bezier | undefined {
  if (!isProperty(shape)) return undefined;
  if (Check(Bezier, shape.k)) return sound(shape.k);
  if (!Array.isArray(shape.k)) return undefined;
  const keys = shape.k.map((key: unknown) => (typeof key === 'object' && key !== null ? { ...key } : {}));
  const outline = (value: unknown): Bezier | undefined => {
    const found: unknown = Array.isArray(value) ? value[0] : value;
    return Check(Bezier, found) ? sound(found) : undefined;
  };
  const template = keys.map((key) => outline('s' in key ? key.s : undefined)).find((found) => found !== undefined);
  if (!template) return undefined;
  const numbers = (value: unknown): number[] | undefined => {
    const found = outline(value);
    return found && [...found.v, ...found.i, ...found.o].flatMap((point) => [point[0] ?? 0, point[1] ?? 0]);
  };
  const flat = keys.map((key) => ({
    ...key,
    s: 's' in key ? numbers(key.s) : undefined,
    e: 'e' in key ? numbers(key.e) : undefined,
  }));
  const values = evaluate({ a: 1, k: flat }, frame, []);
  const count = template.v.length;
  if (values.length !== count * 6) return template;
  const list = (from: number): number[][] =>
    Array.from({ length: count }, (_, index) => [values[from + index * 2] ?? 0, values[from + index * 2 + 1] ?? 0]);
  return { c: template.c, v: list(0), i: list(count * 2), o: list(count * 4) };
}

function sound(bezier: Bezier): Bezier | undefined {
  const { v, i, o } = bezier;
  return v.length >= 2 && i.length === v.length && o.length === v.length ? bezier : undefined;
}

/** A closed path begins at the same point in both directions. */
function reversed({ c, v, i, o }: Bezier): Bezier {
  const turned = <Item>(list: Item[]): Item[] => (c ? [...list.slice(0, 1), ...list.slice(1).reverse()] : list.toReversed());
  return { c, v: turned(v), i: turned(o), o: turned(i) };
}

interface PathPoint {
  x: number;
  y: number;
  /** Distance from the path's start. */
  at: number;
}

const STEPS = 48;

function flatten({ c, v, i, o }: Bezier): PathPoint[] {
  const points: PathPoint[] = [];
  const add = (x: number, y: number): void => {
    const before = points.at(-1);
    points.push({ x, y, at: before ? before.at + Math.hypot(x - before.x, y - before.y) : 0 });
  };
  const segments = c ? v.length : v.length - 1;
  for (let index = 0; index < segments; index += 1) {
    const next = (index + 1) % v.length;
    const [x0 = 0, y0 = 0] = v[index] ?? [];
    const [x3 = 0, y3 = 0] = v[next] ?? [];
    const [ox = 0, oy = 0] = o[index] ?? [];
    const [ix = 0, iy = 0] = i[next] ?? [];
    for (let step = index === 0 ? 0 : 1; step <= STEPS; step += 1) {
      const t = step / STEPS;
      const along = (a: number, b: number, c: number, d: number): number =>
        a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
      add(along(x0, x0 + ox, x3 + ix, x3), along(y0, y0 + oy, y3 + iy, y3));
    }
  }
  return points;
}

function placeOn(points: PathPoint[], closed: boolean, distance: number): { x: number; y: number; angle: number } {
  const total = points.at(-1)?.at ?? 0;
  const wanted = closed ? ((distance % total) + total) % total : distance;
  let low = 0;
  let high = points.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.at ?? 0) <= wanted) low = middle;
    else high = middle;
  }
  const from = points[low];
  const to = points[high];
  if (!from || !to) return { x: 0, y: 0, angle: 0 };
  const length = to.at - from.at;
  const share = length === 0 ? 0 : (wanted - from.at) / length;
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    angle: Math.atan2(to.y - from.y, to.x - from.x),
  };
}
