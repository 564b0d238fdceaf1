import type { Layer } from './lottie/layers.ts';
import { EASE, type Key, sway, type Track, track } from './lottie/motion.ts';
import type { Vector } from './lottie/types.ts';
import { seeded } from './random.ts';
import { type SpriteOptions, sprite } from './sprite.ts';
import type { Stage } from './stage.ts';

type Spot = readonly [x: number, y: number];

/** Where a lamp's flame stands on its sprite, as parts of its width and height. */
const WICKS = { diya: [0.955, 0.1], thali: [0.858, 0.36] } as const;

export interface Lamp {
  at: readonly [x: number, y: number];
  /** Of the lamp, in pixels. */
  width: number;
  frames: number;
  /** Height of the flame as a part of the width. */
  flame?: number;
  seed?: number;
  mirrored?: boolean;
  parent?: Layer;
}

/** A rendered lamp or the lamp on a plate, with a flame that flickers and its light around it. `at` is the middle of the sprite. */
export function lamp(name: keyof typeof WICKS, height: number, spec: Lamp): Layer[] {
  const { at, width, frames, flame = 0.34, seed = 1, mirrored = false, parent } = spec;
  const [along, down] = WICKS[name];
  const x = at[0] + (along - 0.5) * width * (mirrored ? -1 : 1);
  const y = at[1] + (down - 0.5) * height;
  const hung = parent ? { parent } : {};
  return [sprite(name, { width, at, mirrored, ...hung }), ...flameAt([x, y], width * flame, frames, seed, parent)];
}

/** A flame that stands on a point, with its light. */
export function flameAt(at: Vector, height: number, frames: number, seed: number, parent?: Layer): Layer[] {
  const hung = parent ? { parent } : {};
  const [x = 0, y = 0] = at;
  return [
    sprite('halo', {
      width: height * 4.6,
      at: [x, y - height * 0.4],
      scale: flicker(frames, seed + 3, [93, 107]),
      opacity: flicker(frames, seed + 5, [62, 84], 1),
      ...hung,
    }),
    sprite('flame', {
      width: height * 0.5,
      hold: [0.5, 0.97],
      at,
      scale: flicker(frames, seed, [90, 110]),
      rotate: { keys: flicker(frames, seed + 9, [-3.4, 3.4], 1).keys },
      ...hung,
    }),
  ];
}

/** Restless values, a few frames apart; with `size` 1 a number, else a height in percent with a width that gives way to it. */
function flicker(frames: number, seed: number, range: readonly [number, number], size: 1): Track<number>;
function flicker(frames: number, seed: number, range: readonly [number, number]): Track<Vector>;
function flicker(frames: number, seed: number, [low, high]: readonly [number, number], size?: 1): Track<number> | Track<Vector> {
  const random = seeded(seed);
  const values: [frame: number, value: number][] = [];
  for (let frame = 0; frame <= frames + 8; frame += Math.round(random.between(4, 9)))
    values.push([frame, random.between(low, high)]);
  if (size === 1) return { keys: values.map(([frame, value]): Key<number> => [frame, value, EASE.breath]) };
  const middle = (low + high) / 2;
  return { keys: values.map(([frame, value]): Key<Vector> => [frame, [middle - (value - middle) * 0.5, value], EASE.breath]) };
}

/** Fibres of paper over a picture of either shape; `reach` is their longer side. */
export function fibres({ width, height, portrait }: Stage, reach: number, opacity = 100): Layer {
  const at: Vector = [width / 2, height / 2];
  return portrait
    ? sprite('paper-upright', { width: (reach * 9) / 16, at, opacity })
    : sprite('paper', { width: reach, at, opacity });
}

/** Lights out of focus over a picture of either shape; `reach` is their longer side. */
export function bokeh(
  tone: 'gold' | 'cool',
  { width, height, portrait }: Stage,
  reach: number,
  placement: Omit<SpriteOptions, 'width'> = {},
): Layer {
  const at: Vector = [width / 2, height / 2];
  if (!portrait) return sprite(`bokeh-${tone}`, { at, ...placement, width: reach });
  return sprite(`bokeh-${tone}-upright`, { at, ...placement, width: (reach * 9) / 16 });
}

/** Shafts of light from the upper left that wander to and fro over a picture; `at` is their middle. */
export function shafts(at: Spot, width: number, frames: number, opacity: Track<number>): Layer {
  return sprite('shaft', { width, at: wander(at, width * 0.04, frames), opacity });
}

/** To and fro around a point, as shafts of light and shade on a wall move; `period` in frames. */
export function wander([x, y]: Spot, by: number, frames: number, period = frames * 1.6): Track<Vector> {
  const { keys } = sway(frames, period, 0, by);
  return { keys: keys.map(([frame, to, ease]): Key<Vector> => (ease ? [frame, [x - to, y], ease] : [frame, [x - to, y]])) };
}

