import { channels, outlinesOf } from './shapes.ts';

/**
 * Writes animations word for word as Bodymovin 5.12 exports them from After Effects: property numbers (`ix`), match names (`mn`),
 * easing of each dimension by itself, layers from the top down, mattes above what they cut.
 */
export type Json = { [key: string]: unknown };

export const still = (k: unknown, ix: number): Json => ({ a: 0, k, ix });

/** Keyframes of a number or of several; `hold` keeps the value until the next key. */
export function keys(ix: number, ...list: readonly (readonly [t: number, s: number | readonly number[], hold?: 'hold'])[]): Json {
  const k = list.map(([t, value, hold], index) => {
    const s = typeof value === 'number' ? [value] : [...value];
    if (index === list.length - 1) return { t, s };
    if (hold) return { t, s, h: 1 };
    const all = (part: number): number[] => s.map(() => part);
    return { i: { x: all(0.667), y: all(1) }, o: { x: all(0.333), y: all(0) }, t, s };
  });
  return { a: 1, k, ix };
}

type Point = readonly [number, number, number];
export type PathKey = readonly [t: number, s: Point, to?: Point, ti?: Point];

/** Positions along a curve: each key with the handles of the way to the next, as a motion path has them. */
export function motionPath(...list: readonly PathKey[]): Json {
  const k = list.map(([t, s, to, ti], index) =>
    index === list.length - 1
      ? { t, s }
      : { i: { x: 0.667, y: 1 }, o: { x: 0.333, y: 0 }, t, s, to: to ?? [0, 0, 0], ti: ti ?? [0, 0, 0] },
  );
  return { a: 1, k, ix: 2, l: 2 };
}

/** A property driven by an expression, with the value it has without. */
export const expression = (property: Json, code: string): Json => ({ ...property, x: `var $bm_rt;\n$bm_rt = ${code};` });

export interface Placed {
  p?: Json | readonly number[];
  a?: readonly number[];
  s?: Json | number;
  r?: Json | number;
  o?: Json | number;
}

const isProperty = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

export function layer(
  ty: number,
  ind: number,
  nm: string,
  [ip, op]: readonly [number, number],
  place: Placed,
  rest: Json = {},
): Json {
  const s = place.s ?? 100;
  return {
    ddd: 0,
    ind,
    ty,
    nm,
    sr: 1,
    ks: {
      o: isProperty(place.o) ? place.o : still(place.o ?? 100, 11),
      r: isProperty(place.r) ? place.r : still(place.r ?? 0, 10),
      p: isProperty(place.p) ? place.p : { ...still(place.p ?? [960, 540, 0], 2), l: 2 },
      a: { ...still(place.a ?? [0, 0, 0], 1), l: 2 },
      s: isProperty(s) ? s : { ...still([s, s, 100], 6), l: 2 },
    },
    ao: 0,
    ip,
    op,
    st: 0,
    bm: 0,
    ...rest,
  };
}

export function text(
  document: { font: string; size: number; color: string; sample: string; tracking?: number },
  animators: readonly Json[] = [],
): Json {
  const s = {
    s: document.size,
    f: document.font,
    t: document.sample,
    ca: 0,
    j: 2,
    tr: document.tracking ?? 0,
    lh: document.size * 1.2,
    ls: 0,
    fc: channels(document.color),
  };
  return { t: { d: { k: [{ s, t: 0 }] }, p: {}, m: { g: 1, a: { a: 0, k: [0, 0], ix: 2 } }, a: animators } };
}

/** A range selector whose start moves from 0 to 100 %; what it has passed is at rest. */
export function animator(
  nm: string,
  [first, last]: readonly [number, number],
  based: 1 | 2 | 3 | 4,
  shape: number,
  a: Json,
): Json {
  const s = {
    t: 0,
    xe: still(0, 7),
    ne: still(0, 8),
    a: still(100, 4),
    b: based,
    rn: 0,
    sh: shape,
    sm: still(100, 6),
    s: keys(1, [first, 0], [last, 100]),
    e: still(100, 2),
    o: still(0, 3),
    r: 1,
  };
  return { nm, s, a };
}

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

export function mask(data: string, feather: number): Json {
  const [pt] = outlinesOf(data);
  const property = { pt: { a: 0, k: pt, ix: 1 }, o: still(100, 3), x: still(0, 4), f: still([feather, feather], 2) };
  return { hasMask: true, masksProperties: [{ inv: false, mode: 'a', ...property, nm: 'Mask 1' }] };
}

/** An effect by its name, number and match name; its parameters as type, name and value. */
export function effect(
  ty: number,
  nm: string,
  mn: string,
  parameters: readonly (readonly [type: number, name: string, value: unknown])[],
): Json {
  const ef = parameters.map(([type, name, value], index) => ({
    ty: type,
    nm: name,
    mn: `${mn}-${String(index + 1).padStart(4, '0')}`,
    ix: index + 1,
    v: isProperty(value) ? { ...value, ix: index + 1 } : still(value, index + 1),
  }));
  return { ty, nm, np: parameters.length + 2, mn, ix: 1, en: 1, ef };
}

export const dropShadow = (color: string, opacity: number, distance: number, softness: number): Json =>
  effect(25, 'Drop Shadow', 'ADBE Drop Shadow', [
    [2, 'Shadow Color', [...channels(color), 1]],
    [0, 'Opacity', opacity],
    [0, 'Direction', 180],
    [0, 'Distance', distance],
    [0, 'Softness', softness],
    [7, 'Shadow Only', 0],
  ]);

export const gaussianBlur = (amount: Json | number): Json =>
  effect(29, 'Gaussian Blur', 'ADBE Gaussian Blur 2', [
    [0, 'Blurriness', amount],
    [7, 'Blur Dimensions', 1],
    [7, 'Repeat Edge Pixels', 0],
  ]);
