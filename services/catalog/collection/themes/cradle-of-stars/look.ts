// Shared by the scenes: the lavender night, its clouds and the turning mobile.
import { ground, twinkles } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { inked } from '../../kit/motifs/drawn.ts';
import { cloudBank, feltStar, hoop, hungOn, paperCloud } from '../../kit/motifs/night-nursery.ts';
import { type Clearing, starField } from '../../kit/motifs/space.ts';
import { palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { parentsToBe } from '../../samples/parents-to-be.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#3a3a7c', deep: '#1c1d4f', metal: '#f9dc8c', bloom: '#c9b3ee', paper: '#fff8e8' });
export const BUTTER = '#f9dc8c';
export const LAVENDER = '#c9b3ee';
export const ROSE = '#f3b6c8';
export const WOOD = '#c69262';
export const PAIRING = { name: FONTS.dancing, bold: FONTS.josefinBold, text: FONTS.josefin };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.bold, size: 60, color: COLORS.paper, width: 860, height: 84 });
export const PARENTS = photoPlace('photo', 'Photo of the parents-to-be', parentsToBe, false);

/** `clearings` keep the text areas free of stars. */
export function night({ width, height }: Stage, frames: number, seed: number, clearings: readonly Clearing[] = []): Layer[] {
  return [
    ground('night', width, height, linear([0, 0], [0, height], [0, COLORS.deep], [1, '#6a5fae'])),
    shapes('stars', [starField(110, seed, width, height * 0.8, '#fff8e8', clearings)]),
    twinkles(clearings.length > 0 ? 7 : 18, seed + 3, width, height * 0.7, frames, '#fff8e8', [2, 4.4]),
  ];
}

/** Two banks of cloud along the bottom, drifting in opposite directions; `top` is the upper edge of the nearer one. */
export function clouds({ x }: Stage, frames: number, top: number): Layer[] {
  const drift = (from: number, to: number, y: number) =>
    track([0, [from, y + 60], EASE.out], [40, [from, y], EASE.breath], [frames, [to, y]]);
  return [
    shapes('far bank', [cloudBank(2500, 500, 210, '#8f82cf')], { at: drift(x - 60, x + 40, top - 90) }),
    shapes('bank', [cloudBank(2500, 500, 250, '#b7a8e6')], { at: drift(x + 80, x - 30, top - 10) }),
    shapes('near bank', [cloudBank(2700, 500, 300, '#e4d9f8')], { at: drift(x - 40, x + 80, top + 70) }),
  ];
}

/** The mobile: a wooden hoop on a cord, with stars, a moon and a cloud on strings. */
export function mobile(frames: number, at: readonly [number, number], width: number): Layer {
  const w = width / 2;
  const things = [
    { thing: feltStar(54, BUTTER), x: -w * 0.96, length: 150 },
    { thing: paperCloud('#e4d9f8', '#ffffff', { scale: 36 }), x: -w * 0.52, length: 270 },
    { thing: feltStar(64, '#fff8e8'), x: 0, length: 190 },
    { thing: feltStar(48, ROSE), x: w * 0.5, length: 300 },
    { thing: feltStar(60, LAVENDER), x: w * 0.96, length: 170 },
  ];
  return shapes(
    'mobile',
    [
      inked(`M0 -700 V-150 M0 -150 L${-w * 0.8} -10 M0 -150 L${w * 0.8} -10`, '#fff8e8', 3, { opacity: 80 }),
      hoop(width, WOOD),
      ...hungOn(frames, things, '#fff8e8'),
    ],
    { at: track([0, [at[0], at[1] - 260], EASE.out], [34, at]), rotate: sway(frames, 120, 0, 2) },
  );
}
