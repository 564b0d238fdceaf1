import { path } from '../geometry/path.ts';
import type { Animated } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outlines, type Placement, rect, repeat, stroke, trim } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { seeded } from '../random.ts';
import { drawn, inked } from './drawn.ts';

/** A thread of three fine strands along a path, with its shadow. `reached` is the percentage that is drawn. */
export function thread(way: string, cotton: Color, reached: Animated<number>, width = 5): ShapeItem {
  const strand = (dx: number, tone: Color, wide: number, opacity = 100) =>
    group('strand', [...outlines(path(way)), trim(0, reached), stroke(tone, wide, { opacity })], { at: [dx, dx * 0.7] });
  return group('thread', [
    strand(width * 2.1, '#04130e', width * 3, 22),
    strand(-width * 1.5, darker(cotton, 0.1), width * 0.66),
    strand(width * 1.5, darker(cotton, 0.14), width * 0.66),
    strand(0, cotton, width * 0.66),
  ]);
}

/** The knot of the strands, with its short ends hanging. */
export function knot(size: number, cotton: Color, place: Placement = {}): ShapeItem {
  const s = (part: number) => size * part;
  return group(
    'knot',
    [
      inked(
        `M${-s(0.1)} ${s(0.3)} C${-s(0.4)} ${s(0.8)} ${-s(0.3)} ${s(1.2)} ${-s(0.5)} ${s(1.6)} M${s(0.1)} ${s(0.3)} C${s(0.4)} ${s(0.7)} ${s(0.3)} ${s(1.1)} ${s(0.44)} ${s(1.5)}`,
        darker(cotton, 0.1),
        s(0.1),
      ),
      group('bead', [
        ellipse([0, 0], s(0.9), s(0.76)),
        fill(linear([-s(0.4), -s(0.3)], [s(0.4), s(0.4)], [0, lighter(cotton, 0.6)], [1, darker(cotton, 0.3)])),
      ]),
      inked(
        `M${-s(0.4)} ${-s(0.1)} C${-s(0.1)} ${s(0.16)} ${s(0.1)} ${s(0.16)} ${s(0.4)} ${-s(0.1)} M${-s(0.3)} ${s(0.2)} C${-s(0.1)} ${s(0.34)} ${s(0.1)} ${s(0.34)} ${s(0.3)} ${s(0.2)}`,
        darker(cotton, 0.28),
        s(0.07),
      ),
    ],
    place,
  );
}

/** A leaf of a palm manuscript, centred: ribbed, browned at its ends, with a hole on each side for the cord. */
export function palmLeaf(width: number, height: number, place: Placement = {}): ShapeItem {
  const [w, h] = [width / 2, height / 2];
  const random = seeded(Math.round(width + height));
  const edge = `M${-w} ${-h * 0.86} C${-w * 0.5} ${-h * 1.04} ${w * 0.5} ${-h * 0.96} ${w} ${-h * 0.9} C${w + 10} ${-h * 0.3} ${w + 8} ${h * 0.4} ${w} ${h * 0.9} C${w * 0.4} ${h * 1.02} ${-w * 0.5} ${h * 0.98} ${-w} ${h * 0.94} C${-w - 9} ${h * 0.3} ${-w - 7} ${-h * 0.4} ${-w} ${-h * 0.86} Z`;
  const rows = Math.max(4, Math.round(height / 34));
  const ribs = Array.from({ length: rows }, (_, index) => {
    const y = -h * 0.8 + ((index + 0.5) / rows) * h * 1.6;
    return `M${-w * 0.98} ${y} C${-w * 0.3} ${y + random.between(-4, 4)} ${w * 0.3} ${y + random.between(-4, 4)} ${w * 0.98} ${y}`;
  }).join(' ');
  return group(
    'palm leaf',
    [
      drawn(edge, '#04130e', { at: [6, 14], opacity: 34 }),
      drawn(
        edge,
        linear([-w, 0], [w, 0], [0, '#b98d4e'], [0.08, '#e6c98c'], [0.5, '#f3dfae'], [0.92, '#e6c98c'], [1, '#ad8044']),
      ),
      inked(ribs, '#a97e40', 2, { opacity: 42 }),
      ...[-1, 1].map((side) => group('hole', [ellipse([side * w * 0.86, 0], 26), fill('#5a3a18'), stroke('#a97e40', 4)])),
    ],
    place,
  );
}