/** How bright lamplight is, in percent: it comes up to full by a frame, and wavers until the end. */
export function lamplight(first: number, full: number, end: number, dimmest = 80): Track<number> {
  const step = 13;
  const wavers = Array.from(
    { length: Math.max(0, Math.floor((end - full) / step)) },
    (_, index): Key<number> => [
      full + (index + 1) * step,
      index % 2 ? 100 - (index % 3) * 3 : dimmest + (index % 4) * 3,
      EASE.breath,
    ],
  );
  return { keys: [[first, 0, EASE.inOut], [full, 100, EASE.breath], ...wavers] };
}

export interface Fall {
  count: number;
  seed: number;
  /** The strip through which they fall. */
  left: number;
  right: number;
  height: number;
  frames: number;
  /** Smallest and largest width in pixels. */
  sizes: readonly [number, number];
  /** The way that one falls during the scene; negative rises. */
  fall: number;
  wind?: number;
  parent?: Layer;
}

/** Rendered petals or flower heads that fall through a strip of the picture, already in the air at its start. They turn and show their edges. */
export function falling(names: readonly [string, ...string[]], spec: Fall): Layer[] {
  const { count, seed, left, right, height, frames, sizes, fall, wind = 60, parent } = spec;
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const width = random.between(...sizes);
    const x = random.between(left, right);
    const y = ((index + random()) / count) * (height + fall * 0.6) - fall * 0.75;
    const down = fall * random.between(0.75, 1.2);
    const wave = random.between(24, 70) * (random() < 0.5 ? -1 : 1);
    const start = random.between(0, 360);
    const spin = random.between(60, 200) * (random() < 0.5 ? -1 : 1);
    const thin = random.between(45, 80);
    const third = frames / 3;
    const layer = sprite(names[index % names.length] ?? names[0], {
      width,
      at: track(
        [0, [x, y], EASE.breath],
        [third, [x + wind / 3 + wave, y + down / 3], EASE.breath],
        [third * 2, [x + (wind / 3) * 2 - wave * 0.6, y + (down / 3) * 2], EASE.breath],
        [frames, [x + wind, y + down]],
      ),
      rotate: track([0, start, EASE.linear], [frames, start + spin]),
      scale: track(
        [0, [100, thin], EASE.breath],
        [third, [100, 100], EASE.breath],
        [third * 2, [100, thin], EASE.breath],
        [frames, [100, 100]],
      ),
      ...(parent ? { parent } : {}),
    });
    return { ...layer, isLoose: true };
  });
}

export interface Cloud {
  sprite: string;
  /** Its final place and width in pixels. */
  to: readonly [x: number, y: number];
  width: number;
  /** Opacity once it hangs in the air, and at the end of the scene; default 100 and the same. */
  hangs?: number;
  ends?: number;
}

/** Powder thrown up from a point: fast and turning at first, then it spreads and sinks for the rest of the scene. */
export function thrown(from: readonly [number, number], first: number, frames: number, clouds: readonly Cloud[]): Layer[] {
  const [x, y] = from;
  return clouds.map(({ sprite: name, to: [tx, ty], width, hangs = 100, ends = hangs }, index) => {
    const start = first + (index % 3) * 2;
    const top = start + 30;
    const way = index % 2 ? 1 : -1;
    return sprite(name, {
      width,
      from: Math.max(0, start),
      at: track([start, [x, y], EASE.out], [top, [tx, ty], EASE.linear], [frames, [tx + (tx - x) * 0.1, ty + 46]]),
      scale: track([start, [14, 14], EASE.out], [top, [100, 100], EASE.linear], [frames, [118, 116]]),
      rotate: track([start, way * -26, EASE.out], [top, 0]),
      opacity: track([start, 0, EASE.out], [start + 4, 100, EASE.linear], [top, hangs, EASE.linear], [frames, ends]),
    });
  });
}

/** Things that hang from their upper edge and swing: bells, strings of flowers. `at` is where they hang. */
export function hanging(name: string, at: Vector, width: number, frames: number, swing = 3, phase = 0, parent?: Layer): Layer {
  return sprite(name, {
    width,
    hold: [0.5, 0],
    at,
    rotate: sway(frames, 96 + swing * 4, 0, swing, phase),
    ...(parent ? { parent } : {}),
  });
}

/** A rendered head of marigold: orange, yellow and deep orange in turn, each turned another way. */
export function marigoldHead(index: number, width: number, at: Vector): Layer {
  return sprite(`marigold-${[1, 2, 3, 2][index % 4]}`, {
    width,
    at,
    rotate: (index * 83) % 360,
    mirrored: index % 3 === 1,
  });
}

/** A straight string of heads that hangs from `at` and swings; `turned` begins it with its other end. */
export function marigoldRope(
  at: Vector,
  length: number,
  frames: number,
  { swing = 1, phase = 0, turned = false }: { swing?: number; phase?: number; turned?: boolean } = {},
): Layer {
  const swung = sway(frames, 96, turned ? -90 : 90, swing, phase);
  return sprite('marigold-rope', {
    width: length,
    hold: [turned ? 1 : 0, 0.5],
    at,
    rotate: swung,
  });
}

/** A wreath of leaves and two rows of heads around a disc of this radius, held in its middle. */
export function marigoldWreath(radius: number, placement: Omit<SpriteOptions, 'width'>): Layer {
  return sprite('marigold-wreath', { width: radius * 2.8, ...placement });
}
