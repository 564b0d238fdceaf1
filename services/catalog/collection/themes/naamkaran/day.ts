// Scene 4: day, time and place; the cradle comes to rest beside them, until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { jhula } from '../../kit/motifs/cradle.ts';
import { inked } from '../../kit/motifs/drawn.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { air, COLORS, CRADLE, FONT, GLOW, gild, say, strings, WORD_METAL, wall } from './look.ts';

export function dayScene({ frames, beat }: Clock): Layer[] {
  const said = (key: string, y: number, size: number, color: string, font: string, height: number, start: number): Layer =>
    say(key, [1330, y], { font, size, color, width: 860, height, leading: 1.4, align: 'left', reveal: fadeIn(start, 14) });
  const rest = track([0, 4, EASE.breath], [38, -3.4, EASE.breath], [76, 2.4, EASE.breath], [114, -1.4, EASE.breath], [150, 0.6]);
  return [
    ...wall(frames, [450, 560]),
    ...strings(frames, [
      [80, 12, 'jasmine'],
      [820, 4, 'jasmine'],
    ]),
    shapes('jhula', [jhula(frames, 620, CRADLE)], { at: [450, -20], rotate: rest, scale: 100 }),
    ...strings(frames, [
      [160, 4, 'marigold'],
      [450, 3, 'marigold'],
      [740, 5, 'marigold'],
    ]),
    ...air(frames, 31, [[20, 820]]),
    gild('day', [1065, 244], WORD_METAL, [14, beat(4)], {
      font: FONT.name,
      size: 230,
      width: 330,
      height: 260,
      leading: 1,
      align: 'left',
      reveal: fadeIn(6, 14),
    }),
    shapes('rule', [inked('M0 -80 V80', '#eec878', 4)], {
      at: [1222, 262],
      scale: track([12, [100, 0], EASE.out], [32, [100, 100]]),
    }),
    say('month_words', [1506, 212], { font: FONT.name, size: 64, height: 104, align: 'left', reveal: fadeIn(12, 14) }),
    say('time_words', [1506, 312], { color: GLOW, height: 100, align: 'left', reveal: fadeIn(18, 14) }),
    said('day_title', 492, 56, GLOW, FONT.text, 90, 22),
    said('venue', 604, 76, COLORS.paper.hex, FONT.name, 220, 26),
    said('city', 742, 58, COLORS.paper.hex, FONT.text, 90, 32),
    said('call', 884, 56, GLOW, FONT.text, 160, 38),
  ];
}
