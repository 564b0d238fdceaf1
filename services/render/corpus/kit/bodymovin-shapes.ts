import { isProperty, type Json, type Placed, still } from './bodymovin.ts';
import { channels, outlinesOf } from './shapes.ts';

/** A group of a shape layer: outlines, styles and filters from the top down. */
export function shapeGroup(nm: string, items: readonly Json[], place: Placed = {}): Json {
  const transform = {
    ty: 'tr',
    p: isProperty(place.p) ? place.p : still(place.p ?? [0, 0], 2),
    a: still(place.a ?? [0, 0], 1),
    s: isProperty(place.s) ? place.s : still([place.s ?? 100, place.s ?? 100], 3),
    r: isProperty(place.r) ? place.r : still(place.r ?? 0, 6),
    o: isProperty(place.o) ? place.o : still(place.o ?? 100, 7),
    sk: still(0, 4),
    sa: still(0, 5),
    nm: 'Transform',
  };
  return { ty: 'gr', it: [...items, transform], nm, np: items.length, cix: 2, bm: 0, ix: 1, mn: 'ADBE Vector Group', hd: false };
}

/** Paths from SVG path data. */
export function paths(data: string): Json[] {
  return outlinesOf(data).map((outline, index) => ({
    ind: index,
    ty: 'sh',
    ix: index + 1,
    ks: { a: 0, k: outline, ix: 2 },
    nm: `Path ${index + 1}`,
    mn: 'ADBE Vector Shape - Group',
    hd: false,
  }));
}

export function ellipse(size: Json | readonly [number, number], at: readonly [number, number] = [0, 0]): Json {
  const s = isProperty(size) ? size : still(size, 2);
  return { d: 1, ty: 'el', s, p: still(at, 3), nm: 'Ellipse Path 1', mn: 'ADBE Vector Shape - Ellipse', hd: false };
}

export function rectangle(width: number, height: number, radius = 0): Json {
  const [s, p, r] = [still([width, height], 2), still([0, 0], 3), still(radius, 4)];
  return { ty: 'rc', d: 1, s, p, r, nm: 'Rectangle Path 1', mn: 'ADBE Vector Shape - Rect', hd: false };
}

export function polystar(points: number, outer: number, inner: number, roundness = 0): Json {
  return {
    ty: 'sr',
    sy: 1,
    d: 1,
    pt: still(points, 3),
    p: still([0, 0], 4),
    r: still(0, 5),
    ir: still(inner, 6),
    is: still(roundness, 8),
    or: still(outer, 7),
    os: still(roundness, 9),
    ix: 1,
    nm: 'Polystar Path 1',
    mn: 'ADBE Vector Shape - Star',
    hd: false,
  };
}

export function solidFill(color: string, opacity: Json | number = 100): Json {
  const o = isProperty(opacity) ? opacity : still(opacity, 5);
  return {
    ty: 'fl',
    c: still([...channels(color), 1], 4),
    o,
    r: 1,
    bm: 0,
    nm: 'Fill 1',
    mn: 'ADBE Vector Graphic - Fill',
    hd: false,
  };
}

export function solidStroke(color: string, width: number): Json {
  const [c, w] = [still([...channels(color), 1], 3), still(width, 5)];
  return { ty: 'st', c, o: still(100, 4), w, lc: 2, lj: 2, bm: 0, nm: 'Stroke 1', mn: 'ADBE Vector Graphic - Stroke', hd: false };
}

interface Ramp {
  radial?: boolean;
  from: Json | readonly number[];
  to: Json | readonly number[];
  colors: readonly (readonly [at: number, color: string, alpha?: number])[];
}

function ramp({ radial, from, to, colors }: Ramp): Json {
  const k: number[] = colors.flatMap(([at, color]) => [at, ...channels(color)]);
  if (colors.some(([, , alpha]) => alpha !== undefined)) k.push(...colors.flatMap(([at, , alpha]) => [at, alpha ?? 1]));
  return {
    g: { p: colors.length, k: still(k, 9) },
    s: isProperty(from) ? from : still(from, 5),
    e: isProperty(to) ? to : still(to, 6),
    t: radial ? 2 : 1,
    ...(radial ? { h: still(0, 7), a: still(0, 8) } : {}),
  };
}

export function gradientFill(gradient: Ramp, opacity = 100): Json {
  const o = still(opacity, 10);
  return { ty: 'gf', o, r: 1, bm: 0, ...ramp(gradient), nm: 'Gradient Fill 1', mn: 'ADBE Vector Graphic - G-Fill', hd: false };
}

export function gradientStroke(gradient: Ramp, width: number): Json {
  const shared = { o: still(100, 9), w: still(width, 10), lc: 2, lj: 2, bm: 0 };
  return { ty: 'gs', ...shared, ...ramp(gradient), nm: 'Gradient Stroke 1', mn: 'ADBE Vector Graphic - G-Stroke', hd: false };
}

export function trimPaths(start: Json, end: Json): Json {
  return {
    ty: 'tm',
    s: start,
    e: end,
    o: still(0, 3),
    m: 1,
    ix: 2,
    nm: 'Trim Paths 1',
    mn: 'ADBE Vector Filter - Trim',
    hd: false,
  };
}

/** `mode` 1 merges, 2 adds, 3 subtracts, 4 intersects, 5 excludes. */
export function mergePaths(mode: 1 | 2 | 3 | 4 | 5): Json {
  return { ty: 'mm', mm: mode, nm: 'Merge Paths 1', mn: 'ADBE Vector Filter - Merge', hd: false };
}

export function repeater(copies: number, step: { p?: readonly number[]; r?: number; s?: number; fade?: number }): Json {
  const tr = {
    ty: 'tr',
    p: still(step.p ?? [0, 0], 2),
    a: still([0, 0], 1),
    s: still([step.s ?? 100, step.s ?? 100], 3),
    r: still(step.r ?? 0, 4),
    so: still(100, 5),
    eo: still(step.fade ?? 100, 6),
    nm: 'Transform',
  };
  return {
    ty: 'rp',
    c: still(copies, 1),
    o: still(0, 2),
    m: 1,
    ix: 2,
    tr,
    nm: 'Repeater 1',
    mn: 'ADBE Vector Filter - Repeater',
    hd: false,
  };
}
