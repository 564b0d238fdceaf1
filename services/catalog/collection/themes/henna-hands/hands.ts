// Scene 1: henna draws itself on two open palms, below the names.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, drawing, FONT, GOLD_LINE, garden, leaves, palms, STAGE, say } from './look.ts';

export function handsScene({ frames, beat }: Clock): Layer[] {
  const { x, width, height } = STAGE;
  const name = { font: FONT.names, size: 156, color: COLORS.paper, width: 900, height: 190, leading: 1.1 };
  return [
    ...garden([x, 1180, 900]),
    leaves(960, '#5d8f4a', 55, 0),
    ...palms(
      track([0, [x, 1700], EASE.out], [24, [x, 1560], EASE.breath], [frames, [x, 1548]]),
      140,
      [
        drawing(beat(1), beat(5), 3),
        drawing(2, beat(3), 3),
        drawing(beat(2), beat(5), 3),
        drawing(beat(1.5), beat(4.5), 2.6),
        drawing(beat(0.5), beat(4), 3),
      ],
      sway(frames, 120, 0, 0.8),
    ),
    vignette(width, height, '#0c2114', 0.5),
    say('occasion', [x, 226], { size: 70, tracking: 160, color: GOLD_LINE, reveal: fadeIn(2, 10) }),
    metalText({ ...name, key: 'first', reveal: rise(4, 18) }, PALE_GOLD, [24, 90], { at: [x, 368] }),
    say('and', [x, 492], { font: FONT.names, size: 72, width: 260, color: '#d6e6a8', reveal: fadeIn(14, 10) }),
    metalText({ ...name, key: 'second', reveal: rise(14, 18) }, PALE_GOLD, [36, 100], { at: [x, 616] }),
  ];
}
