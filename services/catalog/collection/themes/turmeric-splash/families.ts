// Scene 2: maroon, with a sweep of powder across it; the families.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { burst, specks } from '../../kit/motifs/powder.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { clouds, FONT, flowers, LEMON, ORANGE, STAGE, say, TURMERIC } from './look.ts';

export function familiesScene({ frames, beat }: Clock): Layer[] {
  const x = 1220;
  const hand = [-120, 1130] as const;
  const family = (name: string, parents: string, y: number, first: number): Layer[] => [
    say(name, [x, y], {
      font: FONT.names,
      size: 150,
      width: 1070,
      height: 170,
      leading: 1.1,
      align: 'left',
      color: '#ffd447',
      reveal: rise(first, 16),
    }),
    say(parents, [x, y + 148], {
      size: 56,
      width: 1070,
      height: 164,
      align: 'left',
      color: '#fff6d6',
      reveal: fadeIn(first + 8, 12),
    }),
  ];
  return [
    ground('maroon', STAGE.width, STAGE.height, linear([0, 0], [1920, 1080], [0, '#7a1228'], [1, '#470816'])),
    shapes('light', [softLight('light', 300, 760, 900, '#c4441c', 0.6)]),
    ...burst('cloud', {
      from: hand,
      first: -4,
      frames,
      pieces: clouds([
        [80, 860, 190, 31, ORANGE],
        [240, 560, 150, 32],
        [380, 980, 104, 33, '#f9bd2e'],
        [90, 320, 130, 34],
        [420, 300, 80, 35, LEMON],
        [400, 690, 96, 36, LEMON],
        [200, 1010, 150, 37],
      ]),
    }),
    specks(46, hand, [500, 1350], [2, 78], [TURMERIC, LEMON, '#fff3b8', ORANGE], -2, frames, 41),
    ...burst('flower', {
      from: hand,
      first: 0,
      frames,
      pieces: flowers([
        [300, 400, 96],
        [160, 640, 110, TURMERIC],
        [500, 800, 86],
        [330, 900, 76, TURMERIC],
        [540, 210, 70, TURMERIC],
        [600, 1010, 78],
        [1780, 190, 64],
      ]),
    }),
    say('with_blessings', [x, 220], { size: 56, width: 1070, align: 'left', color: '#ffcf8a', reveal: fadeIn(4, 10) }),
    ...family('first', 'first_parents', 350, 8),
    ...family('second', 'second_parents', 690, beat(1.5)),
  ];
}
