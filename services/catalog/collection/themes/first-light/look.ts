// Shared by the scenes: type, the hours between night and day over the river, the steps, lamps, boats, the thread.
import { ground } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { glow, linear, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { lamp, wander } from '../../kit/matter.ts';
import { drawn, inked } from '../../kit/motifs/drawn.ts';
import { birdOnWing } from '../../kit/motifs/riverside.ts';
import { knot, thread } from '../../kit/motifs/sacred-thread.ts';
import { palette } from '../../kit/palette.ts';
import { sprite } from '../../kit/sprite.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#1b2150', deep: '#0b0f2c', metal: '#f0b95c', bloom: '#e8785a', paper: '#fff4e0' });
export const INK = '#4a1d1a';
export const RED = '#8c2814';
export const PAIRING = { names: FONTS.serifDevanagari, lines: FONTS.mukta };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.lines, size: 70, color: COLORS.paper, width: 820, height: 120 });

/** An hour of the morning: sky and water from top to bottom, the sun, the far bank, the stone of the steps from its edge down. */
export interface Hour {
  sky: readonly [string, string, string];
  water: readonly [string, string];
  disc: readonly [string, string];
  bank: string;
  stone: readonly [string, string];
  gleam: string;
  /** Opacity of the mist, of the sun's rays and of its halo, in percent. */
  mist: number;
  rays: number;
  halo: number;
}

export const HOURS = {
  before: {
    sky: ['#0e1338', '#3f2a64', '#e08a68'],
    water: ['#a9606a', '#0e1236'],
    disc: ['#fff0c0', '#f58a52'],
    bank: '#2c1c48',
    stone: ['#5a3f58', '#15102c'],
    gleam: '#ffd7a0',
    mist: 30,
    rays: 22,
    halo: 80,
  },
  rising: {
    sky: ['#241d50', '#5e2b5e', '#e07c58'],
    water: ['#d98a72', '#3a2048'],
    disc: ['#fff4cc', '#f7a050'],
    bank: '#4a2450',
    stone: ['#7c4c5c', '#2a1634'],
    gleam: '#ffe6b8',
    mist: 34,
    rays: 34,
    halo: 84,
  },
  golden: {
    sky: ['#f2b07c', '#fbd29a', '#fff0cf'],
    water: ['#ffe0ae', '#c98a5c'],
    disc: ['#fffbe6', '#ffcf70'],
    bank: '#c98d62',
    stone: ['#c08a66', '#6a3c34'],
    gleam: '#fffbe8',
    mist: 46,
    rays: 70,
    halo: 94,
  },
  day: {
    sky: ['#fde3bc', '#fff1d8', '#fffaf0'],
    water: ['#fbe6c8', '#e7bd90'],
    disc: ['#ffffff', '#ffe2a4'],
    bank: '#d9b48a',
    stone: ['#e8c8a0', '#a87a58'],
    gleam: '#ffffff',
    mist: 50,
    rays: 76,
    halo: 94,
  },
} as const satisfies Record<string, Hour>;

export interface River {
  horizon: number;
  /** The sun's middle at rest, and how far below it begins. */
  sun: readonly [x: number, y: number];
  rises: number;
  radius: number;
  /** The way of a boat along the far water (x from, x to), and of a few gulls (from, to). */
  boat: readonly [number, number];
  birds: readonly [readonly [number, number], readonly [number, number]];
}

