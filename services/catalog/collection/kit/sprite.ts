import { spriteFile, spriteList } from '../props/sprites.ts';
import { SPANS } from '../props/table.ts';
import type { Layer, LayerOptions } from './lottie/layers.ts';
import { type Animated, isTrack } from './lottie/motion.ts';
import type { Vector } from './lottie/types.ts';

export interface SpriteOptions extends Omit<LayerOptions, 'anchor'> {
  /** Width on the stage at a scale of 100, in pixels; the height follows. */
  width: number;
  /** The point of the sprite that stands at `at` and around which it turns: parts of its width and height; default its middle. */
  hold?: readonly [x: number, y: number];
  /** Mirrored from left to right. */
  mirrored?: boolean;
}

/**
 * A rendered prop or a baked texture (`props/`) as a layer. It moves, turns, scales and fades. `scale` is in percent of
 * `width`. Throws for a name that `props/sprites/sprites.json` does not list.
 */
export function sprite(name: string, { width, hold = [0.5, 0.5], mirrored = false, ...options }: SpriteOptions): Layer {
  const picture = spriteList()[name];
  if (!picture) throw new Error(`There is no sprite "${name}".`);
  const unit = width / picture.width;
  return {
    name: `prop ${name}`,
    options: {
      ...options,
      anchor: [picture.width * hold[0], picture.height * hold[1]],
      scale: sized(options.scale ?? 100, unit, mirrored ? -unit : unit),
    },
    body: { ty: 2 },
    assets: picture.pieces.map(({ left, top, width: across, height }, index) => {
      const file = spriteFile(name, index);
      return { kind: 'sprite', id: `prop:${file}`, left, top, width: across, height, file };
    }),
  };
}

/** A picture of a drawing of the kit (`props/textures/drawings.ts`) at the drawing's own size, around its origin. */
export function drawing(
  kind: keyof typeof SPANS,
  which: string | number,
  size: number,
  placement: Omit<SpriteOptions, 'width' | 'hold'> = {},
): Layer {
  const [left, top, width, height] = SPANS[kind];
  return sprite(`${kind}-${which}`, { ...placement, width: size * width, hold: [-left / width, -top / height] });
}

function sized(scale: Animated<Vector> | number, unit: number, across: number): Animated<Vector> {
  const by = (value: Vector): Vector => [(value[0] ?? 100) * across, (value[1] ?? value[0] ?? 100) * unit];
  if (typeof scale === 'number') return by([scale, scale]);
  if (!isTrack(scale)) return by(scale);
  return { keys: scale.keys.map(([frame, value, ease]) => (ease ? [frame, by(value), ease] : [frame, by(value)])) };
}
