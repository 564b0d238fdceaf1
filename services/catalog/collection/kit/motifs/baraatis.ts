// Those who walk with the groom, as silhouettes without features: the rider on his mare and the dhol players.
import { through } from '../geometry/spline.ts';
import { sway } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { drop, hangingLeaf } from './arches.ts';

export interface Procession {
  /** Of men and mare, lit from behind. */
  shade: Color;
  cloth: Color;
  bloom: Color;
  metal: Metal;
}

/** A safa with its plume and tail, on a head of radius 34 at the origin, facing left. */
function safa(cloth: Color, metal: Metal, plume: boolean): ShapeItem[] {
  const wrap = through([
    [-46, -12],
    [-42, -52],
    [-8, -74],
    [34, -62],
    [48, -24],
    [40, -2],
    [0, -18],
  ]);
  const tail = through([
    [36, -10],
    [64, 30],
    [62, 96],
    [44, 120],
    [40, 60],
    [24, 10],
  ]);
  return [
    group('tail', [outline(tail), fill(darker(cloth, 0.2))]),
    group('wrap', [outline(wrap), fill(linear([-46, -70], [48, 0], [0, lighter(cloth, 0.2)], [1, darker(cloth, 0.15)]))]),
    group('folds', [
      outline(
        through(
          [
            [-44, -22],
            [-4, -44],
            [44, -18],
          ],
          false,
        ),
      ),
      outline(
        through(
          [
            [-40, -44],
            [0, -62],
            [44, -38],
          ],
          false,
        ),
      ),
      stroke(darker(cloth, 0.3), 3, { opacity: 70 }),
    ]),
    ...(plume
      ? [
          group('plume', [outline(hangingLeaf(22, -62)), fill('#fff6e0')], { at: [-34, -56], rotate: 12 }),
          group('jewel', [ellipse([-36, -46], 20, 24), fill(metalRamp(metal, [-46, -56], [-26, -36]))]),
        ]
      : []),
  ];
}

/** The groom on a caparisoned mare that steps on the spot, facing left, standing on y = 0; about 720 wide and 900 high. */
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
      group(
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
          group('face', [
            outline(
              through([
                [-14, -722],
                [-22, -740],
                [-40, -752],
                [-44, -772],
                [-40, -800],
                [0, -812],
                [34, -790],
                [34, -750],
                [24, -710],
              ]),
            ),
            fill(shade),
          ]),
          group('headgear', safa(bloom, metal, true), { at: [-2, -780] }),
          group('sehra', [group('string', [ellipse([0, 0], 8), fill('#fff6e0')]), repeat(5, { move: [0, 11] })], {
            at: [-42, -782],
          }),
          group('sehra', [group('string', [ellipse([0, 0], 8), fill('#fff6e0')]), repeat(5, { move: [0, 11] })], {
            at: [-30, -784],
          }),
          group('sehra', [group('string', [ellipse([0, 0], 8), fill('#fff6e0')]), repeat(4, { move: [0, 11] })], {
            at: [-18, -786],
          }),
        ],
        { at: sway2(frames) },
      ),
    ],
    place,
  );
}

function sway2(frames: number) {
  return { keys: sway(frames, 22, 0, 3).keys.map(([frame, y, ease]) => [frame, [0, y], ease] as const) };
}

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
          group('face', [
            outline(
              through([
                [-14, -452],
                [-24, -470],
                [-40, -480],
                [-44, -502],
                [-38, -528],
                [0, -540],
                [34, -520],
                [34, -480],
                [22, -442],
              ]),
            ),
            fill(shade),
          ]),
          group('headgear', safa(bloom, metal, false), { at: [-2, -512] }),
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
        { at: bounce(frames, phase), rotate: sway(frames, 60, 0, 3, phase) },
      ),
    ],
    place,
  );
}

function bounce(frames: number, phase: number) {
  return { keys: sway(frames, 30, -5, 7, phase).keys.map(([frame, y, ease]) => [frame, [0, y], ease] as const) };
}