/** Sky, sun with its rays, the far bank, gulls, and the water with the sun's light, a boat and ripples on it. All is far away. */
export function morning({ width, height, portrait }: Stage, hour: Hour, river: River, frames: number, far: Layer): Layer[] {
  const { horizon, sun, rises, radius, boat, birds } = river;
  const [x, y] = sun;
  const reach = Math.max(width, height);
  const at = track([0, [x, y + rises], EASE.out], [frames, [x, y]]);
  return [
    ground('sky', width, height, linear([0, 0], [0, horizon], [0, hour.sky[0]], [0.66, hour.sky[1]], [1, hour.sky[2]])),
    far,
    sprite('halo', { width: radius * 7, at, scale: sway2(frames), opacity: hour.halo, parent: far }),
    shapes(
      'sun',
      [ellipse([0, 0], radius * 2), fill(radial([0, 0], [0, radius], [0, hour.disc[0]], [0.8, hour.disc[0]], [1, hour.disc[1]]))],
      { at, parent: far },
    ),
    sprite('shaft-low', {
      width: reach * 0.9,
      at: wander([x, y + 120], reach * 0.04, frames),
      opacity: sway(frames, 110, hour.rays, hour.rays * 0.25),
      parent: far,
    }),
    shapes(
      'far bank',
      [drawn(treeLine(horizon, width), linear([0, horizon - 46], [0, horizon], [0, hour.bank], [1, hour.sky[2]]))],
      {
        opacity: 86,
        parent: far,
      },
    ),
    gulls(hour.bank, frames, birds, far),
    shapes(
      'water',
      [
        rect(-300, horizon, width + 600, height - horizon + 300),
        fill(linear([0, horizon], [0, height], [0, hour.water[0]], [1, hour.water[1]])),
      ],
      { parent: far },
    ),
    shapes(
      'light on the water',
      [ellipse([0, 0], radius * 2.6, (height - horizon) * 1.5), fill(glow([0, 0], radius * 1.3, hour.gleam, 0.8))],
      { at: [x, horizon + 40], opacity: sway(frames, 60, 66, 18), parent: far },
    ),
    ...[-1, 1].map((way) =>
      sprite('ripples', {
        width: reach * 1.3,
        hold: [0.5, 0],
        mirrored: way < 0,
        at: track([0, [width / 2 - way * 60, horizon], EASE.linear], [frames, [width / 2 + way * 60, horizon + 8]]),
        scale: [100, portrait ? 130 : 84],
        opacity: way < 0 ? 20 : sway(frames, 48, 34, 14),
        parent: far,
      }),
    ),
    shapes('gleams', gleams(x, horizon, radius, hour.gleam, frames), { parent: far }),
    shapes('boat', [rowingBoat(hour.bank)], {
      at: track([0, [boat[0], horizon + 26], EASE.linear], [frames, [boat[1], horizon + 30]]),
      rotate: sway(frames, 80, 0, 1.2),
      parent: far,
    }),
    ...(
      [
        [0.3, 1500, 22, -10, 130],
        [0.78, 1300, 18, 36, 110],
      ] as const
    ).map(([part, wide, flat, down, period], index) =>
      sprite('smoke', {
        width: wide,
        at: track([0, [width * part, horizon + down], EASE.linear], [frames, [width * part + 90, horizon + down]]),
        scale: [100, flat],
        opacity: sway(frames, period, hour.mist * (1 - index * 0.2), 8, index * 0.4),
        mirrored: index === 1,
        parent: far,
      }),
    ),
  ];
}

function sway2(frames: number) {
  return track([0, [96, 96], EASE.breath], [frames / 2, [105, 105], EASE.breath], [frames, [98, 98]]);
}

/** Trees and a few temple spires on the far bank, low in the haze. */
function treeLine(horizon: number, width: number): string {
  const crowns = Array.from({ length: Math.ceil((width + 600) / 90) }, (_, index) => {
    const [x, tall] = [-300 + index * 90, 18 + ((index * 37) % 26)];
    return `C${x + 12} ${horizon - tall - 8} ${x + 66} ${horizon - tall - 10} ${x + 90} ${horizon - 12 - ((index * 23) % 10)}`;
  }).join(' ');
  const spire = (x: number, tall: number) =>
    `M${x - tall * 0.3} ${horizon} C${x - tall * 0.3} ${horizon - tall * 0.6} ${x - tall * 0.1} ${horizon - tall * 0.8} ${x} ${horizon - tall} C${x + tall * 0.1} ${horizon - tall * 0.8} ${x + tall * 0.3} ${horizon - tall * 0.6} ${x + tall * 0.3} ${horizon} Z`;
  return `M-300 ${horizon - 12} ${crowns} L${width + 400} ${horizon} L-300 ${horizon} Z ${spire(width * 0.18, 84)} ${spire(width * 0.215, 58)} ${spire(width * 0.9, 70)}`;
}

