// Scene 3: cushions and lamps on the lawn, the families side by side.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { hangingLamp } from '../../kit/motifs/lamps.ts';
import { cushion } from '../../kit/motifs/swing.ts';
import { GOLD } from '../../kit/palette.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { bough, COLORS, FONT, FUCHSIA, garden, petals, STAGE, say, WINE, YELLOW } from './look.ts';

export function familiesScene({ frames, beat }: Clock): Layer[] {
  const family = (name: string, parents: string, x: number, first: number): Layer[] => [
    say(name, [x, 470], {
      font: FONT.names,
      size: 176,
      width: 700,
      height: 210,
      leading: 1.1,
      color: WINE,
      reveal: rise(first, 18),
    }),
    say(parents, [x, 646], { size: 50, width: 690, height: 190, leading: 1.22, reveal: fadeIn(first + 10, 12) }),
  ];
  const pile = (x: number, start: number, tones: readonly [string, string, string]): Layer =>
    shapes(
      'cushions',
      [
        cushion(300, 170, tones[0], '#ffe08a', { at: [-130, 0], rotate: -7 }),
        cushion(290, 170, tones[1], '#fff3c4', { at: [140, 6], rotate: 8 }),
        cushion(270, 160, tones[2], WINE, { at: [0, -96], rotate: 2 }),
      ],
      { at: track([start, [x, 1260], EASE.spring], [start + 26, [x, 990]]) },
    );
  return [
    ...garden(frames, [STAGE.x, 360]),
    shapes('light', [softLight('light', STAGE.x, 520, 900, '#fffdf0', 0.85)]),
    bough(true),
    shapes('lamps', [hangingLamp(92, 300, GOLD, frames, 3, { at: [STAGE.x, 40], rotate: sway(frames, 90, 0, 1.6) })]),
    pile(420, 2, [FUCHSIA, '#2f9c95', YELLOW]),
    pile(1500, 6, ['#2f9c95', FUCHSIA, YELLOW]),
    shapes('rule', [group('rule', [rect(-2, -150, 4, 270, 2), fill(FUCHSIA, 60)])], {
      at: [STAGE.x, 620],
      scale: track([8, [100, 0], EASE.out], [34, [100, 100]]),
    }),
    ...petals(frames, 25),
    ...family('first', 'first_parents', 560, 8),
    ...family('second', 'second_parents', 1360, beat(1.2)),
    say('hosts', [STAGE.x, 822], { size: 52, width: 780, height: 130, color: COLORS.deep, reveal: fadeIn(beat(2.4), 12) }),
  ];
}
