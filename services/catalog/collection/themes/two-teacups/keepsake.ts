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
import { placesIn, type Stage } from '../../kit/stage.ts';
import { outside, PHOTO, say, viewIn, type Weather } from './look.ts';
import { windowFrame } from './window.ts';

/** The picture's centre, its height over the sill and its side; the dark behind the words, the words, the cups with their steam. */
const WIDE = {
  picture: { x: 1250, lift: 26, side: 620 },
  window: { mullion: 660 },
  shade: [420, 340, 440],
  line: { at: [420, 296], size: 90, width: 470, height: 400 },
  cups: { x: 420, drop: 62, size: 100, steam: -96 },
} as const;
const UPRIGHT = {
  picture: { x: 644, lift: 44, side: 600 },
  window: { transom: 690 },
  shade: [540, 380, 560],
  line: { at: [540, 396], size: 116, width: 780, height: 330 },
  cups: { x: 272, drop: 74, size: 82, steam: -50 },
} as const;

const LATER: Weather = {
  sky: ['#4f6778', '#a9a08c'],
  hills: ['#6f7d7c', '#56695f', '#3c5048'],
  wood: '#8f6242',
  light: '#d8c4a0',
};

export function keepsakeScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { sill } = viewIn(stage);
  const { picture, window, shade, line, cups } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { side } = picture;
  const [x, y] = [picture.x, sill - side / 2 - picture.lift];
  const half = side / 2;
  const lean = -2;
  const at = track([0, [x + 40, y + 30], EASE.out], [30, [x, y]]);
  return [
    ...outside(LATER, stage),
    rain({ width, height, frames, seed: 8, color: '#e8eef0', speed: 13, opacity: 34, count: 24 }),
    ...windowFrame(stage, frames, LATER, '#c8553a', window),
    shapes('shade', [softLight('shade', ...shade, '#1c2c3a', 0.7)]),
    shapes(
      'picture frame',
      [
        group('shadow', [rect(-half - 30, -half - 20, side + 96, side + 92, 12), fill('#20130c', 40)]),
        group('wood', [
          rect(-half - 48, -half - 48, side + 96, side + 96, 12),
          fill(metalRamp(GOLD, [-half, -half], [half, half])),
        ]),
        group('groove', [rect(-half - 26, -half - 26, side + 52, side + 52, 6), fill('#7a4c14')]),
        group('mat', [rect(-half - 22, -half - 22, side + 44, side + 44, 4), fill('#fff6e6')]),
      ],
      { at, rotate: lean },
    ),
    ...framedPhoto(PHOTO, {
      opening: polygon([-half, -half], [half, -half], [half, half], [-half, half]),
      covers: { width: side, height: side },
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
      at: [cups.x, sill + cups.steam],
      scale: cups.size,
    }),
    shapes(
      'cups',
      [
        teacup(200, '#2f7d7a', '#f7e3c0', { at: [-150, 0], scale: [-100, 100] }),
        teacup(200, '#d8684a', '#fff0d8', { at: [150, 24] }),
      ],
      { at: [cups.x, sill + cups.drop], scale: cups.size },
    ),
    say('photo_line', { ...line, leading: 1.2, from: 12, by: 'words' }),
  ];
}
