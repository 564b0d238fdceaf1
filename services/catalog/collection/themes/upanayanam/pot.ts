// Scene 3: the day. The thread winds around the brass pot on a bed of darbha.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, stroke } from '../../kit/lottie/shapes.ts';
import { hangingLeaf } from '../../kit/motifs/arches.ts';
import { darbha, waterPot } from '../../kit/motifs/sacred-thread.ts';
import { brassLamp, coconut } from '../../kit/motifs/tilak-offerings.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COTTON, FONT, GRASS, gild, HEIGHT, LINE, leafGround, length, METAL, say, X } from './look.ts';

const FOOT = 1690;

function mangoLeaves() {
  return [-66, -40, -14, 14, 40, 66].map((angle) =>
    group(
      'mango leaf',
      [outline(hangingLeaf(92, -270)), fill(linear([0, 0], [0, -270], [0, '#1f5a2c'], [1, '#6aa648'])), stroke('#1a4a26', 3)],
      { at: [(angle / 66) * 80, -470], rotate: angle },
    ),
  );
}

export function potScene({ frames }: Clock): Layer[] {
  const arrive = track([0, [X, FOOT + 120], EASE.out], [30, [X, FOOT]]);
  return [
    ...leafGround(1300),
    ...[-1, 1].flatMap((side) => [
      shapes('darbha', [darbha(560, GRASS, COTTON, 8 + side)], { at: [X + side * 24, FOOT - 70], rotate: side * 74 }),
      shapes('darbha', [darbha(430, GRASS, COTTON, 12 + side)], { at: [X + side * 40, FOOT - 60], rotate: side * 86 }),
    ]),
    shapes('pot', [...mangoLeaves(), coconut(196, '#c4201c', { at: [0, -490] }), waterPot(620, METAL)], { at: arrive }),
    length(
      `M${X} -20 C${X} 90 96 60 96 300 C96 700 96 1000 96 ${FOOT - 520} C96 ${FOOT - 360} 150 ${FOOT - 300} ${X - 306} ${FOOT - 250} C${X - 120} ${FOOT - 205} ${X + 120} ${FOOT - 205} ${X + 303} ${FOOT - 250}`,
      -10,
      44,
    ),
    length(
      `M${X - 306} ${FOOT - 176} C${X - 120} ${FOOT - 124} ${X + 120} ${FOOT - 124} ${X + 306} ${FOOT - 176} C984 ${FOOT - 190} 1000 ${FOOT + 40} 860 ${FOOT + 70} C700 ${FOOT + 104} ${X} ${FOOT + 60} ${X} ${HEIGHT + 20}`,
      40,
      74,
    ),
    shapes('lamps', [
      brassLamp(130, METAL, frames, 3, { at: [170, 1760] }),
      brassLamp(130, METAL, frames, 8, { at: [910, 1760] }),
    ]),
    say('weekday', [X, 224], { font: FONT.lines, color: LINE, height: 110, reveal: fadeIn(8, 14) }),
    gild('day', [X, 446], PALE_GOLD, [24, 90], { size: 360, height: 400, leading: 1.05, reveal: rise(10, 22, 80) }),
    say('month', [X, 690], { size: 100, height: 160, reveal: rise(22, 20, 40) }),
    say('time', [X, 806], { font: FONT.lines, size: 72, color: LINE, height: 120, reveal: fadeIn(32, 14) }),
  ];
}