function gulls(color: string, frames: number, [from, to]: River['birds'], parent: Layer): Layer {
  return shapes(
    'gulls',
    Array.from({ length: 5 }, (_, index) =>
      birdOnWing(50 - index * 4, color, frames, 22 + index * 3, {
        at: [index * -74 + (index % 2) * 22, (index % 2 ? -1 : 1) * 13 * index],
      }),
    ),
    { at: track([0, from, EASE.linear], [frames, to]), parent },
  );
}

/** A boat with its awning and the one who rows, small on the far water. */
function rowingBoat(color: string): ShapeItem {
  return group('boat', [
    drawn('M-86 -10 C-60 4 -30 12 0 12 C34 12 66 4 92 -16 L80 -4 C60 16 30 22 0 22 C-34 22 -66 14 -86 -10 Z', color),
    drawn('M-34 8 L-34 -26 C-20 -36 14 -36 28 -26 L28 8 L24 8 L24 -22 L-30 -22 L-30 8 Z', color),
    group('rower', [ellipse([52, -32], 13, 14), fill(color)]),
    drawn('M44 10 C42 -6 46 -24 52 -26 C60 -24 62 -6 60 10 Z', color),
    inked('M54 -14 L96 22', color, 4),
  ]);
}

/** Light of the sun on the water: strokes that widen towards the viewer and tremble. */
function gleams(x: number, horizon: number, radius: number, color: string, frames: number): ShapeItem[] {
  return Array.from({ length: 16 }, (_, index) => {
    const half = radius * (0.9 - index * 0.026) * (index % 3 ? 0.7 : 1);
    return group('gleam', [inked(`M${-half} 0 L${half} 0`, color, 3 + index * 0.35, { opacity: 76 - index * 3.6 })], {
      at: [x + ((index * 37) % 50) - 25, horizon + 14 + index * index * 1.5 + index * 8],
      scale: track(
        [0, [60 + (index % 3) * 24, 100], EASE.breath],
        [frames * 0.3, [108 - (index % 4) * 12, 100], EASE.breath],
        [frames * 0.65, [70 + (index % 2) * 26, 100], EASE.breath],
        [frames, [104 - (index % 3) * 16, 100]],
      ),
    });
  });
}

/** The steps of the ghat from above, from the edge `y` down: each tread wider than the one before, its far edge in the light. */
export function steps({ width, height }: Stage, hour: Hour, y: number, plane: Layer): Layer {
  const treads = [0, 78, 178, 304, 460].map((down) => y + down).filter((top) => top < height + 40);
  return shapes(
    'steps',
    treads.flatMap((top, index) => {
      const next = treads[index + 1] ?? height + 300;
      const joints = Array.from({ length: Math.ceil((width + 600) / 230) }, (_, joint) => {
        const x = -300 + joint * 230 + (index % 2) * 110;
        const lean = ((x - width / 2) / width) * (next - top) * 0.8;
        return `M${x} ${top + 12} L${x + lean} ${next}`;
      }).join(' ');
      return [
        group('tread', [
          rect(-300, top, width + 600, next - top + 2),
          fill(linear([0, top], [0, next], [0, hour.stone[0]], [0.55, hour.stone[0]], [1, hour.stone[1]])),
        ]),
        inked(joints, hour.stone[1], 3, { opacity: 60 }),
        group('edge', [rect(-300, top, width + 600, 9), fill(hour.gleam, 62 - index * 8)]),
      ];
    }),
    { parent: plane },
  );
}

