import { isTrack, type Outline, prop, type Track, type Value, type Vec } from './motion.ts';

/** A shape item of the format: `ty` names its kind. */
export interface Item {
  ty: string;
  [field: string]: unknown;
}

/** `#rrggbb`, or a named colour that a designer can change: a Lottie slot. */
export type Color = string | { slot: string; hex: string };

export function channels(color: Color): [number, number, number] {
  const value = Number.parseInt((typeof color === 'string' ? color : color.hex).slice(1), 16);
  const part = (shift: number): number => Math.round((((value >> shift) & 255) / 255) * 1e4) / 1e4;
  return [part(16), part(8), part(0)];
}

/** Between two colours; 0 is `from`. */
export function mix(from: Color, to: Color, amount: number): string {
  const [a, b] = [channels(from), channels(to)];
  const parts = a.map((channel, index) => Math.round((channel * (1 - amount) + (b[index] ?? 0) * amount) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function colorProp(color: Color): Record<string, unknown> {
  const plain = { a: 0, k: [...channels(color), 1] };
  return typeof color === 'string' ? plain : { ...plain, sid: color.slot };
}

type Stop = readonly [offset: number, color: Color, alpha?: number];
export interface Gradient {
  radial: boolean;
  from: Value;
  to: Value;
  stops: readonly Stop[];
}

export function linear(from: Value, to: Value, ...stops: Stop[]): Gradient {
  return { radial: false, from, to, stops };
}

export function radial(center: Vec, radius: number, ...stops: Stop[]): Gradient {
  return { radial: true, from: center, to: [(center[0] ?? 0) + radius, center[1] ?? 0], stops };
}

function gradientFields({ radial: isRadial, from, to, stops }: Gradient): Record<string, unknown> {
  const seeThrough = stops.some(([, , alpha]) => alpha !== undefined);
  const k = stops.flatMap(([offset, color]) => [offset, ...channels(color)]);
  if (seeThrough) k.push(...stops.flatMap(([offset, , alpha]) => [offset, alpha ?? 1]));
  return { t: isRadial ? 2 : 1, s: prop(from), e: prop(to), g: { p: stops.length, k: { a: 0, k } } };
}

export function fill(paint: Color | Gradient, opacity: Value = 100, rule: 1 | 2 = 1): Item {
  if (typeof paint === 'object' && 'stops' in paint) return { ty: 'gf', o: prop(opacity), r: rule, ...gradientFields(paint) };
  return { ty: 'fl', o: prop(opacity), r: rule, c: colorProp(paint) };
}

export function stroke(paint: Color | Gradient, width: Value, opacity: Value = 100, dash?: readonly [number, number]): Item {
  const d = dash && [
    { n: 'd', nm: 'dash', v: prop(dash[0]) },
    { n: 'g', nm: 'gap', v: prop(dash[1]) },
    { n: 'o', nm: 'offset', v: prop(0) },
  ];
  const shared = { o: prop(opacity), w: prop(width), lc: 2, lj: 2, ml: 4, ...(d ? { d } : {}) };
  if (typeof paint === 'object' && 'stops' in paint) return { ty: 'gs', ...shared, ...gradientFields(paint) };
  return { ty: 'st', ...shared, c: colorProp(paint) };
}

export interface Placement {
  at?: Value;
  anchor?: Value;
  scale?: Value;
  rotate?: Value;
  opacity?: Value;
}

/** A single number applies to both directions. */
export function scaleValue(scale: Value | undefined): Value {
  if (scale === undefined) return [100, 100];
  if (typeof scale === 'number') return [scale, scale];
  if (isTrack(scale))
    return { keys: scale.keys.map(([frame, at, ease]) => [frame, typeof at === 'number' ? [at, at] : at, ease] as const) };
  return scale;
}

function transform(place: Placement): Item {
  return {
    ty: 'tr',
    a: prop(place.anchor ?? [0, 0]),
    p: prop(place.at ?? [0, 0]),
    s: prop(scaleValue(place.scale)),
    r: prop(place.rotate ?? 0),
    o: prop(place.opacity ?? 100),
  };
}

const STYLES = new Set(['fl', 'st', 'gf', 'gs']);

export function ink(outlines: readonly Item[] | Item, ...styles: Item[]): Item {
  const paths = Array.isArray(outlines) ? outlines : [outlines];
  const tail = styles.filter((item) => !STYLES.has(item.ty));
  return { ty: 'gr', it: [...paths, ...tail, ...styles.filter((item) => STYLES.has(item.ty)).reverse(), transform({})] };
}

export function group(items: readonly Item[], place: Placement = {}): Item {
  return { ty: 'gr', it: [...items].reverse().concat(transform(place)) };
}

/** `items` repeated `copies` times, each moved and rotated further. */
export function repeated(items: readonly Item[], copies: number, step: { move?: Vec; rotate?: number; scale?: number }): Item {
  const tr = {
    ty: 'tr',
    a: prop([0, 0]),
    p: prop(step.move ?? [0, 0]),
    s: prop([step.scale ?? 100, step.scale ?? 100]),
    r: prop(step.rotate ?? 0),
    so: prop(100),
    eo: prop(100),
  };
  return { ty: 'gr', it: [...items].reverse().concat({ ty: 'rp', c: prop(copies), o: prop(0), m: 1, tr }, transform({})) };
}

/** `items`, drawn upwards from the origin, `count` times around it. */
export function ring(count: number, items: readonly Item[], turn = 0): Item {
  return group([repeated(items, count, { rotate: 360 / count })], { rotate: turn });
}

export function oval(x: number, y: number, width: number, height = width): Item {
  return { ty: 'el', p: prop([x, y]), s: prop([width, height]) };
}

export function box(x: number, y: number, width: number, height: number, radius = 0): Item {
  return { ty: 'rc', p: prop([x, y]), s: prop([width, height]), r: prop(radius) };
}

export function star(points: number, outer: number, inner: number): Item {
  const [middle, none] = [prop([0, 0]), prop(0)];
  return { ty: 'sr', sy: 1, pt: prop(points), p: middle, r: none, or: prop(outer), ir: prop(inner), os: none, is: none };
}

export function outline(shape: Outline | Track): Item {
  return { ty: 'sh', ks: prop(shape) };
}

/** Outlines from SVG path data with absolute M, L, C, Q and Z. */
export function path(data: string): Item[] {
  return outlinesOf(data).map(outline);
}

export function outlinesOf(data: string): Outline[] {
  const done: Outline[] = [];
  let current: { v: Vec[]; i: Vec[]; o: Vec[] } | undefined;
  const finish = (closed: boolean): void => {
    if (current) done.push({ ...current, c: closed });
    current = undefined;
  };
  for (const [, command = '', list = ''] of data.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const n = list
      .trim()
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map(Number);
    if (command === 'Z') finish(true);
    else if (command === 'M') {
      finish(false);
      current = { v: [[n[0] ?? 0, n[1] ?? 0]], i: [[0, 0]], o: [[0, 0]] };
    } else if (current) for (const points of curves(command, n, current.v.at(-1) ?? [0, 0])) append(current, points);
  }
  finish(false);
  return done;
}

/** Each segment as two handles and an end point, all absolute. */
function curves(command: string, n: number[], start: Vec): [Vec, Vec, Vec][] {
  const step = command === 'L' ? 2 : command === 'Q' ? 4 : 6;
  const result: [Vec, Vec, Vec][] = [];
  let from = start;
  for (let at = 0; at + step <= n.length; at += step) {
    const pair = (index: number): Vec => [n[at + index] ?? 0, n[at + index + 1] ?? 0];
    const end = pair(step - 2);
    if (command === 'L') result.push([from, end, end]);
    else if (command === 'C') result.push([pair(0), pair(2), end]);
    else result.push([toward(from, pair(0)), toward(end, pair(0)), end]);
    from = end;
  }
  return result;
}

const toward = (end: Vec, control: Vec): Vec => end.map((value, index) => value + ((control[index] ?? 0) - value) * (2 / 3));

function append(current: { v: Vec[]; i: Vec[]; o: Vec[] }, [first, second, end]: [Vec, Vec, Vec]): void {
  const last = current.v.at(-1) ?? [0, 0];
  current.o[current.o.length - 1] = first.map((value, index) => value - (last[index] ?? 0));
  current.v.push(end);
  current.i.push(second.map((value, index) => value - (end[index] ?? 0)));
  current.o.push([0, 0]);
}
