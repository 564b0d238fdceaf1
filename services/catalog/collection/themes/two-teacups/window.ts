// The window with its curtains and sill, and the two cups on it.
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import { teacup, twinedSteam } from '../../kit/motifs/teacup.ts';
import type { Stage } from '../../kit/stage.ts';
import { viewIn, type Weather } from './look.ts';

/** Where the frame is divided: a wide one by a mullion, an upright one by a transom. */
interface Division {
  mullion?: number;
  transom?: number;
}

/** The window frame, the curtains on both sides, the sill. */
export function windowFrame(
  stage: Stage,
  frames: number,
  { wood, light }: Weather,
  curtain: string,
  { mullion, transom }: Division,
): Layer[] {
  const { width, height, portrait } = stage;
  const { sill } = viewIn(stage);
  const bar = (x: number, y: number, w: number, h: number, across: boolean) => [
    group('bar', [rect(x, y, w, h), fill(wood)]),
    group('bar light', [across ? rect(x, y + h - 7, w, 7) : rect(x + w - 7, y, 7, h), fill(light, 50)]),
    group('bar shade', [across ? rect(x, y, w, 6) : rect(x, y, 6, h), fill('#1a0d08', 30)]),
  ];
  const fold = (side: 1 | -1) => {
    const x = (distance: number) => (side === 1 ? distance : width - distance);
    const edge = pen()
      .move(x(-20), -20)
      .line(x(190), -20)
      .curve(x(176), 260, x(120), 560, x(96), 880)
      .line(x(110), height + 20)
      .line(x(-20), height + 20)
      .close()
      .outline();
    const lines = [40, 84, 130].map((at) =>
      outline(
        pen()
          .move(x(at), -20)
          .curve(x(at - 4), 300, x(at * 0.62), 600, x(at * 0.6), height)
          .outline(),
      ),
    );
    return shapes(
      'curtain',
      [
        group('cloth', [outline(edge), fill(linear([x(0), 0], [x(190), 0], [0, curtain], [1, '#f0a284']))]),
        group('folds', [...lines, stroke('#7a2c1c', 7, { opacity: 26 })]),
      ],
      {
        rotate: sway(frames, 120, 0, 0.5, side * 0.2),
        anchor: [x(0), -20],
        at: [x(0), -20],
        ...(portrait ? { scale: [62, 100] } : {}),
      },
    );
  };
  return [
    shapes('frame', [
      ...bar(-10, -10, width + 20, 56, true),
      ...bar(90, 0, 34, sill, false),
      ...(mullion === undefined ? [] : bar(mullion, 0, 40, sill, false)),
      ...(transom === undefined ? [] : bar(90, transom, width - 180, 36, true)),
      ...bar(width - 124, 0, 34, sill, false),
    ]),
    shapes('sill', [
      group('top', [
        rect(-20, sill, width + 40, 84),
        fill(linear([0, sill], [0, sill + 84], [0, light], [0.2, wood], [1, wood])),
      ]),
      group('front', [
        rect(-20, sill + 84, width + 40, height),
        fill(linear([0, sill + 84], [0, height], [0, '#5a3522'], [1, '#2c170d'])),
      ]),
      group('lip', [rect(-20, sill + 78, width + 40, 12), fill('#ffe0b0', 34)]),
    ]),
    fold(1),
    fold(-1),
  ];
}

/** The two cups on the sill; their steam intertwines up to `height`. */
export function cups(
  stage: Stage,
  frames: number,
  { x, scale, height }: { x: number; scale: number; height: number },
  steam = '#ffffff',
  rises = 60,
): Layer[] {
  const { sill } = viewIn(stage);
  return [
    shapes('steam', [twinedSteam({ height, apart: 176, swing: 66, frames, color: steam, rises })], {
      at: [x, sill + 60 - 170 * (scale / 100)],
      scale,
    }),
    shapes(
      'cups',
      [
        teacup(236, '#2f7d7a', '#f7e3c0', { at: [-178, 0], scale: [-100, 100] }),
        teacup(236, '#d8684a', '#fff0d8', { at: [178, 26] }),
      ],
      { at: [x, sill + 66], scale },
    ),
  ];
}
