// Scene 1: the rose window lights up pane by pane; the names are in its light, beside it or in the portal below it.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import { gothicArch } from '../../kit/motifs/gothic-arch.ts';
import { roseWindow } from '../../kit/motifs/stained-glass.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, dust, FONT, fallenLight, GLASS, gild, IVORY, lilyBunch, nave, STONE, say, WORD_METAL } from './look.ts';

/** The window in its arch, the floor with the light that falls on it, the lilies, and the words. */
const WIDE = {
  rose: [1390, 430, 318],
  arch: [900, 1020],
  floor: 860,
  glow: 620,
  fallen: [640, 1000],
  shaft: [
    [1140, 520],
    [1330, 170],
    [60, 700],
    [-240, 1100],
    [560, 1100],
  ],
  shaftFrom: [1190, 430],
  shaftTo: [200, 1000],
  lilies: [
    [1700, 1090, 92, 6],
    [1130, 1130, 70, -12],
  ],
  opening: { at: [530, 236], size: 48, width: 740 },
  first: { at: [530, 392], size: 208, width: 740, height: 190 },
  and: { at: [530, 512], width: 740, height: 70 },
  second: { at: [530, 634], size: 208, width: 740, height: 190 },
  occasion: { at: [530, 782], size: 48, width: 740 },
} as const;
const UPRIGHT = {
  rose: [540, 520, 338],
  arch: [960, 1680],
  floor: 1640,
  glow: 760,
  fallen: [190, 800],
  shaft: [
    [240, 640],
    [840, 640],
    [940, 1640],
    [140, 1640],
  ],
  shaftFrom: [540, 560],
  shaftTo: [540, 1600],
  lilies: [
    [950, 1930, 92, 10],
    [120, 1960, 80, -12],
  ],
  opening: { at: [540, 984], size: 64, width: 800, height: 90 },
  first: { at: [540, 1128], size: 212, width: 800, height: 200 },
  and: { at: [540, 1258], size: 70, width: 740, height: 90 },
  second: { at: [540, 1386], size: 212, width: 800, height: 200 },
  occasion: { at: [540, 1540], size: 64, width: 800, height: 90 },
} as const;

export function roseScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height, portrait } = stage;
  const { arch, floor, lilies, ...at } = placesIn(portrait, WIDE, UPRIGHT);
  const [x, y, radius] = at.rose;
  const [archWidth, archHeight] = arch;
  const move = { frames, zoom: [100, 104] as const };
  const near = plane('near plane', 1.8, width, height, move);
  const name = { font: FONT.names, color: COLORS.paper, leading: 1.15 };
  return [
    near,
    ...nave(stage),
    shapes('arch of the wall', [
      group('depth', [outline(moved(gothicArch(archWidth, archHeight), x, floor + 6)), fill('#1a1724')]),
      group('moulding', [outline(moved(gothicArch(archWidth, archHeight), x, floor)), stroke(STONE, 26)]),
      group('moulding light', [outline(moved(gothicArch(archWidth - 16, archHeight - 12), x, floor)), stroke('#9d95aa', 4)]),
    ]),
    shapes('window light', [softLight('window light', x, y, at.glow, '#ffcf7d', 0.42)], {
      opacity: track([4, 0, EASE.inOut], [70, 100]),
    }),
    shapes('rose window', [roseWindow(radius, GLASS, { from: 0, step: 1.4 }, STONE)], { at: [x, y] }),
    shapes('floor', [
      group('flags', [rect(-20, floor, width + 40, 300), fill(linear([0, floor], [0, height], [0, '#3b3446'], [1, '#131019']))]),
      group('edge', [rect(-20, floor, width + 40, 4), fill('#857c93', 60)]),
    ]),
    fallenLight(at.fallen[0], floor + 8, at.fallen[1], 24),
    shapes(
      'shaft',
      [
        outline(polygon(...at.shaft)),
        fill(linear(at.shaftFrom, at.shaftTo, [0, '#ffdf9e', portrait ? 0.16 : 0.11], [1, '#ffdf9e', 0])),
      ],
      {
        opacity: track([20, 0, EASE.inOut], [70, 100]),
      },
    ),
    dust(stage, frames, 9),
    vignette(width, height, '#07060c', 0.5),
    say('opening', at.opening.at, { ...at.opening, font: FONT.capitals, tracking: 60, reveal: fadeIn(8, 14) }),
    gild('first', at.first.at, WORD_METAL, [28, 90], { ...name, ...at.first, reveal: rise(12, 22) }),
    say('and', at.and.at, { ...at.and, color: IVORY, reveal: fadeIn(22, 14) }),
    gild('second', at.second.at, WORD_METAL, [38, 100], { ...name, ...at.second, reveal: rise(22, 22) }),
    say('occasion', at.occasion.at, {
      ...at.occasion,
      font: FONT.capitals,
      color: IVORY,
      tracking: 60,
      reveal: fadeIn(36, 14),
    }),
    ...standOn(
      near,
      lilies.map(([left, top, size, turn]) => lilyBunch(left, top, size, frames, turn)),
    ),
  ];
}
