// Scene 3: the age as a planet; a rocket flies once around it, and the sun rises below.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { sunburst } from '../../kit/motifs/party.ts';
import { rocket } from '../../kit/motifs/rocket.ts';
import { planet, planetRing } from '../../kit/motifs/space.ts';
import { pop, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, HEIGHT, LILAC, MINT, ROCKET, SUN, say, space, TANGERINE, X } from './look.ts';

export function planetScene({ frames, beat }: Clock): Layer[] {
  const center = [X, 760];
  const grow = track([0, [40, 40], EASE.spring], [22, [100, 100]]);
  const ring = { scale: grow, at: center, rotate: track([0, -26, EASE.out], [30, -13, EASE.breath], [frames, -10]) };
  const digit = { size: 400, width: 520, height: 460, leading: 1 };
  return [
    ...space(frames, 15, [[90, 1250, 990, 1510]]),
    shapes('glow', [softLight('glow', X, 760, 760, LILAC, 0.6)]),
    shapes('orbits', [
      group('orbit', [ellipse([X, 760], 900), stroke('#b9aef5', 4, { dash: [4, 26], opacity: 70 })]),
      group('orbit', [ellipse([X, 760], 1180), stroke('#b9aef5', 4, { dash: [4, 26], opacity: 45 })]),
    ]),
    shapes('moon of the planet', [planet(46, MINT, '#aef3dd', { at: [0, -590] })], {
      at: center,
      rotate: track([0, -70, EASE.linear], [frames, 10]),
    }),
    shapes('far ring', [planetRing('far', 500, 136, SUN)], ring),
    shapes('planet', [planet(330, TANGERINE, '#ff9557')], { at: center, scale: grow }),
    say('age', 704, { ...digit, color: COLORS.paper, border: { color: COLORS.paper, width: 40 }, reveal: pop(8, 12) }),
    say('age', 704, { ...digit, color: COLORS.deep, reveal: pop(8, 12) }),
    shapes('near ring', [planetRing('near', 500, 136, SUN)], ring),
    shapes('rocket', [rocket(ROCKET, frames, { at: [-500, 60], scale: 62 })], {
      at: center,
      scale: 100,
      rotate: track([beat(0.5), -36, EASE.inOut], [frames, 160]),
    }),
    shapes('sunlight', [softLight('sunlight', X, HEIGHT + 260, 900, SUN, 0.8)]),
    shapes('sun rays', [sunburst(1000, 22, radial([0, 0], [940, 0], [0, '#ffd98a', 0.55], [1, '#ffb02e', 0]))], {
      at: track([0, [X, HEIGHT + 520], EASE.out], [40, [X, HEIGHT + 300]]),
      rotate: track([0, 0, EASE.linear], [frames, 14]),
    }),
    shapes('sun', [group('sun', [ellipse([0, 0], 1120), fill(radial([0, -300], [0, 560], [0, '#fff0b8'], [1, SUN]))])], {
      at: track([0, [X, HEIGHT + 640], EASE.out], [40, [X, HEIGHT + 330]]),
      rotate: sway(frames, 80, 0, 1),
    }),
    say('trips', 1376, { size: 106, color: COLORS.paper, height: 260, reveal: wordByWord(16, 24) }),
  ];
}
