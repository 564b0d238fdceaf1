import { pen, polygon } from '../geometry/pen.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, type Placement, rect, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { seeded } from '../random.ts';

interface CupcakeColors {
  paper: Color;
  icing: Color;
  sprinkles: readonly string[];
}

/** A small cake in its pleated paper under a swirl of icing; stands on y = 0, `width` at the icing. Lit from above. */
export function cupcake(width: number, { paper, icing, sprinkles }: CupcakeColors, place: Placement = {}): ShapeItem {
  const w = width / 2;
  const [top, foot] = [-width * 0.46, w * 0.66];
  const pleats = Array.from({ length: 11 }, (_, index) => {
    const part = (index - 5) / 5.4;
    return polygon(
      [w * 0.9 * part - width * 0.018, top],
      [w * 0.9 * part + width * 0.018, top],
      [foot * part + width * 0.014, 0],
      [foot * part - width * 0.014, 0],
    );
  });
  const swirl = (y: number, half: number, height: number, tone: number) => {
    const path = pen()
      .move(-half, y)
      .curve(-half * 1.16, y - height * 0.5, -half * 0.86, y - height, 0, y - height * 1.04)
      .curve(half * 0.86, y - height, half * 1.16, y - height * 0.5, half, y)
      .curve(half * 0.6, y + height * 0.34, -half * 0.6, y + height * 0.34, -half, y)
      .close()
      .outline();
    const base = tone < 0 ? darker(icing, -tone) : lighter(icing, tone);
    return group('swirl', [
      group('fold', [
        outline(path),
        fill(linear([0, y - height], [0, y + height * 0.3], [0, lighter(base, 0.24)], [0.55, base], [1, darker(base, 0.3)])),
      ]),
      group('ridge', [
        outline(
          pen()
            .move(-half * 0.86, y - height * 0.1)
            .quad(0, y - height * 0.5, half * 0.9, y - height * 0.5)
            .outline(),
        ),
        stroke(lighter(base, 0.3), width * 0.012, { opacity: 60 }),
      ]),
    ]);
  };
  const random = seeded(5);
  const strands = Array.from({ length: 20 }, (_, index) => {
    const part = random();
    const y = top - width * (0.02 + part * 0.34);
    const x = random.between(-1, 1) * w * (0.86 - part * 0.6);
    return group(
      'sprinkle',
      [
        rect(-width * 0.022, -width * 0.007, width * 0.044, width * 0.014, 5),
        fill(sprinkles[index % sprinkles.length] ?? '#ffffff'),
      ],
      { at: [x, y], rotate: random.between(0, 180) },
    );
  });
  return group(
    'cupcake',
    [
      group('shadow', [ellipse([0, 0], width * 1.3, width * 0.14), fill('#05030c', 50)]),
      group('paper', [
        outline(polygon([-w * 0.92, top], [w * 0.92, top], [foot, 0], [-foot, 0])),
        fill(linear([-w, 0], [w, 0], [0, darker(paper, 0.3)], [0.45, lighter(paper, 0.1)], [1, darker(paper, 0.4)])),
      ]),
      group('pleats', [...outlines(pleats), fill(darker(paper, 0.35), 55)]),
      swirl(top, w, width * 0.2, -0.12),
      swirl(top - width * 0.15, w * 0.74, width * 0.17, -0.04),
      swirl(top - width * 0.28, w * 0.46, width * 0.14, 0.06),
      ...strands,
    ],
    place,
  );
}

/** A thin striped candle standing on y = 0, without its flame. */
export function thinCandle(height: number, width: number, colors: readonly [Color, Color], place: Placement = {}): ShapeItem {
  const stripes = Array.from({ length: Math.floor(height / (width * 1.5)) }, (_, index) => {
    const y = -width * 0.4 - index * width * 1.5;
    return polygon([-width / 2, y], [width / 2, y - width * 0.8], [width / 2, y - width * 1.4], [-width / 2, y - width * 0.6]);
  });
  return group(
    'candle',
    [
      group('wax', [
        rect(-width / 2, -height, width, height, width * 0.2),
        fill(
          linear([-width / 2, 0], [width / 2, 0], [0, lighter(colors[0], 0.3)], [0.4, colors[0]], [1, darker(colors[0], 0.3)]),
        ),
      ]),
      group('stripes', [...outlines(stripes), fill(colors[1], 88)]),
      group('melt', [ellipse([0, -height], width, width * 0.34), fill('#fff2d0')]),
      group('wick', [rect(-width * 0.05, -height - width * 0.5, width * 0.1, width * 0.55, 3), fill('#3a2416')]),
    ],
    place,
  );
}
