// Scene 2, only with a photo: the couple's photo in a frame on the sill, with lighter rain behind it.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, rect } from '../../kit/lottie/shapes.ts';
import { rain } from '../../kit/motifs/rain.ts';
import { teacup, twinedSteam } from '../../kit/motifs/teacup.ts';
import { GOLD, metalRamp } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { outside, PHOTO, SILL, STAGE, say, type Weather } from './look.ts';
import { windowFrame } from './window.ts';

const SIDE = 620;
const LATER: Weather = {
  sky: ['#4f6778', '#a9a08c'],
  hills: ['#6f7d7c', '#56695f', '#3c5048'],
  wood: '#8f6242',
  light: '#d8c4a0',
};

export function keepsakeScene({ frames }: Clock): Layer[] {
  const { width, height } = STAGE;
  const [x, y] = [1250, SILL - SIDE / 2 - 26];
  const half = SIDE / 2;
  const lean = -2;
  const at = track([0, [x + 40, y + 30], EASE.out], [30, [x, y]]);
  return [
    ...outside(LATER),
    rain({ width, height, frames, seed: 8, color: '#e8eef0', speed: 13, opacity: 34, count: 24 }),
    ...windowFrame(frames, LATER, '#c8553a', 660),
    shapes('shade', [softLight('shade', 420, 340, 440, '#1c2c3a', 0.7)]),
    shapes(
      'picture frame',
      [
        group('shadow', [rect(-half - 30, -half - 20, SIDE + 96, SIDE + 92, 12), fill('#20130c', 40)]),
        group('wood', [
          rect(-half - 48, -half - 48, SIDE + 96, SIDE + 96, 12),
          fill(metalRamp(GOLD, [-half, -half], [half, half])),
        ]),
        group('groove', [rect(-half - 26, -half - 26, SIDE + 52, SIDE + 52, 6), fill('#7a4c14')]),
        group('mat', [rect(-half - 22, -half - 22, SIDE + 44, SIDE + 44, 4), fill('#fff6e6')]),
      ],
      { at, rotate: lean },
    ),
    ...framedPhoto(PHOTO, {
      opening: polygon([-half, -half], [half, -half], [half, half], [-half, half]),
      covers: { width: SIDE, height: SIDE },
      at,
      rotate: lean,
      from: 0,
      frames,
      backing: '#d9c4a0',
    }),
    shapes(
      'glass',
      [outline(polygon([-half, -half], [half * 0.4, -half], [-half * 0.3, half], [-half, half])), fill('#ffffff', 12)],
      { at, rotate: lean },
    ),
    shapes('steam', [twinedSteam({ height: 330, apart: 150, swing: 44, frames, color: '#ffffff', rises: 50 })], {
      at: [420, SILL - 96],
    }),
    shapes(
      'cups',
      [
        teacup(200, '#2f7d7a', '#f7e3c0', { at: [-150, 0], scale: [-100, 100] }),
        teacup(200, '#d8684a', '#fff0d8', { at: [150, 24] }),
      ],
      { at: [420, SILL + 62] },
    ),
    say('photo_line', { at: [420, 296], size: 90, width: 470, height: 400, leading: 1.2, from: 12, by: 'words' }),
  ];
}
