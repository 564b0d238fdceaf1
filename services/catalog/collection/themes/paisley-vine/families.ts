// Scene 2: the families in two lines on the right; the vine climbs the left edge and leans over them.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { grandPaisley, paisley } from '../../kit/motifs/henna.ts';
import { hennaVine } from '../../kit/motifs/henna-vine.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, drawing, FONT, GILT, growing, INK, paper, rule, say } from './look.ts';

export function familiesScene({ frames, beat }: Clock): Layer[] {
  const x = 1270;
  const family = (name: string, parents: string, y: number, first: number): Layer[] => [
    say(name, [x, y], {
      font: FONT.names,
      size: 130,
      width: 980,
      height: 170,
      leading: 1.2,
      color: INK,
      reveal: rise(first, 16),
    }),
    say(parents, [x, y + 150], { size: 56, width: 980, height: 160, color: COLORS.deep, reveal: fadeIn(first + 8, 12) }),
  ];
  return [
    ...paper(),
    shapes('vine', [
      hennaVine(
        [
          [120, 1140],
          [176, 1020],
          [150, 900],
          [92, 790],
          [110, 670],
          [166, 560],
          [140, 440],
          [88, 330],
          [120, 220],
          [220, 140],
          [340, 116],
          [460, 70],
          [590, 84],
          [710, 58],
        ],
        growing(0, beat(4), 118),
      ),
      hennaVine(
        [
          [200, 1140],
          [330, 1040],
          [450, 1016],
          [560, 1036],
          [680, 1010],
        ],
        growing(4, beat(2.5), 92, 5),
      ),
    ]),
    shapes('paisleys', [
      grandPaisley(430, drawing(6, beat(3.5), 3.2), GILT, {
        at: [470, 430],
        rotate: sway(frames, 150, -10, 2),
        scale: [-100, 100],
      }),
      paisley(210, drawing(beat(1), beat(4), 3.4), { at: [440, 836], rotate: sway(frames, 150, 14, 2, 0.3) }),
    ]),
    say('blessing', [x, 190], { size: 56, width: 980, color: '#74490f', reveal: fadeIn(4, 10) }),
    ...family('first', 'first_parents', 330, 8),
    rule(782, 596, 300, beat(1)),
    ...family('second', 'second_parents', 710, beat(1.5)),
  ];
}
