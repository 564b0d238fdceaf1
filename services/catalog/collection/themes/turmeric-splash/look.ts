// Shared by the scenes: cream and turmeric, deep maroon, brass, powder in the air.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import { bokeh, type Cloud, fibres, hanging, shafts } from '../../kit/matter.ts';
import { palette } from '../../kit/palette.ts';
import { seeded } from '../../kit/random.ts';
import { type SpriteOptions, sprite } from '../../kit/sprite.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import type { Reveal } from '../../kit/text/reveals.ts';
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

/** Words that fade in together and are gone before the walk into the next scene. */
export function passing(first: number, fade: number, frames: number): Reveal {
  const [leaves, gone] = goes(frames);
  return {
    options: { opacity: track([first, 0, EASE.inOut], [first + fade, 100, EASE.inOut], [leaves, 100, EASE.inOut], [gone, 0]) },
  };
}

/** The same for words that appear one after another. */
export function passingWords(reveal: Reveal, frames: number): Reveal {
  const [leaves, gone] = goes(frames);
  return { ...reveal, options: { opacity: track([leaves, 100, EASE.inOut], [gone, 0]) } };
}

/** Both are before the scene below shows through; the last frames belong to the walk. */
const goes = (frames: number): [leaves: number, gone: number] => [frames - 26, frames - 14];

/** A white wall in the morning, with the sun in shafts over it. */
export function sunlight(stage: Stage, frames: number): Layer[] {
  const { width, height } = stage;
  const reach = Math.max(width, height);
  return [
    ground('wall', width, height, COLORS.ground),
    ground('sun', width, height, linear([0, 0], [width, height], [0, '#fffbee'], [1, '#ffdf8e'])),
    fibres(stage, reach, 70),
    shafts([width * 0.42, height * 0.42], reach * 1.05, frames, sway(frames, 100, 84, 16)),
  ];
}

/** The courtyard's maroon wall, with the sun's dust before it. */
export function maroonWall(stage: Stage, frames: number, far: Layer): Layer[] {
  const { width, height } = stage;
  const reach = Math.max(width, height);
  return [
    ground('maroon', width, height, linear([0, 0], [width, height], [0, '#7a1228'], [1, '#42070f'])),
    bokeh('gold', stage, reach * 1.16, { opacity: sway(frames, 80, 34, 10), parent: far }),
  ];
}

/** A flower head that is thrown: up from a point, then it hangs, turns and sinks. x, y, width, and the kind of head. */
export type Thrown = readonly [x: number, y: number, width: number, kind: number];

export function heads(from: readonly [number, number], first: number, frames: number, list: readonly Thrown[]): Layer[] {
  return list.map(([x, y, width, kind], index) => {
    const start = first + (index % 4) * 2;
    const top = start + 26;
    const way = index % 2 ? 1 : -1;
    return marigold(kind, {
      width,
      from: Math.max(0, start),
      at: track([start, [...from], EASE.out], [top, [x, y], EASE.breath], [frames, [x + (x - from[0]) * 0.05, y + 54]]),
      scale: track([start, [16, 16], EASE.out], [top, [100, 100], EASE.breath], [frames, [106, 106]]),
      rotate: track([start, way * 30, EASE.out], [top, way * 190, EASE.linear], [frames, way * (190 + frames * 0.5)]),
      opacity: track([start, 0, EASE.out], [start + 4, 100]),
    });
  });
}

type Kind = 1 | 2 | 3;

/** A fresh marigold, orange or (the third kind) yellow. */
export function marigold(kind: number, options: SpriteOptions): Layer {
  return sprite(`marigold-${kind}-fresh`, options);
}

/** A string of marigolds in the sun, hung by its middle. */
export function string([x, y, width]: readonly [number, number, number], frames: number, phase: number, parent: Layer): Layer {
  return hanging('marigold-string-sunny', [x, y], width, frames, 0.8, phase, parent);
}

/** A cloud of turmeric: its final place and width, and how dense it hangs in the air, in percent. */
export const cloud = (kind: Kind, x: number, y: number, width: number, hangs = 62): Cloud => ({
  sprite: `powder-turmeric-${kind}`,
  to: [x, y],
  width,
  hangs,
  ends: hangs * 0.8,
});

/** Where grains fly: the middle of the spray, how far it reaches, how many there are. */
export interface Spray {
  at: readonly [x: number, y: number];
  reach: readonly [across: number, up: number];
  count: number;
  seed: number;
}

