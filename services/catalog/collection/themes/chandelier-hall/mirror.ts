// Scene 2: the couple in an oval mirror.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, outline } from '../../kit/lottie/shapes.ts';
import { decoFan } from '../../kit/motifs/art-deco.ts';
import { mirrorFrame } from '../../kit/motifs/mirror-frame.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, COUPLE, FONT, gild, glints, HEIGHT, hall, METAL, say, WIDTH, WORD_METAL } from './look.ts';

const [X, Y] = [WIDTH / 2, 800];
const [W, H] = [660, 900];

function oval(width: number, height: number) {
  const [rx, ry] = [width / 2, height / 2];
  const k = 0.5523;
  return pen()
    .move(0, -ry)
    .curve(rx * k, -ry, rx, -ry * k, rx, 0)
    .curve(rx, ry * k, rx * k, ry, 0, ry)
    .curve(-rx * k, ry, -rx, ry * k, -rx, 0)
    .curve(-rx, -ry * k, -rx * k, -ry, 0, -ry)
    .close()
    .outline();
}

export function mirrorScene({ frames }: Clock): Layer[] {
  return [
    ...hall(X, Y),
    ...[-1, 1].map((side) =>
      shapes(`fan ${side}`, [decoFan(360, METAL, '#141115')], { at: [X + side * 560, HEIGHT + 20], rotate: side * -18 }),
    ),
    ...framedPhoto(COUPLE, {
      opening: oval(W, H),
      covers: { width: W, height: H },
      at: [X, Y],
      from: 0,
      frames,
      push: [114, 103],
      backing: '#241d22',
    }),
    shapes(
      'shine of the glass',
      [
        outline(oval(W, H)),
        fill(
          linear(
            track([0, [-700, -400], EASE.inOut], [60, [200, -400]]),
            track([0, [-400, 0], EASE.inOut], [60, [700, 300]]),
            [0, '#ffffff', 0],
            [0.48, '#ffffff', 0.16],
            [0.52, '#ffffff', 0.16],
            [1, '#ffffff', 0],
          ),
        ),
      ],
      { at: [X, Y] },
    ),
    shapes('mirror', [mirrorFrame(W, H, METAL, '#141115')], {
      at: [X, Y],
      scale: track([0, [94, 94], EASE.out], [36, [100, 100]]),
    }),
    glints(frames, 9, 200, 1200),
    vignette(WIDTH, HEIGHT, '#000000', 0.45),
    gild('couple', [X, 1480], WORD_METAL, [28, 96], {
      font: FONT.names,
      size: 120,
      color: COLORS.paper,
      width: 880,
      height: 240,
      leading: 1.1,
      reveal: rise(14, 22, 30),
    }),
    say('caption', [X, 1640], { reveal: fadeIn(28, 14) }),
  ];
}
