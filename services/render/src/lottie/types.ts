import { type Static, Type } from 'typebox';

/** The parts of the Lottie format (lottie-spec 1.0) that the engine reads or rewrites; everything else passes through. */
export const LottieLayer = Type.Object({
  ty: Type.Integer(),
  nm: Type.Optional(Type.String()),
  ind: Type.Optional(Type.Integer()),
  parent: Type.Optional(Type.Integer()),
  ip: Type.Number(),
  op: Type.Number(),
  st: Type.Optional(Type.Number()),
  sr: Type.Optional(Type.Number()),
  hd: Type.Optional(Type.Boolean()),
  refId: Type.Optional(Type.String()),
  ks: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  t: Type.Optional(Type.Unknown()),
  tm: Type.Optional(Type.Unknown()),
  shapes: Type.Optional(Type.Array(Type.Unknown())),
});
export type LottieLayer = Static<typeof LottieLayer> & { [key: string]: unknown };

export const LottieAsset = Type.Object({
  id: Type.String(),
  nm: Type.Optional(Type.String()),
  w: Type.Optional(Type.Number()),
  h: Type.Optional(Type.Number()),
  u: Type.Optional(Type.String()),
  p: Type.Optional(Type.String()),
  e: Type.Optional(Type.Integer()),
  layers: Type.Optional(Type.Array(LottieLayer)),
});
export type LottieAsset = Omit<Static<typeof LottieAsset>, 'layers'> & { layers?: LottieLayer[]; [key: string]: unknown };

export const LottieFont = Type.Object({
  fName: Type.String(),
  fFamily: Type.Optional(Type.String()),
  fStyle: Type.Optional(Type.String()),
  fWeight: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  ascent: Type.Optional(Type.Number()),
});
export type LottieFont = Static<typeof LottieFont>;

export const LottieAnimation = Type.Object({
  w: Type.Number(),
  h: Type.Number(),
  fr: Type.Number(),
  ip: Type.Number(),
  op: Type.Number(),
  layers: Type.Array(LottieLayer),
  assets: Type.Optional(Type.Array(LottieAsset)),
  fonts: Type.Optional(Type.Object({ list: Type.Array(LottieFont) })),
  slots: Type.Optional(Type.Record(Type.String(), Type.Object({ p: Type.Record(Type.String(), Type.Unknown()) }))),
});
export type LottieAnimation = Omit<Static<typeof LottieAnimation>, 'layers' | 'assets'> & {
  layers: LottieLayer[];
  assets?: LottieAsset[];
  [key: string]: unknown;
};

export const LAYER_PRECOMP = 0;
export const LAYER_SOLID = 1;
export const LAYER_NULL = 3;
export const LAYER_SHAPE = 4;
export const LAYER_TEXT = 5;

/** Every composition of an animation: the root and each precomposition. */
export function compositions(animation: LottieAnimation): { id: string | null; layers: LottieLayer[] }[] {
  const precomps = (animation.assets ?? []).flatMap((asset) => (asset.layers ? [{ id: asset.id, layers: asset.layers }] : []));
  return [{ id: null, layers: animation.layers }, ...precomps];
}
