// The mango tree of all scenes: its trunk, its bough, and the whorls of long leaves at the ends of its twigs, with fruit between them.
import { ribbon, through } from '../../kit/geometry/spline.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, type Placement, stroke } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { mango, mangoWhorl } from '../../kit/motifs/mango-garden.ts';
import { seeded } from '../../kit/random.ts';
import { LANDSCAPE, PORTRAIT, placesIn, type Stage } from '../../kit/stage.ts';

/** The trunk and a twig (point, width); the canopy's first and last whorl, how low it hangs, and the size of a whorl. */
const WIDE = {
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
  canopy: { from: 60, to: 1960, low: 34, size: 168 },
} as const;
const UPRIGHT = {
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
  canopy: { from: -30, to: 1110, low: 66, size: 200 },
} as const;

/** Where mangoes hang. */
const FRUIT: Record<'wide' | 'upright', readonly (readonly [x: number, y: number])[]> = {
  wide: [
    [760, 96],
    [946, 120],
    [1128, 112],
    [1560, 150],
    [1800, 138],
  ],
  upright: [
    [150, 150],
    [400, 176],
    [650, 160],
    [860, 196],
  ],
};

/** Leaves in the shade of the tree, in its middle, and in the sun. */
const SHADE = ['#28542a', '#2f6130', '#356a30'] as const;
const MIDDLE = ['#3a7a33', '#438438', '#4f8f3a'] as const;
const SUNLIT = ['#4f9438', '#62a53f', '#7cb848'] as const;

function boughLayers(frames: number, portrait: boolean): Layer[] {
  const { trunk, twig, canopy } = placesIn(portrait, WIDE, UPRIGHT);
  const random = seeded(portrait ? 61 : 47);
  const bark = [-0.32, -0.1, 0.14, 0.34].map((part) =>
    outline(
      through(
        trunk.map(([x, y, thick], index) => [x + thick * part * (index < 4 ? 1 : 0.2), y + (index < 4 ? 0 : thick * part * 0.9)]),
        false,
      ),
    ),
  );
  /** A row of whorls along the bough, in clumps that hang lower and higher. */
  const row = (step: number, y: number, size: number, tones: readonly [string, ...string[]]) => {
    const count = Math.ceil((canopy.to - canopy.from) / step);
    return Array.from({ length: count + 1 }, (_, index) => {
      const x = canopy.from + index * step + random.between(-0.3, 0.3) * step;
      const clump = 0.5 + 0.5 * Math.sin(x / 118 + y / 40) * Math.cos(x / 310);
      return {
        x,
        y: y + canopy.low * (clump * 1.5 - 0.6) + random.between(-14, 14),
        whorl: (place: Placement) =>
          mangoWhorl(canopy.size * size * random.between(0.82, 1.14), { tones, lit: tones !== SHADE }, random, place),
        turn: random.between(-24, 24),
      };
    });
  };
  const leaves = (name: string, list: ReturnType<typeof row>): Layer =>
    shapes(
      name,
      list.map(({ x, y, whorl, turn }, index) =>
        whorl({ at: [x, y], rotate: sway(frames, 78 + (index % 4) * 9, turn, 2.1, (index % 5) * 0.2) }),
      ),
    );
  const twigs = (list: ReturnType<typeof row>): ShapeItem[] =>
    list.map(({ x, y }) =>
      group('twig', [
        outline(
          ribbon([
            [x + 74, y - 34, 13],
            [x + 30, y - 24, 9],
            [x, y, 6],
          ]),
        ),
        fill('#5d3a1c'),
      ]),
    );
  const lit = row(150, 20, 0.94, SUNLIT);
  return [
    leaves('leaves in the shade', row(84, -6, 1.16, SHADE)),
    leaves('leaves behind the bough', row(112, 8, 1.06, MIDDLE)),
    shapes('bough', [
      group('trunk', [
        outline(ribbon(trunk)),
        fill(linear([portrait ? 300 : 700, 0], [portrait ? 1080 : 1900, 200], [0, '#7a4a26'], [1, '#5c3418'])),
      ]),
      group('twig', [outline(ribbon(twig)), fill('#6b4020')]),
      ...twigs(lit),
      group('bark', [...bark, stroke('#3f2210', 5, { opacity: 42 })]),
    ]),
    shapes(
      'fruit',
      FRUIT[portrait ? 'upright' : 'wide'].flatMap(([x, y], index) =>
        (index % 2 ? [0] : [-32, 34]).map((aside, twin) =>
          mango(58 + ((index * 17 + twin * 11) % 16), 44 + twin * 26, {
            at: [x + aside, y],
            rotate: sway(frames, 96, aside / 6, 2.6, index * 0.21 + twin * 0.3),
          }),
        ),
      ),
    ),
    leaves('leaves before the bough', row(128, -34, 0.96, MIDDLE)),
    leaves('leaves in the sun', lit),
  ];
}

/** Drawn once for all scenes. */
const BOUGH = composition('mango bough', LANDSCAPE.width, LANDSCAPE.height, boughLayers(200, false));
const UPRIGHT_BOUGH = composition('mango bough', PORTRAIT.width, PORTRAIT.height, boughLayers(200, true));

/** The bough that carries everything, reaching in from the right, or mirrored from the left. */
export function bough({ width, portrait }: Stage, mirrored = false): Layer {
  return nested('bough', portrait ? UPRIGHT_BOUGH : BOUGH, mirrored ? { scale: [-100, 100], at: [width, 0] } : {});
}
