// The flat: the front of its house, lift, front door and railing.
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { type Color, linear, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, type Placement, rect, repeat, stroke } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { drawn, inked } from '../../kit/motifs/drawn.ts';
import { darker, lighter, metalRamp } from '../../kit/palette.ts';
import { seeded } from '../../kit/random.ts';
import { BRASS } from './look.ts';

export interface Facade {
  /** The width of a bay and the height of a floor. */
  bay: number;
  floor: number;
  /** Bays to the left and right of ours, floors above and below it. */
  left: number;
  right: number;
  above: number;
  below: number;
}

const WALL = '#c48a66';
const SHADE = '#6a4a48';

/** The front of a house of flats in the dusk. The origin is the middle of our balcony's floor; only ours is lit at once. */
export function facade({ bay, floor, left, right, above, below }: Facade): ShapeItem[] {
  const random = seeded(11);
  const [x0, x1] = [-(left + 0.5) * bay, (right + 0.5) * bay];
  const [top, foot] = [-(above + 1) * floor, below * floor];
  const rooms = Array.from({ length: above + below + 1 }, (_, row) => row - above).flatMap((row) =>
    Array.from({ length: left + right + 1 }, (_, column) => column - left).map((column) => {
      const isOurs = row === 0 && column === 0;
      return room(bay, floor, isOurs, isOurs ? 0 : random(), { at: [column * bay, row * floor] });
    }),
  );
  return [
    group('wall', [
      rect(x0, top, x1 - x0, foot - top),
      fill(linear([x0, 0], [x1, 0], [0, lighter(WALL, 0.08)], [0.5, WALL], [1, SHADE])),
    ]),
    group('roof', [
      rect(x0 - bay * 0.04, top - floor * 0.16, x1 - x0 + bay * 0.08, floor * 0.16),
      fill(linear([0, top - floor * 0.16], [0, top], [0, '#e8b48a'], [1, '#8a5a4c'])),
    ]),
    drawn(tank(x1 - bay * 0.5, top - floor * 0.16, bay * 0.3), '#2a3a40'),
    ...rooms,
    ...Array.from({ length: left + right + 2 }, (_, index) => {
      const x = x0 + index * bay;
      return group('fin', [
        rect(x - bay * 0.035, top, bay * 0.07, foot - top),
        fill(linear([x - bay * 0.035, 0], [x + bay * 0.035, 0], [0, '#eab98e'], [0.5, WALL], [1, '#5c403e'])),
      ]);
    }),
  ];
}

/** A water tank on the roof. */
function tank(x: number, y: number, size: number): string {
  const s = size / 2;
  return `M${x - s} ${y} L${x - s} ${y - s * 1.1} C${x - s} ${y - s * 1.4} ${x - s * 0.5} ${y - s * 1.5} ${x - s * 0.3} ${y - s * 1.6} L${x + s * 0.3} ${y - s * 1.6} C${x + s * 0.5} ${y - s * 1.5} ${x + s} ${y - s * 1.4} ${x + s} ${y - s * 1.1} L${x + s} ${y} Z`;
}

