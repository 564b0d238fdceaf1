import { pen, polygon } from '../geometry/pen.ts';
import { symmetric } from '../geometry/transform.ts';
import { linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, type Placement, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { finial, petal } from './arches.ts';
import type { Stone } from './stonework.ts';

interface Tier {
  width: number;
  height: number;
  y: number;
}

function tiersOf(width: number, height: number, count: number): Tier[] {
  const tiers: Tier[] = [];
  let y = -height * 0.24;
  for (let index = 0; index < count; index += 1) {
    const part = index / count;
    const tall = ((height * 0.6) / count) * (1.24 - 0.48 * part);
    tiers.push({ width: width * (0.86 - 0.5 * part), height: tall, y });
    y -= tall;
  }
  return tiers;
}

/** An upright niche with a pointed round head. Stands on y = 0. */
function niche(width: number, height: number): Outline {
  return symmetric(
    pen()
      .move(0, -height)
      .curve(width * 0.1, -height * 0.9, width * 0.5, -height * 0.88, width * 0.5, -height * 0.6)
      .line(width * 0.5, 0)
      .outline(),
  );
}

/** One storey: a wall with niches between pilasters under a rounded cornice, a larger niche in the middle. */
function storey({ width, height, y }: Tier, stone: Stone, metal: Metal): ShapeItem {
  const bays = Math.max(3, Math.round(width / (height * 0.62)) | 1);
  const step = width / bays;
  const wall = linear([-width / 2, 0], [width / 2, 0], [0, stone.light], [0.55, stone.body], [1, stone.shade]);
  const slope = width * 0.035;
  const dark = darker(stone.shade, 0.2);
  return group(
    'storey',
    [
      group('wall', [
        outline(polygon([-width / 2, 0], [width / 2, 0], [width / 2 - slope, -height], [-width / 2 + slope, -height])),
        fill(wall),
      ]),
      group(
        'niches',
        [group('niche', [outline(niche(step * 0.42, height * 0.56)), fill(dark)]), repeat(bays, { move: [step * 0.94, 0] })],
        {
          at: [-step * 0.94 * ((bays - 1) / 2), -height * 0.05],
        },
      ),
      group(
        'pilasters',
        [
          group('pilaster', [rect(-step * 0.06, -height * 0.72, step * 0.12, height * 0.72), fill(stone.light)]),
          repeat(bays + 1, { move: [step * 0.94, 0] }),
        ],
        {
          at: [(-step * 0.94 * bays) / 2, 0],
        },
      ),
      group('gable', [outline(niche(step * 1.3, height * 0.98)), fill(stone.light), stroke(metal.body, height * 0.035)]),
      group('window', [
        outline(niche(step * 0.66, height * 0.66)),
        fill(linear([0, -height * 0.6], [0, 0], [0, '#ffe2a0'], [1, '#f39a45'])),
      ]),
      group('cornice', [
        rect(-width * 0.53, -height * 1.02, width * 1.06, height * 0.22, height * 0.11),
        fill(linear([-width / 2, 0], [width / 2, 0], [0, lighter(stone.light, 0.25)], [0.5, stone.light], [1, stone.body])),
      ]),
      group('cornice shade', [rect(-width * 0.5, -height * 0.82, width, height * 0.07), fill(dark, 45)]),
      group(
        'gables',
        [
          group('gable', [outline(petal(step * 0.42, height * 0.2, 0.5)), fill(stone.shade)]),
          repeat(bays, { move: [step * 0.98, 0] }),
        ],
        {
          at: [-step * 0.98 * ((bays - 1) / 2), -height * 0.8],
        },
      ),
    ],
    { at: [0, y] },
  );
}

/**
 * The gate tower of a South Indian temple, stacked storeys under a barrel roof with gilded finials; no figures. Stands on y = 0.
 */
export function gopuram(
  width: number,
  height: number,
  storeys: number,
  stone: Stone,
  metal: Metal,
  place: Placement = {},
): ShapeItem {
  const tiers = tiersOf(width, height, storeys);
  const top = tiers.at(-1) ?? { width, height: 0, y: 0 };
  const roofY = top.y - top.height;
  const w = top.width * 0.98;
  const h = height * 0.1;
  const base = height * 0.24;
  const barrel = symmetric(
    pen()
      .move(0, -h)
      .line(w * 0.36, -h)
      .curve(w * 0.52, -h * 0.98, w * 0.62, -h * 0.4, w * 0.5, 0)
      .line(0, 0)
      .outline(),
  );
  const wall = linear([-width / 2, 0], [width / 2, 0], [0, stone.light], [0.55, stone.body], [1, stone.shade]);
  const gold = metalRamp(metal, [-w / 2, 0], [w / 2, 0]);
  return group(
    'gopuram',
    [
      group('base', [rect(-width / 2, -base, width, base), fill(wall)]),
      group(
        'base bays',
        [
          group('pilaster', [rect(-width * 0.012, -base * 0.86, width * 0.024, base * 0.8), fill(stone.light)]),
          repeat(9, { move: [width * 0.115, 0] }),
        ],
        { at: [-width * 0.46, 0] },
      ),
      group('base mouldings', [
        rect(-width * 0.53, -base * 0.1, width * 1.06, base * 0.1, 4),
        rect(-width * 0.52, -base * 1.02, width * 1.04, base * 0.1, 6),
        fill(stone.light),
      ]),
      group(
        'base niches',
        [
          group('niche', [outline(niche(width * 0.05, base * 0.5)), fill(darker(stone.shade, 0.2))]),
          repeat(8, { move: [width * 0.115, 0] }),
        ],
        { at: [-width * 0.4025, -base * 0.12] },
      ),
      group('gate', [rect(-width * 0.16, -base * 0.94, width * 0.32, base * 0.94), fill(stone.light)]),
      group('gate posts', [rect(-width * 0.15, -base * 0.9, width * 0.3, base * 0.9), stroke(metal.body, width * 0.006)]),
      group('gate light', [
        rect(-width * 0.105, -base * 0.78, width * 0.21, base * 0.78),
        fill(linear([0, -base], [0, 0], [0, '#f08a3a'], [1, '#ffe9b0'])),
      ]),
      ...tiers.map((tier) => storey(tier, stone, metal)),
      group(
        'barrel',
        [
          outline(barrel),
          fill(linear([0, -h], [0, 0], [0, lighter(stone.light, 0.2)], [1, stone.body])),
          stroke(metal.body, height * 0.004),
        ],
        { at: [0, roofY] },
      ),
      group(
        'barrel ribs',
        [group('rib', [outline(petal(w * 0.1, h * 0.7, 0.5)), fill(stone.shade)]), repeat(7, { move: [w * 0.125, 0] })],
        { at: [-w * 0.375, roofY - h * 0.08] },
      ),
      group(
        'ends',
        [-1, 1].map((side) =>
          group(
            'horn',
            [
              outline(petal(w * 0.13, h * 1.12, 0.5)),
              fill(linear([0, -h], [0, 0], [0, metal.shine], [1, stone.body])),
              stroke(stone.shade, 2),
            ],
            { at: [side * w * 0.5, roofY], rotate: side * 8 },
          ),
        ),
      ),
      group('finials', [group('finial', [...outlines(finial(h * 0.72)), fill(gold)]), repeat(7, { move: [w * 0.118, 0] })], {
        at: [-w * 0.354, roofY - h * 0.96],
      }),
    ],
    place,
  );
}

/** A coconut palm against the sky, standing on y = 0, leaning by `lean`. */
export function palm(height: number, lean: number, tone: string, sway: Placement['rotate'], place: Placement = {}): ShapeItem {
  const trunk = pen()
    .move(-height * 0.022, 0)
    .curve(-height * 0.01, -height * 0.4, lean - height * 0.012, -height * 0.7, lean - height * 0.008, -height)
    .line(lean + height * 0.008, -height)
    .curve(lean + height * 0.012, -height * 0.7, height * 0.018, -height * 0.4, height * 0.026, 0)
    .close()
    .outline();
  const long = height * 0.42;
  const frond = pen()
    .move(0, 0)
    .curve(long * 0.3, -long * 0.34, long * 0.8, -long * 0.3, long, long * 0.16)
    .curve(long * 0.72, -long * 0.08, long * 0.3, -long * 0.06, 0, 0)
    .close()
    .outline();
  const blades = Array.from({ length: 17 }, (_, index) => {
    const t = 0.1 + index * 0.053;
    const [x, y] = [long * t, -long * (0.9 * t * (1 - t) + 0.02) + long * 0.16 * t * t];
    return outline(
      pen()
        .move(x, y)
        .quad(x + long * 0.04, y + long * 0.12, x + long * 0.02, y + long * 0.24)
        .outline(),
    );
  });
  const angles = [-150, -118, -84, -58, -26, 6, 34, -180];
  return group(
    'palm',
    [
      group('trunk', [outline(trunk), fill(tone)]),
      group(
        'crown',
        [
          ...angles.map((angle, index) =>
            group(
              'frond',
              [
                group('blade', [outline(frond), fill(index % 2 ? lighter(tone, 0.1) : tone)]),
                group('blades', [...blades, stroke(index % 2 ? lighter(tone, 0.1) : tone, height * 0.0085)]),
              ],
              {
                rotate: angle,
                scale: [100, Math.abs(angle) > 90 ? -100 : 100],
              },
            ),
          ),
          group('nuts', [
            ellipse([-height * 0.02, height * 0.02], height * 0.05),
            ellipse([height * 0.025, height * 0.025], height * 0.045),
            fill(lighter(tone, 0.16)),
          ]),
        ],
        { at: [lean, -height], rotate: sway },
      ),
    ],
    place,
  );
}
