// Shared by the scenes: a violet night, rings of sound, strings of bulbs; everything moves to the beat.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear, mix } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { bulbString } from '../../kit/motifs/bulb-string.ts';
import type { DancerColors } from '../../kit/motifs/dancers.ts';
import type { DholColors } from '../../kit/motifs/dhol.ts';
import { GOLD, palette } from '../../kit/palette.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const BEAT = 18;
export const COLORS = palette({ ground: '#32104f', deep: '#17062b', metal: '#d3a044', bloom: '#ff2f87', paper: '#fff3e0' });
export const PAIRING = { names: FONTS.shrikhand, text: FONTS.baloo };
export const FONT = fontNames(PAIRING);
export const PINK = '#ff2f87';
export const ORANGE = '#ff8a1f';
export const SUN = '#ffc23d';
export const TEAL = '#18b7a6';
export const DHOL: DholColors = { wood: '#e0541f', paint: '#c3146b', accent: SUN, head: '#f7e3c0', rope: '#fff3e0', metal: GOLD };
export const DANCERS: readonly [DancerColors, DancerColors, DancerColors] = [
  { hair: '#1d0736', skin: '#b8733f', skirt: PINK, blouse: ORANGE, scarf: SUN, trim: '#ffe08a', dress: 'suit' },
  { hair: '#1d0736', skin: '#b8733f', skirt: ORANGE, blouse: '#c3146b', scarf: '#ff6aa8', trim: '#ffe9b3', dress: 'suit' },
  { hair: '#1d0736', skin: '#b8733f', skirt: TEAL, blouse: '#f2c14e', scarf: ORANGE, trim: '#ffe08a', dress: 'suit' },
];
export const say = sayIn({ font: FONT.text, size: 54, color: COLORS.paper, width: 900, height: 76, leading: 1.2 });

/** Night with a warm light around the source of the music. */
export function night(
  { width, height }: Stage,
  [x, y, radius]: readonly [number, number, number],
  light: string = PINK,
  strength = 0.5,
): Layer[] {
  return [
    ground('night', width, height, linear([0, 0], [0, height], [0, '#1b0733'], [1, '#4d1464'])),
    shapes('stage light', [softLight('stage light', x, y, radius, light, strength)]),
  ];
}

/** Rings of sound that spread outwards from a point, a new one on every second beat. */
export function soundRings(frames: number, x: number, y: number, reach: number, count = 5): Layer {
  const life = count * 2 * BEAT;
  const rings = Array.from({ length: count * 2 + Math.ceil(frames / (2 * BEAT)) }, (_, index) => {
    const start = (index - count) * 2 * BEAT;
    if (start > frames || start + life < 0) return [];
    const hue = mix(PINK, ORANGE, (index % 3) / 2);
    return [
      group('ring', [ellipse([0, 0], reach * 2), stroke(hue, 7)], {
        at: [x, y],
        scale: track([start, [8, 8], EASE.out], [start + life, [100, 100]]),
        opacity: track([start, 0, EASE.out], [start + 8, 62, EASE.linear], [start + life, 0]),
      }),
    ];
  });
  return shapes('sound', rings.flat());
}

/** Strings of bulbs across the top, swaying. */
export function bulbs({ portrait }: Stage, frames: number, lift = 0): Layer {
  const [width, count, left, right] = portrait ? ([660, 7, 226, 868] as const) : ([1120, 11, 430, 1510] as const);
  const shared = { colors: [SUN, PINK, ORANGE, TEAL], cord: '#0f0320', frames, beat: BEAT };
  return shapes('bulbs', [
    bulbString({ ...shared, width, sag: 120, size: 44, count }, { at: [left, -24 - lift], rotate: sway(frames, 90, -2, 0.6) }),
    bulbString(
      { ...shared, width, sag: 130, size: 44, count },
      { at: [right, -30 - lift], rotate: sway(frames, 84, 2, 0.6, 0.4) },
    ),
  ]);
}

export function stageFloor({ width, height }: Stage, top: number): Layer {
  return shapes('floor', [
    group('floor', [
      ellipse([width / 2, height + 260], width * 1.5, (height + 260 - top) * 2),
      fill(linear([0, top], [0, height], [0, '#6d1a6b'], [1, '#1a0630'])),
    ]),
    group('edge', [
      ellipse([width / 2, height + 260], width * 1.5, (height + 260 - top) * 2),
      stroke(ORANGE, 4, { opacity: 60 }),
    ]),
  ]);
}

export const dusk = ({ width, height }: Stage): Layer => vignette(width, height, '#0d0220', 0.6);
