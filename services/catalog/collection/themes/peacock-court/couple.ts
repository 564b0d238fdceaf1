// Scene 2: groom and bride in two egg-shaped windows, like the eyes of feathers.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, stroke } from '../../kit/lottie/shapes.ts';
import { eyeEgg, fullFeather } from '../../kit/motifs/peacock-fan.ts';
import { metalRamp } from '../../kit/palette.ts';
import { framedPhoto, type PhotoPlace } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { BRIDE, COLORS, court, fan, GROOM, METAL, motes, NAME, say } from './look.ts';

/** The windows' width and feet, and the names below them. */
const WIDE = {
  light: 460,
  size: 500,
  feet: [
    [470, 766],
    [1450, 766],
  ],
  below: 148,
  names: { size: 132, width: 620, height: 150 },
} as const;
const UPRIGHT = {
  light: 900,
  size: 420,
  feet: [
    [540, 742],
    [540, 1556],
  ],
  below: 112,
  names: { size: 160, width: 880, height: 160 },
} as const;

function eyeWindow(
  place: PhotoPlace,
  [at, foot]: readonly [number, number],
  wide: number,
  from: number,
  frames: number,
): Layer[] {
  const ring = (size: number) => outline(moved(eyeEgg(wide * size), 0, -wide * 0.62));
  const arrive = track([from, [at, foot + 70], EASE.out], [from + 30, [at, foot]]);
  return [
    shapes(
      'feather window',
      [
        group('bronze', [ring(1.2), fill(linear([0, -wide * 1.4], [0, 60], [0, '#c98d2e'], [1, '#1f6a4a']))]),
        group('barbs', [ring(1.2), stroke('#e9c46a', 5, { dash: [2, 13] })]),
        group('green', [ring(1.12), fill('#12664a')]),
        group('blue', [ring(1.05), fill('#0d5f9e')]),
      ],
      { at: arrive, opacity: track([from, 0, EASE.inOut], [from + 12, 100]) },
    ),
    ...framedPhoto(place, {
      opening: moved(eyeEgg(wide), 0, -wide * 0.62),
      covers: { width: wide, height: wide * 1.22, middle: [0, -wide * 0.66] },
      at: arrive,
      from,
      frames,
      backing: '#0b3f39',
      rim: { paint: metalRamp(METAL, [-wide / 2, -wide], [wide / 2, 0]), width: 11 },
    }),
  ];
}

/** Feathers that rise between the windows. */
function between(x: number, { frames, beat }: Clock): Layer {
  const feathers = [-19, -9, 0, 9, 19].map((turn, index) =>
    fullFeather(560 - Math.abs(turn) * 8, 96, METAL, { rotate: sway(frames, 90, turn, 1.2, index * 0.2) }),
  );
  return shapes('feathers between', feathers, { at: track([0, [x, 1500], EASE.out], [beat(2), [x, 1150]]) });
}

/** Feathers that open on both sides of a window. */
function beside([x, foot]: readonly [number, number], first: number, { frames, beat }: Clock): Layer[] {
  const rows = [
    { length: 410, eye: 88, count: 6 },
    { length: 300, eye: 70, count: 5 },
  ];
  return [-1, 1].map((side) => {
    const [from, to] = side < 0 ? [-92, -30] : [30, 92];
    return fan({ root: [x, foot - 60], folded: side * 20, from, to, rows, first, lasts: beat(3), frames });
  });
}

export function coupleScene(clock: Clock, stage: Stage): Layer[] {
  const { frames, beat } = clock;
  const { x, width, height, portrait } = stage;
  const { light, size, feet, below, names } = placesIn(portrait, WIDE, UPRIGHT);
  const [his, hers] = feet;
  return [
    ...court(stage, x, light),
    ...(portrait ? [...beside(his, 2, clock), ...beside(hers, 10, clock)] : [between(x, clock)]),
    ...eyeWindow(GROOM, his, size, 4, frames),
    ...eyeWindow(BRIDE, hers, size, 12, frames),
    ...motes(stage, frames, 5),
    vignette(width, height, COLORS.deep, 0.55),
    say('first', { ...NAME, ...names, at: [his[0], his[1] + below], from: beat(1.4) }),
    say('second', { ...NAME, ...names, at: [hers[0], hers[1] + below], from: beat(2) }),
  ];
}
