// Scene 2: a close-up of the skin: a henna circle is drawn, with the families inside it.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, ring, stroke } from '../../kit/lottie/shapes.ts';
import { petal } from '../../kit/motifs/arches.ts';
import { hennaFlower, hennaLine, paisley } from '../../kit/motifs/henna.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, drawing, FONT, HENNA, say } from './look.ts';

/** The names and the lines below them, from the middle of the circle; each with how broad the circle is there. */
const UPRIGHT = {
  name: { size: 98, width: 760, height: 130 },
  parents: { size: 66, height: 266 },
  below: 142,
  first: [-248, 850],
  second: [70, 760],
} as const;
const WIDE = {
  name: { size: 90, width: 760, height: 112 },
  parents: { size: 54, height: 202 },
  below: 154,
  first: [-252, 830],
  second: [58, 730],
} as const;

export function familiesScene({ frames, beat }: Clock, { x, y, width, height, portrait }: Stage): Layer[] {
  const places = placesIn(portrait, WIDE, UPRIGHT);
  const first = drawing(0, beat(2.5), 5);
  const second = drawing(beat(0.5), beat(3.5), 5);
  const third = drawing(beat(1), beat(4), 5);
  const turn = track([0, -6, EASE.linear], [frames, 6]);
  const family = (name: string, parents: string, [at, broad]: readonly [number, number], from: number): Layer[] => [
    say(name, [x, y + at], { ...places.name, font: FONT.names, color: HENNA, reveal: rise(from, 16) }),
    say(parents, [x, y + at + places.below], {
      ...places.parents,
      width: broad,
      leading: 1.06,
      color: '#4a1a0c',
      reveal: fadeIn(from + 8, 12),
    }),
  ];
  return [
    ground('skin', width, height, linear([0, 0], [width, height], [0, '#f3cfa6'], [1, '#d49a68'])),
    shapes('light', [softLight('light', x, y - 200, 800, '#fff0d8', 0.8)]),
    shapes(
      'round',
      [
        group(
          'turning',
          [
            ring('outer flowers', 14, [outline(moved(petal(190, 210), 0, -560)), ...hennaLine(second, 1.3)]),
            ring('outer veins', 14, [outline(moved(petal(96, 130), 0, -580)), ...hennaLine(second)]),
            ring('outer seeds', 14, [outline(moved(petal(36, 64), 0, -600)), fill(HENNA, second.filled)]),
            ring(
              'outer dots',
              14,
              [ellipse([0, -800], 22), ellipse([0, -836], 14), ellipse([0, -864], 9), fill(HENNA, second.filled)],
              {},
            ),
            ring('between', 14, [hennaFlower(58, 8, third, { at: [0, -720] })], { rotate: 180 / 14 }),
            ring('teeth', 56, [outline(moved(petal(40, 46), 0, -508)), ...hennaLine(first)]),
          ],
          { rotate: turn },
        ),
        group('rounds', [ellipse([0, 0], 1110), ellipse([0, 0], 1010), ...hennaLine(first, 1.6)]),
        group('beads', [ellipse([0, 0], 1060), stroke(HENNA, 13, { dash: [0.1, 33], opacity: first.filled ?? 100 })]),
        group('paper', [ellipse([0, 0], 996), fill(COLORS.paper)]),
        group('inner round', [ellipse([0, 0], 952), ...hennaLine(first, 0.8)]),
      ],
      { at: [x, y] },
    ),
    shapes('corners', [
      paisley(200, third, { at: [108, 122], rotate: 150 }),
      paisley(200, third, { at: [width - 108, 122], scale: [-100, 100], rotate: -150 }),
      paisley(200, third, { at: [108, height - 122], scale: [100, -100], rotate: -150 }),
      paisley(200, third, { at: [width - 108, height - 122], scale: [-100, -100], rotate: 150 }),
    ]),
    say('blessing', [x, y - 354], { size: 62, width: 700, color: '#486124', reveal: fadeIn(6, 10) }),
    ...family('first', 'first_parents', places.first, 10),
    ...family('second', 'second_parents', places.second, beat(1.6)),
  ];
}
