import type { Layer, LayerOptions } from '../lottie/layers.ts';
import { type Color, channels } from '../lottie/paint.ts';
import type { Reveal } from './reveals.ts';

/** A text box centred on `at`; a text that is too long for it is set smaller. */
export interface TextBox {
  /** The theme's text or field shown here. */
  key: string;
  font: string;
  /** Pixels at the video's native size. */
  size: number;
  color: Color;
  width: number;
  height: number;
  align?: 'left' | 'center' | 'right';
  /** Line height as a fraction of the size. */
  leading?: number;
  /** Letter spacing in thousandths of the size. */
  tracking?: number;
  /** An outline around the letters, half of it outside. */
  border?: { color: Color; width: number };
  reveal?: Reveal;
}

const JUSTIFY = { left: 0, right: 1, center: 2 } as const;

/** A text layer named `text:<key>` whose anchor is the centre of its box. */
export function text(box: TextBox, options: LayerOptions = {}): Layer {
  const document = {
    s: box.size,
    f: box.font,
    t: `{${box.key}}`,
    j: JUSTIFY[box.align ?? 'center'],
    tr: box.tracking ?? 0,
    lh: Math.round(box.size * (box.leading ?? 1.25)),
    ls: 0,
    fc: channels(box.color),
    ps: [-box.width / 2, -box.height / 2],
    sz: [box.width, box.height],
    vj: 1,
    ...(box.border ? { sc: channels(box.border.color), sw: box.border.width, of: false } : {}),
  };
  const { animators = [], options: motion = {} } = box.reveal ?? {};
  const body = { ty: 5, t: { d: { k: [{ s: document, t: 0 }] }, p: {}, m: { g: 1, a: { a: 0, k: [0, 0] } }, a: animators } };
  const [x, y] = [box.width / 2, box.height / 2];
  const around = { left: -x, right: x, top: -y, bottom: y };
  return { name: `text:${box.key}`, options: { ...motion, ...options }, body, assets: [], box: around };
}
