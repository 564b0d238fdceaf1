// Scene 1: the swing under the mango tree; the names in the light beside it.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import { hangingLamp } from '../../kit/motifs/lamps.ts';
import { parrot } from '../../kit/motifs/mango-garden.ts';
import { cushion, swing } from '../../kit/motifs/swing.ts';
import { GOLD } from '../../kit/palette.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { bough, COLORS, FONT, FUCHSIA, garden, petals, SWING, say, WINE, YELLOW } from './look.ts';

export function jhoolaScene({ frames, beat }: Clock): Layer[] {
  const x = 572;
  const name = { font: FONT.names, size: 196, width: 820, height: 230, leading: 1.1, color: WINE };
  return [
    ...garden(frames, [560, 430]),
    shapes('light on the words', [softLight('light', x, 500, 620, '#fffdf0', 0.8)]),
    shapes(
      'shadow of the swing',
      [
        group('shadow', [ellipse([0, 0], 560, 56), fill('#2f5a22', 34)], {
          scale: { keys: sway(frames, 108, 100, 6).keys.map(([frame, value, ease]) => [frame, [value, 100], ease] as const) },
        }),
      ],
      { at: [1330, 1000] },
    ),
    shapes('swing', [swing(540, 700, SWING)], {
      at: [1330, 84],
      rotate: track([0, 7, EASE.breath], [36, -4.6, EASE.breath], [90, 3.6, EASE.breath], [144, -2.8, EASE.breath], [198, 2.2]),
    }),
    bough(),
    shapes('lamps', [
      hangingLamp(86, 190, GOLD, frames, 3, { at: [1004, 50], rotate: sway(frames, 90, 0, 2.4) }),
      hangingLamp(72, 190, GOLD, frames, 7, { at: [1640, 160], rotate: sway(frames, 80, 0, 2.4, 0.4) }),
    ]),
    shapes('parrot', [parrot(96, '#5fae3a', { rotate: sway(frames, 72, 0, 3) })], {
      at: track([6, [1760, -160], EASE.out], [34, [1218, 172]]),
      scale: [100, 100],
    }),
    shapes('cushions', [
      cushion(240, 150, FUCHSIA, '#ffe08a', { at: [1690, 980], rotate: -6 }),
      cushion(220, 140, YELLOW, WINE, { at: [1560, 1010], rotate: 8 }),
      cushion(200, 130, '#2f9c95', '#ffe08a', { at: [1030, 1012], rotate: -10 }),
    ]),
    ...petals(frames, 5),
    say('occasion', [x, 262], { size: 62, width: 800, tracking: 130, color: COLORS.deep, reveal: fadeIn(2, 10) }),
    say('first', [x, 424], { ...name, reveal: rise(5, 18) }),
    say('and', [x, 548], { size: 60, width: 200, color: COLORS.deep, reveal: fadeIn(16, 10) }),
    say('second', [x, 676], { ...name, reveal: rise(beat(1), 18) }),
    say('tagline', [x, 818], { size: 52, width: 800, color: COLORS.deep, reveal: fadeIn(beat(2.5), 12) }),
  ];
}
