import { through } from '../geometry/spline.ts';
import { moved } from '../geometry/transform.ts';
import { sway } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, type Placement, rect, repeat, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { dome, drop, finial, petal } from './arches.ts';

export interface Caparison {
  skin: Color;
  cloth: Color;
  border: Color;
  metal: Metal;
}

const BODY = through([
  [338, -400],
  [290, -510],
  [180, -572],
  [30, -590],
  [-110, -574],
  [-220, -540],
  [-262, -430],
  [-214, -290],
  [-160, -200],
  [-40, -172],
  [110, -170],
  [230, -190],
  [322, -270],
]);

const HEAD = through([
  [-150, -500],
  [-190, -572],
  [-262, -622],
  [-338, -612],
  [-392, -556],
  [-416, -470],
  [-430, -360],
  [-446, -250],
  [-474, -168],
  [-516, -122],
  [-566, -124],
  [-588, -160],
  [-612, -152],
  [-600, -98],
  [-548, -66],
  [-482, -82],
  [-428, -140],
  [-396, -230],
  [-368, -306],
  [-322, -322],
  [-262, -312],
  [-190, -330],
  [-150, -410],
]);

const EAR = through([
  [-226, -556],
  [-160, -570],
  [-92, -530],
  [-66, -450],
  [-88, -372],
  [-136, -316],
  [-170, -330],
  [-196, -390],
  [-232, -450],
]);

const TUSK = through([
  [-352, -322],
  [-400, -290],
  [-470, -284],
  [-520, -312],
  [-462, -260],
  [-392, -262],
  [-346, -296],
]);

const CLOTH = through([
  [-138, -584, 1],
  [-40, -602],
  [110, -600],
  [246, -566, 1],
  [262, -420],
  [252, -246, 1],
  [60, -226],
  [-140, -240, 1],
  [-160, -420],
]);

function leg(x: number, tone: Color, metal: Metal, turn: Placement['rotate']): ShapeItem {
  const shape = through([
    [-62, -330],
    [62, -330],
    [60, -180],
    [46, -70],
    [58, -14],
    [56, 0, 1],
    [-56, 0, 1],
    [-58, -14],
    [-46, -70],
    [-58, -180],
  ]);
  const nails = [-36, -12, 12].map((at) => ellipse([at - 6, -5], 20, 16));
  return group(
    'leg',
    [
      group('limb', [
        outline(shape),
        fill(linear([-60, 0], [60, 0], [0, lighter(tone, 0.16)], [0.45, tone], [1, darker(tone, 0.3)])),
      ]),
      group('nails', [...nails, fill(lighter(tone, 0.45))]),
      group('anklet', [rect(-52, -78, 102, 13, 6), rect(-50, -58, 98, 8, 4), fill(metalRamp(metal, [-50, 0], [50, 0]))]),
      group('bells', [group('bell', [ellipse([-42, -46], 12), fill(metal.shine)]), repeat(5, { move: [21, 0] })]),
    ],
    { at: [x, -300], anchor: [0, -300], rotate: turn },
  );
}

/** The decoration of its brow: a gold net with drops, a lotus over the eye. */
function brow(metal: Metal, bloom: Color): ShapeItem[] {
  const cap = through([
    [-190, -576, 1],
    [-262, -626],
    [-342, -616],
    [-398, -552],
    [-418, -460, 1],
    [-384, -476],
    [-352, -410, 1],
    [-336, -480],
    [-296, -520],
    [-246, -530],
  ]);
  return [
    group('cap', [outline(cap), fill(bloom), stroke(metalRamp(metal, [-420, -600], [-200, -480]), 9)]),
    group('studs', [outline(cap), stroke(metal.glint, 7, { dash: [0.1, 22] })], { at: [-52, -106], scale: 82 }),
    ring('flower', 8, [outline(moved(petal(13, 24), 0, -8)), fill(metal.shine)], { at: [-318, -566] }),
    group('drop', [outline(drop(26, -44)), fill(metal.shine)], { at: [-352, -408] }),
  ];
}

function cloth(dress: Caparison): ShapeItem[] {
  const { metal } = dress;
  const paint = linear([-140, 0], [260, 0], [0, lighter(dress.cloth, 0.1)], [0.5, dress.cloth], [1, darker(dress.cloth, 0.35)]);
  const bloom = (x: number, y: number, size: number) =>
    group(
      'woven flower',
      [
        ring('petals', 8, [outline(moved(petal(20, 34), 0, -10)), fill(metal.body)]),
        group('eye', [ellipse([0, 0], 18), fill(dress.border)]),
      ],
      { at: [x, y], scale: size },
    );
  return [
    group('cloth', [outline(CLOTH), fill(paint)]),
    group('band', [outline(CLOTH), stroke(dress.border, 56)], { at: [7, -62], scale: 86 }),
    group('inner line', [outline(CLOTH), stroke(metal.shine, 6)], { at: [14, -124], scale: 70 }),
    group('dots', [outline(CLOTH), stroke(metal.shine, 12, { dash: [0.1, 28] })], { at: [7, -62], scale: 86 }),
    group('edge', [outline(CLOTH), stroke(metalRamp(metal, [-140, -590], [250, -240]), 12)]),
    bloom(52, -390, 170),
    bloom(-46, -462, 76),
    bloom(150, -462, 76),
    bloom(-46, -318, 76),
    bloom(150, -318, 76),
    group(
      'fringe',
      [group('tassel', [outline(drop(20, 44)), fill(metal.body)], { rotate: 180 }), repeat(17, { move: [24.2, 0] })],
      {
        at: [-134, -236],
      },
    ),
  ];
}

