// Scene 1: a vine grows in from the right around a large paisley; the names on the left.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { grandPaisley } from '../../kit/motifs/henna.ts';
import { hennaVine } from '../../kit/motifs/henna-vine.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { drawing, FONT, GILT, growing, INK, paper, rule, say } from './look.ts';

export function namesScene({ frames, beat }: Clock): Layer[] {
  const x = 640;
  const name = { font: FONT.names, size: 204, width: 950, height: 250, leading: 1.2, color: INK };
  return [
    ...paper(),
    shapes('vine', [
      hennaVine(
        [
          [1700, 1120],
          [1760, 1010],
          [1806, 900],
          [1780, 780],
          [1800, 660],
          [1846, 550],
          [1822, 430],
          [1836, 310],
          [1800, 210],
          [1700, 140],
          [1590, 120],
          [1480, 84],
          [1370, 96],
          [1270, 66],
        ],
        growing(-26, beat(4), 120),
      ),
      hennaVine(
        [
          [1640, 1120],
          [1530, 1030],
          [1420, 1006],
          [1310, 1030],
          [1200, 1000],
          [1090, 1024],
          [980, 994],
          [880, 1018],
        ],
        growing(6, beat(3), 96, 5),
      ),
    ]),
    shapes('paisley', [grandPaisley(640, drawing(-16, beat(4), 4), GILT)], { at: [1470, 560], rotate: sway(frames, 150, 4, 2) }),
    say('occasion', [x, 232], { size: 76, width: 950, height: 116, color: '#74490f', reveal: fadeIn(2, 10) }),
    say('first', [x, 396], { ...name, reveal: rise(4, 18) }),
    say('and', [x, 566], { size: 62, width: 950, color: '#74490f', reveal: fadeIn(14, 10) }),
    say('second', [x, 706], { ...name, reveal: rise(beat(1), 18) }),
    rule(166, 846, 420, beat(1.5)),
  ];
}
