// Shared by the scenes: size, photo, colours and the sunny ground.
import { drifting, ground } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { balloon, confetti, sunburst } from '../../kit/motifs/party.ts';
import { GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import type { Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { child } from '../../samples/child.ts';

export const STAR = photoPlace('child', "Birthday star's photo", child);
export const COLORS = palette({ ground: '#ffe3c2', deep: '#43195a', metal: '#d3a044', bloom: '#ef4f45', paper: '#fffaf0' });
export const METAL = GOLD;
export const CORAL = '#ef4f45';
/** Dark enough behind cream letters. */
export const RIBBON = '#c4332c';
export const TEAL = '#12958c';
export const SUN = '#f9ab22';
export const PINK = '#f47f9c';
export const PLUM = '#6d2c8f';
export const PARTY = [CORAL, SUN, TEAL, PINK, PLUM] as const;
/** One round family in two weights, with a matching Devanagari. */
export const PAIRING = { big: FONTS.balooBold, text: FONTS.baloo };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.text, size: 80, color: COLORS.deep, width: 880, height: 110 });

/** A ground with rays turning slowly around a point. */
export function sunny(
  { width, height }: Stage,
  frames: number,
  center: readonly [number, number],
  base: string | typeof COLORS.ground,
  ray: string,
  strength: number,
): Layer[] {
  return [
    ground('ground', width, height, base),
    shapes('rays', [sunburst(1900, 16, radial([0, 0], [1500, 0], [0, ray, strength], [1, ray, strength * 0.35]))], {
      at: center,
      rotate: track([0, 0, EASE.linear], [frames, 16]),
    }),
  ];
}

export function confettiRain(
  { width, height }: Stage,
  frames: number,
  count: number,
  seed: number,
  colors: readonly string[] = PARTY,
  strip: { left?: number; width?: number } = {},
): Layer[] {
  return drifting('confetti', (index) => confetti(30, colors, index), {
    count,
    seed,
    width,
    height,
    ...strip,
    frames,
    sizes: [50, 125],
    fall: 900,
    wind: 60,
    spin: 420,
  });
}

export interface Floating {
  x: number;
  from: number;
  to: number;
  size: number;
  color: string;
  start?: number;
  phase?: number;
}

/** Balloons that rise from `from` to `to` and then bob. */
export function floating(frames: number, balloons: readonly Floating[]): Layer[] {
  return balloons.map(({ x, from, to, size, color, start = 0, phase = 0 }, index) =>
    shapes(`balloon ${index + 1}`, [balloon(size, color, size * 2.6)], {
      at: track(
        [start, [x - 26, from], EASE.out],
        [start + 52, [x, to], EASE.breath],
        [start + 90, [x + 12, to - 26], EASE.breath],
        [start + 130, [x, to - 10], EASE.breath],
        [start + 170, [x + 10, to - 34]],
      ),
      rotate: sway(frames, 64, 0, 3.2, phase),
    }),
  );
}
