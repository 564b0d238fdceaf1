// Scene 1: the rose window lights up pane by pane; the names are in its light.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import { gothicArch } from '../../kit/motifs/gothic-arch.ts';
import { roseWindow } from '../../kit/motifs/stained-glass.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import {
  COLORS,
  dust,
  FONT,
  fallenLight,
  GLASS,
  gild,
  HEIGHT,
  IVORY,
  lilyBunch,
  nave,
  STONE,
  say,
  WIDTH,
  WORD_METAL,
} from './look.ts';

const X = 1390;
const Y = 430;
const FLOOR = 860;

export function roseScene({ frames }: Clock): Layer[] {
  const move = { frames, zoom: [100, 104] as const };
  const near = plane('near plane', 1.8, WIDTH, HEIGHT, move);
  const words = { width: 740 } as const;
  const name = { ...words, font: FONT.names, size: 208, color: COLORS.paper, height: 190, leading: 1.15 };
  const x = 530;
  return [
    near,
    ...nave(),
    shapes('arch of the wall', [
      group('depth', [outline(moved(gothicArch(900, 1020), X, FLOOR + 6)), fill('#1a1724')]),
      group('moulding', [outline(moved(gothicArch(900, 1020), X, FLOOR)), stroke(STONE, 26)]),
      group('moulding light', [outline(moved(gothicArch(884, 1008), X, FLOOR)), stroke('#9d95aa', 4)]),
    ]),
    shapes('window light', [softLight('window light', X, Y, 620, '#ffcf7d', 0.42)], {
      opacity: track([4, 0, EASE.inOut], [70, 100]),
    }),
    shapes('rose window', [roseWindow(318, GLASS, { from: 0, step: 1.4 }, STONE)], { at: [X, Y] }),
    shapes('floor', [
      group('flags', [rect(-20, FLOOR, WIDTH + 40, 300), fill(linear([0, FLOOR], [0, HEIGHT], [0, '#3b3446'], [1, '#131019']))]),
      group('edge', [rect(-20, FLOOR, WIDTH + 40, 4), fill('#857c93', 60)]),
    ]),
    fallenLight(640, FLOOR + 8, 1000, 24),
    shapes(
      'shaft',
      [
        outline({
          v: [
            [X - 250, Y + 90],
            [X - 60, Y - 260],
            [60, 700],
            [-240, 1100],
            [560, 1100],
          ],
          i: [
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
          ],
          o: [
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
          ],
          c: true,
        }),
        fill(linear([X - 200, Y], [200, 1000], [0, '#ffdf9e', 0.11], [1, '#ffdf9e', 0])),
      ],
      {
        opacity: track([20, 0, EASE.inOut], [70, 100]),
      },
    ),
    dust(frames, 9),
    vignette(WIDTH, HEIGHT, '#07060c', 0.5),
    say('opening', [x, 236], { ...words, font: FONT.capitals, size: 48, tracking: 60, reveal: fadeIn(8, 14) }),
    gild('first', [x, 392], WORD_METAL, [28, 90], { ...name, reveal: rise(12, 22) }),
    say('and', [x, 512], { ...words, color: IVORY, height: 70, reveal: fadeIn(22, 14) }),
    gild('second', [x, 634], WORD_METAL, [38, 100], { ...name, reveal: rise(22, 22) }),
    say('occasion', [x, 782], { ...words, font: FONT.capitals, size: 48, color: IVORY, tracking: 60, reveal: fadeIn(36, 14) }),
    ...standOn(near, [lilyBunch(1700, 1090, 92, frames, 6), lilyBunch(1130, 1130, 70, frames, -12)]),
  ];
}
