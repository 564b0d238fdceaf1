import { ribbon, through } from '../geometry/spline.ts';
import { linear } from '../lottie/paint.ts';
import { fill, group, outline, type Placement, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { type DancerColors, features } from './dancers.ts';

/** A man dancing bhangra: arms up, one knee high, a standing turban fan. Stands on y = 0, about 620 high. */
export function bhangraDancer(
  colors: Pick<DancerColors, 'hair' | 'skin' | 'skirt' | 'blouse' | 'trim'>,
  place: Placement = {},
): ShapeItem {
  const { hair, skin, skirt, blouse, trim } = colors;
  const coat = through([
    [-52, -456],
    [-40, -400],
    [-46, -330],
    [-86, -236],
    [-110, -196, 1],
    [-40, -214],
    [20, -196],
    [96, -226, 1],
    [66, -300],
    [44, -350],
    [46, -404],
    [54, -456],
    [30, -470],
    [-28, -470],
  ]);
  const turban = through([
    [-40, -532],
    [-36, -566],
    [-4, -588],
    [30, -576],
    [40, -544],
    [4, -552],
  ]);
  const fan = through([
    [2, -584, 1],
    [-34, -640],
    [-14, -648],
    [4, -636],
    [24, -650],
    [40, -638],
    [12, -582, 1],
  ]);
  return group(
    'bhangra dancer',
    [
      group('far arm', [
        outline(
          ribbon([
            [-46, -450, 30],
            [-104, -482, 25],
            [-112, -540, 20],
            [-84, -596, 14],
            [-76, -622, 9],
          ]),
        ),
        fill(blouse),
      ]),
      group('standing leg', [
        outline(
          ribbon([
            [-30, -240, 66],
            [-44, -150, 46],
            [-40, -70, 30],
            [-44, -14, 22],
          ]),
        ),
        fill(skirt),
      ]),
      group('foot', [
        outline(
          ribbon([
            [-50, -10, 22],
            [-16, -6, 18],
            [10, -8, 10],
          ]),
        ),
        fill(hair),
      ]),
      group('raised leg', [
        outline(
          ribbon([
            [34, -240, 66],
            [104, -214, 50],
            [118, -150, 36],
            [90, -84, 26],
          ]),
        ),
        fill(darker(skirt, 0.14)),
      ]),
      group('raised foot', [
        outline(
          ribbon([
            [86, -82, 22],
            [112, -62, 18],
            [134, -66, 10],
          ]),
        ),
        fill(hair),
      ]),
      group('coat', [outline(coat), fill(linear([0, -470], [0, -200], [0, blouse], [1, darker(blouse, 0.22)]))]),
      group('sash', [
        outline(
          ribbon([
            [-44, -346, 26],
            [0, -334, 28],
            [46, -352, 26],
          ]),
        ),
        outline(
          ribbon([
            [40, -340, 22],
            [70, -290, 26],
            [104, -270, 30],
          ]),
        ),
        fill(trim),
      ]),
      group('near arm', [
        outline(
          ribbon([
            [48, -450, 30],
            [104, -470, 25],
            [130, -526, 20],
            [118, -586, 14],
            [122, -614, 9],
          ]),
        ),
        fill(blouse),
      ]),
      group('hands', [
        outline(
          ribbon([
            [-80, -602, 16],
            [-76, -626, 14],
            [-84, -648, 7],
          ]),
        ),
        outline(
          ribbon([
            [119, -594, 16],
            [123, -620, 14],
            [136, -642, 7],
          ]),
        ),
        fill(skin),
      ]),
      group('neck', [
        outline(
          ribbon([
            [2, -460, 34],
            [4, -490, 28],
          ]),
        ),
        fill(skin),
      ]),
      group('head', [
        outline(
          through([
            [-28, -540],
            [4, -560],
            [30, -544],
            [33, -526],
            [40, -515],
            [33, -508],
            [30, -490],
            [8, -474],
            [-16, -488],
            [-28, -512],
          ]),
        ),
        fill(skin),
      ]),
      group('beard', [
        outline(
          through([
            [-22, -520],
            [-8, -510],
            [12, -506],
            [30, -504],
            [30, -490],
            [8, -472],
            [-16, -486],
          ]),
        ),
        fill(hair),
      ]),
      ...features(hair, '#e2607a'),
      group('moustache', [
        outline(
          through([
            [6, -513],
            [20, -519],
            [34, -514],
            [22, -511],
          ]),
        ),
        fill(hair),
      ]),
      group('fan', [outline(fan), fill(lighter(trim, 0.2))]),
      group('turban', [outline(turban), fill(trim)]),
      group('turban fold', [
        outline(
          through(
            [
              [-36, -548],
              [0, -572],
              [34, -552],
            ],
            false,
          ),
        ),
        stroke(darker(trim, 0.25), 4),
      ]),
    ],
    place,
  );
}
