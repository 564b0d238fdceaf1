// Scene 4: a ring of marigolds around the day's number, time and place below.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, outline, ring, stroke } from '../../kit/lottie/shapes.ts';
import { hangingLeaf } from '../../kit/motifs/arches.ts';
import { marigold } from '../../kit/motifs/garlands.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop, rise, wordByWord } from '../../kit/text/reveals.ts';
import { bowlOfHaldi, COLORS, curtain, FLOWERS, FONT, LEAF, lintel, morning, petals, RUST, say } from './look.ts';

/** The wreath and its size in percent, the sun, the words below or beside it, the bowl among its flowers. */
const UPRIGHT = {
  middle: [540, 520],
  size: 86,
  sun: [540, 900],
  x: 540,
  couple: { y: 926, size: 96, width: 810, height: 170 },
  time: { y: 1040, size: 76, width: 760, height: 100 },
  venue: { y: 1174, size: 82, width: 810, height: 200 },
  city: { y: 1296, size: 70, width: 760 },
  hosts: { y: 1412, size: 62, width: 810, height: 184 },
  bowl: { at: [540, 1880], width: 560 },
} as const;
const WIDE = {
  middle: [588, 560],
  size: 96,
  sun: [1240, 560],
  x: 1374,
  couple: { y: 282, size: 98, width: 590, height: 190 },
  time: { y: 408, size: 66, width: 590, height: 92 },
  venue: { y: 526, size: 70, width: 590, height: 170 },
  city: { y: 638, size: 60, width: 590 },
  hosts: { y: 740, size: 56, width: 590, height: 140 },
  bowl: { at: [1374, 1056], width: 320 },
} as const;

export function dayScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { middle, size, sun, x, bowl, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [wreathX, wreathY] = middle;
  const { y: named, ...couple } = words.couple;
  const { y: timed, ...time } = words.time;
  const { y: placed, ...venue } = words.venue;
  const { y: cityAt, ...city } = words.city;
  const { y: last, ...hosts } = words.hosts;
  return [
    ...morning(stage, frames, wreathX, wreathY),
    shapes('sun', [softLight('sun', ...sun, 900, '#fffdf0', 0.9)]),
    ...petals(stage, frames, 37),
    shapes(
      'wreath',
      [
        group('paper', [ellipse([0, 0], 620), fill(COLORS.paper)]),
        ring('leaves', 22, [
          group('leaf', [outline(hangingLeaf(46, 108)), fill(LEAF)], { at: [0, -316], rotate: 158 }),
          group('leaf', [outline(hangingLeaf(46, 108)), fill('#2f6329')], { at: [0, -316], rotate: 204 }),
        ]),
        ring('one', 22, [marigold(52, FLOWERS[0], { at: [0, -316] })]),
        ring('other', 22, [marigold(40, FLOWERS[1], { at: [0, -316] })], { rotate: 180 / 22 }),
        group('line', [ellipse([0, 0], 500), stroke('#d9962a', 4, { dash: [2, 14] })]),
      ],
      {
        at: middle,
        rotate: track([0, -20, EASE.out], [30, 0, EASE.linear], [frames, 10]),
        scale: track([0, [size / 2, size / 2], EASE.spring], [26, [size, size]]),
      },
    ),
    say('weekday', [wreathX, wreathY - 1.4 * size], {
      size: 62,
      width: 380,
      height: 84,
      color: '#943608',
      reveal: fadeIn(12, 10),
    }),
    say('day', [wreathX, wreathY + 10], {
      font: FONT.names,
      size: 2.5 * size,
      width: 400,
      height: 2.6 * size,
      leading: 1,
      color: RUST,
      reveal: pop(12, 14),
    }),
    say('month', [wreathX, wreathY + 1.55 * size], {
      size: 62,
      width: 400,
      height: 84,
      color: '#943608',
      reveal: fadeIn(18, 10),
    }),
    say('couple', [x, named], {
      font: FONT.names,
      ...couple,
      leading: 1.1,
      color: RUST,
      reveal: rise(20, 16),
    }),
    say('time_line', [x, timed], { ...time, color: COLORS.deep, reveal: fadeIn(beat(1.4), 12) }),
    say('venue', [x, placed], { ...venue, leading: 1.14, color: RUST, reveal: wordByWord(beat(1.8), 18) }),
    say('city', [x, cityAt], { ...city, color: '#943608', reveal: fadeIn(beat(2.4), 12) }),
    say('hosts', [x, last], {
      ...hosts,
      leading: 1.14,
      color: COLORS.deep,
      reveal: fadeIn(beat(3), 12),
    }),
    ...curtain(stage, 77),
    ...bowlOfHaldi(bowl, frames, 14),
    lintel(stage),
  ];
}
