import { path } from '../geometry/path.ts';
import { symmetric } from '../geometry/transform.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { fill, group, outlines, type Placement } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { petal } from './arches.ts';
import { drawn, inked } from './drawn.ts';

/** Completes a leaf from its right half, given from the tip down. */
function whole(half: string) {
  return path(half).map(symmetric);
}

/** A monstera leaf from its stalk at the origin upwards, 400 long, with its cuts and veins. */
export function monstera(color: Color, place: Placement = {}): ShapeItem {
  const half =
    'M0 -400 C52 -392 104 -362 138 -316 C120 -290 84 -262 60 -252 C92 -256 132 -274 152 -290 C178 -256 194 -218 198 -180 C166 -166 104 -158 66 -164 C100 -146 166 -136 198 -142 C196 -104 180 -66 152 -38 C126 -46 86 -70 60 -88 C76 -62 104 -30 122 -18 C84 2 30 12 0 -18';
  const vein = lighter(color, 0.24);
  return group(
    'monstera',
    [
      inked('M0 -20 C4 20 -4 60 6 120', darker(color, 0.2), 12),
      group('blade', [
        ...outlines(whole(half)),
        fill(linear([-150, 0], [150, -300], [0, darker(color, 0.18)], [1, lighter(color, 0.08)])),
      ]),
      inked('M0 -20 V-380', vein, 6),
      inked(
        'M0 -90 L110 -46 M0 -90 L-110 -46 M0 -170 L170 -196 M0 -170 L-170 -196 M0 -250 L130 -318 M0 -250 L-130 -318',
        vein,
        4,
        { opacity: 80 },
      ),
    ],
    place,
  );
}

/** A palm frond from the origin upwards, 420 long. */
export function palmFrond(color: Color, place: Placement = {}): ShapeItem {
  const leaflets = Array.from({ length: 9 }, (_, index) => {
    const length = 210 - index * 12;
    const y = -50 - index * 38;
    const tone = index % 2 ? color : lighter(color, 0.07);
    return [-1, 1].map((side) =>
      group(
        'leaflet',
        [...outlines([petal(42, length, 0.5)]), fill(linear([0, 0], [0, -length], [0, darker(tone, 0.22)], [1, tone]))],
        {
          at: [0, y],
          rotate: side * (74 - index * 6.5),
        },
      ),
    );
  });
  return group(
    'palm frond',
    [
      ...leaflets.flat(),
      group('tip', [...outlines([petal(40, 130, 0.5)]), fill(color)], { at: [0, -370] }),
      inked('M0 40 C-3 -120 3 -240 0 -400', lighter(color, 0.28), 7),
    ],
    place,
  );
}

/** A banana leaf from the origin upwards, 520 long, torn by the wind. */
export function bananaLeaf(color: Color, place: Placement = {}): ShapeItem {
  const blade =
    'M0 0 C64 -30 96 -120 98 -200 L40 -214 L98 -236 C96 -320 76 -420 0 -520 C-58 -440 -92 -380 -98 -300 L-36 -268 L-100 -262 C-100 -160 -70 -40 0 0 Z';
  return group(
    'banana leaf',
    [
      drawn(blade, linear([-100, 0], [100, 0], [0, darker(color, 0.16)], [0.5, color], [1, lighter(color, 0.1)])),
      inked('M0 60 C-4 -160 4 -340 0 -496', lighter(color, 0.3), 8),
      inked(
        'M0 -80 L68 -130 M0 -150 L82 -190 M0 -290 L84 -330 M0 -370 L62 -414 M0 -100 L-72 -150 M0 -180 L-88 -222 M0 -330 L-80 -364 M0 -410 L-50 -450',
        lighter(color, 0.18),
        3,
        { opacity: 80 },
      ),
    ],
    place,
  );
}
