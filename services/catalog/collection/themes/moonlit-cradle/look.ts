// Shared by the scenes: the deep night, the moon over the river, boats and reeds, gold text.
import { ground, softLight, twinkles } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import type { Vector } from '../../kit/lottie/types.ts';
import { hills, moonPath, paperBoat } from '../../kit/motifs/moon-river.ts';
import { type Clearing, starField } from '../../kit/motifs/space.ts';
import { PALE_GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { PORTRAIT, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import type { Reveal } from '../../kit/text/reveals.ts';
import { type TextBox, text } from '../../kit/text/text-layer.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { moonBaby } from '../../samples/little-ones.ts';

export const STAGE = PORTRAIT;
export const COLORS = palette({ ground: '#1a2a63', deep: '#070d2b', metal: '#eec878', bloom: '#ffb75a', paper: '#fdf4df' });
export const MOON = '#f6e3b2';
export const GOLD_LINE = '#f3d48f';
export const PAIRING = { name: FONTS.alexBrush, text: FONTS.garamond };
export const FONT = fontNames(PAIRING);
export const BABY = photoPlace('baby', "Baby's photo", moonBaby);

/** `clearings` keep the text areas free of stars. */
export function night({ width, height }: Stage, frames: number, seed: number, clearings: readonly Clearing[] = []): Layer[] {
  return [
    ground('night', width, height, linear([0, 0], [0, height * 0.7], [0, COLORS.deep], [1, '#2c3f85'])),
    shapes('stars', [starField(120, seed, width, height * 0.62, '#fdf4df', clearings)]),
    twinkles(clearings.length > 0 ? 7 : 18, seed + 2, width, height * 0.55, frames, '#ffffff', [2, 4.4]),
  ];
}

/** Hills, the river from `shore` down, and the moon's reflection in it below `moonX`. */
export function river({ width, height, x, portrait }: Stage, frames: number, shore: number, moonX: number): Layer[] {
  const range = portrait ? 1 : 1.4;
  return [
    shapes('far hills', [hills(1700 * range, 210, 7, '#16235a')], {
      at: track([0, [x - 20, shore], EASE.linear], [frames, [x + 14, shore]]),
    }),
    shapes('hills', [hills(1900 * range, 150, 12, '#0f1a48')], {
      at: track([0, [x + 40, shore + 4], EASE.linear], [frames, [x - 30, shore + 4]]),
    }),
    shapes('water', [
      group('water', [
        rect(-100, shore, width + 200, height - shore + 100),
        fill(linear([0, shore], [0, height], [0, '#34498f'], [1, '#080f30'])),
      ]),
    ]),
    shapes('light on the water', [softLight('light', moonX, shore + 60, 620, MOON, 0.3)]),
    shapes('moon path', [moonPath(frames, 520, height - shore - 60, '#f9ebc4', 5)], { at: [moonX, shore + 26] }),
  ];
}

/** A fleet: position, size in percent; each boat drifts a little to the right. */
export function fleet(frames: number, boats: readonly (readonly [x: number, y: number, size: number])[]): Layer[] {
  return boats.map(([x, y, size], index) =>
    shapes(`boat ${index + 1}`, [paperBoat(frames, index + 1, index % 2 ? '#f6dfd0' : '#fdf4df')], {
      at: track([0, [x - size * 0.5, y], EASE.linear], [frames, [x + size * 0.5, y - 6]]),
      scale: size,
    }),
  );
}

type Said = Pick<TextBox, 'size'> & Partial<TextBox> & { at: Vector; reveal: Reveal };

export function say(key: string, { at, ...box }: Said): Layer {
  return text({ key, font: FONT.text, color: COLORS.paper, width: 880, height: box.size * 1.35, leading: 1.2, ...box }, { at });
}

/** Gold text with a highlight that passes between two frames. */
export function gild(key: string, light: readonly [number, number], { at, ...box }: Said): Layer {
  return metalText(
    { key, font: FONT.name, color: GOLD_LINE, width: 890, height: box.size * 1.35, leading: 1.1, ...box },
    PALE_GOLD,
    light,
    { at },
  );
}
