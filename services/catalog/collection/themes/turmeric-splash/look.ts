// Shared by the scenes: cream and turmeric, deep maroon, brass, powder in the air.
import { ground } from '../../kit/atmosphere.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { palette } from '../../kit/palette.ts';
import { sprite } from '../../kit/sprite.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#fff0c4', deep: '#6b0f24', metal: '#d3a044', bloom: '#f28a12', paper: '#fff6d6' });
export const MAROON = '#6b0f24';
export const ROSE = '#8f1530';
export const TURMERIC = '#f5ae14';
export const SUN = '#ffd447';
export const PAIRING = { names: FONTS.modak, text: FONTS.mukta, bold: FONTS.muktaBold };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.text, size: 56, color: COLORS.deep, width: 860, height: 84, leading: 1.3 });

/** A white wall in the morning, with the sun in shafts over it. */
export function sunlight({ width, height, portrait }: Stage, frames: number): Layer[] {
  const reach = Math.max(width, height);
  return [
    ground('wall', width, height, COLORS.ground),
    ground('sun', width, height, linear([0, 0], [width, height], [0, '#fffbee'], [1, '#ffdf8e'])),
    sprite('paper', { width: reach, at: [width / 2, height / 2], rotate: portrait ? 90 : 0, opacity: 70 }),
    sprite('shaft', {
      width: reach * 1.05,
      at: [width * 0.42, height * 0.42],
      rotate: sway(frames, frames * 1.6, -2, 4),
      opacity: sway(frames, 100, 84, 16),
    }),
  ];
}

/** The courtyard's maroon wall, with the sun's dust before it. */
export function maroonWall({ width, height, portrait }: Stage, frames: number, far: Layer): Layer[] {
  const reach = Math.max(width, height);
  return [
    ground('maroon', width, height, linear([0, 0], [width, height], [0, '#7a1228'], [1, '#42070f'])),
    sprite('bokeh-gold', {
      width: reach * 1.16,
      at: [width / 2, height / 2],
      rotate: portrait ? 90 : 0,
      opacity: sway(frames, 80, 34, 10),
      parent: far,
    }),
  ];
}

/** A flower head that is thrown: up from a point, then it hangs, turns and sinks. x, y, width, and the kind of head. */
export type Thrown = readonly [x: number, y: number, width: number, kind: number];

export function heads(from: readonly [number, number], first: number, frames: number, list: readonly Thrown[]): Layer[] {
  return list.map(([x, y, width, kind], index) => {
    const start = first + (index % 4) * 2;
    const top = start + 26;
    const way = index % 2 ? 1 : -1;
    return sprite(`marigold-${kind}`, {
      width,
      from: Math.max(0, start),
      at: track([start, [...from], EASE.out], [top, [x, y], EASE.breath], [frames, [x + (x - from[0]) * 0.05, y + 54]]),
      scale: track([start, [16, 16], EASE.out], [top, [100, 100], EASE.breath], [frames, [106, 106]]),
      rotate: track([start, way * 30, EASE.out], [top, way * 190, EASE.linear], [frames, way * (190 + frames * 0.5)]),
      opacity: track([start, 0, EASE.out], [start + 4, 100]),
    });
  });
}
