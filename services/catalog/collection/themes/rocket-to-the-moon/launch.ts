// Scene 1: three, two, one: the rocket leaves the moon in a cloud of smoke, the name above or beside it.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { drawn } from '../../kit/motifs/drawn.ts';
import { rocket } from '../../kit/motifs/rocket.ts';
import { moonHill, planet, planetRing, smoke } from '../../kit/motifs/space.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop } from '../../kit/text/reveals.ts';
import { COLORS, FONT, LILAC, MINT, ROCKET, SUN, say, space, TANGERINE } from './look.ts';

/** The launch pad (the rocket's place as it stands there), what is around it, and the words. */
const UPRIGHT = {
  pad: [540, 1560],
  rocket: 142,
  ringed: [862, 1010],
  small: [178, 1120],
  farHill: { width: 1500, at: [860, 1680] },
  hill: { width: 1700, at: [440, 1770] },
  clearing: [90, 150, 990, 680],
  x: 540,
  countdown: { y: 236, size: 76 },
  name: { y: 420, size: 218, height: 260 },
  occasion: { y: 604, size: 78, height: 110 },
} as const;
const WIDE = {
  pad: [1370, 800],
  rocket: 118,
  ringed: [1708, 330],
  small: [1090, 250],
  farHill: { width: 2500, at: [1480, 880] },
  hill: { width: 3600, at: [900, 960] },
  clearing: [130, 150, 1040, 760],
  x: 600,
  countdown: { y: 268, size: 70 },
  name: { y: 450, size: 230, height: 280 },
  occasion: { y: 648, size: 80, height: 110 },
} as const;

export function launchScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { pad, rocket: size, ringed, small, farHill, hill, clearing, x, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [X, ground] = pad;
  const { y: counted, ...countdown } = at.countdown;
  const { y: named, ...name } = at.name;
  const { y: last, ...occasion } = at.occasion;
  const [ringedX, ringedY] = ringed;
  const [smallX, smallY] = small;
  const [farX, farY] = farHill.at;
  const [hillX, hillY] = hill.at;
  const rise = track(
    [0, [X, ground], EASE.in],
    [beat(2), [X, ground - 120], EASE.out],
    [beat(5), [X, ground - 188], EASE.breath],
    [frames, [X, ground - 208]],
  );
  const trail = linear([0, 0], [0, 460], [0, '#ffd98a', 0.8], [1, '#ffd98a', 0]);
  return [
    ...space(stage, frames, 4, [clearing]),
    shapes('glow', [softLight('glow', X, ground - 320, 640, LILAC, 0.5)]),
    shapes(
      'ringed planet',
      [
        planetRing('far', 190, 52, SUN, { rotate: -18 }),
        planet(104, TANGERINE, '#ff9a5c'),
        planetRing('near', 190, 52, SUN, { rotate: -18 }),
      ],
      { at: track([0, [ringedX + 38, ringedY + 70], EASE.out], [frames, [ringedX, ringedY]]), rotate: sway(frames, 90, 0, 2) },
    ),
    shapes('small planet', [planet(66, MINT, '#aef3dd')], {
      at: track([0, [smallX - 28, smallY + 60], EASE.out], [frames, [smallX, smallY]]),
    }),
    shapes('far hill', [moonHill(farHill.width, 420, '#5546b8')], {
      at: track([0, [farX - 20, farY - 40], EASE.out], [frames, [farX, farY]]),
    }),
    shapes('far smoke', [smoke(980, '#b9aef5', 7)], {
      at: [X, ground + 200],
      scale: track([0, [30, 30], EASE.out], [beat(3), [100, 100], EASE.breath], [frames, [110, 104]]),
    }),
    shapes('trail', [drawn('M-50 0 C-56 200 -70 340 -90 520 H90 C70 340 56 200 50 0 Z', trail)], { at: rise }),
    shapes('rocket', [rocket(ROCKET, frames)], { at: rise, scale: size, rotate: sway(frames, 8, 0, 0.5) }),
    shapes('near smoke', [smoke(760, '#efeaff', 3, { at: [-300, 0] }), smoke(760, '#fffaf0', 5, { at: [300, 20] })], {
      at: [X, ground + 260],
      scale: track([0, [26, 26], EASE.out], [beat(3), [96, 96], EASE.breath], [frames, [112, 104]]),
    }),
    shapes('hill', [moonHill(hill.width, 360, '#7f6fe0')], {
      at: track([0, [hillX + 20, hillY - 30], EASE.out], [frames, [hillX, hillY]]),
    }),
    say('countdown', [x, counted], { ...countdown, font: FONT.text, color: MINT, reveal: fadeIn(0, 10) }),
    say('child_name', [x, named], { ...name, color: COLORS.paper, reveal: pop(4, 18) }),
    say('occasion', [x, last], { ...occasion, color: SUN, reveal: fadeIn(20, 14) }),
  ];
}
