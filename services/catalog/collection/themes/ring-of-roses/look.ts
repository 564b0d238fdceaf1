// Shared by the scenes: cream, dusty rose and wine; roses that open one after another.
import { drifting, ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { group } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { rose, roseBud, roseLeaf } from '../../kit/motifs/rose.ts';
import { type Metal, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { PORTRAIT } from '../../kit/stage.ts';
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

/** Cream paper with a static blush. */
export function paper(): Layer[] {
  return [
    ground('paper', STAGE.width, STAGE.height, COLORS.ground),
    shapes('blush', [
      softLight('blush', 120, 1700, 900, '#eebfb4', 0.6),
      softLight('blush', 1000, 180, 760, '#f3cdbb', 0.55),
      softLight('light', 540, 860, 620, '#fffdf8', 0.9),
    ]),
  ];
}

export function petals(frames: number, count: number, seed: number): Layer[] {
  const colors = ['#d88a94', '#a83a58', '#f0c4b4'] as const;
  return drifting('petal', (index) => loosePetal(40, colors[index % 3] ?? colors[0]), {
    count,
    seed,
    width: STAGE.width,
    height: STAGE.height,
    frames,
    sizes: [50, 110],
    fall: 620,
    wind: 90,
  });
}
