import { channels, outlinesOf } from './shapes.ts';

/** Writes animations as Bodymovin 5.12 exports them: property numbers (`ix`), match names (`mn`), easing per dimension. */
export type Json = { [key: string]: unknown };

export const still = (k: unknown, ix: number): Json => ({ a: 0, k, ix });

/** Keyframes of one or several numbers; `hold` keeps the value until the next key. */
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

/** Positions along a curve: each key has the handles of the path to the next, as in a motion path. */
export function motionPath(...list: readonly PathKey[]): Json {
  const k = list.map(([t, s, to, ti], index) =>
    index === list.length - 1
      ? { t, s }
      : { i: { x: 0.667, y: 1 }, o: { x: 0.333, y: 0 }, t, s, to: to ?? [0, 0, 0], ti: ti ?? [0, 0, 0] },
  );
  return { a: 1, k, ix: 2, l: 2 };
}

/** A property driven by an expression, with its value without the expression. */
export const expression = (property: Json, code: string): Json => ({ ...property, x: `var $bm_rt;\n$bm_rt = ${code};` });

export interface Placed {
  p?: Json | readonly number[];
  a?: readonly number[];
  s?: Json | number;
  r?: Json | number;
  o?: Json | number;
}

export const isProperty = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** A range selector whose start moves from 0 to 100 %; letters before the start are at rest. */
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
