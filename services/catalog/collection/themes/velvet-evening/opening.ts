// Scene 1: the curtains part in the spotlight; heading and names appear on the stage.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import {
  COLORS,
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
  spot,
  stageSet,
  WIDTH,
  WORD_METAL,
} from './look.ts';

export function openingScene({ frames }: Clock): Layer[] {
  const x = WIDTH / 2;
  const open = track([2, [96, 100], EASE.weight], [50, [34, 100], EASE.breath], [frames, [31, 100]]);
  const name = { font: FONT.names, size: 200, color: COLORS.paper, width: 960, height: 168, leading: 1.15 };
  return [
    ...stageSet(x),
    spot(x, 900, 4),
    shapes('hush', [softLight('hush', x, 520, 560, '#2a0814', 0.6)]),
    gild('heading', [x, 306], WORD_METAL, [24, 80], {
      font: FONT.hindi,
      size: 92,
      height: 140,
      leading: 1.45,
      reveal: fadeIn(14, 14),
    }),
    gild('first', [x, 468], WORD_METAL, [32, 96], { ...name, reveal: rise(18, 22) }),
    say('and', [x, 576], { color: CREAM, width: 160, height: 76, reveal: fadeIn(26, 12) }),
    gild('second', [x, 682], WORD_METAL, [40, 104], { ...name, reveal: rise(26, 22) }),
    shapes('divider', [floralDivider(420, METAL.body, '#e88a96')], {
      at: [x, 848],
      scale: track([32, [0, 100], EASE.weight], [54, [100, 100]]),
    }),
    say('occasion', [x, 912], { color: HONEY, height: 78, reveal: fadeIn(40, 14) }),
    footlight(),
    ...petals(frames, 9, 5),
    ...curtains(open),
    vignette(WIDTH, HEIGHT, '#0a0205', 0.5),
  ];
}
