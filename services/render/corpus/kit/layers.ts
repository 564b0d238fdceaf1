import { type Outline, prop, type Track } from './motion.ts';
import { type Color, channels, colorProp, type Item, type Placement, scaleValue } from './shapes.ts';

/** A layer before it has a number; it refers to its parent by name. */
export interface Layer {
  nm: string;
  parent?: string;
  [field: string]: unknown;
}

export interface LayerOptions extends Placement {
  /** First frame shown, and the frame before which it ends; default the whole composition. */
  from?: number;
  until?: number;
  parent?: string;
  masks?: readonly (Outline | Track)[];
  effects?: readonly Record<string, unknown>[];
}

function layer(nm: string, ty: number, options: LayerOptions, rest: Record<string, unknown>): Layer {
  const { from, until, parent, masks, effects } = options;
  return {
    ty,
    nm,
    st: 0,
    ...(parent === undefined ? {} : { parent }),
    ...(from === undefined ? {} : { ip: from }),
    ...(until === undefined ? {} : { op: until }),
    ks: {
      o: prop(options.opacity ?? 100),
      r: prop(options.rotate ?? 0),
      p: prop(options.at ?? [0, 0]),
      a: prop(options.anchor ?? [0, 0]),
      s: prop(scaleValue(options.scale)),
    },
    ...(masks
      ? { hasMask: true, masksProperties: masks.map((pt) => ({ mode: 'a', inv: false, pt: prop(pt), o: prop(100), x: prop(0) })) }
      : {}),
    ...(effects ? { ef: effects } : {}),
    ...rest,
  };
}

export function shapes(nm: string, items: readonly Item[], options: LayerOptions = {}): Layer {
  return layer(nm, 4, options, { shapes: [...items].reverse() });
}

export function empty(nm: string, options: LayerOptions = {}): Layer {
  return layer(nm, 3, options, {});
}

/** The picture of a photo slot, positioned by its centre. */
export function photo(slot: { key: string; width: number; height: number }, options: LayerOptions = {}): Layer {
  return layer(`photo ${slot.key}`, 2, { anchor: [slot.width / 2, slot.height / 2], ...options }, { refId: `photo:${slot.key}` });
}

/** A composition drawn as one layer. Its time starts at frame `start`. */
export function nested(
  nm: string,
  refId: string,
  width: number,
  height: number,
  options: LayerOptions & { start?: number } = {},
): Layer {
  return layer(nm, 0, options, { refId, w: width, h: height, st: options.start ?? 0 });
}

export interface TextStyle {
  font: string;
  size: number;
  color: Color;
  align?: 'left' | 'right' | 'center';
  tracking?: number;
  lineHeight?: number;
  /** Width and height of a box around the layer's origin; without it, the text is point text. */
  box?: readonly [number, number];
  capitals?: boolean;
  /** How its letters appear. */
  reveals?: readonly Record<string, unknown>[];
}

/** Text of a template or field, centred in its box. */
export function text(key: string, style: TextStyle, options: LayerOptions = {}): Layer {
  const [width, height] = style.box ?? [];
  const document = {
    t: '',
    f: style.font,
    s: style.size,
    j: { left: 0, right: 1, center: 2 }[style.align ?? 'center'],
    tr: style.tracking ?? 0,
    lh: style.lineHeight ?? style.size * 1.25,
    ls: 0,
    fc: channels(style.color),
    ...(style.capitals ? { ca: 1 } : {}),
    ...(width && height ? { sz: [width, height], ps: [-width / 2, -height / 2], vj: 1 } : {}),
  };
  const colored = typeof style.color === 'string' ? [] : [{ nm: 'colour', a: { fc: colorProp(style.color) } }];
  const t = { d: { k: [{ t: 0, s: document }] }, p: {}, m: { g: 1, a: prop([0, 0]) }, a: [...colored, ...(style.reveals ?? [])] };
  return layer(`text:${key}`, 5, options, { t });
}

/** Shows `content` only where `matte` is drawn. */
export function matted(content: Layer, matte: Layer): Layer[] {
  return [
    { ...content, tt: 1 },
    { ...matte, td: 1 },
  ];
}

/** Takes layers in paint order; returns them in Lottie's order, with numbers and end frames. */
export function stack(layers: readonly Layer[], frames: number): Record<string, unknown>[] {
  const ordered = [...layers].reverse();
  const numberOf = new Map(ordered.map((one, index) => [one.nm, index + 1]));
  return ordered.map(({ parent, ...one }, index) => {
    const hangsOn = parent === undefined ? undefined : numberOf.get(parent);
    if (parent !== undefined && hangsOn === undefined) throw new Error(`The layer "${one.nm}" has no parent "${parent}".`);
    return { ip: 0, op: frames, ...one, ind: index + 1, ...(hangsOn === undefined ? {} : { parent: hangsOn }) };
  });
}
