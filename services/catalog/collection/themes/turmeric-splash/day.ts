// Scene 4: the day on a maroon disc in a cloud of turmeric; time and place beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, ring, stroke } from '../../kit/lottie/shapes.ts';
import { marigold, swag } from '../../kit/motifs/garlands.ts';
import { burst, specks } from '../../kit/motifs/powder.ts';
import { fadeIn, pop, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, clouds, FONT, flowers, LEMON, MAROON, ORANGE, say, sunlight, TURMERIC } from './look.ts';

export function dayScene({ frames, beat }: Clock): Layer[] {
  const disc = [476, 560] as const;
  const x = 1344;
  return [
    ...sunlight(1300, 420),
    ...burst('cloud', {
      from: disc,
      first: -4,
      frames,
      pieces: clouds([
        [190, 300, 130, 61, LEMON],
        [800, 250, 100, 62, LEMON],
        [180, 800, 140, 63],
        [810, 840, 110, 64],
        [490, 160, 110, 65],
        [500, 930, 130, 66, '#f9bd2e'],
      ]),
    }),
    specks(34, disc, [430, 900], [-180, 180], [TURMERIC, ORANGE, '#fff3b8', LEMON], -2, frames, 71),
    shapes(
      'disc',
      [
        group('shadow', [ellipse([12, 22], 660), fill('#a85a06', 40)]),
        group('disc', [ellipse([0, 0], 640), fill(radial([-90, -130], [240, 300], [0, '#8f1a36'], [1, '#560a1c']))]),
        group('line', [ellipse([0, 0], 584), stroke(TURMERIC, 5)]),
        ring('flowers', 22, [marigold(44, ORANGE, { at: [0, -322] })], { rotate: track([0, 0, EASE.linear], [frames, 16]) }),
        ring('buds', 22, [ellipse([0, -322], 34), fill(LEMON)], {
          rotate: track([0, 180 / 22, EASE.linear], [frames, 180 / 22 + 16]),
        }),
      ],
      { at: disc, scale: track([0, [40, 40], EASE.spring], [24, [100, 100]]) },
    ),
    ...burst('flower', {
      from: disc,
      first: 0,
      frames,
      pieces: flowers([
        [120, 520, 80, TURMERIC],
        [760, 130, 74],
      ]),
    }),
    shapes('swag', [swag(2100, 120, 42, [ORANGE, TURMERIC])], { at: track([0, [960, -260], EASE.out], [28, [960, -30]]) }),
    say('weekday', [disc[0], 376], {
      font: FONT.bold,
      size: 58,
      width: 400,
      height: 84,
      color: '#ffd447',
      reveal: fadeIn(10, 10),
    }),
    say('day', [disc[0], 572], {
      font: FONT.names,
      size: 300,
      width: 440,
      height: 300,
      leading: 1,
      color: '#fff6d6',
      reveal: pop(10, 14),
    }),
    say('month', [disc[0], 744], { font: FONT.bold, size: 58, width: 420, height: 84, color: '#ffd447', reveal: fadeIn(16, 10) }),
    say('couple', [x, 296], {
      font: FONT.names,
      size: 104,
      width: 840,
      height: 140,
      leading: 1.1,
      color: MAROON,
      align: 'left',
      reveal: rise(12, 14),
    }),
    say('time_line', [x, 430], {
      font: FONT.bold,
      size: 70,
      width: 840,
      height: 100,
      color: '#8f1530',
      align: 'left',
      reveal: fadeIn(beat(1.2), 12),
    }),
    say('venue', [x, 590], {
      font: FONT.names,
      size: 84,
      width: 840,
      height: 190,
      leading: 1.14,
      color: MAROON,
      align: 'left',
      reveal: wordByWord(beat(1.6), 18),
    }),
    say('city', [x, 740], {
      font: FONT.bold,
      size: 62,
      width: 840,
      height: 92,
      color: '#8f1530',
      align: 'left',
      reveal: fadeIn(beat(2.2), 12),
    }),
    say('hosts', [x, 850], {
      size: 54,
      width: 840,
      height: 140,
      leading: 1.2,
      color: COLORS.deep,
      align: 'left',
      reveal: fadeIn(beat(3), 12),
    }),
  ];
}
