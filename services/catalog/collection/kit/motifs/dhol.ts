import { pen } from '../geometry/pen.ts';
import type { Animated } from '../lottie/motion.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, ring, rosette, stroke } from '../lottie/shapes.ts';
import type { ShapeItem, Vector } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { petal } from './arches.ts';

export interface DholColors {
  wood: Color;
  paint: Color;
  accent: Color;
  head: Color;
  rope: Color;
  metal: Metal;
}

/** A visible point of a ring around the barrel, `angle` from -90 (top) to 90. */
function onRing(x: number, rx: number, ry: number, angle: number): [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [x - rx * Math.cos(turn), ry * Math.sin(turn)];
}

function ringArc(x: number, rx: number, ry: number): ShapeItem {
  const k = 0.5523;
  const arc = pen()
    .move(x, -ry)
    .curve(x - rx * k, -ry, x - rx, -ry * k, x - rx, 0)
    .curve(x - rx, ry * k, x - rx * k, ry, x, ry);
  return outline(arc.outline());
}

/**
 * A painted barrel drum on its side, one head facing the viewer on the right; centred. `skin` is the scale of the struck head.
 */
export function dhol(w: number, colors: DholColors, skin: Animated<Vector> | number = 100, place: Placement = {}): ShapeItem {
  const { wood, paint, accent, head, rope, metal } = colors;
  const [hx, rx, ry] = [w * 0.36, w * 0.15, w * 0.315];
  const back = -w * 0.42;
  const gold = metalRamp(metal, [0, -ry], [0, ry]);
  const barrel = pen()
    .move(hx, -ry)
    .curve(w * 0.12, -ry * 1.24, -w * 0.2, -ry * 1.22, back, -ry * 0.92)
    .curve(back - rx * 1.1, -ry * 0.86, back - rx * 1.1, ry * 0.86, back, ry * 0.92)
    .curve(-w * 0.2, ry * 1.22, w * 0.12, ry * 1.24, hx, ry)
    .close()
    .outline();
  const belt = (from: number, to: number, height: number) => {
    const k = height * 1.16;
    return outline(
      pen()
        .move(from, -height)
        .curve(from + (to - from) * 0.33, -k * 0.985, from + (to - from) * 0.66, -k * 0.985, to, -height)
        .curve(to - rx * 1.3, -height * 0.6, to - rx * 1.3, height * 0.6, to, height)
        .curve(from + (to - from) * 0.66, k * 0.985, from + (to - from) * 0.33, k * 0.985, from, height)
        .curve(from - rx * 1.3, height * 0.6, from - rx * 1.3, -height * 0.6, from, -height)
        .close()
        .outline(),
    );
  };
  const shade = linear(
    [0, -ry * 1.2],
    [0, ry * 1.2],
    [0, '#ffffff', 0.3],
    [0.35, '#ffffff', 0],
    [0.6, '#14041c', 0.1],
    [1, '#14041c', 0.62],
  );
  const lacing = pen();
  const knots = 9;
  for (let index = 0; index <= knots; index += 1) {
    const angle = -82 + (164 * index) / knots;
    const [x, y] =
      index % 2 === 0 ? onRing(hx - w * 0.03, rx, ry * 1.02, angle) : onRing(back + w * 0.05, rx * 0.95, ry * 0.97, angle);
    if (index === 0) lacing.move(x, y);
    else lacing.line(x, y);
  }
  const flowers = [-62, -32, 0, 32, 62].map((angle) => {
    const [x, y] = onRing(-w * 0.02, rx * 1.1, ry * 1.12, angle);
    const squash = Math.max(0.35, Math.cos((angle * Math.PI) / 180));
    return group(
      'painted flower',
      [
        group('petals', [rosette(8, w * 0.058, w * 0.034, 130), fill(accent)]),
        group('heart', [ellipse([0, 0], w * 0.044), fill(lighter(paint, 0.55))]),
      ],
      { at: [x, y], scale: [96, 100 * squash] },
    );
  });
  return group(
    'dhol',
    [
      group('barrel', [outline(barrel), fill(wood)]),
      group('paint', [belt(-w * 0.16, w * 0.13, ry * 1.13), fill(paint)]),
      group('lines', [ringArc(-w * 0.17, rx, ry * 1.11), ringArc(w * 0.14, rx, ry * 1.11), stroke(gold, w * 0.016)]),
      group('thin lines', [ringArc(-w * 0.2, rx, ry * 1.09), ringArc(w * 0.17, rx, ry * 1.09), stroke(accent, w * 0.008)]),
      ...flowers,
      group('lacing', [outline(lacing.outline()), stroke(rope, w * 0.012)]),
      group('shade', [outline(barrel), fill(shade)]),
      group('back hoop', [ringArc(back, rx * 0.9, ry * 0.93), stroke(gold, w * 0.035, { cap: 'butt' })]),
      group('hoop', [ellipse([hx, 0], rx * 2.16, ry * 2.12), fill(gold)]),
      group('hoop line', [ellipse([hx, 0], rx * 2.02, ry * 2), stroke(darker(wood, 0.4), w * 0.008)]),
      group(
        'head',
        [
          group('hide', [
            ellipse([0, 0], ry * 1.9),
            fill(radial([-ry * 0.25, -ry * 0.4], [ry, ry * 0.8], [0, lighter(head, 0.5)], [0.6, head], [1, darker(head, 0.22)])),
          ]),
          group('stitches', [ellipse([0, 0], ry * 1.7), stroke(accent, ry * 0.05, { dash: [ry * 0.05, ry * 0.1] })]),
          ring('petals', 14, [outline(petal(ry * 0.26, ry * 0.56)), fill(paint, 92)], { scale: 100 }),
          group('circle', [ellipse([0, 0], ry * 1.32), stroke(accent, ry * 0.03)]),
          group('middle', [ellipse([0, 0], ry * 0.34), fill(darker(wood, 0.35))]),
          group('middle light', [ellipse([0, 0], ry * 0.34), stroke(metal.shine, ry * 0.03)]),
        ],
        { at: [hx, 0], scale: [48, 100], rotate: 0 },
      ),
      group('strike', [ellipse([0, 0], rx * 1.88, ry * 1.86), stroke('#ffffff', w * 0.01, { opacity: 45 })], {
        at: [hx, 0],
        scale: skin,
      }),
    ],
    place,
  );
}

