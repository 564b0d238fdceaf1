// Shared by the scenes: stone in half light, the colours of the glass and their light on the floor, lilies.
import { ground, twinkles } from '../../kit/atmosphere.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { type Color, linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, repeat, stroke } from '../../kit/lottie/shapes.ts';
import type { ShapeItem, Vector } from '../../kit/lottie/types.ts';
import { lily } from '../../kit/motifs/garden-blooms.ts';
import { leaf, sprig } from '../../kit/motifs/sprigs.ts';
import type { Glass } from '../../kit/motifs/stained-glass.ts';
import { lighter, PALE_GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { seeded } from '../../kit/random.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { churchBride, churchGroom } from '../../samples/church-couples.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#262332', deep: '#141220', metal: '#e2b765', bloom: '#b3213a', paper: '#fdf7ea' });
export const WORD_METAL = PALE_GOLD;
export const PAIRING = { names: FONTS.pinyon, lines: FONTS.garamond, capitals: FONTS.roman } as const;
export const FONT = fontNames(PAIRING);
export const IVORY = '#fdf7ea';
export const HONEY = '#f2d59a';
const USUAL = { font: FONT.lines, size: 56, color: HONEY, width: 1300, height: 64 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);
export const STONE = '#6d6678';
export const GLASS: Glass = ['#c0283f', '#2257b8', '#e8a52c', '#1f8f63', '#7a45b0', '#e0658c', '#4fa3d8'];
export const GROOM = photoPlace('groom', "Groom's photo", churchGroom, false);
export const BRIDE = photoPlace('bride', "Bride's photo", churchBride, false);

/** Courses of stone in the dim nave. */
export function nave({ width, height, portrait }: Stage): Layer[] {
  const beds = portrait ? 16 : 9;
  const rows = portrait ? 8 : 5;
  const joints = (name: string, x: number, y: number): ShapeItem =>
    group(
      name,
      [group('row', [rect(0, 0, 2, 126), fill('#0f0d16', 42), repeat(7, { move: [320, 0] })]), repeat(rows, { move: [0, 252] })],
      { at: [x, y] },
    );
  return [
    ground('stone', width, height, linear([0, 0], [0, height], [0, '#3a3548'], [1, '#17141f'])),
    shapes('courses', [
      group('beds', [rect(-20, 0, width + 40, 2), fill('#0f0d16', 42), repeat(beds, { move: [0, 126] })]),
      joints('joints', -40, 0),
      joints('joints between', 120, 126),
    ]),
  ];
}

/** The stained-glass light on the floor: panes of the window, mixed and slanting, that fade in with the glass. */
export function fallenLight(x: number, y: number, width: number, from: number): Layer {
  const random = seeded(19);
  const patches = Array.from({ length: 44 }, (_, index): ShapeItem => {
    const [row, column] = [Math.floor(index / 11), index % 11];
    const [near, high] = [1 + row * 0.14, 44 + row * 6];
    const top = y + row * 50 + random.between(0, 8);
    const left = x + (column + (row % 2) * 0.5) * width * 0.086 * near - row * 74 + random.between(-12, 12);
    const wide = width * random.between(0.045, 0.066) * near;
    const color: Color = GLASS[Math.floor(random() * GLASS.length)] ?? '#c0283f';
    const shape = polygon(
      [left + wide * 0.3, top],
      [left + wide, top + high * 0.2],
      [left + wide * 0.5, top + high],
      [left - wide * 0.3, top + high * 0.72],
    );
    return group('pane', [outline(shape), fill(lighter(color, 0.18), random.between(26, 46) - row * 5)]);
  });
  return shapes('fallen light', patches, { opacity: track([from, 0, EASE.inOut], [from + 50, 100]) });
}

/** Lilies in leaves, growing up from the origin. */
function lilies(): ShapeItem[] {
  const green = '#3f6a4c';
  return [
    sprig(420, '#5d8a66', 6, false, { at: [-40, 30], rotate: -34 }),
    sprig(460, '#4b7a58', 6, false, { at: [30, 30], rotate: 24 }),
    leaf(90, 380, green, { at: [-20, 40], rotate: -62 }),
    leaf(90, 400, '#4d7d5a', { at: [20, 40], rotate: 58 }),
    leaf(80, 360, green, { at: [0, 40], rotate: -12 }),
    lily(150, '#fdf8ee', { at: [-150, -150], rotate: -24 }),
    lily(136, '#f7eee2', { at: [120, -210], rotate: 16 }),
    lily(172, '#fffaf2', { at: [10, -96], rotate: 4 }),
    lily(120, '#fdf8ee', { at: [196, -60], rotate: 40 }),
    lily(112, '#f7eee2', { at: [-216, -26], rotate: -60 }),
  ];
}

const LILIES = composition('lilies', 1100, 860, [shapes('lilies', [group('bunch', lilies(), { at: [550, 660] })])]);

export function lilyBunch(x: number, y: number, size: number, frames: number, turn = 0): Layer {
  return nested('lilies', LILIES, { anchor: [550, 660], at: [x, y], scale: size, rotate: sway(frames, 120, turn, 1, 0.2) });
}

/** Dust floating in the light. */
export function dust({ width, height }: Stage, frames: number, seed: number): Layer {
  return twinkles(34, seed, width, height, frames, '#ffe9b8', [1.2, 3]);
}

/** A thin rule with a cross-shaped star in the middle. */
export function rule(width: number, at: Vector, from: number): Layer {
  return shapes(
    'rule',
    [
      group('lines', [rect(-width / 2, -1.5, width / 2 - 34, 3), rect(34, -1.5, width / 2 - 34, 3), fill('#e2b765')]),
      group('cross', [
        outline(
          polygon(
            [-3.5, -24],
            [3.5, -24],
            [3.5, -10],
            [14, -10],
            [14, -3],
            [3.5, -3],
            [3.5, 24],
            [-3.5, 24],
            [-3.5, -3],
            [-14, -3],
            [-14, -10],
            [-3.5, -10],
          ),
        ),
        fill('#ffe9b3'),
        stroke('#e2b765', 1),
      ]),
    ],
    { at, scale: track([from, [0, 100], EASE.weight], [from + 22, [100, 100]]) },
  );
}
