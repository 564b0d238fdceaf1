// Scene 4: the curtains are closed; the spotlight on the velvet holds day, time and place until the end.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, CREAM, curtains, FONT, footlight, HEIGHT, HONEY, METAL, petals, stageSet, WIDTH, WORD_METAL } from './look.ts';

export function eveningScene({ frames }: Clock): Layer[] {
  const x = WIDTH / 2;
  const line = { width: 1160 } as const;
  return [
    ...stageSet(x),
    ...curtains(track([0, [60, 100], EASE.weight], [34, [99.6, 100]])),
    shapes('dusk on the velvet', [rect(-10, -10, WIDTH + 20, HEIGHT + 20), fill('#1a040b', 56)]),
    shapes('spot on the velvet', [softLight('spot', x, 560, 700, '#d9584a', 0.4)], {
      scale: [100, 100],
      opacity: track([10, 0, EASE.inOut], [40, 100]),
    }),
    shapes('hush', [softLight('hush', x, 590, 620, '#3a0613', 0.72)]),
    footlight(),
    vignette(WIDTH, HEIGHT, '#0a0205', 0.55),
    ...petals(frames, 9, 41),
    metalText(
      {
        ...line,
        key: 'heading',
        font: FONT.hindi,
        size: 84,
        color: COLORS.paper,
        height: 130,
        leading: 1.45,
        reveal: fadeIn(14, 14),
      },
      WORD_METAL,
      [24, 90],
      { at: [x, 306] },
    ),
    text(
      { ...line, key: 'date_line', font: FONT.lines, size: 82, color: CREAM, height: 106, reveal: wordByWord(20, 20) },
      { at: [x, 428] },
    ),
    text(
      { ...line, key: 'time_line', font: FONT.lines, size: 62, color: HONEY, height: 80, reveal: fadeIn(28, 14) },
      { at: [x, 520] },
    ),
    shapes('divider', [floralDivider(420, METAL.body, '#e88a96')], {
      at: [x, 602],
      scale: track([28, [0, 100], EASE.weight], [50, [100, 100]]),
    }),
    metalText(
      {
        ...line,
        key: 'venue',
        font: FONT.lines,
        size: 88,
        color: COLORS.paper,
        height: 190,
        leading: 1.1,
        reveal: rise(32, 22, 30),
      },
      WORD_METAL,
      [44, 110],
      { at: [x, 714] },
    ),
    text(
      { ...line, key: 'city', font: FONT.lines, size: 62, color: HONEY, height: 80, reveal: fadeIn(40, 14) },
      { at: [x, 842] },
    ),
    text(
      { ...line, key: 'closing', font: FONT.hindi, size: 54, color: CREAM, height: 84, leading: 1.45, reveal: fadeIn(48, 14) },
      { at: [x, 934] },
    ),
  ];
}
