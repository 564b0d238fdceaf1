// Scene 1: the turban wraps itself fold by fold, the jewel appears; the name below or beside it.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { rays } from '../../kit/motifs/lamps.ts';
import { safa, sparkle } from '../../kit/motifs/safa.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { border, brocade, FONT, gild, LINE, SAFA, say } from './look.ts';

/** The light, the turban (its place when it begins, is wound and ends, its sizes, how far its end hangs down), the words. */
const UPRIGHT = {
  light: [540, 760],
  safa: { from: 910, wound: 862, last: 854, sizes: [96, 108, 111], tail: 62 },
  title: { at: [540, 252], size: 112, width: 860, height: 160 },
  groom_name: { at: [540, 1390], size: 150, width: 880, height: 300 },
  occasion: { at: [540, 1606], size: 66, width: 860 },
  date_line: { at: [540, 1690], size: 66, width: 860 },
} as const;
const WIDE = {
  light: [1360, 560],
  safa: { from: 704, wound: 658, last: 650, sizes: [98, 110, 113], tail: 42 },
  title: { at: [536, 240], size: 108, width: 740, height: 150 },
  groom_name: { at: [536, 504], size: 138, width: 736, height: 270 },
  occasion: { at: [536, 720], size: 54, width: 740 },
  date_line: { at: [536, 812], size: 58, width: 740 },
} as const;

export function wrapScene({ frames }: Clock, stage: Stage): Layer[] {
  const { light, safa: turban, title, groom_name, occasion, date_line } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [x, y] = light;
  const [small, full, last] = turban.sizes;
  return [
    ...brocade(stage, light),
    shapes('glow', [softLight('glow', x, y, 620, '#ffb65c', 0.5)]),
    shapes('rays', [rays(980, 20, '#ffd98a', 0.24, { rotate: track([0, 0, EASE.linear], [frames, 14]) })], {
      at: [x, y],
      opacity: track([30, 0, EASE.inOut], [60, 100]),
    }),
    border(stage),
    say('title', title.at, { ...title, font: FONT.devanagari, color: LINE, reveal: fadeIn(-4, 12) }),
    shapes(
      'safa',
      [
        safa(SAFA, { first: -6, step: 6, length: 18, tail: turban.tail }),
        sparkle(70, [22, -120], [70, 104]),
        sparkle(46, [-40, -60], [84]),
      ],
      {
        at: track([0, [x, turban.from], EASE.out], [60, [x, turban.wound], EASE.breath], [frames, [x, turban.last]]),
        scale: track([0, [small, small], EASE.out], [60, [full, full], EASE.breath], [frames, [last, last]]),
      },
    ),
    gild('groom_name', groom_name.at, PALE_GOLD, [44, 100], {
      ...groom_name,
      font: FONT.names,
      leading: 1.12,
      reveal: rise(14, 26, 50),
    }),
    say('occasion', occasion.at, { ...occasion, tracking: 120, reveal: fadeIn(34, 16) }),
    say('date_line', date_line.at, { ...date_line, font: FONT.lines, color: LINE, reveal: fadeIn(44, 16) }),
  ];
}
