// Shared by the scenes: peacock teal and gold, wood, jasmine and marigold.
import { drifting, ground, softLight, vignette } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import type { CradleStyle } from '../../kit/motifs/cradle.ts';
import { jasmineString, loosePetal, marigoldString } from '../../kit/motifs/garlands.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { GOLD, PALE_GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import type { Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { cradleBaby } from '../../samples/little-ones.ts';

export const COLORS = palette({ ground: '#12666a', deep: '#052a30', metal: '#d3a044', bloom: '#f39a2a', paper: '#fff5de' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const MARIGOLDS = ['#f08a24', '#f9bb3a'] as const;
export const ROSE = '#d6436b';
export const GLOW = '#ffd98f';
export const CRADLE: CradleStyle = { wood: '#9a5426', metal: GOLD, cloth: '#c92f5c', flowers: MARIGOLDS, rose: ROSE };
export const PAIRING = { name: FONTS.vesper, text: FONTS.tiro };
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.text, size: 58, color: COLORS.paper, width: 520, height: 170 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);
export const BABY = photoPlace('baby', "Baby's photo", cradleBaby, false);

/** The wall, lighter around a point, with a mandala of thin lines on it. */
export function wall({ width, height }: Stage, frames: number, light: readonly [number, number]): Layer[] {
  const [x, y] = light;
  return [
    ground('wall', width, height, radial([x, y], [x + 1500, y], [0, COLORS.ground], [1, COLORS.deep])),
    shapes('lines', [
      mandala(700, { ink: '#7fd0c4', weight: 2 }, { at: [x, y], opacity: 17, rotate: track([0, 0, EASE.linear], [frames, 9]) }),
    ]),
    shapes('glow', [softLight('glow', x, y, 680, GLOW, 0.06)]),
  ];
}

/** Strings of flowers from the top: position, number of flowers, jasmine or marigold. */
export function strings(
  frames: number,
  list: readonly (readonly [x: number, count: number, kind: 'jasmine' | 'marigold'])[],
): Layer[] {
  return list.map(([x, count, kind], index) => {
    const swing = sway(frames, 84 + (index % 3) * 9, 0, 1.3, index * 0.19);
    const item =
      kind === 'jasmine'
        ? jasmineString(count, 34, '#fffdf4', ROSE)
        : marigoldString(count, 27, index % 2 ? MARIGOLDS : [MARIGOLDS[1], MARIGOLDS[0]]);
    return shapes(`string ${index + 1}`, [item], {
      at: track([0, [x, -180], EASE.out], [30 + index * 2, [x, -30]]),
      rotate: swing,
    });
  });
}

/** Darker corners, and petals that fall. */
export function air({ width, height }: Stage, frames: number, seed: number): Layer[] {
  const petal = (step: number) => loosePetal(34, step % 3 ? MARIGOLDS[step % 2 ? 0 : 1] : '#fffdf4');
  const drift = { count: 12, seed, width, height, frames, sizes: [50, 110], fall: 420, wind: 30 } as const;
  return [vignette(width, height, '#02171b', 0.42), ...drifting('petal', petal, drift)];
}