/** A pompon on its cord, hanging from the origin. */
export function pompon(size: number, cord: number, color: Color, place: Placement = {}): ShapeItem {
  return group(
    'pompon',
    [
      group('cord', [rect(-size * 0.05, 0, size * 0.1, cord), fill(darker(color, 0.25))]),
      group('wool', [
        rosette(16, size * 0.52, size * 0.43, 90, 0, [0, cord + size * 0.4]),
        fill(
          radial(
            [-size * 0.12, cord + size * 0.22],
            [size * 0.2, cord + size * 0.95],
            [0, lighter(color, 0.4)],
            [1, darker(color, 0.16)],
          ),
        ),
      ]),
      group('bead', [ellipse([0, cord - size * 0.1], size * 0.26), fill('#ffd98a')]),
    ],
    place,
  );
}

/** A drummer's cane, its grip at the origin and its bent tip above. */
export function drumCane(length: number, wood: Color, place: Placement = {}): ShapeItem {
  const cane = pen()
    .move(0, 0)
    .curve(length * 0.02, -length * 0.3, -length * 0.04, -length * 0.6, 0, -length * 0.82)
    .curve(length * 0.02, -length * 0.95, length * 0.1, -length, length * 0.17, -length * 0.93)
    .outline();
  return group(
    'cane',
    [
      group('wood', [
        outline(cane),
        stroke(linear([-length * 0.03, 0], [length * 0.06, 0], [0, lighter(wood, 0.35)], [1, darker(wood, 0.25)]), length * 0.05),
      ]),
      group('grip', [rect(-length * 0.04, -length * 0.2, length * 0.08, length * 0.22, length * 0.03), fill('#c8371f')]),
      group('windings', [
        rect(-length * 0.04, -length * 0.16, length * 0.08, length * 0.02),
        rect(-length * 0.04, -length * 0.08, length * 0.08, length * 0.02),
        fill('#ffd98a'),
      ]),
    ],
    place,
  );
}