/** The seat under a gilded canopy, on the back. */
function howdah({ metal, cloth: red }: Caparison): ShapeItem {
  const gold = metalRamp(metal, [-130, 0], [130, 0]);
  const canopy = [dome(250, 110), ...finial(70).map((shape) => moved(shape, 0, -104))];
  return group(
    'howdah',
    [
      group('posts', [rect(-112, -210, 12, 190, 4), rect(100, -210, 12, 190, 4), fill(gold)]),
      group('seat', [rect(-130, -74, 260, 84, 20), fill(gold), stroke(metal.shade, 3)]),
      group('seat cloth', [rect(-110, -58, 220, 52, 14), fill(red)]),
      group('seat arches', [group('arch', [outline(petal(26, 34)), fill(metal.shine)]), repeat(7, { move: [32, 0] })], {
        at: [-96, -14],
      }),
      group('canopy', [...outlines(canopy), fill(gold)], { at: [0, -214] }),
      group('valance', [rect(-128, -226, 256, 22, 6), fill(red), stroke(metal.shine, 3)]),
      group('drops', [group('drop', [outline(drop(16, -30)), fill(metal.shine)]), repeat(14, { move: [18.8, 0] })], {
        at: [-122, -204],
      }),
    ],
    { at: [54, -588] },
  );
}

/** A caparisoned elephant that walks on the spot, facing left, standing on y = 0; about 950 wide and 1000 high at 100 %. */
export function elephant(dress: Caparison, frames: number, place: Placement = {}): ShapeItem {
  const { skin, metal } = dress;
  const step = 60;
  const light = (tone: Color) => linear([0, -600], [0, -150], [0, lighter(tone, 0.2)], [0.5, tone], [1, darker(tone, 0.28)]);
  return group(
    'elephant',
    [
      leg(-90, darker(skin, 0.32), metal, sway(frames, step, 0, 7, 0.5)),
      leg(196, darker(skin, 0.32), metal, sway(frames, step, 0, 7)),
      group(
        'tail',
        [
          outline(
            through([
              [326, -440],
              [366, -380],
              [372, -270],
              [362, -200],
              [384, -150],
              [352, -150],
              [350, -210],
              [356, -280],
              [344, -370],
              [316, -400],
            ]),
          ),
          fill(darker(skin, 0.15)),
        ],
        { anchor: [326, -430], at: [326, -430], rotate: sway(frames, 52, 0, 5) },
      ),
      leg(-164, skin, metal, sway(frames, step, 0, 7)),
      leg(264, skin, metal, sway(frames, step, 0, 7, 0.5)),
      group('body', [outline(BODY), fill(light(skin))]),
      ...cloth(dress),
      howdah(dress),
      group(
        'head',
        [
          group('skull', [
            outline(HEAD),
            fill(linear([-430, -600], [-160, -300], [0, lighter(skin, 0.26)], [0.6, skin], [1, darker(skin, 0.2)])),
          ]),
          group(
            'trunk rings',
            [0, 1, 2, 3, 4]
              .map((index) =>
                outline(
                  through(
                    [
                      [-420 - index * 7, -340 + index * 42],
                      [-404 - index * 6, -326 + index * 42],
                      [-392 - index * 8, -330 + index * 42],
                    ],
                    false,
                  ),
                ),
              )
              .concat(stroke(darker(skin, 0.3), 4, { opacity: 60 })),
          ),
          group('trunk band', [
            outline(
              through(
                [
                  [-430, -366],
                  [-400, -346],
                  [-362, -362],
                ],
                false,
              ),
            ),
            stroke(metal.shine, 12),
          ]),
          ...brow(metal, dress.cloth),
          group('tusk', [outline(TUSK), fill(linear([-520, -300], [-340, -300], [0, '#fffdf2'], [1, '#e2cf9e']))]),
          group(
            'eye',
            [
              group('line', [ellipse([0, 0], 40, 24), fill(metal.shine)]),
              group('white', [ellipse([0, 0], 34, 18), fill('#fff6e0')]),
              group('pupil', [ellipse([-2, 0], 17), fill('#1c0b22')]),
              group('glint', [ellipse([-5, -3], 5), fill('#ffffff')]),
            ],
            { at: [-344, -438], rotate: 12 },
          ),
          group(
            'ear',
            [
              group('flap', [
                outline(EAR),
                fill(linear([-230, -560], [-80, -340], [0, lighter(skin, 0.12)], [1, darker(skin, 0.24)])),
                stroke(darker(skin, 0.35), 3),
              ]),
              group('ear edge', [outline(EAR), stroke(metal.body, 5, { dash: [0.1, 17] })], { at: [-16, -48], scale: 89 }),
            ],
            { anchor: [-220, -550], at: [-220, -550], rotate: sway(frames, 46, -2, 5) },
          ),
        ],
        { anchor: [-200, -440], at: [-200, -440], rotate: sway(frames, 60, 0, 1.6, 0.2) },
      ),
    ],
    place,
  );
}
