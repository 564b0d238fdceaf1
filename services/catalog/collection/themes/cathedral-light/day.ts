// Scene 4: the rose window above the text like a sun; date, time and church until the end.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect, ring } from '../../kit/lottie/shapes.ts';
import { roseWindow } from '../../kit/motifs/stained-glass.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, dust, FONT, GLASS, gild, HEIGHT, IVORY, lilyBunch, nave, rule, STONE, say, WIDTH, WORD_METAL } from './look.ts';

export function dayScene({ frames }: Clock): Layer[] {
  const x = WIDTH / 2;
  const beam = [rect(-46, 0, 92, 1300), fill(linear([0, 300], [0, 1250], [0, '#ffdf9e', 0.16], [1, '#ffdf9e', 0]))];
  return [
    ...nave(),
    shapes('light', [softLight('light', x, 0, 900, '#ffcf7d', 0.5)]),
    shapes('beams', [ring('beam', 20, [group('beam', beam)])], {
      at: [x, -60],
      rotate: track([0, -4, EASE.linear], [frames, 6]),
      opacity: track([6, 0, EASE.inOut], [50, 100]),
    }),
    shapes('rose window', [roseWindow(430, GLASS, { from: 0, step: 0.9 }, STONE)], {
      at: [x, -96],
      rotate: track([0, -10, EASE.out], [frames, 0]),
    }),
    dust(frames, 33),
    vignette(WIDTH, HEIGHT, '#07060c', 0.55),
    shapes('hush', [softLight('hush', x, 760, 760, '#141220', 0.5)]),
    gild('couple', [x, 448], WORD_METAL, [24, 96], {
      font: FONT.names,
      size: 136,
      color: COLORS.paper,
      height: 150,
      leading: 1.15,
      reveal: rise(8, 22, 30),
    }),
    rule(560, [x, 552], 14),
    say('date_line', [x, 634], { font: FONT.capitals, size: 66, color: IVORY, height: 84, reveal: wordByWord(16, 22) }),
    say('time_line', [x, 714], { size: 58, width: 900, height: 76, reveal: fadeIn(24, 14) }),
    say('venue', [x, 806], { font: FONT.capitals, size: 62, color: IVORY, height: 82, reveal: wordByWord(28, 20) }),
    say('city', [x, 882], { width: 900, height: 74, reveal: fadeIn(36, 14) }),
    say('reception', [x, 958], { size: 46, color: IVORY, width: 1100, height: 60, reveal: fadeIn(44, 14) }),
    lilyBunch(70, 1120, 86, frames, 16),
    lilyBunch(WIDTH - 70, 1120, 86, frames, -16),
  ];
}
