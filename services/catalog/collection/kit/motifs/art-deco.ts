import { type Color, type Gradient, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { type Metal, metalRamp } from '../palette.ts';
import { petal } from './arches.ts';
import { drawn, inked } from './drawn.ts';

/** A half circle of tall blades with a fan of arcs at its foot, standing on the origin; `spread` of the blades in degrees. */
export function decoFan(radius: number, metal: Metal, ground: Color, place: Placement = {}, spread = 180): ShapeItem {
  const r = radius;
  const blades = 11;
  const step = spread / (blades - 1);
  const gold = metalRamp(metal, [0, -r], [0, 0]);
  const half = (spread / 2) * (Math.PI / 180);
  const arc = (part: number) => {
    const [x, y] = [Math.sin(half) * r * part, -Math.cos(half) * r * part];
    const pull = (4 / 3) * Math.tan(half / 4) * r * part;
    const [tx, ty] = [Math.cos(half) * pull, Math.sin(half) * pull];
    return `M${-x} ${y} C${-x + tx} ${y - ty} ${-pull} ${-r * part} 0 ${-r * part} C${pull} ${-r * part} ${x - tx} ${y - ty} ${x} ${y}`;
  };
  return group(
    'deco fan',
    [
      group(
        'blades',
        [
          group('blade', [
            group('leaf', [outline(petal(r * 0.24, r * 0.98, 0.66)), fill(ground, 88), stroke(gold, r * 0.011)]),
            group('inner', [outline(petal(r * 0.14, r * 0.86, 0.7)), stroke(metal.body, r * 0.005)]),
            inked(`M0 ${-r * 0.3} V${-r * 0.78}`, metal.shine, r * 0.007),
            group('tip', [ellipse([0, -r * 1.03], r * 0.035), fill(metal.shine)]),
          ]),
          repeat(blades, { rotate: step }),
        ],
        { rotate: -spread / 2 },
      ),
      drawn(`${arc(0.34)} L0 0 Z`, ground),
      ...[0.36, 0.3, 0.2].map((part, index) =>
        inked(arc(part), gold, r * ([0.014, 0.006, 0.01][index] ?? 0.01), { cap: 'butt' }),
      ),
      drawn(`${arc(0.12)} L0 0 Z`, gold),
    ],
    place,
  );
}

/** Fish-scale arcs over the whole picture, as thin lines. */
export function decoScales(width: number, height: number, size: number, ink: Color, opacity: number): ShapeItem {
  const scale = [1, 0.72, 0.44].map((part) => {
    const r = (size / 2) * part;
    return inked(`M${-r} 0 C${-r} ${-r * 1.33} ${r} ${-r * 1.33} ${r} 0`, ink, 2);
  });
  const columns = Math.ceil(width / size) + 2;
  const rows = Math.ceil(height / size) + 2;
  const row = (x: number, y: number) =>
    group(
      'scales',
      [group('row', [group('scale', scale), repeat(columns, { move: [size, 0] })]), repeat(rows, { move: [0, size] })],
      {
        at: [x, y],
      },
    );
  return group('scales', [row(-size, 0), row(-size / 2, size / 2)], { opacity });
}

/** A double line around the picture that steps in at its corners. */
export function steppedFrame(width: number, height: number, inset: number, paint: Color | Gradient): ShapeItem[] {
  const line = (margin: number, weight: number) => {
    const [l, t, r, b] = [margin, margin, width - margin, height - margin];
    const s = 34;
    return inked(
      `M${l + 3 * s} ${t} H${r - 3 * s} V${t + s} H${r - 2 * s} V${t + 2 * s} H${r - s} V${t + 3 * s} H${r} V${b - 3 * s} H${r - s} V${b - 2 * s} H${r - 2 * s} V${b - s} H${r - 3 * s} V${b} H${l + 3 * s} V${b - s} H${l + 2 * s} V${b - 2 * s} H${l + s} V${b - 3 * s} H${l} V${t + 3 * s} H${l + s} V${t + 2 * s} H${l + 2 * s} V${t + s} H${l + 3 * s} Z`,
      paint,
      weight,
      { join: 'miter', cap: 'butt' },
    );
  };
  return [line(inset, 5), line(inset + 14, 2)];
}

/** A champagne coupe, filled, standing on the origin, 200 high. */
export function coupe(metal: Metal, place: Placement = {}): ShapeItem {
  const glass = linear(
    [-70, 0],
    [70, 0],
    [0, '#ffffff', 0.55],
    [0.3, '#ffffff', 0.12],
    [0.75, '#ffffff', 0.16],
    [1, '#ffffff', 0.5],
  );
  return group(
    'coupe',
    [
      drawn(
        'M-40 0 C-20 -8 -6 -10 -4 -22 V-118 H4 V-22 C6 -10 20 -8 40 0 Z',
        linear([-40, 0], [40, 0], [0, '#fff6dc', 0.5], [0.5, '#fff6dc', 0.7], [1, '#fff6dc', 0.4]),
      ),
      group('foot', [ellipse([0, -1], 84, 10), fill('#fff6dc', 60)]),
      drawn(
        'M-66 -186 C-60 -142 -28 -118 0 -118 C28 -118 60 -142 66 -186 Z',
        linear([0, -190], [0, -118], [0, metal.shine], [0.5, metal.body], [1, metal.shade]),
      ),
      group('top', [ellipse([0, -186], 132, 18), fill(metal.glint)]),
      drawn(
        'M-70 -200 C-66 -146 -30 -114 0 -114 C30 -114 66 -146 70 -200 L64 -200 C60 -150 28 -122 0 -122 C-28 -122 -60 -150 -64 -200 Z',
        glass,
      ),
      inked('M-50 -176 C-44 -152 -32 -138 -18 -132', '#ffffff', 4, { opacity: 70 }),
      group('rim', [ellipse([0, -200], 140, 16), stroke('#fff6dc', 3, { opacity: 85 })]),
    ],
    place,
  );
}

/** Rays of thin lines from the origin, alternately long and short. */
export function decoRays(radius: number, count: number, paint: Color | Gradient, place: Placement = {}): ShapeItem {
  return group(
    'deco rays',
    [
      ring('long', count, [rect(-1.5, -radius, 3, radius * 0.72), fill(paint)]),
      ring('short', count, [rect(-1, -radius * 0.78, 2, radius * 0.44), fill(paint)], { rotate: 180 / count }),
    ],
    place,
  );
}
