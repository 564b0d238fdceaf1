import { pen } from '../geometry/pen.ts';
import { ribbon, through } from '../geometry/spline.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';

/** A swan swimming to the right, about 480 long and 380 high; the origin lies on the waterline under its breast. */
export function swan(feather: Color, bill: Color, place: Placement = {}): ShapeItem {
  const shade = darker(feather, 0.24);
  const neck = ribbon([
    [128, -34, 92],
    [160, -96, 74],
    [150, -160, 52],
    [112, -216, 42],
    [92, -274, 38],
    [112, -326, 38],
    [152, -342, 44],
    [180, -330, 30],
  ]);
  const body = through([
    [176, -52],
    [150, 6],
    [60, 26],
    [-90, 22],
    [-190, -22],
    [-262, -104, 1],
    [-180, -96],
    [-110, -128],
    [0, -132],
    [110, -104],
  ]);
  const wing = (lift: number, reach: number) =>
    through([
      [92, -84],
      [30, -148 - lift],
      [-70, -158 - lift],
      [-170, -150 - lift * 1.4],
      [-236 - reach, -168 - lift * 1.7, 1],
      [-206 - reach * 0.6, -112 - lift, 1],
      [-222 - reach * 0.5, -106 - lift * 0.6, 1],
      [-176, -66 - lift * 0.4, 1],
      [-186, -56, 1],
      [-120, -30],
      [-20, -28],
      [70, -46],
    ]);
  const plume = (x0: number, y0: number, x1: number, y1: number) =>
    outline(
      pen()
        .move(x0, y0)
        .quad((x0 + x1) / 2, y0 - 8, x1, y1)
        .outline(),
    );
  const beak = pen()
    .move(176, -350)
    .curve(200, -344, 216, -324, 236, -302)
    .curve(214, -306, 190, -304, 174, -312)
    .close()
    .outline();
  const knob = pen()
    .move(160, -356)
    .curve(176, -366, 190, -348, 186, -336)
    .curve(178, -330, 172, -322, 166, -324)
    .close()
    .outline();
  const light = linear([0, -340], [0, 30], [0, lighter(feather, 0.3)], [1, shade]);
  return group(
    'swan',
    [
      group('far wing', [outline(wing(30, 22)), fill(linear([0, -220], [0, 0], [0, shade], [1, darker(feather, 0.36)]))]),
      group('body', [outline(body), fill(light)]),
      group('beak', [outline(beak), fill(bill)]),
      group('neck', [
        outline(neck),
        fill(linear([70, -200], [190, -140], [0, lighter(feather, 0.2)], [1, darker(feather, 0.16)])),
      ]),
      group('knob', [outline(knob), fill('#20242e')]),
      group('eye', [ellipse([164, -340], 8), fill('#20242e')]),
      group('wing', [
        outline(wing(0, 0)),
        fill(linear([-120, -190], [60, -10], [0, lighter(feather, 0.45)], [1, darker(feather, 0.1)])),
      ]),
      group('feathers', [
        plume(40, -104, -200, -126),
        plume(50, -84, -190, -88),
        plume(54, -64, -160, -54),
        stroke(shade, 4, { opacity: 55 }),
      ]),
    ],
    place,
  );
}
