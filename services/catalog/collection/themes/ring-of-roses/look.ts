// Shared by the scenes: cream, dusty rose and wine; roses that open one after another.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { group } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { falling } from '../../kit/matter.ts';
import { rose, roseBud, roseLeaf } from '../../kit/motifs/rose.ts';
import { type Metal, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { PORTRAIT, placesIn, type Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { coupleByTheSea } from '../../samples/couples.ts';

export const STAGE = PORTRAIT;
export const COLORS = palette({ ground: '#fbf1e7', deep: '#5a1630', metal: '#c98f5a', bloom: '#cf7f8c', paper: '#fffaf3' });
export const WINE = '#7a2140';
export const ROSE_GOLD: Metal = { shade: '#9a5a3c', body: '#d79a72', shine: '#f4cfae', glint: '#fff3e4' };
/** For text on wine red: even its darkest tone is legible. */
export const PALE_ROSE_GOLD: Metal = { shade: '#e8b898', body: '#f4cfb4', shine: '#ffe6d4', glint: '#fffaf4' };
export const PAIRING = { names: FONTS.alexBrush, lines: FONTS.garamond, capitals: FONTS.josefin };
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.lines, size: 70, color: COLORS.deep, width: 880, height: 96 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);
export const COUPLE = photoPlace('couple', 'A photo of the two of you', coupleByTheSea, false);

const TONES = { dusk: '#cf7f8c', wine: '#8e2746', cream: '#f3d9c8', blush: '#e2a5a4' } as const;
const LEAF = '#6f8464';

export interface Bloom {
  x: number;
  y: number;
  size: number;
  tone: keyof typeof TONES | 'leaf' | 'bud';
  turn?: number;
}

/** Roses, buds and leaves that open one after another from `start`; the first ones listed are at the bottom and open first. */
export function blooming(blooms: readonly Bloom[], start: number, step: number, begun = 0): ShapeItem {
  return group(
    'blooms',
    blooms.map(({ x, y, size, tone, turn = 0 }, index) => {
      const first = start + index * step;
      const place = {
        at: [x, y],
        rotate: track([first, turn - 40, EASE.out], [first + 26, turn]),
        scale: track([first, [begun, begun], EASE.spring], [first + 26, [100, 100]]),
      };
      if (tone === 'leaf') return roseLeaf(size, LEAF, place);
      if (tone === 'bud') return roseBud(size, TONES.wine, LEAF, place);
      return rose(size, TONES[tone], place);
    }),
  );
}

/** The centres of the blush in two corners and of the light, with their radii. */
const UPRIGHT_LIGHTS = { low: [120, 1700, 900], high: [1000, 180, 760], light: [540, 860, 620] } as const;
const WIDE_LIGHTS = { low: [90, 1010, 820], high: [1800, 90, 760], light: [960, 520, 700] } as const;

/** A spray of roses in the upper right corner, which is its origin. */
export const CORNER: readonly Bloom[] = [
  { x: -330, y: 30, size: 150, tone: 'leaf', turn: -70 },
  { x: -250, y: 120, size: 150, tone: 'leaf', turn: -110 },
  { x: -110, y: 220, size: 150, tone: 'leaf', turn: -150 },
  { x: 20, y: 330, size: 150, tone: 'leaf', turn: 190 },
  { x: 10, y: 430, size: 130, tone: 'leaf', turn: 170 },
  { x: -430, y: 40, size: 96, tone: 'bud', turn: -92 },
  { x: -20, y: 520, size: 96, tone: 'bud', turn: 186 },
  { x: -320, y: 60, size: 88, tone: 'blush' },
  { x: -10, y: 400, size: 92, tone: 'cream' },
  { x: -190, y: 90, size: 132, tone: 'dusk' },
  { x: -30, y: 258, size: 150, tone: 'wine' },
  { x: -30, y: 40, size: 150, tone: 'cream' },
];

/** Cream paper with a static blush. */
export function paper({ width, height, portrait }: Stage): Layer[] {
  const { low, high, light } = placesIn(portrait, WIDE_LIGHTS, UPRIGHT_LIGHTS);
  return [
    ground('paper', width, height, COLORS.ground),
    shapes('blush', [
      softLight('blush', ...low, '#eebfb4', 0.6),
      softLight('blush', ...high, '#f3cdbb', 0.55),
      softLight('light', ...light, '#fffdf8', 0.9),
    ]),
  ];
}

export function petals({ width, height }: Stage, frames: number, count: number, seed: number): Layer[] {
  return falling(['rose-petal-2', 'rose-petal-5', 'rose-petal-7'], {
    ...{ count, seed, left: 0, right: width, height, frames },
    ...{ sizes: [22, 44], fall: 560, wind: 70 },
  });
}