/** The end of a platform from the side, down to the water on its right. */
export function landing({ height }: Stage, hour: Hour, right: number, y: number, plane: Layer): Layer {
  const [deep, wide] = [56, 54];
  const edge = `M-400 ${y} L${right} ${y} L${right} ${y + deep} L${right + wide} ${y + deep} L${right + wide} ${y + deep * 2} L${right + wide * 2} ${y + deep * 2} L${right + wide * 2} ${height + 300} L-400 ${height + 300} Z`;
  const lit = [0, 1, 2].map(
    (index) =>
      `M${right + wide * index - 10} ${y + deep * index} L${right + wide * index} ${y + deep * index} L${right + wide * index} ${index === 2 ? height + 300 : y + deep * (index + 1)} L${right + wide * index - 10} ${index === 2 ? height + 300 : y + deep * (index + 1)} Z`,
  );
  const courses = [1, 2, 3, 4, 5].map(
    (row) => `M-400 ${y + deep * row} L${right + wide * Math.min(row, 2) - 10} ${y + deep * row}`,
  );
  const joints = [0, 1, 2, 3, 4].flatMap((row) =>
    Array.from({ length: 8 }, (_, joint) => {
      const x = right - 60 - joint * 190 - (row % 2) * 90;
      return `M${x} ${y + deep * row + 8} L${x} ${y + deep * (row + 1)}`;
    }),
  );
  return shapes(
    'landing',
    [
      drawn(edge, linear([0, y], [0, y + 420], [0, hour.stone[0]], [1, hour.stone[1]])),
      inked([...courses, ...joints].join(' '), hour.stone[1], 3, { opacity: 55 }),
      ...lit.map((face) => drawn(face, hour.gleam, { opacity: 38 })),
      inked(
        `M-400 ${y + 3} L${right} ${y + 3} M${right} ${y + deep + 3} L${right + wide} ${y + deep + 3} M${right + wide} ${y + deep * 2 + 3} L${right + wide * 2} ${y + deep * 2 + 3}`,
        hour.gleam,
        7,
        { opacity: 66 },
      ),
    ],
    { parent: plane },
  );
}

/** A lamp on the step, with its shadow: x, y and width. */
export type Lit = readonly [x: number, y: number, width: number];

export function lampsAt(lamps: readonly Lit[], frames: number, parent: Layer): Layer[] {
  return lamps.flatMap(([x, y, width], index) => [
    sprite('shadow', { width: width * 1.3, at: [x, y + width * 0.24], parent }),
    ...lamp('diya', width * 0.463, { at: [x, y], width, frames, seed: index * 13 + 3, mirrored: index % 2 === 1, parent }),
  ]);
}

/** A flower close to the lens, turning slowly. */
export function beforeLens(
  name: 'marigold-1-soft' | 'marigold-2-soft' | 'marigold-3-soft',
  [x, y, width]: Lit,
  frames: number,
  parent: Layer,
): Layer {
  return sprite(name, { width, at: [x, y], rotate: track([0, 0, EASE.linear], [frames, 34]), parent });
}

/** The sacred thread as a long loop that hangs from above and swings a little, its knot at the foot. */
export function hungThread(at: readonly [x: number, y: number], size: number, frames: number, parent: Layer): Layer {
  const s = (part: number) => Math.round(size * part);
  const loop = `M${-s(0.04)} ${-s(0.3)} C${-s(0.1)} ${-s(0.1)} ${-s(0.46)} ${s(0.24)} ${-s(0.44)} ${s(0.56)} C${-s(0.42)} ${s(0.86)} ${-s(0.2)} ${s(1)} 0 ${s(1)} C${s(0.2)} ${s(1)} ${s(0.42)} ${s(0.86)} ${s(0.44)} ${s(0.56)} C${s(0.46)} ${s(0.24)} ${s(0.1)} ${-s(0.1)} ${s(0.04)} ${-s(0.3)}`;
  return shapes(
    'thread',
    [
      thread(loop, '#fff6dc', track([-24, 0, EASE.inOut], [26, 100]), size * 0.012),
      group('knot', [knot(size * 0.062, '#f6e6bd')], { at: [0, s(1)], opacity: track([16, 0, EASE.out], [26, 100]) }),
    ],
    { at, rotate: sway(frames, 96, 0, 2.4), parent },
  );
}
