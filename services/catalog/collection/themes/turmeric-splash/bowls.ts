// Scene 3: three bowls in a row with a puff of powder over each on the beat; the invitation above.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { brassBowl, heap } from '../../kit/motifs/bowls.ts';
import { marigold } from '../../kit/motifs/garlands.ts';
import { burst } from '../../kit/motifs/powder.ts';
import { GOLD } from '../../kit/palette.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { clouds, FONT, flowers, haldiBowl, LEMON, MAROON, ORANGE, STAGE, say, sunlight, TURMERIC } from './look.ts';

export function bowlsScene({ frames, beat }: Clock): Layer[] {
  const { x } = STAGE;
  const arrive = (to: number, start: number) => track([start, [to, 1420], EASE.out], [start + 22, [to, 1036]]);
  const petals = Array.from({ length: 11 }, (_, index) =>
    marigold(50 - (index % 3) * 6, index % 2 ? TURMERIC : ORANGE, {
      at: [-170 + index * 34, -178 - Math.sin((index / 10) * Math.PI) * 64],
      rotate: index * 33,
    }),
  );
  return [
    ...sunlight(x, 400),
    ...burst('cloud', {
      from: [x, 780],
      first: beat(1),
      frames,
      pieces: clouds([
        [x - 190, 700, 86, 51],
        [x + 200, 690, 92, 52],
        [x, 640, 100, 53, '#f9bd2e'],
      ]),
    }),
    ...burst('side cloud', {
      from: [380, 860],
      first: beat(2),
      frames,
      pieces: clouds([
        [150, 640, 110, 54, LEMON],
        [90, 880, 120, 55],
      ]),
    }),
    ...burst('other side', {
      from: [1540, 860],
      first: beat(3),
      frames,
      pieces: clouds([
        [1790, 620, 116, 56, LEMON],
        [1840, 880, 120, 57],
      ]),
    }),
    shapes('bowl of flowers', [brassBowl(420, GOLD), heap(420, 70, '#c96a0c', ORANGE, { at: [0, -176] }), ...petals], {
      at: arrive(430, 0),
    }),
    shapes(
      'bowl of rose',
      [
        brassBowl(420, GOLD),
        heap(420, 60, '#7d1430', '#a81c3c', { at: [0, -176] }),
        ...Array.from({ length: 9 }, (_, index) =>
          marigold(48, index % 2 ? '#a81c3c' : '#c9304e', {
            at: [-160 + index * 40, -176 - Math.sin((index / 8) * Math.PI) * 54],
            rotate: index * 41,
          }),
        ),
      ],
      { at: arrive(1490, 4) },
    ),
    shapes('bowl', haldiBowl(560), { at: arrive(x, 2) }),
    ...burst('flower', {
      from: [x, 780],
      first: beat(1.2),
      frames,
      pieces: flowers([
        [250, 250, 84],
        [1690, 230, 92, TURMERIC],
        [1600, 470, 62],
        [330, 520, 66, TURMERIC],
      ]),
    }),
    say('invitation', [x, 360], {
      font: FONT.names,
      size: 120,
      width: 1180,
      height: 330,
      leading: 1.16,
      color: MAROON,
      reveal: wordByWord(4, 28),
    }),
    say('note', [x, 596], {
      font: FONT.bold,
      size: 56,
      width: 1100,
      height: 84,
      color: '#8f1530',
      reveal: fadeIn(beat(2.2), 12),
    }),
  ];
}