/** Grains of powder that fly out from a point, slow down and sink, denser near the middle of their spray. */
export function grains(from: readonly [number, number], first: number, frames: number, { at, reach, count, seed }: Spray): Layer {
  const random = seeded(seed);
  const tones = ['#e8960c', '#f6b21c', '#ffd24a', '#d98206'];
  return shapes(
    'grains',
    Array.from({ length: count }, (_, index) => {
      const [angle, out] = [random.between(0, Math.PI * 2), Math.sqrt(random())];
      const x = at[0] + Math.cos(angle) * reach[0] * out;
      const y = at[1] + Math.sin(angle) * reach[1] * out;
      const start = first + Math.round(random.between(0, 8));
      return group('grain', [ellipse([0, 0], random.between(4, 13)), fill(tones[index % tones.length] ?? TURMERIC)], {
        at: track([start, [...from], EASE.out], [start + 30, [x, y], EASE.linear], [frames, [x + (x - from[0]) * 0.08, y + 70]]),
        opacity: track([start, 0, EASE.out], [start + 5, random.between(55, 95), EASE.linear], [frames, random.between(40, 70)]),
      });
    }),
  );
}

/** Light that the powder holds: a soft glow, wider than high by `flat` percent. */
export function haze([x, y]: readonly [number, number], radius: number, frames: number, strength = 0.75, flat = 84): Layer {
  return shapes('haze', [softLight('haze', 0, 0, radius, '#fbb41c', strength)], {
    at: [x, y],
    scale: track([-6, [40, flat * 0.4], EASE.out], [30, [100, flat], EASE.linear], [frames, [112, flat * 1.1]]),
  });
}

/** A ledge of warm stone from `y` down, powder spilt on it around `spilt`. */
export function ledge(
  { width, height }: Stage,
  y: number,
  spilt: readonly (readonly [x: number, y: number, radius: number])[],
): Layer {
  return shapes('ledge', [
    group('shade on the wall', [
      rect(-200, y - 90, width + 400, 90),
      fill(linear([0, y - 90], [0, y], [0, '#a8641a', 0], [1, '#a8641a', 0.3])),
    ]),
    group('top', [
      rect(-200, y, width + 400, height - y + 200),
      fill(linear([0, y], [0, height], [0, '#f7dfaa'], [1, '#d9a04e'])),
    ]),
    group('edge', [rect(-200, y, width + 400, 5), fill('#fff3d0', 80)]),
    ...spilt.map(([sx, sy, radius]) =>
      group('spilt', [softLight('spilt', 0, 0, radius, '#f0a00e', 0.9)], { at: [sx, sy], scale: [100, 24] }),
    ),
  ]);
}

/** A bowl that stands with its foot on a point, and its shadow. */
export function bowl(
  name: 'bowl-turmeric' | 'bowl-kumkum',
  [x, y]: readonly [number, number],
  width: number,
  options: Pick<SpriteOptions, 'scale' | 'at'> = {},
): Layer[] {
  return [
    sprite('shadow', { width: width * 1.5, at: [x + width * 0.06, y - width * 0.02], scale: [100, 70] }),
    sprite(`${name}-sunny`, { width, hold: [0.5, 1], at: [x, y], ...options }),
  ];
}

/** A heap of heads around its middle: x, y and width as parts of a head's, and the kind. */
const HEAP = [
  [-1, 0.1, 1.05, 2],
  [0.1, 0.2, 1.15, 1],
  [1.1, 0.12, 1.02, 3],
  [-0.55, -0.55, 1, 3],
  [0.55, -0.5, 1.05, 2],
  [0, -1.1, 1, 1],
] as const;

/** Marigolds that fall onto a heap. */
export function heap([x, y]: readonly [number, number], size: number, first: number): Layer[] {
  return [
    sprite('shadow', { width: size * 4, at: [x, y + size * 0.5] }),
    ...HEAP.map(([dx, dy, part, kind], index) => {
      const start = first + index * 2;
      const [hx, hy] = [x + dx * size * 0.9, y + dy * size];
      return marigold(kind, {
        width: size * part,
        at: track([start, [hx + 460, hy - 520], EASE.in], [start + 16, [hx, hy]]),
        rotate: track([start, index * 60 - 90, EASE.out], [start + 20, index * 60]),
        opacity: track([start - 1, 0, 'hold'], [start, 100]),
      });
    }),
  ];
}
