// Shared by the scenes: pattu silk with its borders, the woven cartouche, bells and mango leaves.
import { drifting, ground, softLight } from '../../kit/atmosphere.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, repeat, ring, stroke } from '../../kit/lottie/shapes.ts';
import { lamp } from '../../kit/matter.ts';
import { petal } from '../../kit/motifs/arches.ts';
import { loosePetal, toran } from '../../kit/motifs/garlands.ts';
import { cartouche } from '../../kit/motifs/pelli.ts';
import { silkBorder } from '../../kit/motifs/silk.ts';
import { GOLD, metalRamp, PALE_GOLD, palette } from '../../kit/palette.ts';
import { sprite } from '../../kit/sprite.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#e9a51f', deep: '#6b0f35', metal: '#d3a044', bloom: '#a3154f', paper: '#fff6dc' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const MAGENTA = '#a3154f';
export const LEAF = '#2b7038';
export const MARIGOLDS = ['#f0851f', '#f9c440'] as const;
export const PAIRING = { names: FONTS.teluguDisplay, lines: FONTS.telugu };
export const FONT = fontNames(PAIRING);

export const say = typesetter({ font: FONT.lines, color: COLORS.deep });
export const NAME = { font: FONT.names, leading: 1.2, by: 'letters' } as const;

const LENGTH = STAGE.width + 80;
const BORDER = composition('pattu border', LENGTH, 190, [
  shapes('border', [silkBorder({ length: LENGTH, width: 112, silk: COLORS.deep, accent: LEAF, zari: GOLD })]),
]);

/** Light that lies in the folds of a hanging silk and wanders while they move. */
export function folds({ width, height }: Stage, frames: number, light: string, dark: string): Layer {
  const parts = [0.08, 0.31, 0.56, 0.79, 0.97];
  return shapes(
    'folds',
    parts.map((part, index) =>
      group(
        'fold',
        [
          rect(-width * 0.07, -200, width * 0.14, height + 400),
          fill(
            linear([-width * 0.07, 0], [width * 0.07, 0], [0, dark, 0], [0.42, dark, 0.26], [0.56, light, 0.22], [1, light, 0]),
          ),
        ],
        {
          at: track(
            [0, [width * part - 30, 0], EASE.breath],
            [frames / 2, [width * part + 34, 0], EASE.breath],
            [frames, [width * part - 20, 0]],
          ),
          rotate: 3 - index * 1.4,
        },
      ),
    ),
  );
}

/** A hanging silk with zari buttas over a floor that begins at `floor`; the woven border runs along its hem. */
export function pattu(stage: Stage, frames: number, tone: string, shade: string, floor: number, buttas = 34): Layer[] {
  const { x, width, height, portrait } = stage;
  const [across, down] = portrait ? [8, 11] : [14, 6];
  const butta = group('butta', [ring('petals', 4, [outline(moved(petal(14, 26), 0, -4)), fill('#fff0b8')])]);
  const rows = (at: readonly number[]) =>
    group('rows', [group('row', [butta, repeat(across, { move: [150, 0] })]), repeat(down, { move: [0, 150] })], { at });
  return [
    ground('silk', width, height, linear([0, 0], [width, height], [0, tone], [1, shade])),
    shapes('buttas', [rows([30, 60]), rows([105, 135])], { opacity: buttas }),
    folds(stage, frames, '#fff3c4', '#5a1206'),
    shapes('lamplight', [softLight('lamplight', x, floor, width * 0.6, '#fff0b0', 0.55)]),
    shapes('floor', [
      rect(-60, floor, width + 120, height),
      fill(linear([0, floor], [0, height], [0, '#3a0a1c'], [0.25, '#7a2030'], [1, '#3c0a18'])),
    ]),
    nested('hem', BORDER, {
      anchor: [0, 0],
      at: track([0, [-40, floor + 40], EASE.out], [26, [-40, floor]]),
      scale: [100, -100],
    }),
  ];
}

