// Scene 1: the cradle swings among jasmine and marigold; the occasion beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { jhula } from '../../kit/motifs/cradle.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { air, CRADLE, FONT, GLOW, gild, MARIGOLDS, say, strings, WORD_METAL, wall } from './look.ts';

export function jhulaScene({ frames, beat }: Clock): Layer[] {
  return [
    ...wall(frames, [1330, 560]),
    ...strings(frames, [
      [960, 5, 'jasmine'],
      [1700, 5, 'jasmine'],
    ]),
    shapes('jhula', [jhula(frames, 590, CRADLE)], {
      at: track([0, [1330, -140], EASE.out], [30, [1330, -20]]),
      rotate: sway(frames, 76, 0, 3.2, 0.25),
      scale: 108,
    }),
    ...strings(frames, [
      [880, 8, 'marigold'],
      [1780, 8, 'marigold'],
      [1860, 13, 'jasmine'],
      [1330, 3, 'marigold'],
      [1180, 2, 'jasmine'],
      [1480, 2, 'jasmine'],
    ]),
    ...air(frames, 7, [[860, 1860]]),
    say('blessing', [480, 272], { color: GLOW, width: 640, height: 96, align: 'left', reveal: fadeIn(2, 14) }),
    gild('title', [490, 438], WORD_METAL, [14, beat(3)], {
      font: FONT.name,
      size: 196,
      width: 660,
      height: 290,
      leading: 1.4,
      align: 'left',
      reveal: fadeIn(6, 16),
    }),
    say('rite', [490, 610], { font: FONT.name, size: 106, width: 660, align: 'left', reveal: fadeIn(14, 16) }),
    shapes('divider', [floralDivider(500, '#eec878', MARIGOLDS[0])], {
      at: [424, 730],
      scale: track([18, [0, 100], EASE.out], [44, [100, 100]]),
    }),
    say('hosts', [480, 850], { width: 640, leading: 1.4, align: 'left', reveal: fadeIn(28, 16) }),
  ];
}
