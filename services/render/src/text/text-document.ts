import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Check } from 'typebox/value';
import type { LottieLayer } from '../lottie/types.ts';
import { permanent } from '../pipeline/errors.ts';
import { PathOptions, type TextPath } from './text-path.ts';

const Numbers = Type.Array(Type.Number());

/** The text document of a Lottie text layer (`t.d.k[0].s`). */
export const TextDocument = Type.Object({
  t: Type.String(),
  f: Type.String(),
  s: Type.Number({ exclusiveMinimum: 0 }),
  j: Type.Optional(Type.Integer()),
  tr: Type.Optional(Type.Number()),
  lh: Type.Optional(Type.Number()),
  ls: Type.Optional(Type.Number()),
  fc: Type.Optional(Numbers),
  sc: Type.Optional(Numbers),
  sw: Type.Optional(Type.Number()),
  of: Type.Optional(Type.Boolean()),
  ps: Type.Optional(Numbers),
  sz: Type.Optional(Numbers),
  ca: Type.Optional(Type.Integer()),
  vj: Type.Optional(Type.Integer()),
});
export type TextDocument = Static<typeof TextDocument>;

const Selector = Type.Record(Type.String(), Type.Unknown());

/** Bodymovin writes one selector, others a list of them. */
export const TextAnimator = Type.Object({
  s: Type.Optional(Type.Union([Selector, Type.Array(Selector, { maxItems: 20 })])),
  a: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type TextAnimator = Static<typeof TextAnimator>;

const TextData = Type.Object({
  d: Type.Object({ k: Type.Array(Type.Object({ s: TextDocument }), { minItems: 1 }) }),
  a: Type.Optional(Type.Array(TextAnimator, { maxItems: 50 })),
  m: Type.Optional(Type.Object({ g: Type.Optional(Type.Integer()), a: Type.Optional(Type.Unknown()) })),
  p: Type.Optional(Type.Unknown()),
});

/** Compiled, because each text is read several times for each still. */
const textData = Compile(TextData);

const Masks = Type.Array(Type.Object({ pt: Type.Unknown() }));

export interface TextLayerData {
  document: TextDocument;
  animators: TextAnimator[];
  /** The unit that letters rotate and scale around: 1 character, 2 word, 3 line, 4 all. */
  grouping: number;
  /** Shifts that point by percent of half the group's width and of a capital's height. */
  groupAlignment?: unknown;
  path?: TextPath;
  /** Frames in which the layer is visible; letters are posed only for these. */
  frames?: { first: number; last: number };
}

/** Reads a text layer; only the first keyframe of its document counts, since the customer's text is shown throughout. */
export function textLayerData(layer: LottieLayer): TextLayerData {
  const data = layer.t;
  const isRead = textData.Check(data);
  const document = isRead ? data.d.k[0]?.s : undefined;
  if (!isRead || !document) {
    throw permanent('bind', 'theme_invalid', `The text layer "${layer.nm ?? '?'}" has no text document that can be read.`);
  }
  return {
    document,
    animators: data.a ?? [],
    grouping: data.m?.g ?? 1,
    groupAlignment: data.m?.a,
    path: pathOf(layer, data.p),
    frames: { first: Math.floor(layer.ip), last: Math.ceil(layer.op) },
  };
}

function pathOf(layer: LottieLayer, options: unknown): TextPath | undefined {
  const masks = layer.masksProperties;
  if (!Check(PathOptions, options) || !Check(Masks, masks)) return undefined;
  const mask = masks[options.m];
  return mask ? { options, shape: mask.pt } : undefined;
}

export function withText(layer: LottieLayer, text: string): LottieLayer {
  const { document } = textLayerData(layer);
  const data = typeof layer.t === 'object' && layer.t !== null ? layer.t : {};
  return { ...layer, t: { ...data, d: { k: [{ t: 0, s: { ...document, t: text } }] } } };
}
