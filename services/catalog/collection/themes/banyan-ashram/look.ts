// Shared by the scenes: colours, type, the boy's photo, and the river at dawn.
import { drifting, ground } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { glow, linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import { type BanyanColors, birdOnWing } from '../../kit/motifs/banyan.ts';
import { drawn, inked } from '../../kit/motifs/drawn.ts';
import { palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { youngScholar } from '../../samples/young-scholar.ts';

export const { width: WIDTH, height: HEIGHT } = LANDSCAPE;
export const COLORS = palette({ ground: '#fbd9b4', deep: '#3a2417', metal: '#b8863b', bloom: '#d9694f', paper: '#fff6e6' });
export const INK = '#3a2417';
export const RUST = '#823010';
export const TREE: BanyanColors = { bark: '#6b4a32', leaf: '#56763f', sun: '#f3cf7a' };
export const PAIRING = { names: FONTS.fraunces, lines: FONTS.garamond, devanagari: FONTS.tiro };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.lines, size: 66, color: INK, width: 760, height: 90 });
export const BOY = photoPlace('boy', "Boy's photo", youngScholar, false);
export const WATER = 830;

/** Sky, sun, two rows of hills and the river. Only the sun and the light on the water move. */
export function dawn(frames: number, sunX: number, sunY: number, radius: number): Layer[] {
  const hills = (y: number, tall: number, shift: number) =>
    `M-60 ${y} C${180 + shift} ${y - tall} ${330 + shift} ${y - tall * 1.2} ${520 + shift} ${y - tall * 0.4} C${700 + shift} ${y - tall * 1.5} ${900 + shift} ${y - tall * 1.1} ${1080 + shift} ${y - tall * 0.5} C${1300 + shift} ${y - tall * 1.3} ${1560 + shift} ${y - tall} 1990 ${y - tall * 0.4} L1990 ${y + 60} L-60 ${y + 60} Z`;
  return [
    ground('sky', WIDTH, HEIGHT, linear([0, 0], [0, WATER], [0, '#f2b9a0'], [0.45, '#fbd3ac'], [1, '#fff0d2'])),
    shapes(
      'sun',
      [
        group('halo', [ellipse([0, 0], radius * 6), fill(glow([0, 0], radius * 3, '#fff6d6', 0.9))]),
        group('disc', [ellipse([0, 0], radius * 2), fill(linear([0, -radius], [0, radius], [0, '#fff3c8'], [1, '#ffc777']))]),
      ],
      { at: track([0, [sunX, sunY + 90], EASE.out], [70, [sunX, sunY]]) },
    ),
    shapes('far hills', [drawn(hills(WATER - 40, 110, 120), linear([0, 620], [0, WATER], [0, '#d99a8c'], [1, '#f3c2a0']))]),
    shapes('hills', [drawn(hills(WATER, 84, -160), linear([0, 680], [0, WATER], [0, '#a9805f'], [1, '#d9a97c']))]),
    shapes('river', [
      rect(-100, WATER - 4, WIDTH + 200, 300),
      fill(linear([0, WATER], [0, HEIGHT], [0, '#ffe6bd'], [1, '#c98a70'])),
    ]),
    shapes(
      'light on the river',
      Array.from({ length: 7 }, (_, index) =>
        group(
          'gleam',
          [inked(`M${-120 - index * 26} 0 L${120 + index * 26} 0`, '#fffbe8', 6 - index * 0.4, { opacity: 80 - index * 7 })],
          {
            at: [sunX + (index % 2 ? 30 : -24), WATER + 18 + index * 25],
            scale: track([0, [70, 100], EASE.breath], [frames / 2, [110, 100], EASE.breath], [frames, [80, 100]]),
          },
        ),
      ),
    ),
  ];
}

/** The bank in front: earth with a strip of light. */
export function bank(left: number, right: number, rise = 60): Layer {
  return shapes('bank', [
    drawn(
      `M-60 ${left} C400 ${left - rise} 900 ${(left + right) / 2 + rise} 1980 ${right} L1980 1140 L-60 1140 Z`,
      linear([0, Math.min(left, right) - rise], [0, HEIGHT], [0, '#c99a5c'], [0.35, '#a4733f'], [1, '#6b4526']),
    ),
    inked(`M-60 ${left + 4} C400 ${left - rise + 4} 900 ${(left + right) / 2 + rise + 4} 1980 ${right + 4}`, '#f7dca0', 5, {
      opacity: 70,
    }),
  ]);
}

/** Birds that cross the sky in a loose line. */
export function flock(frames: number, from: readonly [number, number], to: readonly [number, number], count = 5): Layer {
  return shapes(
    'birds',
    Array.from({ length: count }, (_, index) =>
      birdOnWing(62 - index * 5, '#5a3a2a', frames, 22 + index * 3, {
        at: [index * -86 + (index % 2) * 20, (index % 2 ? -1 : 1) * 14 * index],
      }),
    ),
    { at: track([0, from, EASE.linear], [frames, to]), rotate: sway(frames, 120, 0, 1) },
  );
}

export function fallingLeaves(frames: number, seed: number): Layer[] {
  const blade = (index: number) =>
    group('leaf', [
      drawn('M0 -16 C13 -8 12 8 0 18 C-12 8 -13 -8 0 -16 Z', ['#7d9a4a', '#d9a441', '#a9b85a'][index % 3] ?? '#7d9a4a'),
    ]);
  return drifting('leaf', blade, {
    count: 8,
    seed,
    width: WIDTH,
    height: HEIGHT,
    frames,
    sizes: [70, 120],
    fall: 380,
    wind: -120,
  });
}
