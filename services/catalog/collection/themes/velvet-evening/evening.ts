// Scene 4: the curtains are closed; the spotlight on the velvet holds day, time and place until the end.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import {
  CREAM,
  curtains,
  FONT,
  footlight,
  gild,
  HEIGHT,
  HONEY,
  METAL,
  petals,
  say,
  stageSet,
  WIDTH,
  WORD_METAL,
} from './look.ts';

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
    gild('heading', [x, 306], WORD_METAL, [24, 90], {
      ...line,
      font: FONT.hindi,
      size: 84,
      height: 130,
      leading: 1.45,
      reveal: fadeIn(14, 14),
    }),
    say('date_line', [x, 428], { ...line, size: 82, color: CREAM, height: 106, reveal: wordByWord(20, 20) }),
    say('time_line', [x, 520], { ...line, size: 62, color: HONEY, reveal: fadeIn(28, 14) }),
    shapes('divider', [floralDivider(420, METAL.body, '#e88a96')], {
      at: [x, 602],
      scale: track([28, [0, 100], EASE.weight], [50, [100, 100]]),
    }),
    gild('venue', [x, 714], WORD_METAL, [44, 110], { ...line, size: 88, height: 190, leading: 1.1, reveal: rise(32, 22, 30) }),
    say('city', [x, 842], { ...line, size: 62, color: HONEY, reveal: fadeIn(40, 14) }),
    say('closing', [x, 934], {
      ...line,
      font: FONT.hindi,
      size: 54,
      color: CREAM,
      height: 84,
      leading: 1.45,
      reveal: fadeIn(48, 14),
    }),
  ];
}
