import { pen, polygon } from '../geometry/pen.ts';
import { ribbon } from '../geometry/spline.ts';
import { EASE, track } from '../lottie/motion.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, ring, rosette, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { petal } from './arches.ts';

/** A record from above, turning once in `turn` frames; two streaks of light on it are static. */
export function record(radius: number, label: Color, frames: number, turn: number, place: Placement = {}): ShapeItem {
  const spin = track([0, 0, EASE.linear], [frames, (360 * frames) / turn]);
  const streak = polygon([0, 0], [-radius * 0.2, -radius * 0.97], [radius * 0.2, -radius * 0.97]);
  return group(
    'record',
    [
      group('disc', [ellipse([0, 0], radius * 2), fill('#1c1518')]),
      ...[0.92, 0.82, 0.72, 0.62, 0.52].map((part) =>
        group('groove', [ellipse([0, 0], radius * 2 * part), stroke('#4a3a40', radius * 0.012, { opacity: 70 })]),
      ),
      ring('streaks', 2, [outline(streak), fill(radial([0, 0], [radius, 0], [0, '#ffffff', 0.3], [1, '#ffffff', 0.06]))], {
        rotate: 38,
      }),
      group(
        'label',
        [
          group('paper', [ellipse([0, 0], radius * 0.72), fill(label)]),
          group('ring', [ellipse([0, 0], radius * 0.6), stroke('#fff1d2', radius * 0.02)]),
          group('lettering', [
            rect(-radius * 0.18, -radius * 0.2, radius * 0.36, radius * 0.05, 3),
            rect(-radius * 0.12, radius * 0.12, radius * 0.24, radius * 0.04, 3),
            fill('#fff1d2'),
          ]),
          group('spindle', [ellipse([0, 0], radius * 0.08), fill('#fff1d2')]),
        ],
        { rotate: spin },
      ),
    ],
    place,
  );
}