/** A tuft of darbha grass that grows from the origin upwards, tied low with a thread. */
export function darbha(height: number, color: Color, cotton: Color, seed = 3, place: Placement = {}): ShapeItem {
  const random = seeded(seed);
  const h = (part: number) => height * part;
  const blades = Array.from({ length: 17 }, (_, index) => {
    const lean = (index / 16 - 0.5) * 2 + random.between(-0.12, 0.12);
    const tall = random.between(0.72, 1) * (1 - Math.abs(lean) * 0.18);
    const tipX = h(lean * 0.42);
    const foot = h(lean * 0.03);
    const d = `M${foot - h(0.012)} 0 C${foot} ${-h(tall * 0.4)} ${tipX * 0.5} ${-h(tall * 0.75)} ${tipX} ${-h(tall)} C${tipX * 0.56 + h(0.02)} ${-h(tall * 0.7)} ${foot + h(0.03)} ${-h(tall * 0.4)} ${foot + h(0.014)} 0 Z`;
    return drawn(d, linear([0, 0], [0, -h(1)], [0, darker(color, 0.35)], [1, lighter(color, random.between(0.05, 0.4))]));
  });
  return group(
    'darbha',
    [...blades, group('tie', [rect(-h(0.05), -h(0.14), h(0.1), h(0.022), 4), fill(cotton), repeat(2, { move: [0, h(0.03)] })])],
    place,
  );
}

/** A round brass water pot with a wide mouth, standing on y = 0. */
export function waterPot(width: number, metal: Metal, place: Placement = {}): ShapeItem {
  const w = (part: number) => width * part;
  const body = `M${-w(0.2)} ${-w(0.78)} C${-w(0.2)} ${-w(0.68)} ${-w(0.5)} ${-w(0.62)} ${-w(0.5)} ${-w(0.34)} C${-w(0.5)} ${-w(0.1)} ${-w(0.26)} 0 0 0 C${w(0.26)} 0 ${w(0.5)} ${-w(0.1)} ${w(0.5)} ${-w(0.34)} C${w(0.5)} ${-w(0.62)} ${w(0.2)} ${-w(0.68)} ${w(0.2)} ${-w(0.78)} Z`;
  return group(
    'water pot',
    [
      group('shadow', [ellipse([0, 0], w(1.1), w(0.14)), fill('#04130e', 40)]),
      drawn(body, metalRamp(metal, [-w(0.5), 0], [w(0.5), 0])),
      drawn(
        body,
        linear([0, -w(0.7)], [0, 0], [0, metal.shade, 0], [0.6, metal.shade, 0.06], [1, darker(metal.shade, 0.3), 0.75]),
      ),
      inked(
        `M${-w(0.48)} ${-w(0.44)} C${-w(0.2)} ${-w(0.38)} ${w(0.2)} ${-w(0.38)} ${w(0.48)} ${-w(0.44)} M${-w(0.495)} ${-w(0.3)} C${-w(0.2)} ${-w(0.23)} ${w(0.2)} ${-w(0.23)} ${w(0.495)} ${-w(0.3)}`,
        metal.shade,
        w(0.012),
      ),
      inked(
        `M${-w(0.49)} ${-w(0.37)} C${-w(0.2)} ${-w(0.305)} ${w(0.2)} ${-w(0.305)} ${w(0.49)} ${-w(0.37)}`,
        metal.glint,
        w(0.03),
        { dash: [0.1, w(0.055)] },
      ),
      drawn(
        `M${-w(0.3)} ${-w(0.86)} C${-w(0.26)} ${-w(0.8)} ${-w(0.2)} ${-w(0.8)} ${-w(0.2)} ${-w(0.74)} L${w(0.2)} ${-w(0.74)} C${w(0.2)} ${-w(0.8)} ${w(0.26)} ${-w(0.8)} ${w(0.3)} ${-w(0.86)} Z`,
        metalRamp(metal, [-w(0.3), 0], [w(0.3), 0]),
      ),
      group('mouth', [ellipse([0, -w(0.86)], w(0.6), w(0.09)), fill(darker(metal.shade, 0.3)), stroke(metal.shine, w(0.018))]),
      group('shine', [ellipse([-w(0.28), -w(0.42)], w(0.07), w(0.2)), fill('#ffffff', 45)], { rotate: 8 }),
    ],
    place,
  );
}
