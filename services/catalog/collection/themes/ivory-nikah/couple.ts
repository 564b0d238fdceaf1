// A scene shown only with a photo: the couple in a gold keel arch.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, stroke } from '../../kit/lottie/shapes.ts';
import { eightStar, keelArch } from '../../kit/motifs/star-lattice.ts';
import { metalRamp } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { COLORS, COUPLE, flowers, gild, INK_METAL, METAL, plaster } from './look.ts';

/** The niche, and the names below or beside it. */
const UPRIGHT = {
  at: [540, 1330],
  arch: [720, 1080, 400],
  light: 800,
  couple: { at: [540, 1524], size: 96, width: 660, height: 372 },
  flowers: 70,
} as const;
const WIDE = {
  at: [600, 960],
  arch: [600, 840, 320],
  light: 540,
  couple: { at: [1370, 520], size: 118, width: 700, height: 480 },
  flowers: 84,
} as const;

export function coupleScene({ frames }: Clock, stage: Stage): Layer[] {
  const { at, arch: size, light, couple, flowers: corner } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [W, H, RISE] = size;
  const { at: beside, ...names } = couple;
  const arch = (grow: number) => outline(keelArch(W + grow, H + grow / 2, RISE));
  return [
    ...plaster(stage),
    shapes('light', [softLight('light', at[0], light, 760, '#ffffff', 0.8)]),
    shapes(
      'niche',
      [
        group('shade', [arch(120), fill('#bfa470', 46)], { at: [8, 22] }),
        group('stone', [arch(110), fill('#fffaf0')]),
        group('rule', [arch(70), stroke(METAL.body, 4)]),
        ...[-1, 1].map((side) =>
          group('star', [outline(eightStar(48)), stroke(METAL.body, 5, { join: 'miter' })], {
            at: [side * (W / 2 - 10), -H + 60],
          }),
        ),
      ],
      { at, scale: track([0, [96, 96], EASE.out], [36, [100, 100]]) },
    ),
    ...framedPhoto(COUPLE, {
      opening: keelArch(W, H, RISE),
      covers: { width: W, height: H, middle: [0, -H / 2] },
      at,
      from: 0,
      frames,
      push: [112, 102],
      backing: '#5d628a',
      rim: { paint: metalRamp(METAL, [0, -H], [0, 0]), width: 16 },
    }),
    gild('couple', beside, INK_METAL, [28, 100], { color: COLORS.deep, ...names, reveal: fadeIn(16, 16) }),
    ...flowers(stage, frames, corner),
  ];
}
