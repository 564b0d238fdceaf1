// Scene 2: the baby's photo between two peacocks, or above them.
import type { Clock } from '../../kit/build-theme.ts';
import { path } from '../../kit/geometry/path.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { drawn, inked } from '../../kit/motifs/drawn.ts';
import { swag } from '../../kit/motifs/garlands.ts';
import { peacock } from '../../kit/motifs/sitting-peacock.ts';
import { metalRamp } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { air, BABY, CRADLE, FONT, GLOW, MARIGOLDS, METAL, say, strings, wall } from './look.ts';

/** The light, the photo's path, the perch with the peacocks on it, the swag, the flowers, the words. */
const WIDE = {
  x: 960,
  light: 470,
  photo: [540, 424, 416],
  perch: { from: 820, at: 660, wide: 560 },
  birds: { from: [760, 640], at: [420, 610], rest: 604, scale: 112 },
  swag: { from: 900, at: 682, wide: 500, count: 31 },
  strings: [
    [90, 10, 'jasmine'],
    [180, 5, 'marigold'],
    [1740, 5, 'marigold'],
    [1830, 10, 'jasmine'],
  ],
  joy: { y: 846, size: 66, width: 900, height: 100 },
  parents: { y: 956, size: 52, width: 880, height: 130 },
} as const;
const UPRIGHT = {
  x: 540,
  light: 520,
  photo: [570, 440, 432],
  perch: { from: 1250, at: 1096, wide: 380 },
  birds: { from: [600, 1086], at: [190, 1050], rest: 1044, scale: 82 },
  swag: { from: 1330, at: 1118, wide: 340, count: 21 },
  strings: [
    [66, 16, 'jasmine'],
    [140, 9, 'marigold'],
    [940, 9, 'marigold'],
    [1014, 16, 'jasmine'],
  ],
  joy: { y: 1448, size: 76, width: 880, height: 100 },
  parents: { y: 1632, size: 66, width: 890, height: 268 },
} as const;

const OVAL = 'M0 -330 C170 -330 270 -190 270 0 C270 190 170 330 0 330 C-170 330 -270 190 -270 0 C-270 -190 -170 -330 0 -330 Z';

export function babyScene({ frames }: Clock, stage: Stage): Layer[] {
  const { x, light, photo, perch, birds, swag: hung, strings: flowers, joy, parents } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [low, high, highest] = photo;
  const at = track([0, [x, low], EASE.out], [28, [x, high], EASE.breath], [frames, [x, highest]]);
  const [opening] = path(OVAL);
  if (opening === undefined) throw new Error('The oval has no outline.');
  const gold = metalRamp(METAL, [-270, -330], [270, 330]);
  const bird = (side: -1 | 1): Layer =>
    shapes(`peacock ${side}`, [peacock(frames, { scale: [-side * 100, 100] })], {
      at: track(
        [4, [x + side * birds.from[0], birds.from[1]], EASE.out],
        [34, [x + side * birds.at[0], birds.at[1]], EASE.breath],
        [frames, [x + side * birds.at[0], birds.rest]],
      ),
      scale: birds.scale,
    });
  return [
    ...wall(stage, frames, [x, light]),
    ...strings(frames, flowers),
    bird(-1),
    bird(1),
    shapes(
      'perch',
      [
        drawn(
          `M${-perch.wide} 0 H${perch.wide} C${perch.wide + 20} 0 ${perch.wide + 20} 36 ${perch.wide} 36 H${-perch.wide} C${-perch.wide - 20} 36 ${-perch.wide - 20} 0 ${-perch.wide} 0 Z`,
          CRADLE.wood,
        ),
        inked(`M${20 - perch.wide} 18 H${perch.wide - 20}`, METAL.shine, 4, { dash: [2, 20] }),
      ],
      {
        at: track([0, [x, perch.from], EASE.out], [28, [x, perch.at]]),
      },
    ),
    shapes('mount', [drawn(OVAL, '#7a3d18', { scale: 114 }), inked(OVAL, gold, 8)], { at }),
    shapes('mount edge', [drawn(OVAL, gold, { scale: 107 })], { at }),
    ...framedPhoto(BABY, {
      opening,
      covers: { width: 540, height: 660 },
      at,
      from: 2,
      frames,
      backing: '#f6b659',
      rim: { paint: '#7a3d18', width: 8 },
    }),
    shapes('swag', [swag(hung.wide, 84, hung.count, MARIGOLDS)], {
      at: track([8, [x, hung.from], EASE.out], [34, [x, hung.at]]),
    }),
    ...air(stage, frames, 13),
    say('joy', [x, joy.y], { ...joy, font: FONT.name, reveal: fadeIn(14, 16) }),
    say('parents', [x, parents.y], { ...parents, color: GLOW, leading: 1.4, reveal: fadeIn(22, 16) }),
  ];
}