/** A kalash on the floor by its foot, with its shadow. */
export function kalashAt(x: number, y: number, width: number, parent?: Layer): Layer[] {
  const hung = parent ? { parent } : {};
  return [
    sprite('shadow', { width: width * 1.2, at: [x, y - width * 0.02], ...hung }),
    sprite('kalash', { width, hold: [0.5, 0.985], at: [x, y], ...hung }),
  ];
}

/** Brass lamps on the floor: x, y and width of each. */
export function lampsAt(
  lamps: readonly (readonly [x: number, y: number, width: number])[],
  frames: number,
  parent?: Layer,
): Layer[] {
  return lamps.flatMap(([x, y, width], index) => [
    sprite('shadow', { width: width * 1.3, at: [x, y + width * 0.22], ...(parent ? { parent } : {}) }),
    ...lamp('diya', width * 0.463, {
      at: [x, y],
      width,
      frames,
      seed: index * 11 + 3,
      mirrored: index % 2 === 1,
      ...(parent ? { parent } : {}),
    }),
  ]);
}

/** The cream cartouche, opening from its centre; upright, it stands on its point. */
export function panel({ x, portrait }: Stage, wide: number, high: number, y: number): Layer[] {
  const shape = outline(cartouche(wide, high));
  return [
    shapes(
      'cartouche',
      [
        group('shadow', [shape, fill('#4a1206', 46)], { at: [12, 26] }),
        group('outer', [shape, fill(MAGENTA)]),
        group('rim', [shape, stroke(metalRamp(GOLD, [-wide / 2, -high / 2], [wide / 2, high / 2]), 9)]),
        group('paper', [outline(cartouche(wide - 74, high - 56)), fill(COLORS.paper)]),
        group('beads', [outline(cartouche(wide - 38, high - 28)), stroke('#ffdf8a', 10, { dash: [0.1, 27] })]),
        group('line', [outline(cartouche(wide - 104, high - 84)), stroke('#b9832a', 3)]),
      ],
      {
        at: [x, y],
        ...(portrait ? { rotate: 90 } : {}),
        scale: track([0, [12, 86], EASE.out], [28, [100, 100]]),
      },
    ),
  ];
}

/** Mango leaves along the top, let down at the start. */
export function leaves({ x }: Stage, y: number): Layer {
  return shapes('toran', [toran(2000, 96, LEAF, MARIGOLDS)], { at: track([4, [x, y - 190], EASE.out], [30, [x, y]]) });
}

/** Bells on both sides that ring as they come to rest and then only stir. */
export function bells({ x }: Stage, frames: number, out: number, width: number, y: number, parent?: Layer): Layer[] {
  return ([-1, 1] as const).map((side) =>
    sprite('bell', {
      width,
      hold: [0.5, 0],
      at: [x + side * out, y],
      rotate: {
        keys: [
          [0, side * 9, EASE.breath],
          [18, -side * 8, EASE.breath],
          [36, side * 6, EASE.breath],
          [54, -side * 4, EASE.breath],
          [72, side * 3, EASE.breath],
          ...Array.from(
            { length: Math.ceil(frames / 30) },
            (_, index) => [100 + index * 30, (index % 2 ? side : -side) * 1.8, EASE.breath] as const,
          ),
        ],
      },
      ...(parent ? { parent } : {}),
    }),
  );
}

/** Grains of turmeric rice that fall along both edges. */
export function grains({ width, height }: Stage, frames: number, wide: number, seed: number): Layer[] {
  return [0, width - wide].flatMap((left, index) =>
    drifting('grain', (piece) => loosePetal(20, piece % 2 ? '#fff6dc' : MARIGOLDS[1]), {
      count: 6,
      seed: seed + index,
      left,
      width: wide,
      height,
      frames,
      sizes: [50, 110],
      fall: 620,
      wind: index ? -16 : 16,
    }),
  );
}