/** One bay of a floor: sliding doors behind a balcony with its railing. `chance` decides who else is at home. */
function room(bay: number, floor: number, isOurs: boolean, chance: number, place: Placement): ShapeItem {
  const [b, f] = [(part: number) => bay * part, (part: number) => floor * part];
  const isHome = isOurs || chance < 0.66;
  const light = isOurs ? '#ffb94a' : chance < 0.3 ? '#e8a04c' : '#d9b06c';
  const start = Math.round(10 + chance * 150);
  return group(
    'room',
    [
      group('recess', [
        rect(b(-0.44), f(-0.9), b(0.88), f(0.9)),
        fill(linear([0, f(-0.9)], [0, 0], [0, '#3a2a30'], [0.3, '#5a4244'], [1, '#7a564e'])),
      ]),
      group('glass', [
        rect(b(-0.36), f(-0.76), b(0.72), f(0.76)),
        fill(linear([b(-0.36), f(-0.76)], [b(0.36), 0], [0, '#1d3a48'], [0.5, '#3f6470'], [1, '#16303c'])),
      ]),
      ...(isHome
        ? [
            group(
              'lit',
              [
                rect(b(-0.36), f(-0.76), b(0.72), f(0.76)),
                fill(radial([0, f(-0.5)], [b(0.5), f(-0.5)], [0, lighter(light, 0.4)], [0.5, light], [1, darker(light, 0.3)])),
              ],
              {
                opacity: isOurs
                  ? track([0, 60, EASE.out], [6, 96, 'hold'], [9, 60, 'hold'], [13, 100])
                  : track([0, chance < 0.4 ? 78 : 0, 'hold'], [start, chance < 0.4 ? 78 : 0, EASE.out], [start + 5, 78]),
              },
            ),
          ]
        : []),
      ...(isOurs
        ? [-1, 1].map((side) =>
            drawn(
              `M${b(0.36 * side)} ${f(-0.76)} L${b(0.17 * side)} ${f(-0.76)} C${b(0.19 * side)} ${f(-0.5)} ${b(0.27 * side)} ${f(-0.3)} ${b(0.28 * side)} 0 L${b(0.36 * side)} 0 Z`,
              linear(
                [b(0.36 * side), 0],
                [b(0.17 * side), 0],
                [0, '#b4502e'],
                [0.4, '#ec8a54'],
                [0.7, '#b4502e'],
                [1, '#f0a070'],
              ),
            ),
          )
        : []),
      group('frames', [
        rect(b(-0.37), f(-0.77), b(0.74), f(0.024)),
        rect(b(-0.37), f(-0.77), b(0.016), f(0.77)),
        rect(b(0.354), f(-0.77), b(0.016), f(0.77)),
        rect(b(-0.008), f(-0.77), b(0.016), f(0.77)),
        fill('#f0dcc0', isOurs ? 90 : 46),
      ]),
      group('panes', [
        rect(b(-0.44), f(-0.36), b(0.88), f(0.36)),
        fill(
          linear(
            [b(-0.44), f(-0.36)],
            [b(0.44), 0],
            [0, '#bfe0e2', 0.34],
            [0.4, '#6f9aa0', 0.16],
            [0.6, '#d6eeee', 0.3],
            [1, '#5a8088', 0.2],
          ),
        ),
      ]),
      group('rail', [
        rect(b(-0.46), f(-0.39), b(0.92), f(0.034), 4),
        fill(linear([0, f(-0.39)], [0, f(-0.356)], [0, '#fff0d2'], [0.4, '#b4845c'], [1, '#4a302a'])),
      ]),
      group('posts', [
        rect(b(-0.45), f(-0.37), b(0.014), f(0.37)),
        rect(b(-0.226), f(-0.37), b(0.014), f(0.37)),
        rect(b(-0.007), f(-0.37), b(0.014), f(0.37)),
        rect(b(0.212), f(-0.37), b(0.014), f(0.37)),
        rect(b(0.436), f(-0.37), b(0.014), f(0.37)),
        fill('#4a302a'),
      ]),
      group('slab', [
        rect(b(-0.5), -f(0.02), b(1), f(0.09)),
        fill(linear([0, -f(0.02)], [0, f(0.07)], [0, '#f6d2a4'], [0.3, '#c08a64'], [1, '#5c3f3c'])),
      ]),
      ...(!isOurs && chance > 0.3 && chance < 0.8
        ? [
            group('plants', [
              ellipse([b(-0.3), f(-0.43)], b(0.12), f(0.12)),
              ellipse([b(-0.22), f(-0.42)], b(0.1), f(0.1)),
              fill('#2f5a44'),
            ]),
          ]
        : []),
    ],
    place,
  );
}

/** One steel leaf of the lift's doors, from its left edge; brushed, with a seam on the side where the two meet. */
export function liftLeaf(width: number, height: number, seam: 'left' | 'right'): ShapeItem[] {
  const random = seeded(seam === 'left' ? 3 : 5);
  const brushed = Array.from({ length: 26 }, () => {
    const x = random.between(0, width);
    return `M${x} 0 L${x} ${height}`;
  }).join(' ');
  const x = seam === 'left' ? 0 : width;
  return [
    group('leaf', [
      rect(0, 0, width, height),
      fill(linear([0, 0], [width, 0], [0, '#8a7a68'], [0.2, '#d9c8ac'], [0.45, '#a8967e'], [0.7, '#ead9bc'], [1, '#85745f'])),
    ]),
    inked(brushed, '#fff6e0', 2, { opacity: 20 }),
    group('light', [
      rect(0, 0, width, height),
      fill(linear([0, 0], [0, height], [0, '#ffcf86', 0.5], [0.4, '#ffcf86', 0.06], [1, '#2a1810', 0.5])),
    ]),
    group('seam', [rect(x - 6, 0, 12, height), fill('#2a2018', 80)]),
    group('kick', [rect(0, height * 0.86, width, 5), rect(0, height * 0.88, width, 3), fill('#5a4a3a', 70)]),
  ];
}

