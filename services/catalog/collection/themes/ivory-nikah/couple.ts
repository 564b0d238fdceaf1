// A scene shown only with a photo: the couple in a gold keel arch.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, stroke } from '../../kit/lottie/shapes.ts';
import { eightStar, keelArch } from '../../kit/motifs/star-lattice.ts';
import { metalRamp } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { COLORS, COUPLE, flowers, gild, INK_METAL, METAL, plaster, WIDTH } from './look.ts';

const X = WIDTH / 2;
const SILL = 1330;
const [W, H, RISE] = [720, 1080, 400];

export function coupleScene({ frames }: Clock): Layer[] {
  const arch = (grow: number) => outline(keelArch(W + grow, H + grow / 2, RISE));
  return [
    ...plaster(),
    shapes('light', [softLight('light', X, 800, 760, '#ffffff', 0.8)]),
    shapes(
      'niche',
      [
        group('shade', [arch(120), fill('#bfa470', 46)], { at: [8, 22] }),
        group('stone', [arch(110), fill('#fffaf0')]),
        group('rule', [arch(70), stroke(METAL.body, 4)]),
        ...[-1, 1].map((side) =>
          group('star', [outline(eightStar(48)), stroke(METAL.body, 5, { join: 'miter' })], { at: [side * 350, -H + 60] }),
        ),
      ],
      { at: [X, SILL], scale: track([0, [96, 96], EASE.out], [36, [100, 100]]) },
    ),
    ...framedPhoto(COUPLE, {
      opening: keelArch(W, H, RISE),
      covers: { width: W, height: H, middle: [0, -H / 2] },
      at: [X, SILL],
      from: 0,
      frames,
      push: [112, 102],
      backing: '#5d628a',
      rim: { paint: metalRamp(METAL, [0, -H], [0, 0]), width: 16 },
    }),
    gild('couple', [X, 1524], INK_METAL, [28, 100], {
      size: 96,
      color: COLORS.deep,
      width: 660,
      height: 372,
      reveal: fadeIn(16, 16),
    }),
    ...flowers(frames, 70),
  ];
}
