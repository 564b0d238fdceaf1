// Shared by the scenes: dusk over the city, amber light, brass and marigolds, type.
import { ground, softLight, twinkles } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { lamp } from '../../kit/matter.ts';
import { birdOnWing } from '../../kit/motifs/riverside.ts';
import { GOLD, palette } from '../../kit/palette.ts';
import { drawing, sprite } from '../../kit/sprite.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#1c4250', deep: '#0c2430', metal: '#d3a044', bloom: '#c4633f', paper: '#fffaf0' });
export const BRASS = GOLD;
export const CREAM = '#fff6e2';
export const AMBER = '#ffd68a';
export const INK = '#3a2018';
export const CLAY = '#8f3a20';
export const PAIRING = { names: FONTS.fraunces, lines: FONTS.mukta };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.lines, size: 60, color: CREAM, width: 800, height: 90 });

interface Dusk {
  /** The foot of the city and its height in percent. */
  city: number;
  tall: number;
  /** The middle of the last light. */
  light: number;
  /** How much of the night has come, from 0 to 1. */
  night: number;
}

/** The sky with its last light, stars, clouds that drift, and the city in two rows on their planes. */
export function dusk(
  { width, height, portrait }: Stage,
  frames: number,
  { city, tall, light, night }: Dusk,
  far: Layer,
  middle: Layer,
): Layer[] {
  const across = portrait ? 1760 : 2200;
  const sky = night > 0.5 ? (['#081a28', '#163a4c', '#8a5a5c'] as const) : (['#123444', '#2f6070', '#f0a66c'] as const);
  const cloud = (part: number, y: number, size: number, strength: number, turn: number) =>
    sprite('smoke', {
      width: size,
      at: track([0, [width * part - 80, y], EASE.linear], [frames, [width * part + 110, y]]),
      scale: [100, 22],
      rotate: turn,
      opacity: strength,
      parent: far,
    });
  return [
    ground('sky', width, height, linear([0, 0], [0, city], [0, sky[0]], [0.72, sky[1]], [1, sky[2]])),
    twinkles(Math.round(12 + night * 36), 12, width, city * 0.5, frames, '#fff6dc', [1, 2.6]),
    shapes('last light', [softLight('last light', 0, 0, 900, '#ffb36a', 0.8 - night * 0.4)], {
      at: [light, city],
      scale: [130, 36],
      parent: far,
    }),
    cloud(0.24, city * 0.3, 1400, 30, 0),
    cloud(0.74, city * 0.56, 1200, 34, 180),
    sprite('city-far', { width: across, hold: [0.5, 1], at: [width / 2, city], scale: [100, tall], opacity: 92, parent: far }),
    shapes('streets', [rect(-400, city - 6, width + 800, height - city + 500), fill(night > 0.5 ? '#0c1428' : '#141f38')], {
      parent: far,
    }),
    sprite('city-shore', {
      width: across * 0.96,
      hold: [0.5, 0.16],
      at: [width / 2, city + 30],
      opacity: sway(frames, 50, 80, 12),
      parent: far,
    }),
    sprite('city-near', {
      width: across,
      hold: [0.5, 1],
      at: [width / 2, city + 46],
      scale: [100, tall * 0.86],
      parent: middle,
    }),
  ];
}

/** Parakeets on their way home across the sky. */
export function parakeets(frames: number, from: readonly [number, number], to: readonly [number, number], parent: Layer): Layer {
  return shapes(
    'parakeets',
    Array.from({ length: 5 }, (_, index) =>
      birdOnWing(54 - index * 4, '#0e2c34', frames, 16 + index * 2, {
        at: [index * -78 + (index % 2) * 20, (index % 2 ? -1 : 1) * 14 * index],
      }),
    ),
    { at: track([0, from, EASE.linear], [frames, to]), parent },
  );
}

/** Lamps with their shadows: x, y and width. */
export type Lit = readonly [x: number, y: number, width: number];

export function lampsAt(lamps: readonly Lit[], frames: number, parent: Layer): Layer[] {
  return lamps.flatMap(([x, y, width], index) => [
    sprite('shadow', { width: width * 1.3, at: [x, y + width * 0.24], parent }),
    ...lamp('diya', width * 0.463, { at: [x, y], width, frames, seed: index * 13 + 3, mirrored: index % 2 === 1, parent }),
  ]);
}

/** Mango leaves and marigolds on a string over a door or a balcony; it moves in the draught. The flowers are `apart` pixels apart. */
export function toran(x: number, y: number, width: number, frames: number, parent: Layer, apart = 52): Layer[] {
  const count = Math.max(5, Math.round(width / apart));
  const step = width / count;
  const place = (index: number) => {
    const part = index / count;
    return [x - width / 2 + index * step, y + width * 0.05 * 4 * part * (1 - part)] as const;
  };
  return [
    ...Array.from({ length: count }, (_, index) =>
      sprite('leaf-1', {
        width: step * 1.15,
        hold: [0.5, 0.98],
        at: place(index + 0.5),
        rotate: sway(frames, 66 + (index % 4) * 7, 180, 4, index * 0.21),
        parent,
      }),
    ),
    ...Array.from({ length: count + 1 }, (_, index) =>
      sprite(`marigold-${[1, 3][index % 2]}`, { width: step * 1.02, at: place(index), rotate: index * 47, parent }),
    ),
  ];
}

/** The tulsi in its pot, `size` tall; stands at a point. The foot of the niche is at 0.2 of the size. */
export function tulsi([x, y]: readonly [x: number, y: number], size: number, frames: number): Layer[] {
  const soil = [x, y - size * 0.5];
  return [
    sprite('shadow', { width: size * 0.7, at: [x, y] }),
    drawing('tulsi', 'bush', size, { at: soil, rotate: sway(frames, 84, 0, 1.6) }),
    drawing('tulsi', 'pot', size, { at: soil }),
  ];
}

/** Out of focus before the lens: a branch of the gulmohar with its red flowers (x, y, width, turn, mirrored). */
export type Branch = readonly [x: number, y: number, width: number, turn: number, mirrored: number];

export function gulmohar(branches: readonly Branch[], frames: number, parent: Layer): Layer[] {
  return branches.flatMap(([x, y, width, turn, mirrored], index) => {
    const way = mirrored ? -1 : 1;
    const angle = (turn * way * Math.PI) / 180;
    const along = (part: number, down: number): readonly [number, number] => {
      const [dx, dy] = [width * part, width * (0.3 * part + down)];
      return [x + way * (dx * Math.cos(angle) - dy * Math.sin(angle)), y + dx * Math.sin(angle) + dy * Math.cos(angle)];
    };
    return [
      sprite('leaf-spray-soft', {
        width,
        hold: [0.04, 0.12],
        at: [x, y],
        mirrored: mirrored === 1,
        rotate: sway(frames, 84 + index * 9, turn, 3, index * 0.3),
        parent,
      }),
      ...(
        [
          [0.34, 0.1, 0.3],
          [0.58, 0.2, 0.36],
          [0.8, 0.16, 0.26],
        ] as const
      ).map(([part, down, size], bloom) =>
        sprite('marigold-2-soft', {
          width: width * size,
          at: along(part, down),
          rotate: track([0, bloom * 70, EASE.linear], [frames, bloom * 70 + 24]),
          parent,
        }),
      ),
    ];
  });
}
