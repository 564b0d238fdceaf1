import { pen, polygon } from '../geometry/pen.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { fill, group, outline, outlines, type Placement, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal } from '../palette.ts';
import { seeded } from '../random.ts';

/** The deckled edge of an old print: small waves all round. Centred. */
export function deckleEdge(width: number, height: number, wave = 9): Outline {
  const path = pen().move(-width / 2, -height / 2);
  const side = (x0: number, y0: number, x1: number, y1: number) => {
    const count = Math.round(Math.hypot(x1 - x0, y1 - y0) / (wave * 2.6));
    for (let index = 1; index <= count; index += 1)
      path.arc(x0 + ((x1 - x0) * index) / count, y0 + ((y1 - y0) * index) / count, 0.34);
  };
  side(-width / 2, -height / 2, width / 2, -height / 2);
  side(width / 2, -height / 2, width / 2, height / 2);
  side(width / 2, height / 2, -width / 2, height / 2);
  side(-width / 2, height / 2, -width / 2, -height / 2);
  return path.close().outline();
}

/** The four paper corners that hold a print of this size. Centred. */
export function photoCorners(width: number, height: number, size: number, color: Color, place: Placement = {}): ShapeItem {
  const pocket = polygon([0, 0], [size, 0], [0, size]);
  const lip = pen()
    .move(size * 0.9, size * 0.1)
    .quad(size * 0.42, size * 0.36, size * 0.1, size * 0.9)
    .outline();
  return group(
    'photo corners',
    (
      [
        [-1, -1, 0],
        [1, -1, 90],
        [1, 1, 180],
        [-1, 1, 270],
      ] as const
    ).map(([sx, sy, turn]) =>
      group(
        'corner',
        [
          group('shadow', [outline(pocket), fill('#20100a', 35)], { at: [3, 4] }),
          group('pocket', [
            outline(pocket),
            fill(linear([0, 0], [size * 0.6, size * 0.6], [0, lighter(color, 0.1)], [1, darker(color, 0.2)])),
          ]),
          group('lip', [outline(lip), stroke(lighter(color, 0.5), size * 0.03, { opacity: 70 })]),
        ],
        { at: [(sx * width) / 2 - sx * size * -0.1, (sy * height) / 2 + sy * size * 0.1], rotate: turn },
      ),
    ),
    place,
  );
}

/** Gold leaf flakes scattered around an empty centre: dense near it, sparse outside. */
export function goldFlakes(
  count: number,
  seed: number,
  reach: readonly [number, number],
  metal: Metal,
  place: Placement = {},
): ShapeItem {
  const random = seeded(seed);
  const tones = [metal.shine, metal.body, metal.glint, metal.shade] as const;
  const flakes = tones.map((tone, index) => {
    const pieces = Array.from({ length: Math.ceil(count / tones.length) }, () => {
      const angle = random() * Math.PI * 2;
      const far = 0.72 + random() ** 1.7 * 0.5;
      const [x, y] = [Math.cos(angle) * far * reach[0], Math.sin(angle) * far * reach[1]];
      const size = random.between(3, 15) * (1.5 - far * 0.7);
      const corner = (part: number) => {
        const turn = (part + random() * 0.14) * Math.PI * 2;
        const away = size * random.between(0.5, 1.1);
        return [x + Math.cos(turn) * away, y + Math.sin(turn) * away];
      };
      return polygon(corner(0), corner(0.2), corner(0.42), corner(0.61), corner(0.8));
    });
    return group(`flakes ${index}`, [...outlines(pieces), fill(tone)]);
  });
  return group('gold flakes', flakes, place);
}
