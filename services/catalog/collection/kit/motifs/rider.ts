import { through } from '../geometry/spline.ts';
import { sway } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, metalRamp } from '../palette.ts';
import { drop, hangingLeaf } from './arches.ts';

import type { Procession } from './procession.ts';
import { saddledGroom } from './saddled-groom.ts';

/** The groom on a caparisoned mare that steps in place, facing left, standing on y = 0; about 720 wide and 900 high. */
export function rider({ shade, cloth, bloom, metal }: Procession, coat: Color, frames: number, place: Placement = {}): ShapeItem {
  const gold = metalRamp(metal, [-160, 0], [180, 0]);
  const body = through([
    [-176, -430],
    [-120, -452],
    [0, -430],
    [110, -446],
    [196, -436],
    [236, -384],
    [240, -310],
    [196, -262],
    [90, -236],
    [-40, -228],
    [-130, -252],
    [-186, -310],
    [-202, -372],
  ]);
  const neck = through([
    [-96, -440],
    [-130, -520],
    [-184, -604],
    [-232, -650],
    [-252, -686],
    [-262, -648],
    [-300, -610],
    [-344, -544],
    [-376, -496],
    [-378, -462],
    [-352, -446],
    [-318, -462],
    [-276, -500],
    [-244, -512],
    [-226, -470],
    [-214, -400],
    [-190, -340],
    [-120, -340],
  ]);
  const mane = through([
    [-250, -668],
    [-206, -646],
    [-150, -580],
    [-104, -500],
    [-84, -436],
    [-124, -446],
    [-150, -520],
    [-196, -590],
  ]);
  const limb = (front: boolean) =>
    front
      ? through([
          [-40, -290],
          [34, -290],
          [26, -190],
          [16, -132],
          [14, -60],
          [22, -22],
          [26, 0, 1],
          [-22, 0, 1],
          [-16, -28],
          [-12, -60],
          [-16, -130],
          [-26, -190],
        ])
      : through([
          [-46, -300],
          [52, -310],
          [42, -210],
          [24, -168],
          [34, -120],
          [22, -60],
          [24, -24],
          [30, 0, 1],
          [-20, 0, 1],
          [-12, -28],
          [-8, -70],
          [0, -130],
          [-20, -180],
        ]);
  const leg = (x: number, front: boolean, tone: Color, turn: Placement['rotate']) =>
    group(
      'leg',
      [
        group('limb', [outline(limb(front)), fill(linear([0, -290], [0, 0], [0, tone], [1, darker(tone, 0.22)]))]),
        group('hoof', [rect(-22, -20, 48, 20, 5), fill(darker(shade, 0.2))]),
        group('anklet', [rect(-18, -64, 38, 12, 5), fill(metal.shine)]),
      ],
      { at: [x, -290], anchor: [0, -290], rotate: turn },
    );
  const rug = through([
    [-96, -452, 1],
    [0, -446],
    [130, -458, 1],
    [160, -330],
    [150, -216, 1],
    [10, -200],
    [-104, -222, 1],
    [-112, -330],
  ]);
  const tail = through([
    [226, -420],
    [280, -430],
    [312, -380],
    [316, -280],
    [340, -190],
    [300, -180],
    [276, -250],
    [262, -340],
    [230, -370],
  ]);
  return group(
    'rider',
    [
      leg(-112, true, darker(coat, 0.3), sway(frames, 44, 2, 11, 0.5)),
      leg(150, false, darker(coat, 0.3), sway(frames, 44, 0, 9)),
      group('tail', [outline(tail), fill(darker(coat, 0.3))], {
        at: [230, -420],
        anchor: [230, -420],
        rotate: sway(frames, 60, 0, 5),
      }),
      leg(-150, true, coat, sway(frames, 44, -4, 12)),
      leg(194, false, coat, sway(frames, 44, 0, 9, 0.5)),
      group('body', [outline(body), fill(linear([0, -450], [0, -230], [0, lighter(coat, 0.3)], [1, darker(coat, 0.18)]))]),
      group(
        'head and neck',
        [
          group('neck', [
            outline(neck),
            fill(linear([-380, -600], [-100, -400], [0, lighter(coat, 0.35)], [1, darker(coat, 0.05)])),
          ]),
          group('mane', [outline(mane), fill(darker(coat, 0.35))]),
          group('bridle', [
            outline(
              through(
                [
                  [-262, -636],
                  [-262, -590],
                  [-286, -510],
                ],
                false,
              ),
            ),
            outline(
              through(
                [
                  [-352, -538],
                  [-330, -500],
                  [-324, -462],
                ],
                false,
              ),
            ),
            outline(
              through(
                [
                  [-262, -600],
                  [-304, -570],
                  [-340, -520],
                ],
                false,
              ),
            ),
            outline(
              through(
                [
                  [-326, -486],
                  [-230, -470],
                  [-120, -540],
                ],
                false,
              ),
            ),
            stroke(metal.shine, 8),
          ]),
          group('brow', [outline(drop(36, 60)), fill(bloom)], { at: [-276, -590], rotate: 190 }),
          group('crest', [outline(hangingLeaf(30, -96)), fill('#fff6e0')], { at: [-258, -676], rotate: -8 }),
          group('crest root', [ellipse([-256, -674], 30), fill(metal.shine)]),
          group('eye', [ellipse([-304, -572], 12, 9), fill(darker(shade, 0.3))]),
          group('collar', [
            outline(
              through(
                [
                  [-204, -396],
                  [-160, -350],
                  [-100, -352],
                ],
                false,
              ),
            ),
            stroke(bloom, 26),
            stroke(metal.shine, 8, { dash: [0.1, 18] }),
          ]),
        ],
        { at: [-120, -420], anchor: [-120, -420], rotate: sway(frames, 44, 0, 2.4, 0.3) },
      ),
      group('rug', [outline(rug), fill(linear([-100, 0], [150, 0], [0, cloth], [1, darker(cloth, 0.3)])), stroke(gold, 12)]),
      group('rug dots', [outline(rug), stroke(metal.glint, 9, { dash: [0.1, 24] })], { at: [4, -50], scale: 85 }),
      group('fringe', [group('tassel', [outline(drop(18, -38)), fill(metal.body)]), repeat(12, { move: [22, 0] })], {
        at: [-96, -216],
      }),
      saddledGroom({ shade, cloth, bloom, metal }, gold, frames),
    ],
    place,
  );
}
