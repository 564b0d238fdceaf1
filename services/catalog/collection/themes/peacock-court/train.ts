// Scene 1: the peacock opens its train beside the names, or below them.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { lamp } from '../../kit/matter.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, court, display, FONT, floor, METAL, motes, NAME, say } from './look.ts';

/** The bird and its light, lamps beside it, leaves close to the lens, and the words: beside the bird, or above it. */
const WIDE = {
  light: [560, 560],
  bird: { at: [528, 976], size: 82 },
  floor: 900,
  lamps: [
    [110, 1000, 190],
    [946, 1000, 190],
  ],
  leaves: { at: [1960, 40], width: 620, rotate: 62 },
  x: 1440,
  heading: { y: 226, size: 48 },
  names: [
    { y: 386, size: 190, height: 220 },
    { y: 634, size: 190, height: 200 },
  ],
  and: { y: 510, size: 56 },
  divider: { y: 786, width: 440 },
  request: { y: 850, size: 52, height: 70 },
  width: 640,
} as const;
const UPRIGHT = {
  light: [540, 1340],
  bird: { at: [540, 1800], size: 88 },
  floor: 1690,
  lamps: [
    [150, 1800, 220],
    [930, 1800, 220],
  ],
  leaves: { at: [1120, -20], width: 560, rotate: 68 },
  x: 540,
  heading: { y: 196, size: 62 },
  names: [
    { y: 350, size: 220, height: 230 },
    { y: 612, size: 220, height: 230 },
  ],
  and: { y: 486, size: 72 },
  divider: { y: 752, width: 480 },
  request: { y: 826, size: 66, height: 90 },
  width: 890,
} as const;

export function trainScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { light, bird, floor: edge, lamps, leaves, x: X, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { y: top, ...heading } = words.heading;
  const [{ y: firstAt, ...first }, { y: secondAt, ...second }] = words.names;
  const { y: last, ...request } = words.request;
  const column = { width: words.width };
  const planes = fourPlanes(stage, { frames, zoom: [101, 106] });
  return [
    ...court(stage, ...light),
    floor(stage, edge, bird.at[0]),
    ...Object.values(planes),
    ...display({ ...bird, first: -8, lasts: beat(3), frames, parent: planes.middle }),
    ...standOn(
      planes.near,
      lamps.flatMap(([x, y, size], index) =>
        lamp('diya', size * 0.463, { at: [x, y], width: size, frames, seed: 3 + index * 4, mirrored: index === 1 }),
      ),
    ),
    ...standOn(planes.close, [
      sprite('leaf-spray-soft', {
        width: leaves.width,
        hold: [0, 0.1],
        at: leaves.at,
        rotate: sway(frames, 110, leaves.rotate, 2),
        opacity: 70,
      }),
    ]),
    ...motes(stage, frames, 9),
    vignette(width, height, COLORS.deep, 0.6),
    say('heading', { ...column, ...heading, at: [X, top], font: FONT.capitals, tracking: 120, from: 8 }),
    say('first', { ...NAME, ...column, ...first, at: [X, firstAt], from: 10 }),
    say('and', { at: [X, words.and.y], size: words.and.size, width: 300, color: '#9fe0d2', from: beat(1) }),
    say('second', { ...NAME, ...column, ...second, at: [X, secondAt], from: beat(1.2) }),
    shapes('divider', [floralDivider(words.divider.width, METAL.shine, '#19a5ac')], {
      at: [X, words.divider.y],
      scale: track([beat(2), [0, 100], EASE.out], [beat(3.4), [100, 100]]),
    }),
    say('request', { ...column, ...request, at: [X, last], from: beat(2.6) }),
  ];
}
