import { polygon } from '../geometry/pen.ts';
import { type Color, glow, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { cuspedArch, drop } from './arches.ts';

/** A family house at evening: plinth, verandah, upper storey with lit windows, parapet and lamps. Stands on y = 0, about 900 wide. */
export function house(wall: Color, accent: Color, wood: Color, light: Color, leaf: Color, place: Placement = {}): ShapeItem {
  const lit = radial([0, -60], [0, 60], [0, '#fff3c9'], [1, light]);
  const windowShape = cuspedArch({ width: 92, height: 128, rise: 50, foils: 2 });
  const window = (x: number, y: number) =>
    group(
      'window',
      [
        group('frame', [outline(cuspedArch({ width: 116, height: 146, rise: 58, foils: 2 })), fill(darker(accent, 0.12))]),
        group('glass', [outline(windowShape), fill(lit)]),
        group('bars', [rect(-2.5, -146, 5, 146), rect(-46, -66, 92, 5), fill(wood)]),
        group('sill', [rect(-70, 0, 140, 14, 3), fill(lighter(accent, 0.25))]),
        group(
          'pots',
          [-34, 0, 34].map((at) =>
            group('plant', [ring('leaves', 7, [outline(drop(9, 26)), fill(leaf)]), ellipse([0, 0], 12), fill('#f0851f')], {
              at: [at, -10],
            }),
          ),
        ),
      ],
      { at: [x, y] },
    );
  const column = (x: number) =>
    group('column', [
      rect(x - 14, -300, 28, 300, 3),
      rect(x - 24, -312, 48, 16, 3),
      rect(x - 24, -18, 48, 18, 3),
      fill(linear([x - 20, 0], [x + 20, 0], [0, darker(wall, 0.16)], [0.4, lighter(wall, 0.3)], [1, darker(wall, 0.22)])),
    ]);
  const face = linear([0, -760], [0, 0], [0, darker(wall, 0.2)], [0.6, wall], [1, lighter(wall, 0.12)]);
  return group(
    'house',
    [
      group('upper storey', [rect(-360, -640, 720, 340), fill(face)]),
      group('roof room', [rect(-130, -780, 260, 150), fill(darker(wall, 0.16)), rect(-150, -796, 300, 22, 3)]),
      group('parapet', [rect(-388, -664, 776, 30, 4), fill(accent)]),
      group('railing', [group('post', [outline(drop(16, 42)), fill(accent)]), repeat(25, { move: [31, 0] })], {
        at: [-372, -664],
      }),
      window(-230, -396),
      window(0, -396),
      window(230, -396),
      group('wall', [rect(-450, -300, 900, 300), fill(face)]),
      group('verandah depth', [
        rect(-420, -290, 840, 290),
        fill(linear([0, -290], [0, 0], [0, darker(accent, 0.5)], [1, darker(accent, 0.2)])),
      ]),
      group('door light', [ellipse([0, -120], 700, 420), fill(glow([0, -120], 350, '#ffb347', 0.75))]),
      group('door frame', [rect(-92, -262, 184, 262, 4), fill(wood)]),
      group('open door', [rect(-72, -244, 144, 244, 2), fill(linear([0, -244], [0, 0], [0, '#ffdf94'], [1, '#fff6d8']))]),
      group('side windows', [rect(-330, -220, 120, 130, 4), rect(210, -220, 120, 130, 4), fill(light), stroke(wood, 10)]),
      group('eave', [
        outline(polygon([-470, -300], [470, -300], [500, -262], [-500, -262])),
        fill(linear([0, -300], [0, -262], [0, lighter(accent, 0.2)], [1, darker(accent, 0.2)])),
      ]),
      ...[-404, -150, 150, 404].map(column),
      group('plinth', [
        rect(-500, 0, 1000, 30, 4),
        rect(-170, 30, 340, 22, 3),
        rect(-210, 52, 420, 22, 3),
        fill(linear([0, 0], [0, 74], [0, lighter(wall, 0.2)], [1, darker(wall, 0.25)])),
      ]),
    ],
    place,
  );
}