/** The lift with its frame and the lamp over it, which shows that it goes up; stands on y = 0. */
export function lift(width: number, height: number, frames: number): ShapeItem[] {
  const w = width / 2;
  const blink = track(
    [0, 100, 'hold'],
    [16, 40, 'hold'],
    [26, 100, 'hold'],
    [42, 40, 'hold'],
    [52, 100, 'hold'],
    [68, 40, 'hold'],
    [78, 100, 'hold'],
    [frames, 100],
  );
  return [
    group('frame', [
      rect(-w - 44, -height - 44, width + 88, height + 44, 8),
      fill(linear([-w, 0], [w, 0], [0, '#4a3a30'], [0.5, '#8a735c'], [1, '#3a2c24'])),
    ]),
    group('left leaf', liftLeaf(w, height, 'right'), { at: [-w, -height] }),
    group('right leaf', liftLeaf(w, height, 'left'), { at: [0, -height] }),
    group('sign', [rect(-70, -height - 128, 140, 64, 10), fill('#1c1410'), stroke('#8a735c', 4)]),
    drawn(arrow(-height - 96), '#ffb347', { opacity: blink }),
    group('button', [rect(w + 72, -height * 0.52, 54, 130, 12), fill('#d9c8ac'), stroke('#6a5846', 3)]),
    group('pressed', [ellipse([w + 99, -height * 0.52 + 42], 28), fill('#ffb347'), stroke('#fff0c8', 3)], {
      opacity: sway(frames, 30, 80, 20),
    }),
    group('other', [ellipse([w + 99, -height * 0.52 + 90], 28), fill('#a8967e'), stroke('#6a5846', 3)]),
  ];
}

function arrow(y: number): string {
  return `M-24 ${y + 4} L0 ${y - 20} L24 ${y + 4} L9 ${y + 4} L9 ${y + 20} L-9 ${y + 20} L-9 ${y + 4} Z`;
}

/** The front door in its frame, a little open to the light inside; stands on y = 0. */
export function frontDoor(width: number, height: number, wood: Color): ShapeItem[] {
  const w = width / 2;
  const panel = (x: number, y: number, wide: number, high: number) =>
    group('panel', [
      rect(x, y, wide, high, 5),
      fill(
        linear(
          [x, y],
          [x + wide, y + high],
          [0, darker(wood, 0.4)],
          [0.12, lighter(wood, 0.1)],
          [0.9, wood],
          [1, lighter(wood, 0.3)],
        ),
      ),
      stroke(darker(wood, 0.5), 2),
    ]);
  return [
    group('frame', [
      rect(-w - 46, -height - 46, width + 92, height + 46, 6),
      fill(
        linear(
          [-w - 46, 0],
          [w + 46, 0],
          [0, darker(wood, 0.1)],
          [0.1, lighter(wood, 0.22)],
          [0.9, wood],
          [1, darker(wood, 0.4)],
        ),
      ),
    ]),
    group('inside', [rect(-w, -height, width, height), fill(linear([w - 90, 0], [w, 0], [0, '#ffb65a'], [1, '#fff1c4']))]),
    drawn(
      `M${-w} ${-height} L${w - 74} ${-height + 16} L${w - 74} 0 L${-w} 0 Z`,
      linear([-w, 0], [w - 74, 0], [0, lighter(wood, 0.16)], [0.6, wood], [1, darker(wood, 0.26)]),
    ),
    panel(-w + width * 0.1, -height * 0.93, width * 0.27, height * 0.38),
    panel(-w + width * 0.45, -height * 0.92, width * 0.27, height * 0.37),
    panel(-w + width * 0.1, -height * 0.48, width * 0.27, height * 0.4),
    panel(-w + width * 0.45, -height * 0.48, width * 0.27, height * 0.4),
    group('plate', [
      rect(-w + width * 0.24, -height * 0.53, width * 0.36, height * 0.036, 6),
      fill(metalRamp(BRASS, [0, -height * 0.53], [0, -height * 0.49])),
    ]),
    group('handle', [
      rect(w - 112, -height * 0.5, 16, height * 0.16, 8),
      fill(metalRamp(BRASS, [w - 112, 0], [w - 96, 0])),
      ellipse([w - 104, -height * 0.46], 26),
    ]),
    group('sill', [rect(-w - 60, -6, width + 120, 22, 4), fill(linear([0, -6], [0, 16], [0, '#f6e0bc'], [1, '#8a6a4c']))]),
  ];
}

/** The balcony's railing: a wooden rail on posts of iron, with glass between; from the rail's upper edge down. */
export function railing(width: number, height: number): ShapeItem[] {
  const post = 170;
  const count = Math.ceil(width / post) + 1;
  return [
    group('glass', [
      rect(-width / 2, 26, width, height),
      fill(
        linear(
          [-width / 2, 0],
          [width / 2, height],
          [0, '#bfe0e2', 0.2],
          [0.3, '#4a7078', 0.16],
          [0.5, '#e0f4f2', 0.24],
          [1, '#2c4c58', 0.2],
        ),
      ),
    ]),
    group('posts', [
      rect(-width / 2, 20, 14, height),
      fill(linear([-width / 2, 0], [-width / 2 + 14, 0], [0, '#d99a5c'], [0.3, '#4a302a'], [1, '#1c1214'])),
      repeat(count, { move: [post, 0] }),
    ]),
    group('rail', [
      rect(-width / 2, 0, width, 40, 10),
      fill(linear([0, 0], [0, 40], [0, '#f6c88a'], [0.25, '#a8683c'], [1, '#3a1e16'])),
    ]),
  ];
}
