// The mango tree of all scenes: its trunk, its bough, and the whorls of long leaves at the ends of its twigs, with fruit between them.
import { ribbon, through } from '../../kit/geometry/spline.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, stroke } from '../../kit/lottie/shapes.ts';
import { mango, whorlPlaces } from '../../kit/motifs/mango-garden.ts';
import { seeded } from '../../kit/random.ts';
import { drawing } from '../../kit/sprite.ts';
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
  const unit = canopy.size / 168;
  /** The leaves of the whole bough, which a breeze lifts and lowers. */
  const leaves = (which: 'back' | 'front', phase: number): Layer =>
    drawing('mango-canopy', which, 1900 * unit, { at: [canopy.from, 0], rotate: sway(frames, 96, 0, 0.28, phase) });
  const tips = whorlPlaces((canopy.to - canopy.from) / unit, 150, 20, random).map(
    ([x, y]) => [canopy.from + x * unit, y * unit] as const,
  );
  const twigs = tips.map(([x, y]) =>
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
  /** Whorls in the sun, each with a motion of its own. */
  const lit = tips.map((at, index) =>
    drawing('mango-whorl', 1 + (index % 3), canopy.size * 0.94 * random.between(0.82, 1.14), {
      at,
      rotate: sway(frames, 78 + (index % 4) * 9, random.between(-24, 24), 2.1, (index % 5) * 0.2),
      mirrored: index % 2 > 0,
    }),
  );
  return [
    leaves('back', 0),
    shapes('bough', [
      group('trunk', [
        outline(ribbon(trunk)),
        fill(linear([portrait ? 300 : 700, 0], [portrait ? 1080 : 1900, 200], [0, '#7a4a26'], [1, '#5c3418'])),
      ]),
      group('twig', [outline(ribbon(twig)), fill('#6b4020')]),
      ...twigs,
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
    leaves('front', 0.4),
    ...lit,
  ];
}

/** Drawn once for all scenes. */
const BOUGH = composition('mango bough', LANDSCAPE.width, LANDSCAPE.height, boughLayers(200, false));
const UPRIGHT_BOUGH = composition('mango bough', PORTRAIT.width, PORTRAIT.height, boughLayers(200, true));

/** The bough that carries everything, reaching in from the right, or mirrored from the left. */
export function bough({ width, portrait }: Stage, mirrored = false): Layer {
  return nested('bough', portrait ? UPRIGHT_BOUGH : BOUGH, mirrored ? { scale: [-100, 100], at: [width, 0] } : {});
}
