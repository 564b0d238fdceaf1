// Scene 2: groom and bride in two windows shaped like the eye of a feather.
import { drifting, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, stroke } from '../../kit/lottie/shapes.ts';
import { eyeOutline, tailFeather } from '../../kit/motifs/peacock.ts';
import { metalRamp } from '../../kit/palette.ts';
import { framedPhoto, type PhotoPlace } from '../../kit/photo-frame.ts';
import { BRIDE, COLORS, court, GROOM, METAL, NAME, STAGE, say } from './look.ts';

const { x, width, height } = STAGE;
const WIDE = 530;
const FOOT = 766;

function eyeWindow(place: PhotoPlace, at: number, from: number, frames: number): Layer[] {
  const ring = (size: number) => outline(moved(eyeOutline(WIDE * size), 0, (size - 1) * WIDE * 0.62));
  const arrive = track([from, [at, FOOT + 70], EASE.out], [from + 30, [at, FOOT]]);
  return [
    shapes(
      'feather window',
      [
        group('bronze', [ring(1.2), fill(linear([0, -WIDE * 1.4], [0, 60], [0, '#c98d2e'], [1, '#1f6a4a']))]),
        group('barbs', [ring(1.2), stroke('#e9c46a', 5, { dash: [2, 13] })]),
        group('green', [ring(1.12), fill('#12664a')]),
        group('blue', [ring(1.05), fill('#0d5f9e')]),
      ],
      { at: arrive, opacity: track([from, 0, EASE.inOut], [from + 12, 100]) },
    ),
    ...framedPhoto(place, {
      opening: eyeOutline(WIDE),
      covers: { width: WIDE, height: WIDE * 1.25, middle: [0, -WIDE * 0.66] },
      at: arrive,
      from,
      frames,
      backing: '#0b3f39',
      rim: { paint: metalRamp(METAL, [-WIDE / 2, -WIDE], [WIDE / 2, 0]), width: 11 },
    }),
  ];
}

export function coupleScene({ frames, beat }: Clock): Layer[] {
  const feathers = [-19, -9, 0, 9, 19].map((turn, index) =>
    tailFeather(560 - Math.abs(turn) * 8, 96, METAL, { rotate: sway(frames, 90, turn, 1.2, index * 0.2) }),
  );
  return [
    ...court(x, 460),
    shapes('feathers between', feathers, { at: track([0, [x, 1500], EASE.out], [beat(2), [x, 1150]]) }),
    ...eyeWindow(GROOM, 470, 4, frames),
    ...eyeWindow(BRIDE, 1450, 12, frames),
    ...drifting('mote', () => group('mote', [ellipse([0, 0], 7), fill('#ffe9b3', 70)]), {
      count: 10,
      seed: 5,
      width,
      height,
      frames,
      sizes: [50, 120],
      fall: -260,
      wind: -60,
    }),
    vignette(width, height, COLORS.deep, 0.55),
    say('first', { ...NAME, at: [470, 914], size: 132, width: 620, height: 150, from: beat(1.4) }),
    say('second', { ...NAME, at: [1450, 914], size: 132, width: 620, height: 150, from: beat(2) }),
  ];
}
