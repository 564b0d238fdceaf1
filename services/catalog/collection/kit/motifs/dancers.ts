import { ribbon, through } from '../geometry/spline.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { type DressColors, ghagra, kameezSleeves, suit } from './dance-dresses.ts';

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

export interface DancerColors extends DressColors {
  /** Hair and shoes. */
  hair: Color;
  skin: Color;
  scarf: Color;
  /** A suit, as in Punjab: a kameez of the skirt's colour over a salwar of the blouse's. */
  dress?: 'suit';
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

/** A woman dancing in a wide skirt, or in a salwar and a kameez, stands on y = 0 and is about 600 high. The cloth swings with the beat. */
export function dancer(
  pose: keyof typeof ARMS,
  colors: DancerColors,
  frames: number,
  beat: number,
  place: Placement = {},
): ShapeItem {
  const { hair, skin, skirt, scarf, trim, dress } = colors;
  const body = linear([-60, -600], [60, -330], [0, lighter(skin, 0.14)], [1, darker(skin, 0.2)]);
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
  const [near, far] = ARMS[pose];
  const [nearSleeve, farSleeve] = dress === 'suit' ? kameezSleeves(pose, skirt) : [];
  const clothes = dress === 'suit' ? suit(colors, frames, beat) : ghagra(colors, frames, beat);
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
      ...(farSleeve ? [farSleeve] : []),
      group('torso', [outline(torso), fill(body)]),
      ...clothes,
      group('near arm', [outline(near), fill(body)]),
      ...(nearSleeve ? [nearSleeve] : []),
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
