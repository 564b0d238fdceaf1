// What the scenes share: reds and blush, an envelope on paper lace, hearts of folded paper.
import { drifting, ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { paperHeart } from '../../kit/motifs/letter.ts';
import { palette } from '../../kit/palette.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = PORTRAIT;
export const COLORS = palette({ ground: '#8c1230', deep: '#4a0618', metal: '#d9a06a', bloom: '#e2485c', paper: '#fff6ee' });
export const BLUSH = '#f6cfc8';
export const INK = '#5a0f22';
export const RED = '#b3142f';
export const ENVELOPE = { width: 860, height: 590 } as const;
export const PAPER = '#f3bcb4';
export const LINING = '#a8142f';
/** Where the envelope's top edge lies at the end of the first scene and the start of the second. */
export const RESTING = 830;
export const PAIRING = { names: FONTS.parisienne, hand: FONTS.dancing };
export const FONT = fontNames(PAIRING);
export const say = typesetter({ font: FONT.hand, color: COLORS.paper });

export function redRoom(): Layer[] {
  return [
    ground('red', STAGE.width, STAGE.height, COLORS.ground),
    shapes('light', [
      softLight('light', STAGE.x, 860, 1000, '#d23450', 0.62),
      softLight('dark', STAGE.x, STAGE.height + 60, 760, '#3d0413', 0.7),
    ]),
  ];
}

/** Paper hearts on the air, most of them rising. */
export function heartsRising(
  frames: number,
  count: number,
  seed: number,
  colors: readonly string[] = ['#f6cfc8', '#e2485c', '#ffe6dd'],
): Layer[] {
  return drifting('heart', (index) => paperHeart(74, colors[index % colors.length] ?? BLUSH), {
    count,
    seed,
    width: STAGE.width,
    height: STAGE.height,
    frames,
    sizes: [40, 110],
    fall: -760,
    wind: 60,
    spin: 70,
  });
}
