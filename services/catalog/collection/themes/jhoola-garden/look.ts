// Shared by the scenes: a spring garden in sunlight, the mango tree, fuchsia and yellow flowers.
import { drifting, ground, softLight } from '../../kit/atmosphere.ts';
import { ribbon, through } from '../../kit/geometry/spline.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, stroke } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { mangoSpray } from '../../kit/motifs/mango-garden.ts';
import type { SwingColors } from '../../kit/motifs/swing.ts';
import { palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { sprite } from '../../kit/sprite.ts';
import { LANDSCAPE, PORTRAIT, placesIn, type Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { brideInYellow } from '../../samples/celebrations.ts';

export const STAGE = LANDSCAPE;
export const BRIDE = photoPlace('bride', "Bride's photo", brideInYellow, false);
export const COLORS = palette({ ground: '#fdf4cf', deep: '#1f4a2a', metal: '#d3a044', bloom: '#d81e78', paper: '#fffbea' });
export const FUCHSIA = '#c81a6e';
export const WINE = '#a90f58';
export const YELLOW = '#f9bb25';
export const LEAF = '#4f8f3a';
export const SWING: SwingColors = { flowers: [FUCHSIA, YELLOW], leaf: LEAF, wood: '#8a5128', cloth: '#2f9c95', trim: '#ffe08a' };
export const PAIRING = { names: FONTS.parisienne, text: FONTS.fraunces };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.text, size: 54, color: COLORS.deep, width: 860, height: 78, leading: 1.2 });

/** Sky, a distant line of trees, hedges with flowers, and the lawn. */
export function garden({ width, height, portrait }: Stage, frames: number, sun: readonly [x: number, y: number]): Layer[] {
  // How much lower than in a wide frame the trees and the lawn stand.
  const low = portrait ? 830 : 0;
  const mounds = (top: number, size: number, seed: number) =>
    through([
      [-200, height + 60, 1],
      ...Array.from({ length: 13 }, (_, index) => [-200 + index * 200, top + low + ((index * 7 + seed) % 5) * size] as const),
      [2300, height + 60, 1],
    ]);
  const slide = (amount: number) => track([0, [amount / 2, 0], EASE.breath], [frames, [-amount / 2, 0]]);
  const dots: ShapeItem[] = Array.from({ length: 18 }, (_, index) =>
    group(
      'bloom',
      [
        outline(
          through([
            [-9, 0],
            [0, -9],
            [9, 0],
            [0, 9],
          ]),
        ),
        fill(index % 3 === 0 ? YELLOW : index % 3 === 1 ? '#ff6aa8' : '#fff6dc'),
      ],
      { at: [30 + index * 108, 872 + low + ((index * 37) % 54)], scale: 70 + ((index * 29) % 60) },
    ),
  );
  return [
    ground('sky', width, height, linear([0, 0], [0, 860 + low], [0, '#fff6cf'], [1, '#d4eaa6'])),
    shapes('sun', [softLight('sun', sun[0], sun[1], 760, '#fffdf0', 0.95)]),
    shapes('far trees', [outline(mounds(690, 20, 2)), fill('#b9d98c')], { at: slide(16) }),
    shapes('trees', [outline(mounds(772, 16, 4)), fill('#93c267')], { at: slide(30) }),
    shapes(
      'hedge',
      [
        group('hedge', [
          outline(mounds(852, 12, 1)),
          fill(linear([0, 840 + low], [0, 1000 + low], [0, '#6aa84a'], [1, '#4c8a38'])),
        ]),
        ...dots,
      ],
      { at: slide(46) },
    ),
    shapes('lawn', [
      outline(
        through([
          [-100, 985 + low, 1],
          [500, 950 + low],
          [1100, 972 + low],
          [1600, 945 + low],
          [2050, 970 + low, 1],
          [2050, 1200 + low, 1],
          [-100, 1200 + low, 1],
        ]),
      ),
      fill(linear([0, 940 + low], [0, height], [0, '#8cc456'], [1, '#4f9038'])),
    ]),
  ];
}

