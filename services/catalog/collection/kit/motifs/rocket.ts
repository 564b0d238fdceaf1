import { EASE, type Key, type Track } from '../lottie/motion.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, type Placement, rect, stroke } from '../lottie/shapes.ts';
import type { ShapeItem, Vector } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { drawn, inked } from './drawn.ts';

function flare(frames: number): Track<Vector> {
  const keys: Key<Vector>[] = [];
  for (let frame = 0, index = 0; frame <= frames + 5; frame += 5, index += 1)
    keys.push([frame, [100 + 6 * Math.sin(index * 5.1), 100 + 16 * Math.sin(index * 12.9)], EASE.breath]);
  return { keys };
}

/** A rocket pointing up, its nozzle at the origin, 400 high; `burning` is how many frames its fire flickers. */
export function rocket(
  colors: { body: Color; nose: Color; fin: Color; glass: Color },
  burning: number,
  place: Placement = {},
): ShapeItem {
  const { body, nose, fin, glass } = colors;
  const side = 'M-72 -156 C-132 -122 -152 -62 -146 16 C-122 -18 -92 -34 -60 -36 Z';
  const hull = linear([-84, 0], [84, 0], [0, lighter(body, 0.4)], [0.45, body], [1, darker(body, 0.26)]);
  return group(
    'rocket',
    [
      group(
        'fire',
        [
          drawn('M-42 0 C-64 60 -34 120 0 206 C34 120 64 60 42 0 Z', linear([0, 0], [0, 206], [0, '#ffb02e'], [1, '#ff5a2f'])),
          drawn('M-24 0 C-38 40 -20 80 0 128 C20 80 38 40 24 0 Z', '#fff3c4'),
        ],
        { scale: flare(burning) },
      ),
      drawn('M-44 -24 H44 L34 8 H-34 Z', darker(body, 0.62)),
      drawn(side, linear([-150, -100], [-60, 0], [0, lighter(fin, 0.18)], [1, darker(fin, 0.16)])),
      drawn(side, linear([-150, -100], [-60, 0], [0, darker(fin, 0.12)], [1, darker(fin, 0.3)]), { scale: [-100, 100] }),
      drawn('M0 -400 C70 -340 90 -240 80 -120 L60 -20 H-60 L-80 -120 C-90 -240 -70 -340 0 -400 Z', hull),
      drawn(
        'M0 -400 C38 -367 62 -322 74 -268 Q0 -244 -74 -268 C-62 -322 -38 -367 0 -400 Z',
        linear([-74, 0], [74, 0], [0, lighter(nose, 0.25)], [0.5, nose], [1, darker(nose, 0.22)]),
      ),
      drawn('M-73 -82 Q0 -66 73 -82 L68 -56 Q0 -40 -68 -56 Z', fin),
      group('porthole', [ellipse([0, -184], 84), fill(linear([-42, -226], [42, -142], [0, '#ffffff'], [1, darker(body, 0.35)]))]),
      group('glass', [
        ellipse([0, -184], 62),
        fill(radial([-12, -198], [40, -160], [0, lighter(glass, 0.5)], [0.6, glass], [1, darker(glass, 0.4)])),
      ]),
      drawn('M-22 -190 C-20 -204 -10 -210 2 -210 C-8 -204 -14 -198 -22 -190 Z', '#ffffff'),
      group('keel', [rect(-9, -112, 18, 128, 9), fill(darker(fin, 0.2))]),
    ],
    place,
  );
}

/** An astronaut's helmet and shoulders: the visor, `opening` wide, is transparent for a face. Origin: the visor's centre. */
export function spaceSuit(
  opening: number,
  colors: { suit: Color; trim: Color; dark: Color },
): { behind: ShapeItem[]; before: ShapeItem[] } {
  const { suit, trim, dark } = colors;
  const r = opening / 2;
  const cloth = linear([-r * 1.6, 0], [r * 1.7, r], [0, '#ffffff'], [0.5, suit], [1, darker(suit, 0.2)]);
  return {
    behind: [
      inked(`M${r * 0.9} ${-r * 0.9} L${r * 1.16} ${-r * 1.5}`, darker(suit, 0.3), r * 0.05),
      group('tip', [ellipse([r * 1.17, -r * 1.54], r * 0.17), fill(trim)]),
      drawn(
        `M${-r * 1.62} ${r * 4.4} C${-r * 1.66} ${r * 1.9} ${-r * 1.2} ${r * 1.2} ${-r * 0.6} ${r * 1.06} H${r * 0.6} C${r * 1.2} ${r * 1.2} ${r * 1.66} ${r * 1.9} ${r * 1.62} ${r * 4.4} Z`,
        cloth,
      ),
      ...[-1, 1].map((side) =>
        drawn(
          `M${side * r * 1.05} ${r * 1.34} C${side * r * 1.3} ${r * 1.5} ${side * r * 1.5} ${r * 1.8} ${side * r * 1.58} ${r * 2.3} L${side * r * 1.4} ${r * 2.36} C${side * r * 1.3} ${r * 1.9} ${side * r * 1.14} ${r * 1.62} ${side * r * 0.92} ${r * 1.44} Z`,
          trim,
        ),
      ),
      group('collar', [
        rect(-r * 0.92, r * 0.94, r * 1.84, r * 0.3, r * 0.15),
        fill(linear([-r, 0], [r, 0], [0, lighter(trim, 0.2)], [1, darker(trim, 0.2)])),
      ]),
      ...[-1, 1].map((side) =>
        group('ear', [
          rect(side * r * 1.2 - r * 0.15, -r * 0.34, r * 0.3, r * 0.68, r * 0.12),
          fill(side < 0 ? trim : darker(trim, 0.15)),
        ]),
      ),
      group('helmet', [ellipse([0, 0], r * 2.5), fill(cloth)]),
      group('seal', [ellipse([0, 0], r * 2.14), fill(dark)]),
    ],
    before: [
      drawn(
        `M${-r * 0.84} ${-r * 0.1} C${-r * 0.82} ${-r * 0.56} ${-r * 0.5} ${-r * 0.86} ${-r * 0.08} ${-r * 0.88} C${-r * 0.4} ${-r * 0.72} ${-r * 0.66} ${-r * 0.5} ${-r * 0.84} ${-r * 0.1} Z`,
        linear([-r, -r], [0, 0], [0, '#ffffff', 0.75], [1, '#ffffff', 0.1]),
      ),
      group('rim', [
        ellipse([0, 0], r * 2.06),
        stroke(linear([-r, -r], [r, r], [0, '#ffffff'], [0.5, darker(suit, 0.12)], [1, darker(suit, 0.35)]), r * 0.09),
      ]),
    ],
  };
}
