// Scene 1: the turban wraps itself fold by fold, the jewel appears, the name is below.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { rays } from '../../kit/motifs/lamps.ts';
import { safa, sparkle } from '../../kit/motifs/safa.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { border, brocade, FONT, gild, LINE, SAFA, say } from './look.ts';

export function wrapScene({ frames }: Clock): Layer[] {
  const x = 540;
  return [
    ...brocade(760),
    shapes('glow', [softLight('glow', x, 760, 620, '#ffb65c', 0.5)]),
    shapes('rays', [rays(980, 20, '#ffd98a', 0.24, { rotate: track([0, 0, EASE.linear], [frames, 14]) })], {
      at: [x, 760],
      opacity: track([30, 0, EASE.inOut], [60, 100]),
    }),
    border(),
    say('title', [x, 252], { font: FONT.devanagari, size: 112, color: LINE, width: 860, height: 160, reveal: fadeIn(-4, 12) }),
    shapes(
      'safa',
      [
        safa(SAFA, { first: -6, step: 6, length: 18, tail: 62 }),
        sparkle(70, [22, -120], [70, 104]),
        sparkle(46, [-40, -60], [84]),
      ],
      {
        at: track([0, [x, 910], EASE.out], [60, [x, 862], EASE.breath], [frames, [x, 854]]),
        scale: track([0, [96, 96], EASE.out], [60, [108, 108], EASE.breath], [frames, [111, 111]]),
      },
    ),
    gild('groom_name', [x, 1390], PALE_GOLD, [44, 100], {
      font: FONT.names,
      size: 150,
      height: 300,
      leading: 1.12,
      reveal: rise(14, 26, 50),
    }),
    say('occasion', [x, 1606], { size: 66, width: 860, tracking: 120, reveal: fadeIn(34, 16) }),
    say('date_line', [x, 1690], { font: FONT.lines, size: 66, color: LINE, width: 860, reveal: fadeIn(44, 16) }),
  ];
}