/** A gramophone with a fluted horn, standing on y = 0, about as high as 1.5 × `w`. `sing` swells the horn with the beat. */
export function gramophone(
  w: number,
  colors: { horn: Color; inside: Color; wood: Color; label: Color; metal: Metal },
  frames: number,
  sing: Placement['scale'] = 100,
  place: Placement = {},
): ShapeItem {
  const { horn, inside, wood, label, metal } = colors;
  const gold = metalRamp(metal, [-w * 0.5, 0], [w * 0.5, 0]);
  const neck = ribbon([
    [w * 0.3, -w * 0.36, w * 0.05],
    [w * 0.36, -w * 0.52, w * 0.07],
    [w * 0.26, -w * 0.68, w * 0.1],
    [w * 0.06, -w * 0.78, w * 0.18],
    [-w * 0.12, -w * 0.9, w * 0.36],
    [-w * 0.24, -w * 1, w * 0.6],
  ]);
  const flutes = 10;
  const mouth = [
    group('rim', [rosette(flutes, w * 0.47, w * 0.4, 96), fill(darker(horn, 0.3))]),
    group('bell', [
      rosette(flutes, w * 0.45, w * 0.385, 96),
      fill(radial([0, 0], [w * 0.45, 0], [0, darker(inside, 0.55)], [0.3, inside], [1, lighter(inside, 0.3)])),
    ]),
    ring(
      'flutes',
      flutes,
      [
        outline(petal(w * 0.2, w * 0.4)),
        fill(linear([-w * 0.1, 0], [w * 0.1, 0], [0, lighter(inside, 0.34), 0.7], [1, inside, 0])),
      ],
      { rotate: 18 },
    ),
    ring(
      'folds',
      flutes,
      [
        outline(
          pen()
            .move(0, -w * 0.08)
            .line(0, -w * 0.39)
            .outline(),
        ),
        stroke(darker(inside, 0.28), w * 0.007),
      ],
      { rotate: 18 },
    ),
    group('edge', [rosette(flutes, w * 0.45, w * 0.385, 96), stroke(gold, w * 0.014)]),
    group('throat', [ellipse([0, 0], w * 0.17), fill(radial([0, 0], [w * 0.085, 0], [0, '#1a0a08'], [1, darker(inside, 0.5)]))]),
  ];
  const side = linear([0, -w * 0.3], [0, 0], [0, lighter(wood, 0.12)], [1, darker(wood, 0.25)]);
  return group(
    'gramophone',
    [
      group('shadow', [
        ellipse([0, 0], w * 1.2, w * 0.12),
        fill(radial([0, 0], [w * 0.6, 0], [0, '#2a1208', 0.5], [1, '#2a1208', 0])),
      ]),
      group('crank', [
        outline(
          pen()
            .move(w * 0.4, -w * 0.16)
            .line(w * 0.56, -w * 0.16)
            .line(w * 0.56, -w * 0.05)
            .outline(),
        ),
        stroke(gold, w * 0.022),
      ]),
      group('crank grip', [rect(w * 0.54, -w * 0.06, w * 0.1, w * 0.045, w * 0.02), fill(darker(wood, 0.4))]),
      group('foot', [rect(-w * 0.48, -w * 0.07, w * 0.96, w * 0.07, w * 0.014), fill(darker(wood, 0.3))]),
      group('case', [
        outline(polygon([-w * 0.42, -w * 0.26], [w * 0.42, -w * 0.26], [w * 0.45, -w * 0.065], [-w * 0.45, -w * 0.065])),
        fill(side),
      ]),
      group('panel', [rect(-w * 0.33, -w * 0.225, w * 0.66, w * 0.125, w * 0.02), stroke(gold, w * 0.008)]),
      ring('carving', 8, [outline(petal(w * 0.03, w * 0.05)), fill(gold)], { at: [0, -w * 0.162] }),
      ...[-1, 1].map((end) =>
        group('leaf', [outline(petal(w * 0.05, w * 0.15)), fill(gold)], { at: [end * w * 0.08, -w * 0.162], rotate: end * 90 }),
      ),
      group('moulding', [rect(-w * 0.47, -w * 0.3, w * 0.94, w * 0.045, w * 0.014), fill(gold)]),
      group('deck', [ellipse([0, -w * 0.3], w * 0.9, w * 0.24), fill(darker(wood, 0.1))]),
      group('plate', [record(w * 0.36, label, frames, 54)], { at: [-w * 0.04, -w * 0.315], scale: [100, 25] }),
      group('arm', [
        outline(
          ribbon([
            [w * 0.32, -w * 0.37, w * 0.04],
            [w * 0.2, -w * 0.4, w * 0.03],
            [w * 0.08, -w * 0.345, w * 0.03],
          ]),
        ),
        fill(gold),
      ]),
      group('bracket', [rect(w * 0.28, -w * 0.4, w * 0.05, w * 0.13, w * 0.01), fill(gold)]),
      group('neck', [
        outline(neck),
        fill(
          linear(
            [-w * 0.3, -w],
            [w * 0.36, -w * 0.4],
            [0, darker(horn, 0.12)],
            [0.5, lighter(horn, 0.25)],
            [1, darker(horn, 0.2)],
          ),
        ),
      ]),
      group('mouth', mouth, { at: [-w * 0.3, -w * 1.05], rotate: -14, scale: sing }),
    ],
    place,
  );
}

/** Two joined quavers, about `size` high; centred. */
export function musicNotes(size: number, color: Color, place: Placement = {}): ShapeItem {
  const beam = polygon(
    [-size * 0.3, -size * 0.46],
    [size * 0.36, -size * 0.58],
    [size * 0.36, -size * 0.42],
    [-size * 0.3, -size * 0.3],
  );
  return group(
    'music notes',
    [
      group('note', [
        rect(-size * 0.3, -size * 0.42, size * 0.06, size * 0.72),
        rect(size * 0.3, -size * 0.54, size * 0.06, size * 0.72),
        outline(beam),
        fill(color),
      ]),
      ...[-0.38, 0.22].map((x, index) =>
        group('head', [ellipse([0, 0], size * 0.34, size * 0.24), fill(color)], {
          at: [size * x, size * (0.3 - index * 0.12)],
          rotate: -20,
        }),
      ),
    ],
    place,
  );
}
