import { pen } from '../geometry/pen.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, repeat, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, type Metal, metalRamp } from '../palette.ts';
import { petal } from './arches.ts';

/** A beaten brass bowl on a low foot, standing on y = 0; its opening is an ellipse of 0.9 × `w` at y = -0.42 × `w`. */
export function brassBowl(w: number, metal: Metal, place: Placement = {}): ShapeItem {
  const body = pen()
    .move(-w * 0.47, -w * 0.42)
    .curve(-w * 0.48, -w * 0.2, -w * 0.34, -w * 0.05, -w * 0.17, -w * 0.045)
    .line(w * 0.17, -w * 0.045)
    .curve(w * 0.34, -w * 0.05, w * 0.48, -w * 0.2, w * 0.47, -w * 0.42)
    .close()
    .outline();
  const sheen = linear(
    [-w * 0.47, 0],
    [w * 0.47, 0],
    [0, metal.shade],
    [0.18, metal.body],
    [0.34, metal.glint],
    [0.5, metal.body],
    [0.78, metal.shade],
    [0.92, metal.body],
    [1, metal.shade],
  );
  const band: Color = darker(metal.shade, 0.15);
  return group(
    'brass bowl',
    [
      group('shadow', [ellipse([0, 0], w * 1.05, w * 0.11), fill('#1a0c04', 34)]),
      group('foot', [
        outline(
          pen()
            .move(-w * 0.15, -w * 0.05)
            .line(w * 0.15, -w * 0.05)
            .line(w * 0.2, 0)
            .line(-w * 0.2, 0)
            .close()
            .outline(),
        ),
        fill(sheen),
      ]),
      group('body', [outline(body), fill(sheen)]),
      group('band', [
        outline(
          pen()
            .move(-w * 0.462, -w * 0.3)
            .quad(0, -w * 0.19, w * 0.462, -w * 0.3)
            .outline(),
        ),
        outline(
          pen()
            .move(-w * 0.44, -w * 0.25)
            .quad(0, -w * 0.13, w * 0.44, -w * 0.25)
            .outline(),
        ),
        stroke(band, w * 0.008, { opacity: 70 }),
      ]),
      group('lip', [
        ellipse([0, -w * 0.42], w * 0.98, w * 0.25),
        fill(metalRamp(metal, [-w * 0.49, -w * 0.42], [w * 0.49, -w * 0.42])),
      ]),
      group('mouth', [
        ellipse([0, -w * 0.42], w * 0.9, w * 0.21),
        fill(linear([0, -w * 0.52], [0, -w * 0.32], [0, darker(metal.shade, 0.45)], [1, metal.shade])),
      ]),
      group('studs', [
        group('stud', [outline(petal(w * 0.02, w * 0.035)), fill(band, 60)], { at: [-w * 0.2, -w * 0.1] }),
        repeat(9, { move: [w * 0.05, 0] }),
      ]),
    ],
    place,
  );
}

/** The heaped contents of a bowl: a soft mound in its opening. */
export function heap(w: number, height: number, paint: Color, light: Color, place: Placement = {}): ShapeItem {
  const mound = pen()
    .move(-w * 0.45, 0)
    .curve(-w * 0.4, -height * 0.5, -w * 0.16, -height, 0, -height)
    .curve(w * 0.18, -height, w * 0.4, -height * 0.5, w * 0.45, 0)
    .curve(w * 0.3, w * 0.1, -w * 0.3, w * 0.1, -w * 0.45, 0)
    .close()
    .outline();
  return group(
    'heap',
    [
      group('mound', [
        outline(mound),
        fill(linear([-w * 0.3, -height], [w * 0.4, w * 0.1], [0, light], [0.5, paint], [1, darker(paint, 0.2)])),
      ]),
    ],
    place,
  );
}
