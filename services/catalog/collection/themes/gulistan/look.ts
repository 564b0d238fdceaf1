// Shared by the scenes: the carpet with its border, its beds and its panels; Latin and Nastaliq.
import { drifting, ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import {
  type CarpetColors,
  carpetBorder,
  cartouche,
  strewn,
  wordPanel,
  wovenBush,
  wovenCypress,
} from '../../kit/motifs/garden-carpet.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { GOLD, palette } from '../../kit/palette.ts';
import type { Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const COLORS = palette({ ground: '#14505a', deep: '#0a2c36', metal: '#d3a044', bloom: '#d0463f', paper: '#fff8e8' });
export const CARPET: CarpetColors = {
  field: '#14505a',
  border: '#8e2230',
  water: '#3fb0b4',
  panel: '#fbf1d8',
  rose: '#d0463f',
  leaf: '#5f9a58',
  metal: GOLD,
};
export const INK = '#4a1320';
export const TEAL = '#0f4650';
export const PAIRING = { names: FONTS.yeseva, lines: FONTS.roman, urdu: FONTS.nastaliq };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.lines, size: 54, color: INK, width: 900, height: 90 });

/** The field of the carpet with sprigs, to stand on a plane. */
export function field({ width, height }: Stage): Layer[] {
  return [shapes('sprigs', [strewn(width + 400, height + 400, CARPET)], { at: [-200, -200], opacity: 46 })];
}

/** The lowest layer: the colour of the field, darker at the edges. */
export function cloth({ width, height, x, y }: Stage): Layer[] {
  return [
    ground('field', width, height, COLORS.ground),
    ground(
      'depth',
      width,
      height,
      radial([x, y], [x, y + Math.max(width, height) * 0.7], [0, '#2a7a80', 0.5], [0.6, '#0f4650', 0.2], [1, '#062029', 0.8]),
    ),
  ];
}

/** The border of the whole carpet, and petals that fall along its sides. */
export function frame({ frames }: Clock, stage: Stage, on: Layer, seed: number): Layer[] {
  const { width, height, x, y, portrait } = stage;
  const thick = portrait ? 96 : 92;
  return [
    ...standOn(on, [shapes('border', [carpetBorder(width + 10, height + 10, thick, CARPET)], { at: [x, y] })]),
    vignette(width, height, '#061a20', 0.34),
    ...[-1, 1].flatMap((side, strip) =>
      drifting('petal', (index) => loosePetal(34, index % 2 ? '#e8576a' : '#fff0e0'), {
        count: 4,
        seed: seed + strip,
        left: side < 0 ? -20 : width - 70,
        width: 80,
        height,
        frames,
        sizes: [60, 120],
        fall: 420,
        wind: side * -24,
      }),
    ),
  ];
}

/** Sunlight that passes over the carpet. */
export function sunlight({ frames }: Clock, { width, height }: Stage): Layer {
  return shapes('sunlight', [softLight('sunlight', 0, 0, 760, '#fff0c0', 0.24)], {
    at: track([0, [width * 0.1, height * 0.16], EASE.linear], [frames, [width * 0.8, height * 0.6]]),
  });
}

/** A bed: a cypress between two rose bushes, on y = 0. */
export function bed(size: number, frames: number, seed: number, at: readonly [number, number]): Layer[] {
  return [
    shapes(
      'bushes',
      [
        wovenBush(size * 0.62, CARPET, frames, seed, { at: [-size * 0.42, 0] }),
        wovenBush(size * 0.58, CARPET, frames, seed + 3, { at: [size * 0.42, 0] }),
      ],
      { at },
    ),
    shapes('cypress', [wovenCypress(size, CARPET.leaf)], { at, rotate: sway(frames, 104, 0, 0.7, seed * 0.2) }),
  ];
}

/** A panel for words of the given size. */
export function panel(width: number, height: number, at: readonly [number, number]): Layer {
  return shapes('panel', [wordPanel(cartouche(width, height), cartouche(width - 36, height - 36), CARPET)], { at });
}
