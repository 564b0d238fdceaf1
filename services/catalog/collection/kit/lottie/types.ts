/**
 * The part of the Lottie format (lottie-spec 1.0, Bodymovin 5.7 names) that the collection uses, with the format's field names.
 */
export type Vector = readonly number[];

/** A cubic outline: vertices with their in and out tangents, relative to the vertex. */
export interface Outline {
  v: Vector[];
  i: Vector[];
  o: Vector[];
  c: boolean;
}

export interface LottieKeyframe {
  t: number;
  s: readonly unknown[];
  i?: { x: number[]; y: number[] };
  o?: { x: number[]; y: number[] };
  h?: 1;
}

export interface LottieProperty {
  a: 0 | 1;
  k: unknown;
  sid?: string;
}

/** A shape item: `ty` names its kind (gr, sh, el, rc, sr, fl, st, gf, gs, tm, rp, tr). */
export interface ShapeItem {
  ty: string;
  nm?: string;
  [field: string]: unknown;
}

/** A layer as written: `ty` 0 precomp, 2 image, 3 null, 4 shapes, 5 text, 13 camera. */
export interface LottieLayer {
  ty: number;
  nm: string;
  ind: number;
  [field: string]: unknown;
}

export interface LottieAsset {
  id: string;
  /** Only in compositions. */
  layers?: LottieLayer[];
  [field: string]: unknown;
}

export interface LottieAnimationFile {
  v: string;
  fr: number;
  ip: number;
  op: number;
  w: number;
  h: number;
  ddd: 0 | 1;
  nm: string;
  assets: LottieAsset[];
  layers: LottieLayer[];
  fonts: { list: { fName: string; fFamily: string; fStyle: string; ascent: number }[] };
  slots: Record<string, { p: LottieProperty }>;
}