/** The trunk and a twig (point, width), the sprays of leaves behind and before them, the first of which are without fruit. */
const WIDE_WOOD = {
  trunk: [
    [1870, 1130, 190],
    [1850, 800, 150],
    [1836, 480, 128],
    [1740, 240, 104],
    [1500, 120, 76],
    [1150, 76, 52],
    [700, 60, 36],
    [230, 76, 16],
  ],
  twig: [
    [1500, 130, 44],
    [1330, 190, 26],
    [1210, 186, 12],
  ],
  behind: { count: 15, from: 240 },
  before: { count: 12, from: 330, bare: 4 },
} as const;
const UPRIGHT_WOOD = {
  trunk: [
    [1120, 1990, 190],
    [1104, 1400, 160],
    [1090, 760, 140],
    [1050, 380, 120],
    [900, 190, 88],
    [640, 110, 60],
    [300, 84, 40],
    [-60, 100, 20],
  ],
  twig: [
    [820, 150, 44],
    [680, 220, 26],
    [580, 216, 12],
  ],
  behind: { count: 10, from: 10 },
  before: { count: 8, from: 40, bare: 1 },
} as const;

/** The bough that carries everything, reaching in from the right; the leaf sprays along it sway. Drawn once for all scenes. */
const BOUGH = composition('mango bough', STAGE.width, STAGE.height, boughLayers(200, false));
const UPRIGHT_BOUGH = composition('mango bough', PORTRAIT.width, PORTRAIT.height, boughLayers(200, true));

function boughLayers(frames: number, portrait: boolean): Layer[] {
  const { trunk, twig, behind, before } = placesIn(portrait, WIDE_WOOD, UPRIGHT_WOOD);
  const wood = [
    group('trunk', [
      outline(ribbon(trunk)),
      fill(linear([portrait ? 300 : 700, 0], [portrait ? 1080 : 1900, 200], [0, '#7a4a26'], [1, '#5c3418'])),
    ]),
    group('twig', [outline(ribbon(twig)), fill('#6b4020')]),
  ];
  const spray = (x: number, y: number, size: number, fruit: number, phase: number, tone: string): ShapeItem =>
    mangoSpray(size, tone, fruit, { at: [x, y], rotate: sway(frames, 86, ((x * 7) % 17) - 8, 2.2, phase) });
  // Branches of leaves at many angles and sizes, the far ones out of focus.
  const branch = (name: string, x: number, y: number, width: number, turn: number, phase: number, mirrored: boolean): Layer =>
    sprite(name, { width, hold: [0, 0.1], at: [x, y], mirrored, rotate: sway(frames, 92, mirrored ? -turn : turn, 1.8, phase) });
  const row = (name: string, count: number, step: number, from: number, y: number, size: number, seed: number) =>
    Array.from({ length: count }, (_, index) => {
      const roll = (index * 61 + seed * 37) % 100;
      return branch(
        name,
        from + index * step + (roll % 37) - 18,
        y + ((index * 43 + seed * 11) % 46),
        size * (0.8 + roll / 220),
        4 + ((index * 29 + seed * 17) % 58),
        (index % 5) * 0.2,
        (index * 7 + seed) % 5 < 2,
      );
    });
  const bark = [-0.32, -0.1, 0.14, 0.34].map((part) =>
    outline(
      through(
        trunk.map(([x, y, thick], index) => [x + thick * part * (index < 4 ? 1 : 0.2), y + (index < 4 ? 0 : thick * part * 0.9)]),
        false,
      ),
    ),
  );
  const front = Array.from({ length: Math.ceil(before.count / 2) }, (_, index) =>
    spray(
      before.from + index * 290 + ((index * 47) % 60),
      60 + ((index * 43) % 46),
      150 + ((index * 61) % 50),
      index < before.bare ? 0 : 1 + (index % 2),
      (index % 4) * 0.25,
      LEAF,
    ),
  );
  const { count, from } = behind;
  return [
    ...row('leaf-spray-soft', count - 2, 136, from - 60, portrait ? -30 : -64, portrait ? 330 : 236, 3),
    ...row('leaf-spray', count, 118, from - 40, portrait ? -24 : -50, portrait ? 280 : 214, 1),
    shapes('bough', [...wood, group('bark', [...bark, stroke('#3f2210', 5, { opacity: 42 })])]),
    shapes('fruit', front),
    ...row('leaf-spray', count + 1, 112, from - 90, portrait ? -46 : -66, portrait ? 310 : 226, 6),
  ];
}

export function bough({ width, portrait }: Stage, mirrored = false): Layer {
  return nested('bough', portrait ? UPRIGHT_BOUGH : BOUGH, mirrored ? { scale: [-100, 100], at: [width, 0] } : {});
}

export function petals({ width, height }: Stage, frames: number, seed: number): Layer[] {
  return drifting('petal', (index) => loosePetal(30, [FUCHSIA, YELLOW, '#ff8fc0'][index % 3] ?? FUCHSIA), {
    count: 11,
    seed,
    width,
    height,
    frames,
    sizes: [50, 115],
    fall: 560,
    wind: -90,
  });
}
