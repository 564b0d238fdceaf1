// Alpana: what Bengali hands draw with rice paste on a red floor.
import { pen } from '../geometry/pen.ts';
import { moved } from '../geometry/transform.ts';
import { EASE, type Track, track } from '../lottie/motion.ts';
import type { Color } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, type Placement, repeat, ring, stroke, trim } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { petal } from './arches.ts';

/** A kalka: the bent drop of alpana, its round end at the origin, its tip `length` up and curled to the right. */
function kalka(length: number): Outline[] {
  const l = (part: number) => length * part;
  return [
    pen()
      .move(l(0.3), -l(0.86))
      .curve(l(0.2), -l(1.06), -l(0.02), -l(0.98), -l(0.06), -l(0.8))
      .curve(-l(0.12), -l(0.56), -l(0.34), -l(0.42), -l(0.32), -l(0.16))
      .curve(-l(0.3), l(0.06), l(0.22), l(0.08), l(0.26), -l(0.18))
      .curve(l(0.28), -l(0.4), l(0.02), -l(0.5), l(0.08), -l(0.72))
      .curve(l(0.1), -l(0.82), l(0.2), -l(0.88), l(0.3), -l(0.86))
      .outline(),
    pen()
      .move(-l(0.02), -l(0.5))
      .curve(-l(0.1), -l(0.36), -l(0.2), -l(0.28), -l(0.17), -l(0.14))
      .curve(-l(0.12), -l(0.02), l(0.1), -l(0.02), l(0.12), -l(0.16))
      .curve(l(0.12), -l(0.3), l(0.02), -l(0.36), -l(0.02), -l(0.5))
      .outline(),
  ];
}

/** A curl that ends in a spiral, from the origin to the right, `length` long. */
function curl(length: number): Outline {
  const l = (part: number) => length * part;
  return pen()
    .move(0, 0)
    .curve(l(0.3), -l(0.34), l(0.82), -l(0.4), l(0.94), -l(0.08))
    .curve(l(1), l(0.16), l(0.66), l(0.26), l(0.62), l(0.04))
    .curve(l(0.6), -l(0.08), l(0.74), -l(0.12), l(0.78), -l(0.02))
    .outline();
}

export interface AlpanaStyle {
  paste: Color;
  /** The frames in which it is drawn, from the middle outwards. */
  first: number;
  frames: number;
}

