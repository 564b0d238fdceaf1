import { through } from '../geometry/spline.ts';
import { sway } from '../lottie/motion.ts';
import { linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, repeat, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { drop } from './arches.ts';

import { bobbing, type Procession, profile, wornSafa } from './procession.ts';

/** A dhol player in full swing, facing left, standing on y = 0, about 640 high. */
export function dholPlayer(
  { shade, cloth, bloom, metal }: Procession,
  frames: number,
  phase: number,
  place: Placement = {},
): ShapeItem {
  const kurta = through([
    [-52, -440],
    [0, -456],
    [52, -440],
    [70, -340],
    [84, -220],
    [96, -150],
    [0, -138],
    [-92, -152],
    [-76, -240],
    [-66, -340],
  ]);
  const thigh = (x: number, turn: number) =>
    group(
      'leg',
      [
        outline(
          through([
            [-36, -190],
            [36, -190],
            [30, -100],
            [20, -30],
            [-16, -30],
            [-26, -100],
          ]),
        ),
        fill(linear([0, -180], [0, 0], [0, '#fff1d6'], [1, '#b98f86'])),
        group('shoe', [
          outline(
            through([
              [-30, -34],
              [20, -36],
              [26, 0, 1],
              [-48, 0],
              [-66, -18],
              [-50, -20],
            ]),
          ),
          fill(metal.body),
        ]),
      ],
      { at: [x, 0], rotate: turn },
    );
  const arm = (turn: Placement['rotate'], at: readonly [number, number], flip: number) =>
    group(
      'arm',
      [
        outline(
          through([
            [-22, -6],
            [20, -10],
            [26, 60],
            [6, 112],
            [-16, 112],
            [-18, 60],
          ]),
        ),
        fill(linear([0, 0], [0, 110], [0, lighter(cloth, 0.18)], [1, darker(cloth, 0.1)])),
        group('hand', [ellipse([-4, 122], 30), fill(shade)]),
        group('stick', [
          outline(
            through(
              [
                [-4, 122],
                [-26, 176],
                [-58, 210],
              ],
              false,
            ),
          ),
          stroke('#e9c58a', 7),
        ]),
      ],
      { at, rotate: turn, scale: [100 * flip, 100] },
    );
  return group(
    'dhol player',
    [
      thigh(-38, 6),
      thigh(44, -8),
      group(
        'upper',
        [
          arm(sway(frames, 30, 96, 26, phase), [46, -424], -1),
          group('kurta', [outline(kurta), fill(linear([-80, 0], [90, 0], [0, lighter(cloth, 0.22)], [1, darker(cloth, 0.3)]))]),
          group('hem', [
            outline(
              through(
                [
                  [-92, -160],
                  [0, -146],
                  [96, -158],
                ],
                false,
              ),
            ),
            stroke(metal.shine, 8),
          ]),
          group('head', [profile(shade, wornSafa(bloom, metal, false))], { at: [-2, -440] }),
          group('strap', [
            outline(
              through(
                [
                  [-30, -432],
                  [10, -360],
                  [50, -290],
                ],
                false,
              ),
            ),
            stroke(bloom, 14),
          ]),
          group(
            'dhol',
            [
              group('barrel', [
                outline(
                  through([
                    [-120, -66, 1],
                    [-50, -88],
                    [50, -88],
                    [120, -66, 1],
                    [128, 0],
                    [120, 66, 1],
                    [50, 88],
                    [-50, 88],
                    [-120, 66, 1],
                    [-128, 0],
                  ]),
                ),
                fill(linear([0, -88], [0, 88], [0, lighter(bloom, 0.15)], [0.5, bloom], [1, darker(bloom, 0.45)])),
              ]),
              group(
                'ropes',
                [-90, -54, -18, 18, 54]
                  .map((x) =>
                    outline(
                      through(
                        [
                          [x, -80],
                          [x + 18, 0],
                          [x + 36, 80],
                        ],
                        false,
                      ),
                    ),
                  )
                  .concat(stroke('#ffe9b3', 5)),
              ),
              group('skin', [
                ellipse([-122, 0], 40, 132),
                fill(linear([-140, 0], [-100, 0], [0, '#fff6e0'], [1, '#d9b98a'])),
                stroke(metal.body, 7),
              ]),
              group('rim', [
                outline(
                  through(
                    [
                      [120, -66],
                      [132, 0],
                      [120, 66],
                    ],
                    false,
                  ),
                ),
                stroke(metal.body, 10),
              ]),
              group('tassels', [group('tassel', [outline(drop(20, -54)), fill(metal.shine)]), repeat(3, { move: [40, 4] })], {
                at: [-40, 84],
              }),
            ],
            { at: [-20, -272], rotate: -10 },
          ),
          arm(sway(frames, 30, 70, 30, phase + 0.5), [-40, -424], 1),
        ],
        { at: bobbing(frames, 30, -5, 7, phase), rotate: sway(frames, 60, 0, 3, phase) },
      ),
    ],
    place,
  );
}
