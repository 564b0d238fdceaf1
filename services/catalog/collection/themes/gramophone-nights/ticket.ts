// Scene 4: the ticket: day on the stub, time and place beside it, until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, rect, rosette, stroke } from '../../kit/lottie/shapes.ts';
import { ticketOutline } from '../../kit/motifs/cinema.ts';
import { record } from '../../kit/motifs/gramophone.ts';
import { fadeIn, pop, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, MUSTARD, painted, poster, RED_INK, STAGE, say, TEAL, TEAL_INK, TOMATO } from './look.ts';

export function ticketScene({ frames, beat }: Clock): Layer[] {
  const shape = ticketOutline(1620, 830, 560, 46);
  const left = 446;
  const x = 1240;
  return [
    ...poster(frames, [STAGE.x, 1300], TOMATO, '#e35a3c', '#a82a1a', COLORS.paper),
    shapes('record', [record(330, TEAL, frames, 60)], { at: track([0, [1900, 60], EASE.out], [34, [1800, 80]]) }),
    shapes('record below', [record(300, MUSTARD, frames, 60)], { at: track([4, [20, 1160], EASE.out], [40, [120, 1010]]) }),
    shapes(
      'ticket',
      [
        group('shadow', [outline(shape), fill('#4a0f06', 40)], { at: [14, 24] }),
        group('paper', [outline(shape), fill(COLORS.paper)]),
        group('line', [outline(ticketOutline(1560, 770, 530, 46)), stroke(TEAL, 4)]),
        group('tear', [rect(-252, -330, 4, 660), fill(COLORS.paper)]),
        group('perforation', [rect(-251, -330, 2, 660), stroke(COLORS.deep, 8, { dash: [1, 24] })]),
        group('star', [rosette(5, 34, 15, 0), fill(MUSTARD)], { at: [left - STAGE.x, 280] }),
        group('stars', [rosette(5, 22, 10, 0, 0, [-76, 0]), rosette(5, 22, 10, 0, 0, [76, 0]), fill(MUSTARD)], {
          at: [left - STAGE.x, 284],
        }),
      ],
      { at: track([0, [STAGE.x, 1500], EASE.out], [26, [STAGE.x, 540]]), rotate: track([0, 7, EASE.out], [32, 0]) },
    ),
    say('weekday', [left, 262], { size: 60, width: 440, color: TEAL_INK, reveal: fadeIn(22, 10) }),
    ...painted(
      { key: 'day', font: FONT.names, size: 330, width: 440, height: 330, leading: 1, reveal: pop(22, 14) },
      RED_INK,
      COLORS.deep.hex,
      [left, 466],
    ),
    say('month', [left, 690], { font: FONT.names, size: 76, width: 420, height: 104, color: COLORS.deep, reveal: rise(28, 14) }),
    say('couple', [x, 256], { font: FONT.names, size: 92, width: 920, height: 130, color: RED_INK, reveal: fadeIn(26, 12) }),
    say('show', [x, 378], { size: 60, width: 920, height: 80, color: COLORS.deep, reveal: fadeIn(beat(1.3), 12) }),
    say('venue', [x, 544], {
      font: FONT.names,
      size: 84,
      width: 940,
      height: 190,
      leading: 1.12,
      color: TEAL_INK,
      reveal: wordByWord(beat(1.6), 20),
    }),
    say('city', [x, 694], { size: 62, width: 920, height: 84, color: COLORS.deep, reveal: fadeIn(beat(2), 12) }),
    say('hosts', [x, 818], { size: 50, width: 920, height: 124, leading: 1.12, color: '#8a2a18', reveal: fadeIn(beat(2.4), 12) }),
  ];
}
