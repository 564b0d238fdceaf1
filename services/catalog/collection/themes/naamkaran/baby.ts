// Scene 2: the baby's photo between two peacocks.
import type { Clock } from '../../kit/build-theme.ts';
import { path } from '../../kit/geometry/path.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { drawn, inked } from '../../kit/motifs/drawn.ts';
import { swag } from '../../kit/motifs/garlands.ts';
import { peacock } from '../../kit/motifs/sitting-peacock.ts';
import { metalRamp } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { air, BABY, CRADLE, FONT, GLOW, MARIGOLDS, METAL, say, strings, wall, X } from './look.ts';

const OVAL = 'M0 -330 C170 -330 270 -190 270 0 C270 190 170 330 0 330 C-170 330 -270 190 -270 0 C-270 -190 -170 -330 0 -330 Z';

export function babyScene({ frames }: Clock): Layer[] {
  const at = track([0, [X, 540], EASE.out], [28, [X, 424], EASE.breath], [frames, [X, 416]]);
  const [opening] = path(OVAL);
  if (opening === undefined) throw new Error('The oval has no outline.');
  const gold = metalRamp(METAL, [-270, -330], [270, 330]);
  const bird = (side: -1 | 1): Layer =>
    shapes(`peacock ${side}`, [peacock(frames, { scale: [-side * 100, 100] })], {
      at: track([4, [X + side * 760, 640], EASE.out], [34, [X + side * 420, 610], EASE.breath], [frames, [X + side * 420, 604]]),
      scale: 112,
    });
  return [
    ...wall(frames, [X, 470]),
    ...strings(frames, [
      [90, 10, 'jasmine'],
      [180, 5, 'marigold'],
      [1740, 5, 'marigold'],
      [1830, 10, 'jasmine'],
    ]),
    bird(-1),
    bird(1),
    shapes(
      'perch',
      [
        drawn('M-560 0 H560 C580 0 580 36 560 36 H-560 C-580 36 -580 0 -560 0 Z', CRADLE.wood),
        inked('M-540 18 H540', METAL.shine, 4, { dash: [2, 20] }),
      ],
      {
        at: track([0, [X, 820], EASE.out], [28, [X, 660]]),
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
    shapes('swag', [swag(500, 84, 31, MARIGOLDS)], { at: track([8, [X, 900], EASE.out], [34, [X, 682]]) }),
    ...air(frames, 13, [
      [20, 380],
      [1500, 1860],
    ]),
    say('joy', [X, 816], { font: FONT.name, size: 68, width: 900, height: 110, reveal: fadeIn(14, 16) }),
    say('parents', [X, 938], { size: 52, color: GLOW, width: 880, height: 140, leading: 1.4, reveal: fadeIn(22, 16) }),
  ];
}