/** A round alpana with an empty middle of half its radius for words. Centred. */
export function alpana(radius: number, { paste, first, frames }: AlpanaStyle, place: Placement = {}): ShapeItem {
  const r = (part: number) => radius * part;
  const weight = Math.max(3, radius * 0.011);
  const drawnFrom = (part: number): Track<number> =>
    track([first + frames * part, 0, EASE.inOut], [first + frames * (part + 0.42), 100]);
  const seenFrom = (part: number): Track<number> =>
    track([first + frames * part, 0, EASE.inOut], [first + frames * (part + 0.14), 100]);
  const line = (part: number, width = 1): ShapeItem[] => [trim(0, drawnFrom(part)), stroke(paste, weight * width)];
  const dots = (count: number, at: number, size: number, part: number, turn = 0) =>
    ring('dots', count, [ellipse([0, -r(at)], r(size)), fill(paste)], { rotate: turn, opacity: seenFrom(part) });
  const step = (count: number) => 180 / count;
  const scallop = (count: number, at: number, bulge: number) => {
    const half = Math.PI / count;
    const [x, y] = [Math.sin(half) * r(at), -Math.cos(half) * r(at)];
    return outline(pen().move(-x, y).arc(x, y, bulge).outline());
  };
  return group(
    'alpana',
    [
      group('inner circle', [ellipse([0, 0], r(1.02)), ...line(0, 1.3)]),
      dots(48, 0.535, 0.012, 0.1),
      ring('inner scallops', 24, [scallop(24, 0.56, 0.9), ...line(0.08)]),
      ring('lotus', 16, [outline(moved(petal(r(0.15), r(0.17), 0.5), 0, -r(0.575))), ...line(0.16, 1.1)]),
      ring('lotus hearts', 16, [outline(moved(petal(r(0.06), r(0.1), 0.5), 0, -r(0.59))), fill(paste)], {
        opacity: seenFrom(0.3),
      }),
      ring('lotus behind', 16, [outline(moved(petal(r(0.1), r(0.1), 0.5), 0, -r(0.66))), ...line(0.24)], { rotate: step(16) }),
      group('circle', [ellipse([0, 0], r(1.56)), ...line(0.3, 1.5)]),
      group('second circle', [ellipse([0, 0], r(1.62)), ...line(0.34, 0.7)]),
      ring('kalka', 16, [...outlines(kalka(r(0.16)).map((shape) => moved(shape, 0, -r(0.84)))), ...line(0.4, 1.1)]),
      dots(16, 0.87, 0.03, 0.52, step(16)),
      ring('curls', 16, [outline(moved(curl(r(0.13)), r(0.02), -r(1.005))), ...line(0.5)], { rotate: step(16) * 0.6 }),
      dots(16, 1.0, 0.02, 0.56, step(16)),
      ring('tips', 16, [outline(moved(petal(r(0.05), r(0.09)), 0, -r(1.03))), fill(paste)], { opacity: seenFrom(0.62) }),
      dots(16, 1.15, 0.016, 0.68),
    ],
    place,
  );
}

/** A creeper of alpana along x, `count` waves of `step` pixels, with leaves and berries; drawn from its beginning. Its middle is on y = 0. */
export function alpanaCreeper(
  count: number,
  step: number,
  { paste, first, frames }: AlpanaStyle,
  place: Placement = {},
): ShapeItem {
  const s = (part: number) => step * part;
  const stem = pen().move(0, 0);
  for (let index = 0; index < count; index += 1) {
    const side = index % 2 === 0 ? -1 : 1;
    stem.curve(step * index + s(0.3), side * s(0.42), step * index + s(0.7), side * s(0.42), step * (index + 1), 0);
  }
  const pair = (side: 1 | -1) => [
    outline(moved(curlOn(side, s(0.6)), s(0.3), side * -s(0.1))),
    stroke(paste, Math.max(2.4, step * 0.035)),
  ];
  const leaf = (side: 1 | -1) =>
    group('leaf', [outline(petal(s(0.16), s(0.34))), fill(paste)], {
      at: [s(0.62), side * s(0.33)],
      rotate: side > 0 ? 150 : 30,
    });
  const seen = track([first, 0, EASE.inOut], [first + frames, 100]);
  return group(
    'creeper',
    [
      group('stem', [outline(stem.outline()), trim(0, seen), stroke(paste, Math.max(3, step * 0.05))]),
      group(
        'growth',
        [
          group('up', [group('curl', pair(1)), leaf(-1), group('berry', [ellipse([s(0.5), s(0.06)], s(0.1)), fill(paste)])]),
          repeat(Math.ceil(count / 2), { move: [step * 2, 0] }),
        ],
        { opacity: seen },
      ),
      group(
        'growth below',
        [
          group('down', [group('curl', pair(-1)), leaf(1), group('berry', [ellipse([s(0.5), -s(0.06)], s(0.1)), fill(paste)])]),
          repeat(Math.floor(count / 2), { move: [step * 2, 0] }),
        ],
        { at: [step, 0], opacity: seen },
      ),
    ],
    place,
  );
}

function curlOn(side: 1 | -1, length: number): Outline {
  const shape = curl(length);
  const flip = ([x = 0, y = 0]: readonly number[]) => [x * 0.7, y * side];
  return { v: shape.v.map(flip), i: shape.i.map(flip), o: shape.o.map(flip), c: shape.c };
}
