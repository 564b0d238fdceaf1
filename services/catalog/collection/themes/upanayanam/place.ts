// Scene 4: the thread forms a wide bow around name, day and place until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { knot } from '../../kit/motifs/sacred-thread.ts';
import { brassLamp } from '../../kit/motifs/tilak-offerings.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COTTON, FONT, gild, LINE, leafGround, length, METAL, say, X } from './look.ts';

export function placeScene({ frames }: Clock): Layer[] {
  const bow = (side: 1 | -1) =>
    `M${X} 130 C${X + side * 60} 250 ${X + side * 480} 130 ${X + side * 470} 420 C${X + side * 466} 700 ${X + side * 474} 1000 ${X + side * 466} 1300 C${X + side * 456} 1560 ${X + side * 180} 1560 ${X} 1640`;
  return [
    ...leafGround(760),
    length(`M${X} -20 L${X} 130`, -10, 0),
    length(bow(-1), 0, 46),
    length(bow(1), 0, 46),
    shapes('knot', [knot(64, COTTON)], { at: [X, 1642], scale: track([42, [0, 0], EASE.spring], [56, [100, 100]]) }),
    shapes('lamps', [
      brassLamp(170, METAL, frames, 4, { at: [X, 1850] }),
      brassLamp(130, METAL, frames, 9, { at: [X - 210, 1830] }),
      brassLamp(130, METAL, frames, 14, { at: [X + 210, 1830] }),
    ]),
    gild('title', [X, 400], PALE_GOLD, [16, 90], { size: 124, reveal: fadeIn(4, 14) }),
    say('boy_name', [X, 580], { size: 132, width: 800, leading: 1.3, reveal: rise(10, 22, 40) }),
    say('date_time', [X, 830], {
      font: FONT.lines,
      color: LINE,
      width: 800,
      height: 240,
      leading: 1.45,
      reveal: wordByWord(18, 24),
    }),
    say('venue', [X, 1120], { size: 84, width: 800, height: 320, leading: 1.4, reveal: wordByWord(28, 26) }),
    say('city', [X, 1350], { font: FONT.lines, size: 74, color: LINE, height: 130, reveal: fadeIn(40, 14) }),
  ];
}
