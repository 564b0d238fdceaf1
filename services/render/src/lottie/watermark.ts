import { FIRST_SHOP_NAME } from '@nimantran/proto/domain/shop';
import type { RenderSpec } from '@nimantran/proto/jobs/render';
import type { Bounds } from '../text/bounds.ts';
import { layoutText } from '../text/layout.ts';
import { textShapes } from '../text/text-shapes.ts';
import { LAYER_SHAPE, type LottieAnimation, type LottieLayer } from './types.ts';

export type Watermark = Pick<RenderSpec, 'watermark' | 'shop_name'>;

/** As shares of the picture's short side; a long name is set smaller. */
const MARGIN = 0.04;
const CORNER = { size: 0.032, widest: 0.24 };
const ACROSS = { size: 0.15, widest: 0.72 };
const SMALLEST = 0.2;

/** Adds the watermark on top of the animation as separate layers: a small mark in a corner, or the name across the picture. */
export function addWatermark(animation: LottieAnimation, { watermark, shop_name = FIRST_SHOP_NAME }: Watermark): LottieAnimation {
  if (watermark === 'none') return animation;
  const short = Math.min(animation.w, animation.h);
  const marks = watermark === 'brand' ? [cornerMark(animation, shop_name, short)] : acrossMarks(animation, shop_name, short);
  return { ...animation, layers: [...marks, ...animation.layers] };
}

function cornerMark(animation: LottieAnimation, name: string, short: number): LottieLayer {
  const margin = short * MARGIN;
  return mark(animation, {
    name,
    size: short * CORNER.size,
    widest: short * CORNER.widest,
    alignment: 'right',
    x: animation.w - margin,
    y: animation.h - margin,
    rotation: 0,
    opacity: 82,
  });
}

/** The room of the corner mark, in pixels of the animation. */
export function markBounds({ w, h }: Pick<LottieAnimation, 'w' | 'h'>): Bounds {
  const short = Math.min(w, h);
  const [right, bottom] = [w - short * MARGIN, h - short * MARGIN];
  return { left: right - short * CORNER.widest, top: bottom - short * CORNER.size, right, bottom };
}

function acrossMarks(animation: LottieAnimation, name: string, short: number): LottieLayer[] {
  const rotation = (-Math.atan2(animation.h, animation.w) * 180) / Math.PI;
  const third = { x: animation.w / 4, y: animation.h / 4 };
  return [-1, 0, 1].map((step) =>
    mark(animation, {
      name,
      size: short * ACROSS.size,
      widest: short * ACROSS.widest,
      alignment: 'center',
      x: animation.w / 2 + step * third.x,
      y: animation.h / 2 + step * third.y,
      rotation,
      opacity: 34,
    }),
  );
}

interface Mark {
  name: string;
  size: number;
  widest: number;
  alignment: 'right' | 'center';
  x: number;
  y: number;
  rotation: number;
  opacity: number;
}

function mark(animation: LottieAnimation, { name, size, widest, alignment, x, y, rotation, opacity }: Mark): LottieLayer {
  const style = {
    fonts: { theme: undefined, weight: 600 as const },
    size,
    lineHeight: size,
    tracking: 40,
    alignment,
    baselineShift: 0,
  };
  const layout = layoutText(name, style, { kind: 'point', maxWidth: widest }, size * SMALLEST);
  // White letters with a dark edge are legible on light and dark backgrounds.
  const document = { t: name, f: '', s: layout.size, fc: [1, 1, 1], sc: [0.14, 0.1, 0.12], sw: layout.size * 0.05 };
  return {
    ty: LAYER_SHAPE,
    nm: 'watermark',
    ip: animation.ip,
    op: animation.op,
    st: 0,
    ks: {
      o: { a: 0, k: opacity },
      r: { a: 0, k: rotation },
      p: { a: 0, k: [x, y] },
      a: { a: 0, k: [0, 0] },
      s: { a: 0, k: [100, 100] },
    },
    shapes: textShapes(layout, { document, animators: [], grouping: 1 }),
  };
}
