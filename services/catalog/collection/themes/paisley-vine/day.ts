// Scene 4: the day in one large paisley; time and place beside it; the vine closes the frame.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { paisley } from '../../kit/motifs/henna.ts';
import { hennaVine } from '../../kit/motifs/henna-vine.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, drawing, FONT, growing, INK, paper, rule, say } from './look.ts';

export function dayScene({ frames, beat }: Clock): Layer[] {
  const x = 1250;
  return [
    ...paper(),
    shapes('vine', [
      hennaVine(
        [
          [-40, 1000],
          [90, 1010],
          [200, 985],
          [320, 1018],
          [440, 990],
          [560, 1024],
          [680, 996],
          [800, 1024],
          [920, 1000],
          [1040, 1028],
          [1160, 1004],
          [1280, 1026],
          [1400, 1000],
          [1510, 1020],
        ],
        growing(0, beat(4), 92, 5),
      ),
      hennaVine(
        [
          [1960, 900],
          [1850, 830],
          [1826, 710],
          [1862, 590],
          [1834, 470],
          [1858, 370],
        ],
        growing(4, beat(3), 104, 5),
      ),
    ]),
    shapes('paisleys', [
      paisley(250, drawing(beat(0.5), beat(3), 3.4), { at: [1730, 176], rotate: sway(frames, 150, -14, 2), scale: [-100, 100] }),
    ]),
    say('weekday', [420, 236], { size: 72, width: 520, height: 110, color: '#74490f', reveal: fadeIn(2, 10) }),
    say('day', [420, 468], { font: FONT.names, size: 400, width: 520, height: 400, leading: 1, color: INK, reveal: rise(4, 16) }),
    say('month', [420, 742], { font: FONT.names, size: 84, width: 520, height: 124, color: COLORS.deep, reveal: fadeIn(12, 12) }),
    rule(166, 826, 300, beat(1)),
    say('couple', [x - 55, 262], { font: FONT.names, size: 84, width: 790, height: 130, color: INK, reveal: fadeIn(8, 12) }),
    say('time_line', [x, 392], { size: 66, width: 900, height: 100, reveal: fadeIn(14, 12) }),
    say('venue', [x, 566], {
      font: FONT.names,
      size: 74,
      width: 900,
      height: 220,
      leading: 1.36,
      color: COLORS.deep,
      reveal: wordByWord(beat(1), 18),
    }),
    say('city', [x, 728], { size: 62, width: 900, height: 96, color: '#74490f', reveal: fadeIn(beat(2), 12) }),
    say('closing', [x, 840], { size: 54, width: 900, height: 90, color: COLORS.deep, reveal: fadeIn(beat(3), 12) }),
  ];
}
