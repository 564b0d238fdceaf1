// What women dance in: a ghagra with its choli, and a suit of salwar and kameez. Both swing with the beat.
import { ribbon, type SplinePoint, through } from '../geometry/spline.ts';
import { EASE, type Key, type Track } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { fill, group, outline, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';

export interface DressColors {
  /** The skirt, or the kameez. */
  skirt: Color;
  /** The choli, or the salwar. */
  blouse: Color;
  trim: Color;
}

/** How far the skirt swings to the left and the right. */
const swirl = (left: number, right: number): SplinePoint[] => [
  [-30, -338],
  [-60, -286],
  [-128 - left * 0.4, -170],
  [-196 - left, -66 - left * 0.35, 1],
  [-150 - left * 0.5, -22],
  [-84, -40],
  [-18, -6],
  [62, -34],
  [126 + right * 0.5, -8],
  [204 + right, -56 - right * 0.35, 1],
  [136 + right * 0.4, -172],
  [60, -288],
  [32, -338],
];
/** The same for a kameez. */
const flare = (left: number, right: number): SplinePoint[] => [
  [-30, -338],
  [-54, -286],
  [-92 - left * 0.3, -206],
  [-126 - left * 0.7, -132 - left * 0.2, 1],
  [-78 - left * 0.4, -112],
  [-10, -104],
  [66 + right * 0.4, -112],
  [128 + right * 0.7, -130 - right * 0.2, 1],
  [94 + right * 0.3, -206],
  [54, -286],
  [32, -338],
];
const edge = (left: number, right: number): SplinePoint[] =>
  flare(left, right)
    .slice(3, 8)
    .map(([x, y]) => [x * 0.96, y - 14]);
const hem = (left: number, right: number): SplinePoint[] =>
  swirl(left, right)
    .slice(3, 10)
    .map(([x, y]) => [x * 0.95, y - 20]);
const fold = (left: number, right: number, part: number): SplinePoint[] => {
  const foot = part < 0 ? part * (180 + left) : part * (190 + right);
  return [
    [part * 26, -330],
    [part * 70, -250],
    [foot * 0.62, -140],
    [foot * 0.92, -48],
  ];
};

/** Between two swings of the skirt, arriving on every second beat. */
function swinging(frames: number, beat: number, shape: (left: number, right: number) => Outline): Track<Outline> {
  const keys: Key<Outline>[] = [];
  const swings = [shape(46, 0), shape(0, 52)] as const;
  for (let frame = 0, index = 0; frame <= frames + 2 * beat; frame += 2 * beat, index += 1)
    keys.push([frame, swings[index % 2] ?? swings[0], EASE.inOut]);
  return { keys };
}

/** Cloth in the motion of the dance. */
const swung = (frames: number, beat: number) => (points: (left: number, right: number) => SplinePoint[], closed: boolean) =>
  swinging(frames, beat, (left, right) => through(points(left, right), closed));
const clothOf = (skirt: Color) => linear([0, -340], [0, 0], [0, darker(skirt, 0.28)], [0.55, skirt], [1, lighter(skirt, 0.16)]);

const folds = (parts: readonly number[], color: Color, shape: (part: number) => Track<Outline>): ShapeItem[] =>
  parts.map((part) => group('fold', [outline(shape(part)), stroke(darker(color, 0.34), 5, { opacity: 60 })]));

/** A choli, and a wide skirt to the ankles. */
export function ghagra({ skirt, blouse, trim }: DressColors, frames: number, beat: number): ShapeItem[] {
  const cloth = clothOf(skirt);
  const swing = swung(frames, beat);
  const choli = through([
    [-33, -396, 1],
    [-39, -420],
    [-50, -446],
    [-36, -461, 1],
    [0, -436],
    [36, -461, 1],
    [50, -446],
    [40, -420],
    [33, -396, 1],
    [0, -390],
  ]);
  return [
    group('choli', [outline(choli), fill(blouse)]),
    group('skirt', [outline(swing(swirl, true)), fill(cloth)]),
    ...folds([-0.72, -0.34, 0.06, 0.42, 0.78], skirt, (part) => swing((left, right) => fold(left, right, part), false)),
    group('hem', [outline(swing(hem, false)), stroke(trim, 13)]),
    group('girdle', [
      outline(
        through(
          [
            [-34, -336],
            [0, -326],
            [35, -336],
          ],
          false,
        ),
      ),
      stroke(trim, 10),
    ]),
  ];
}

/** Legs in a salwar, gathered at the ankles, with their folds and cuffs. */
function salwarLegs(color: Color, trim: Color): ShapeItem[] {
  const line = (...points: SplinePoint[]) => outline(through(points, false));
  return [
    group('legs', [
      outline(
        ribbon([
          [-26, -190, 88],
          [-58, -112, 92],
          [-50, -56, 62],
          [-32, -18, 26],
        ]),
      ),
      outline(
        ribbon([
          [30, -190, 88],
          [70, -114, 92],
          [62, -56, 62],
          [46, -20, 26],
        ]),
      ),
      fill(linear([0, -190], [0, -10], [0, darker(color, 0.26)], [1, color])),
    ]),
    group('folds of the legs', [
      line([-50, -130], [-70, -84], [-42, -34]),
      line([-24, -130], [-36, -80], [-34, -32]),
      line([52, -130], [86, -84], [58, -34]),
      line([36, -130], [48, -80], [46, -34]),
      stroke(darker(color, 0.34), 4, { opacity: 60 }),
    ]),
    group('cuffs', [line([-46, -18], [-32, -14], [-18, -20]), line([32, -20], [46, -16], [60, -22]), stroke(trim, 8)]),
  ];
}

/** A suit, as in Punjab: a kameez to the knees over a salwar. */
export function suit({ skirt, blouse, trim }: DressColors, frames: number, beat: number): ShapeItem[] {
  const cloth = clothOf(skirt);
  const swing = swung(frames, beat);
  const bodice = through([
    [-31, -328, 1],
    [-25, -372],
    [-39, -414],
    [-51, -446],
    [-38, -463],
    [-14, -466, 1],
    [0, -440],
    [15, -466, 1],
    [40, -463],
    [51, -446],
    [39, -414],
    [26, -372],
    [32, -328, 1],
  ]);
  return [
    ...salwarLegs(blouse, trim),
    group('bodice', [outline(bodice), fill(skirt)]),
    group('kameez', [outline(swing(flare, true)), fill(cloth)]),
    ...folds([-0.55, -0.1, 0.35], skirt, (part) =>
      swing((left, right) => fold(left * 0.5, right * 0.5, part).map(([x, y]) => [x * 0.8, -330 + (y + 330) * 0.7]), false),
    ),
    group('edge', [outline(swing(edge, false)), stroke(trim, 12)]),
    group('neckline', [
      outline(
        through(
          [
            [-14, -464],
            [0, -438],
            [15, -464],
          ],
          false,
        ),
      ),
      stroke(trim, 5),
    ]),
  ];
}

/** The part of the arms that the sleeves of a kameez cover. */
const SLEEVES = {
  raised: [
    ribbon([
      [36, -446, 29],
      [62, -466, 27],
      [76, -490, 24],
    ]),
    ribbon([
      [-34, -446, 29],
      [-62, -432, 27],
      [-92, -420, 24],
    ]),
  ],
  swaying: [
    ribbon([
      [36, -446, 29],
      [64, -450, 27],
      [98, -455, 24],
    ]),
    ribbon([
      [-34, -446, 29],
      [-54, -468, 27],
      [-64, -496, 24],
    ]),
  ],
} as const;

/** The sleeves of a kameez: of the near arm, and of the far one. */
export const kameezSleeves = (pose: keyof typeof SLEEVES, color: Color): ShapeItem[] =>
  SLEEVES[pose].map((shape) => group('sleeve', [outline(shape), fill(color)]));
