// Scene 1: three, two, one: the rocket leaves the moon in a cloud of smoke, the name above it.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { drawn } from '../../kit/motifs/drawn.ts';
import { rocket } from '../../kit/motifs/rocket.ts';
import { moonHill, planet, planetRing, smoke } from '../../kit/motifs/space.ts';
import { fadeIn, pop } from '../../kit/text/reveals.ts';
import { COLORS, FONT, LILAC, MINT, ROCKET, SUN, say, space, TANGERINE, X } from './look.ts';

export function launchScene({ frames, beat }: Clock): Layer[] {
  const rise = track(
    [0, [X, 1560], EASE.in],
    [beat(2), [X, 1440], EASE.out],
    [beat(5), [X, 1372], EASE.breath],
    [frames, [X, 1352]],
  );
  const trail = linear([0, 0], [0, 460], [0, '#ffd98a', 0.8], [1, '#ffd98a', 0]);
  return [
    ...space(frames, 4, [[90, 150, 990, 680]]),
    shapes('glow', [softLight('glow', X, 1240, 640, LILAC, 0.5)]),
    shapes(
      'ringed planet',
      [
        planetRing('far', 190, 52, SUN, { rotate: -18 }),
        planet(104, TANGERINE, '#ff9a5c'),
        planetRing('near', 190, 52, SUN, { rotate: -18 }),
      ],
      { at: track([0, [900, 1080], EASE.out], [frames, [862, 1010]]), rotate: sway(frames, 90, 0, 2) },
    ),
    shapes('small planet', [planet(66, MINT, '#aef3dd')], { at: track([0, [150, 1180], EASE.out], [frames, [178, 1120]]) }),
    shapes('far hill', [moonHill(1500, 420, '#5546b8')], { at: track([0, [840, 1640], EASE.out], [frames, [860, 1680]]) }),
    shapes('far smoke', [smoke(980, '#b9aef5', 7)], {
      at: [X, 1760],
      scale: track([0, [30, 30], EASE.out], [beat(3), [100, 100], EASE.breath], [frames, [110, 104]]),
    }),
    shapes('trail', [drawn('M-50 0 C-56 200 -70 340 -90 520 H90 C70 340 56 200 50 0 Z', trail)], { at: rise }),
    shapes('rocket', [rocket(ROCKET, frames)], { at: rise, scale: 142, rotate: sway(frames, 8, 0, 0.5) }),
    shapes('near smoke', [smoke(760, '#efeaff', 3, { at: [-300, 0] }), smoke(760, '#fffaf0', 5, { at: [300, 20] })], {
      at: [X, 1820],
      scale: track([0, [26, 26], EASE.out], [beat(3), [96, 96], EASE.breath], [frames, [112, 104]]),
    }),
    shapes('hill', [moonHill(1700, 360, '#7f6fe0')], { at: track([0, [460, 1740], EASE.out], [frames, [440, 1770]]) }),
    say('countdown', 236, { size: 76, font: FONT.text, color: MINT, reveal: fadeIn(0, 10) }),
    say('child_name', 420, { size: 218, color: COLORS.paper, height: 260, reveal: pop(4, 18) }),
    say('occasion', 604, { size: 78, color: SUN, height: 110, reveal: fadeIn(20, 14) }),
  ];
}
