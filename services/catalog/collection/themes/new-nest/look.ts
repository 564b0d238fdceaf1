// Shared by the scenes: colours, type, and the valley of cut paper.
import { ground } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { inked } from '../../kit/motifs/drawn.ts';
import {
  type PaperHouse,
  paperBird,
  paperCloud,
  paperHill,
  paperKey,
  paperTree,
  unfolding,
} from '../../kit/motifs/paper-town.ts';
import { palette } from '../../kit/palette.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const { width: WIDTH, height: HEIGHT } = LANDSCAPE;
export const COLORS = palette({ ground: '#f5ead6', deep: '#2f3d33', metal: '#d3a044', bloom: '#c4633f', paper: '#fffaf0' });
export const CLAY = '#c4633f';
export const DEEP_CLAY = '#9c4426';
export const SAGES = ['#a9b898', '#8ca383', '#6f8a6d', '#557257'] as const;
export const INK = '#2f3d33';
export const BRASS = '#d9a441';
export const PAIRING = { names: FONTS.fraunces, lines: FONTS.poppins };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.names, size: 84, color: INK, width: 560, height: 420 });

export const HOME: PaperHouse = { wall: '#f1dcbf', roof: CLAY, door: '#4f6f5a', trim: '#fffaf0', light: '#ffc65c', lights: 34 };

export interface Hour {
  sky: readonly [string, string];
  hills: readonly [string, string, string];
  sun: string;
  cloud: string;
}

export const NOON: Hour = {
  sky: ['#f5e3c6', '#fdf6e8'],
  hills: ['#c3ccb0', '#a3b592', '#7f9a7a'],
  sun: '#f6c667',
  cloud: '#fffaf0',
};
export const DUSK: Hour = {
  sky: ['#2a414d', '#4f6d6b'],
  hills: ['#4a675f', '#3a5549', '#2b4238'],
  sun: '#fbe7b4',
  cloud: '#5c7a7a',
};

/** Sky, sun or moon, a few clouds and three hills; the nearest starts at `y`. Only the clouds move. */
export function valley(hour: Hour, y: number, frames: number, sun: readonly [x: number, y: number, radius: number]): Layer[] {
  const [sx, sy, radius] = sun;
  const drift = (from: number) => track([0, [from, 0], EASE.linear], [frames, [from + 60, 0]]);
  return [
    ground('sky', WIDTH, HEIGHT, linear([0, 0], [0, y], [0, hour.sky[0]], [1, hour.sky[1]])),
    shapes('sun', [
      group('shade', [ellipse([sx + 6, sy + 9], radius * 2), fill('#2a1d14', 12)]),
      group('disc', [ellipse([sx, sy], radius * 2), fill(hour.sun)]),
    ]),
    shapes(
      'clouds',
      [
        paperCloud(300, hour.cloud, { at: [340, 190] }),
        paperCloud(220, hour.cloud, { at: [1180, 150] }),
        paperCloud(260, hour.cloud, { at: [1720, 260] }),
      ],
      { at: drift(-30), opacity: 80 },
    ),
    shapes('hills', [paperHill(WIDTH, y - 130, 70, 1140, hour.hills[0]), paperHill(WIDTH, y - 60, 60, 1140, hour.hills[1], 1)]),
    shapes('near hill', [paperHill(WIDTH, y, 26, 1140, hour.hills[2])]),
  ];
}

export interface Planted {
  kind: 'round' | 'tall' | 'fir';
  x: number;
  y: number;
  height: number;
  tone: number;
  start: number;
}

/** Trees that stand up one after another. */
export function trees(frames: number, planted: readonly Planted[], tones: readonly string[] = SAGES): Layer[] {
  return planted.map(({ kind, x, y, height, tone, start }, index) =>
    shapes(`tree ${index + 1}`, [paperTree(kind, height, tones[tone] ?? SAGES[0], frames, index + 2)], {
      at: [x, y],
      scale: unfolding(start, 22),
    }),
  );
}

/** Two birds that carry a key between them on ribbons. */
export function carriers(frames: number, from: readonly [number, number], to: readonly [number, number]): Layer {
  const load: ShapeItem[] = [
    paperKey(190, BRASS, CLAY, {
      at: [0, 110],
      rotate: {
        keys: [
          [0, -8, EASE.breath],
          [20, 6, EASE.breath],
          [44, -5, EASE.breath],
          [70, 4, EASE.breath],
          [frames, -3],
        ],
      },
    }),
    inked('M150 -34 C130 30 60 80 6 96', CLAY, 6),
    paperBird(170, '#e9b79a', CLAY, frames, 18, { at: [-40, -10] }),
    paperBird(150, '#c9d3b8', SAGES[2], frames, 20, { at: [150, -52] }),
  ];
  return shapes('birds with a key', load, {
    at: track(
      [0, from, EASE.breath],
      [Math.round(frames * 0.45), [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 50], EASE.breath],
      [frames, to],
    ),
  });
}
