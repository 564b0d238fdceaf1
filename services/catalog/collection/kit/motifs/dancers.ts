import { ribbon, type SplinePoint, through } from '../geometry/spline.ts';
import { EASE, type Key, type Track } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';

/** An eye closed in laughter, its brow, and the mouth, of a head that is turned to the right. */
export function features(ink: Color, lips: Color): ShapeItem[] {
  const line = (...points: (readonly [number, number])[]) => outline(through(points, false));
  return [
    group('eye', [line([9, -531], [15, -536], [22, -531]), line([8, -544], [15, -548], [23, -544]), stroke(ink, 2.6)]),
    group('mouth', [
      outline(
        through([
          [13, -511, 1],
          [20, -509],
          [27, -512, 1],
          [22, -503],
          [16, -504],
        ]),
      ),
      fill(lips),
    ]),
  ];
}

export interface DancerColors {
  /** Hair and shoes. */
  hair: Color;
  skin: Color;
  skirt: Color;
  blouse: Color;
  scarf: Color;
  trim: Color;
  /** A suit, as in Punjab: a kameez of the skirt's colour over a salwar of the blouse's. */
  dress?: 'suit';
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

const ARMS = {
  /** One arm over the head, the other out to the side. */
  raised: [
    ribbon([
      [38, -446, 25],
      [78, -486, 20],
      [72, -540, 16],
      [40, -584, 11],
      [24, -606, 7],
    ]),
    ribbon([
      [-36, -446, 25],
      [-84, -418, 20],
      [-128, -440, 16],
      [-166, -470, 11],
      [-182, -494, 7],
    ]),
  ],
  /** Both arms in one curve to the right. */
  swaying: [
    ribbon([
      [38, -446, 25],
      [92, -452, 20],
      [136, -486, 16],
      [172, -524, 11],
      [182, -548, 7],
    ]),
    ribbon([
      [-36, -446, 25],
      [-66, -492, 20],
      [-42, -546, 16],
      [0, -586, 12],
      [26, -600, 7],
    ]),
  ],
} as const;

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

/** A woman dancing in a wide skirt, or in a salwar and a kameez, stands on y = 0 and is about 600 high. The cloth swings with the beat. */
export function dancer(
  pose: keyof typeof ARMS,
  colors: DancerColors,
  frames: number,
  beat: number,
  place: Placement = {},
): ShapeItem {
  const { hair, skin, skirt, blouse, scarf, trim, dress } = colors;
  const body = linear([-60, -600], [60, -330], [0, lighter(skin, 0.14)], [1, darker(skin, 0.2)]);
  const cloth = linear([0, -340], [0, 0], [0, darker(skirt, 0.28)], [0.55, skirt], [1, lighter(skirt, 0.16)]);
  const swung = (points: (left: number, right: number) => SplinePoint[], closed: boolean) =>
    swinging(frames, beat, (left, right) => through(points(left, right), closed));
  const torso = through([
    [-30, -330],
    [-24, -372],
    [-38, -414],
    [-50, -446],
    [-40, -462],
    [-13, -468],
    [-12, -490],
    [14, -490],
    [14, -468],
    [42, -462],
    [50, -446],
    [38, -414],
    [25, -372],
    [31, -330],
  ]);
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
  const [near, far] = ARMS[pose];
  const [nearSleeve, farSleeve] = SLEEVES[pose];
  const clothes =
    dress === 'suit'
      ? [
          ...salwarLegs(blouse, trim),
          group('bodice', [outline(bodice), fill(skirt)]),
          group('kameez', [outline(swung(flare, true)), fill(cloth)]),
          ...[-0.55, -0.1, 0.35].map((part) =>
            group('fold', [
              outline(
                swung(
                  (left, right) => fold(left * 0.5, right * 0.5, part).map(([x, y]) => [x * 0.8, -330 + (y + 330) * 0.7]),
                  false,
                ),
              ),
              stroke(darker(skirt, 0.34), 5, { opacity: 60 }),
            ]),
          ),
          group('edge', [outline(swung(edge, false)), stroke(trim, 12)]),
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
        ]
      : [
          group('choli', [outline(choli), fill(blouse)]),
          group('skirt', [outline(swung(swirl, true)), fill(cloth)]),
          ...[-0.72, -0.34, 0.06, 0.42, 0.78].map((part) =>
            group('fold', [
              outline(swung((left, right) => fold(left, right, part), false)),
              stroke(darker(skirt, 0.34), 5, { opacity: 60 }),
            ]),
          ),
          group('hem', [outline(swung(hem, false)), stroke(trim, 13)]),
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
  const sleeve = (name: string, shape: Outline): ShapeItem[] =>
    dress === 'suit' ? [group(name, [outline(shape), fill(skirt)])] : [];
  return group(
    'dancer',
    [
      group('scarf behind', [
        outline(
          ribbon([
            [-24, -452, 26],
            [-92, -398, 40],
            [-150, -330, 58],
            [-226, -300, 66],
            [-282, -236, 34],
          ]),
        ),
        fill(scarf, 88),
      ]),
      group('feet', [
        outline(
          ribbon([
            [-26, -20, 18],
            [-10, -3, 15],
            [16, 0, 7],
          ]),
        ),
        outline(
          ribbon([
            [40, -22, 18],
            [58, -5, 15],
            [84, -2, 7],
          ]),
        ),
        fill(hair),
      ]),
      group('far arm', [outline(far), fill(darker(skin, 0.22))]),
      ...sleeve('far sleeve', farSleeve),
      group('torso', [outline(torso), fill(body)]),
      ...clothes,
      group('near arm', [outline(near), fill(body)]),
      ...sleeve('near sleeve', nearSleeve),
      group('bangles', [ellipse(pose === 'raised' ? [48, -574] : [162, -512], 24, 9), stroke(trim, 4)], {}),
      group('head', [
        group('bun', [ellipse([-30, -538], 40, 38), fill(hair)]),
        group('flowers', [
          ellipse([-40, -522], 12),
          ellipse([-49, -534], 12),
          ellipse([-48, -549], 12),
          ellipse([-38, -559], 12),
          fill('#fff3dc'),
        ]),
        group('face', [
          outline(
            through([
              [-24, -548],
              [0, -566],
              [24, -552],
              [29, -532],
              [35, -522],
              [28, -516],
              [27, -504],
              [14, -490],
              [-8, -494],
              [-24, -514],
            ]),
          ),
          fill(body),
        ]),
        // Parted hair over the brow, the laughing side of a face.
        group('hair', [
          outline(
            through([
              [-27, -512],
              [-34, -544],
              [-10, -572],
              [18, -566],
              [27, -548],
              [6, -552],
              [-10, -542],
              [-14, -520],
            ]),
          ),
          fill(hair),
        ]),
        ...features(darker(skin, 0.62), '#c2274e'),
        group('bindi', [ellipse([22, -543], 5), fill('#d81f4a')]),
        group('earring', [ellipse([-2, -500], 9, 15), fill(trim)]),
      ]),
      group('scarf in front', [
        outline(
          ribbon([
            [40, -456, 12],
            [10, -420, 22],
            [-22, -380, 24],
            [-42, -336, 18],
          ]),
        ),
        fill(scarf, 94),
      ]),
    ],
    place,
  );
}
