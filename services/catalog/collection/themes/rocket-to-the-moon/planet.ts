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
import { placesIn, type Stage } from '../../kit/stage.ts';
import { pop, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, LILAC, MINT, ROCKET, SUN, say, space, TANGERINE } from './look.ts';

/** The planet, the sun's middle across, and the words above the sun. */
const UPRIGHT = {
  center: [540, 760],
  sun: 540,
  clearing: [90, 1250, 990, 1510],
  trips: { at: [540, 1376], size: 106, height: 260 },
} as const;
const WIDE = {
  center: [620, 520],
  sun: 1430,
  clearing: [1120, 200, 1780, 700],
  trips: { at: [1440, 440], size: 116, width: 640, height: 440 },
} as const;

export function planetScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { height: HEIGHT } = stage;
  const { center, sun, clearing, trips } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [X, Y] = center;
  const { at: written, ...words } = trips;
  const grow = track([0, [40, 40], EASE.spring], [22, [100, 100]]);
  const ring = { scale: grow, at: center, rotate: track([0, -26, EASE.out], [30, -13, EASE.breath], [frames, -10]) };
  const digit = { size: 400, width: 520, height: 460, leading: 1 };
  return [
    ...space(stage, frames, 15, [clearing]),
    shapes('glow', [softLight('glow', X, Y, 760, LILAC, 0.6)]),
    shapes('orbits', [
      group('orbit', [ellipse(center, 900), stroke('#b9aef5', 4, { dash: [4, 26], opacity: 70 })]),
      group('orbit', [ellipse(center, 1180), stroke('#b9aef5', 4, { dash: [4, 26], opacity: 45 })]),
    ]),
    shapes('moon of the planet', [planet(46, MINT, '#aef3dd', { at: [0, -590] })], {
      at: center,
      rotate: track([0, -70, EASE.linear], [frames, 10]),
    }),
    shapes('far ring', [planetRing('far', 500, 136, SUN)], ring),
    shapes('planet', [planet(330, TANGERINE, '#ff9557')], { at: center, scale: grow }),
    say('age', [X, Y - 56], { ...digit, color: COLORS.paper, border: { color: COLORS.paper, width: 40 }, reveal: pop(8, 12) }),
    say('age', [X, Y - 56], { ...digit, color: COLORS.deep, reveal: pop(8, 12) }),
    shapes('near ring', [planetRing('near', 500, 136, SUN)], ring),
    shapes('rocket', [rocket(ROCKET, frames, { at: [-500, 60], scale: 62 })], {
      at: center,
      scale: 100,
      rotate: track([beat(0.5), -36, EASE.inOut], [frames, 160]),
    }),
    shapes('sunlight', [softLight('sunlight', sun, HEIGHT + 260, 900, SUN, 0.8)]),
    shapes('sun rays', [sunburst(1000, 22, radial([0, 0], [940, 0], [0, '#ffd98a', 0.55], [1, '#ffb02e', 0]))], {
      at: track([0, [sun, HEIGHT + 520], EASE.out], [40, [sun, HEIGHT + 300]]),
      rotate: track([0, 0, EASE.linear], [frames, 14]),
    }),
    shapes('sun', [group('sun', [ellipse([0, 0], 1120), fill(radial([0, -300], [0, 560], [0, '#fff0b8'], [1, SUN]))])], {
      at: track([0, [sun, HEIGHT + 640], EASE.out], [40, [sun, HEIGHT + 330]]),
      rotate: sway(frames, 80, 0, 1),
    }),
    say('trips', written, { ...words, color: COLORS.paper, reveal: wordByWord(16, 24) }),
  ];
}
