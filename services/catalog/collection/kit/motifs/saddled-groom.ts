import { through } from '../geometry/spline.ts';
import { type Gradient, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, repeat, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';

import { bobbing, type Procession, profile, wornSafa } from './procession.ts';

/** A string of the sehra, parted to the side of the face. */
function pearls(x: number, count: number): ShapeItem {
  return group('sehra', [group('pearl', [ellipse([0, 0], 7), fill('#fff6e0')]), repeat(count, { move: [0, 9] })], {
    at: [x, -10],
  });
}

/** The groom sitting on his mare, facing left. */
export function saddledGroom({ shade, cloth, bloom, metal }: Procession, gold: Gradient, frames: number): ShapeItem {
  const achkan = through([
    [-52, -696],
    [-4, -716],
    [46, -700],
    [66, -620],
    [62, -540],
    [78, -440],
    [92, -372],
    [40, -356],
    [-64, -372],
    [-58, -470],
    [-66, -560],
    [-66, -640],
  ]);
  const arm = through([
    [30, -684],
    [52, -640],
    [24, -578],
    [-46, -548],
    [-112, -534],
    [-118, -556],
    [-50, -584],
    [-12, -620],
    [-6, -668],
  ]);
  return group(
    'groom',
    [
      group('achkan', [outline(achkan), fill(linear([-60, -700], [80, -380], [0, '#fff3da'], [1, '#c99a6a']))]),
      group('leg', [
        outline(
          through([
            [-60, -400],
            [60, -400],
            [30, -330],
            [-10, -262],
            [-30, -190],
            [-76, -188],
            [-84, -212],
            [-58, -220],
            [-60, -300],
          ]),
        ),
        fill('#e9cfa4'),
      ]),
      group('shoe', [
        outline(
          through([
            [-20, -206],
            [-30, -178],
            [-86, -172],
            [-116, -196],
            [-112, -210],
            [-80, -202],
            [-50, -214],
          ]),
        ),
        fill(metal.body),
      ]),
      group('sash', [
        outline(
          through([
            [-64, -668],
            [0, -600],
            [60, -520],
            [80, -440],
            [44, -450],
            [-20, -560],
            [-66, -620],
          ]),
        ),
        fill(cloth),
      ]),
      group('sash edge', [
        outline(
          through(
            [
              [-64, -668],
              [0, -600],
              [60, -520],
              [80, -440],
            ],
            false,
          ),
        ),
        stroke(metal.shine, 6),
      ]),
      group('belt', [
        outline(
          through(
            [
              [-64, -508],
              [0, -494],
              [68, -512],
            ],
            false,
          ),
        ),
        stroke(gold, 14),
      ]),
      group('arm', [outline(arm), fill(linear([0, -690], [0, -530], [0, '#fff3da'], [1, '#d9b083']))]),
      group('hand', [ellipse([-122, -546], 26, 22), fill(shade)]),
      group('head', [profile(shade, [...wornSafa(bloom, metal, true), pearls(22, 6), pearls(31, 5)])], { at: [-2, -710] }),
      group('collar', [
        outline(
          through(
            [
              [-34, -706],
              [0, -694],
              [36, -706],
            ],
            false,
          ),
        ),
        stroke(gold, 14),
      ]),
      group('necklace', [
        outline(
          through(
            [
              [-46, -690],
              [-28, -640],
              [6, -614],
              [40, -650],
            ],
            false,
          ),
        ),
        stroke('#fff6e0', 9, { dash: [0.1, 12] }),
      ]),
    ],
    { at: bobbing(frames, 22, 0, 3) },
  );
}
