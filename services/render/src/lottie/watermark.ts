import type { RenderSpec } from '@nimantran/proto/jobs/render';
import type { Bounds } from '../text/bounds.ts';
import { layoutText } from '../text/layout.ts';
import { textShapes } from '../text/text-shapes.ts';
import { LAYER_SHAPE, type LottieAnimation, type LottieLayer } from './types.ts';

const BRAND = 'Nimantran';
/** Of the corner mark, as shares of the short side. */
const MARGIN = 0.04;
const SIZE = 0.032;

/** Adds the watermark on top of the animation as separate layers: a small mark in a corner, or the name across the picture. */
export function addWatermark(animation: LottieAnimation, watermark: RenderSpec['watermark']): LottieAnimation {
  if (watermark === 'none') return animation;
  const short = Math.min(animation.w, animation.h);
  const marks = watermark === 'brand' ? [cornerMark(animation, short)] : acrossMarks(animation, short);
  return { ...animation, layers: [...marks, ...animation.layers] };
}

function cornerMark(animation: LottieAnimation, short: number): LottieLayer {
  const margin = short * MARGIN;
  return mark(animation, {
    size: short * SIZE,
    alignment: 'right',
    x: animation.w - margin,
    y: animation.h - margin,
    rotation: 0,
    opacity: 82,
  });
}

/** About the place of the corner mark, in pixels of the animation. */
export function markBounds({ w, h }: Pick<LottieAnimation, 'w' | 'h'>): Bounds {
  const short = Math.min(w, h);
  const [right, bottom] = [w - short * MARGIN, h - short * MARGIN];
  return { left: right - short * 0.2, top: bottom - short * SIZE, right, bottom };
}

function acrossMarks(animation: LottieAnimation, short: number): LottieLayer[] {
  const size = short * 0.15;
  const rotation = (-Math.atan2(animation.h, animation.w) * 180) / Math.PI;
  const third = { x: animation.w / 4, y: animation.h / 4 };
  return [-1, 0, 1].map((step) =>
    mark(animation, {
      size,
      alignment: 'center',
      x: animation.w / 2 + step * third.x,
      y: animation.h / 2 + step * third.y,
      rotation,
      opacity: 34,
    }),
  );
}

interface Mark {
  size: number;
  alignment: 'right' | 'center';
  x: number;
  y: number;
  rotation: number;
  opacity: number;
}

function mark(animation: LottieAnimation, { size, alignment, x, y, rotation, opacity }: Mark): LottieLayer {
  const style = {
    fonts: { theme: undefined, weight: 600 as const },
    size,
    lineHeight: size,
    tracking: 40,
    alignment,
    baselineShift: 0,
  };
  const layout = layoutText(BRAND, style, { kind: 'point', maxWidth: animation.w }, size);
  // White letters with a dark edge are legible on light and dark backgrounds.
  const document = { t: BRAND, f: '', s: size, fc: [1, 1, 1], sc: [0.14, 0.1, 0.12], sw: size * 0.05 };
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
