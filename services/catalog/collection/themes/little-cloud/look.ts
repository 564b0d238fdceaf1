// Shared by the scenes: sky, peach and white paper, the clouds in layers.
import { ground } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { cloudBank, paperCloud } from '../../kit/motifs/night-nursery.ts';
import { palette } from '../../kit/palette.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import type { Reveal } from '../../kit/text/reveals.ts';
import { type TextBox, text } from '../../kit/text/text-layer.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const { width: WIDTH, height: HEIGHT, x: X } = PORTRAIT;
export const COLORS = palette({ ground: '#b4def0', deep: '#1f3f63', metal: '#d9a066', bloom: '#f79b80', paper: '#fffaf2' });
export const PEACH = '#f79b80';
export const SKY = '#8cc8e4';
export const BUTTER = '#fbd88a';
export const MINT = '#9ed8bf';
export const RUST = '#a83c20';
export const PAIRING = { name: FONTS.fraunces, text: FONTS.poppins };
export const FONT = fontNames(PAIRING);

export function sky(top: string, foot: string): Layer {
  return ground('sky', WIDTH, HEIGHT, linear([0, 0], [0, HEIGHT], [0, top], [0.5, '#e6f3f6'], [1, foot]));
}

/** Loose clouds that cross the sky: position, size in percent, distance. */
export function passing(frames: number, list: readonly (readonly [x: number, y: number, size: number, way: number])[]): Layer[] {
  return list.map(([x, y, size, way], index) =>
    shapes(`cloud ${index + 1}`, [paperCloud('#fdf6ef', '#ffffff', { scale: size })], {
      at: track([0, [x - way / 2, y], EASE.linear], [frames, [x + way / 2, y]]),
    }),
  );
}

/** Banks of paper cloud that rise from below, the nearest white; `top` is the upper edge of the nearest. */
export function banks(frames: number, top: number): Layer[] {
  const rising = (from: number, to: number, y: number, late: number) =>
    track([late, [X + from, y + 260], EASE.out], [late + 30, [X + (from + to) / 2, y], EASE.breath], [frames, [X + to, y]]);
  const bank = (name: string, head: number, color: string, at: ReturnType<typeof rising>): Layer =>
    shapes(name, [cloudBank(1500, 1100, head, '#1f3f63', { at: [6, -10], opacity: 10 }), cloudBank(1500, 1100, head, color)], {
      at,
    });
  return [
    bank('far bank', 250, '#cfe8f3', rising(-40, 30, top - 150, 0)),
    bank('bank', 300, '#fbdccb', rising(50, -20, top - 70, 4)),
    bank('near bank', 360, '#fffaf2', rising(-30, 30, top, 8)),
    bank('front bank', 290, '#fdeadd', rising(30, -30, 1836, 12)),
    bank('nearest bank', 330, '#dcedf5', rising(-50, 20, 1890, 15)),
  ];
}

export function say(
  key: string,
  y: number,
  box: Pick<TextBox, 'size' | 'color'> & Partial<TextBox> & { reveal: Reveal; x?: number },
): Layer {
  const { x = X, ...rest } = box;
  return text({ key, font: FONT.name, width: 880, height: rest.size * 1.35, leading: 1.15, ...rest }, { at: [x, y] });
}
