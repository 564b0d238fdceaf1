import { pen } from '../geometry/pen.ts';
import { through } from '../geometry/spline.ts';
import { EASE, type Key } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, repeat, stroke, trim } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';

/** A cup of tea on its saucer, standing on y = 0; `width` of the cup without its handle, which is on the right. */
export function teacup(width: number, glaze: Color, pattern: Color, place: Placement = {}): ShapeItem {
  const w = width / 2;
  const [top, base] = [-width * 0.86, -width * 0.1];
  const rim = width * 0.2;
  const body = pen()
    .move(-w, top)
    .curve(-w * 0.99, top + width * 0.42, -w * 0.74, base, -w * 0.42, base)
    .line(w * 0.42, base)
    .curve(w * 0.74, base, w * 0.99, top + width * 0.42, w, top)
    .curve(w, top + rim * 0.68, -w, top + rim * 0.68, -w, top)
    .close()
    .outline();
  const handle = pen()
    .move(w * 0.94, top + width * 0.14)
    .curve(w * 1.62, top + width * 0.02, w * 1.62, top + width * 0.56, w * 0.74, top + width * 0.52)
    .outline();
  const sheen = linear([-w, 0], [w, 0], [0, lighter(glaze, 0.22)], [0.35, glaze], [1, darker(glaze, 0.26)]);
  const blossom = group('blossom', [
    group(
      'petals',
      [0, 72, 144, 216, 288].map((turn) =>
        group('petal', [ellipse([0, -width * 0.045], width * 0.05, width * 0.07), fill(pattern)], { rotate: turn }),
      ),
    ),
    group('heart', [ellipse([0, 0], width * 0.036), fill(darker(glaze, 0.2))]),
  ]);
  return group(
    'teacup',
    [
      group('shadow', [ellipse([width * 0.06, 0], width * 2, width * 0.2), fill('#20130c', 34)]),
      group('saucer', [
        ellipse([0, -width * 0.05], width * 1.8, width * 0.24),
        fill(linear([-width, 0], [width, 0], [0, lighter(glaze, 0.3)], [1, darker(glaze, 0.16)])),
      ]),
      group('saucer well', [ellipse([0, -width * 0.075], width * 1.1, width * 0.12), fill(darker(glaze, 0.16))]),
      group('saucer line', [ellipse([0, -width * 0.055], width * 1.64, width * 0.2), stroke(pattern, width * 0.014)]),
      group('handle', [outline(handle), stroke(darker(glaze, 0.12), width * 0.11), stroke(lighter(glaze, 0.12), width * 0.05)]),
      group('body', [outline(body), fill(sheen)]),
      group('blossoms', [group('first', [blossom]), repeat(4, { move: [width * 0.235, 0] })], {
        at: [-width * 0.352, top + width * 0.4],
      }),
      group('band', [
        outline(
          pen()
            .move(-w * 0.93, top + width * 0.24)
            .quad(0, top + width * 0.36, w * 0.93, top + width * 0.24)
            .outline(),
        ),
        stroke(pattern, width * 0.016),
      ]),
      group('rim', [ellipse([0, top], width, rim), fill(lighter(glaze, 0.36))]),
      group('tea', [
        ellipse([0, top + width * 0.016], width * 0.9, rim * 0.76),
        fill(linear([-w, 0], [w, 0], [0, '#a85a2c'], [1, '#7c3a1c'])),
      ]),
      group('light on tea', [ellipse([-w * 0.3, top], width * 0.28, rim * 0.2), fill('#f3c89a', 55)]),
    ],
    place,
  );
}

interface Steam {
  height: number;
  /** How far from the centre the two strands start, and how far they swing once they intertwine. */
  apart: number;
  swing: number;
  frames: number;
  color: Color;
  /** Frames in which it first rises. */
  rises: number;
}

/** Two strands of steam, one from each cup, that meet and intertwine as they rise and fade; they keep turning. */
export function twinedSteam({ height, apart, swing, frames, color, rises }: Steam, place: Placement = {}): ShapeItem {
  const strand = (side: 1 | -1, phase: number): Outline =>
    through(
      Array.from({ length: 12 }, (_, index) => {
        const part = index / 11;
        const met = Math.min(1, part / 0.34);
        const still = (1 - met) ** 2 * (1 + 2 * met);
        const wide = swing * (1 - still) * (1 - part * 0.35);
        return [side * (still * apart + Math.sin(part * 7.4 - phase) * wide), -part * height] as const;
      }),
      false,
    );
  const turning = (side: 1 | -1) => {
    const keys: Key<Outline>[] = [];
    for (let frame = 0, step = 0; frame <= frames + 18; frame += 18, step += 1)
      keys.push([frame, strand(side, (step * Math.PI) / 5), EASE.linear]);
    return { keys };
  };
  const fading = (strength: number) =>
    linear([0, 0], [0, -height], [0, color, strength], [0.55, color, strength * 0.7], [1, color, 0]);
  const one = (side: 1 | -1) =>
    group('strand', [
      outline(turning(side)),
      trim(0, {
        keys: [
          [0, 12, EASE.out],
          [rises, 100],
        ],
      }),
      stroke(fading(0.16), swing * 0.9),
      stroke(fading(0.22), swing * 0.52),
      stroke(fading(0.34), swing * 0.22),
    ]);
  return group('steam', [one(-1), one(1)], place);
}
