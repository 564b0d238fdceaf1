// Scene 4: a ring of marigolds around the day's number, time and place below.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { marigoldWreath } from '../../kit/matter.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop, rise, wordByWord } from '../../kit/text/reveals.ts';
import { bowlOfHaldi, COLORS, curtain, FONT, lintel, morning, petals, RUST, say } from './look.ts';

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
  middle: [540, 560],
  size: 94,
  sun: [1240, 560],
  x: 1330,
  couple: { y: 288, size: 112, width: 740, height: 140 },
  time: { y: 408, size: 66, width: 700, height: 92 },
  venue: { y: 530, size: 76, width: 740, height: 180 },
  city: { y: 646, size: 60, width: 700 },
  hosts: { y: 752, size: 58, width: 740, height: 140 },
  bowl: { at: [1330, 1060], width: 330 },
} as const;

export function dayScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { middle, size, sun, x, bowl, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [wreathX, wreathY] = middle;
  const { y: named, ...couple } = words.couple;
  const { y: timed, ...time } = words.time;
  const { y: placed, ...venue } = words.venue;
  const { y: cityAt, ...city } = words.city;
  const { y: last, ...hosts } = words.hosts;
  const grown = track([0, [size / 2, size / 2], EASE.spring], [26, [size, size]]);
  return [
    ...morning(stage, frames, wreathX, wreathY),
    shapes('sun', [softLight('sun', ...sun, 900, '#fffdf0', 0.9)]),
    ...petals(stage, frames, 37),
    ...curtain(stage, 77),
    ...bowlOfHaldi(bowl, frames, 14),
    shapes(
      'disc',
      [ellipse([0, 0], 620), fill(COLORS.paper), group('line', [ellipse([0, 0], 500), stroke('#d9962a', 4, { dash: [2, 14] })])],
      { at: middle, scale: grown },
    ),
    marigoldWreath(311, {
      at: middle,
      rotate: track([0, -20, EASE.out], [30, 0, EASE.linear], [frames, 10]),
      scale: grown,
    }),
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
    lintel(stage),
  ];
}
