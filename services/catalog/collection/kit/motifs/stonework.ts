import { moved } from '../geometry/transform.ts';
import { type Color, type Gradient, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { type Metal, metalRamp } from '../palette.ts';
import { type ArchSize, drop, moulding, petal } from './arches.ts';

export interface Stone {
  light: Color;
  body: Color;
  shade: Color;
}

/** A row of upright lotus petals from x to x + width, standing on y. */
export function petalFrieze(x: number, y: number, width: number, size: number, paint: Color | Gradient, line?: Color): ShapeItem {
  const count = Math.max(1, Math.round(width / size));
  const step = width / count;
  return group(
    'petal frieze',
    [
      group('petal', [outline(petal(step * 0.86, step * 1.05)), fill(paint), ...(line ? [stroke(line, step * 0.05)] : [])]),
      repeat(count, { move: [step, 0] }),
    ],
    {
      at: [x + step / 2, y],
    },
  );
}

/** A flower in relief with leaves around: fills the corner between an arch and its frame. */
export function spandrelFlower(radius: number, metal: Metal, stone: Stone, place: Placement = {}): ShapeItem {
  const gold = metalRamp(metal, [-radius, -radius], [radius, radius]);
  return group(
    'spandrel flower',
    [
      group('disc', [ellipse([0, 0], radius * 2), fill(stone.shade, 70), stroke(gold, radius * 0.035)]),
      group('inner', [ellipse([0, 0], radius * 1.74), stroke(metal.body, radius * 0.014)]),
      ring('back petals', 12, [outline(moved(petal(radius * 0.34, radius * 0.5), 0, -radius * 0.3)), fill(metal.shade)], {
        rotate: 15,
      }),
      ring('petals', 12, [
        outline(moved(petal(radius * 0.3, radius * 0.54), 0, -radius * 0.22)),
        fill(gold),
        stroke(metal.shade, radius * 0.012),
      ]),
      ring('drops', 12, [outline(moved(drop(radius * 0.08, radius * 0.22), 0, -radius * 0.32)), fill(metal.shade)]),
      group('heart', [ellipse([0, 0], radius * 0.44), fill(stone.body), stroke(metal.shine, radius * 0.03)]),
      ring('seeds', 8, [ellipse([0, -radius * 0.12], radius * 0.06), fill(metal.glint)]),
    ],
    place,
  );
}

/** A pillar with lotus base and capital, centred on x = 0, standing on y = 0. */
export function pillar(width: number, height: number, stone: Stone, metal: Metal): ShapeItem {
  const half = width / 2;
  const round = linear([-half, 0], [half, 0], [0, stone.shade], [0.3, stone.light], [0.5, stone.body], [1, stone.shade]);
  const gold = metalRamp(metal, [-half, 0], [half, 0]);
  const band = (y: number, w: number) => rect(-w / 2, y, w, height * 0.008, 2);
  return group('pillar', [
    group('shaft', [rect(-half * 0.72, -height, width * 0.72, height), fill(round)]),
    group('flutes', [
      rect(-half * 0.4, -height * 0.86, width * 0.03, height * 0.66),
      rect(-half * 0.03, -height * 0.86, width * 0.03, height * 0.66),
      rect(half * 0.34, -height * 0.86, width * 0.03, height * 0.66),
      fill(stone.shade, 60),
    ]),
    group('base', [
      outline(moulding(width * 0.8, height * 0.06, width * 0.12)),
      outline(moved(moulding(width * 0.74, height * 0.045, width * 0.08), 0, -height * 0.06)),
      fill(round),
    ]),
    petalFrieze(-half * 0.8, -height * 0.105, width * 0.8, width * 0.2, gold, metal.shade),
    petalFrieze(-half * 0.86, -height * 0.9, width * 0.86, width * 0.215, gold, metal.shade),
    group('capital', [
      rect(-half, -height * 0.9 - width * 0.46, width, width * 0.18, 3),
      rect(-half * 0.86, -height * 0.9 - width * 0.28, width * 0.86, width * 0.08, 3),
      fill(round),
    ]),
    group('bands', [
      band(-height * 0.1, width * 0.82),
      band(-height * 0.895, width * 0.9),
      band(-height * 0.2, width * 0.74),
      band(-height * 0.22, width * 0.74),
      fill(gold),
    ]),
  ]);
}

/** The same arch with a wider margin: the bands around an opening. */
export function around(arch: ArchSize, margin: number): ArchSize {
  return { ...arch, width: arch.width + margin * 2, height: arch.height + margin, rise: arch.rise + margin * 0.62 };
}
