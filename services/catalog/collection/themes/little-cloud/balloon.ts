// Scene 1: a paper balloon rises out of the clouds; the names on the nearest cloud, or on a great one beside it.
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { balloon, banks, close, FONT, passing, planesOf, RUST, say, sky, wordCloud } from './look.ts';

/** The sun, loose clouds, the small balloon and the great one (where they come from, are and end, their width), the clouds' line, the words. */
const UPRIGHT = {
  slide: [30, -30],
  sun: [830, 330],
  passing: [
    [180, 330, 340, 90],
    [960, 700, 420, -80],
    [110, 940, 300, 60],
  ],
  small: { from: [900, 1240], to: [876, 940], width: 170 },
  great: { from: [500, 1500], at: [484, 620], to: [498, 576], width: 620 },
  cloud: undefined,
  top: 1310,
  close: [
    [980, 90, 620, -120],
    [40, 1250, 480, 140],
  ],
  wish: { at: [540, 1400], size: 70, width: 880 },
  parents: { at: [540, 1538], size: 140, width: 880, height: 190 },
  occasion: { at: [540, 1682], size: 80, width: 880 },
} as const;
const WIDE = {
  slide: [50, -16],
  sun: [250, 210],
  passing: [
    [190, 560, 400, 110],
    [1560, 140, 360, -90],
    [900, 170, 260, 70],
  ],
  small: { from: [716, 1000], to: [700, 730], width: 110 },
  great: { from: [520, 1300], at: [474, 478], to: [484, 452], width: 460 },
  cloud: { at: [1330, 520], width: 1120 },
  top: 1040,
  close: [
    [120, 960, 720, 160],
    [1840, 60, 560, -140],
  ],
  wish: { at: [1326, 424], size: 52, width: 760 },
  parents: { at: [1326, 546], size: 118, width: 800, height: 170 },
  occasion: { at: [1326, 664], size: 60, width: 760 },
} as const;

export function balloonScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const at = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { small, great, cloud, ...words } = at;
  const planes = planesOf(stage, frames, at.slide);
  const { far, middle, near, close: foremost } = planes;
  return [
    ...sky(stage, frames, ['#8fcbe8', '#fde3d0'], at.sun),
    far,
    middle,
    near,
    foremost,
    ...passing(frames, at.passing, far),
    balloon('sky', small.width, frames, track([0, small.from, EASE.out], [frames, small.to]), far, [88, 2]),
    balloon(
      'peach',
      great.width,
      frames,
      track([0, great.from, EASE.out], [beat(3), great.at, EASE.breath], [frames, great.to]),
      middle,
    ),
    ...banks(stage, frames, at.top, planes),
    ...(cloud ? [wordCloud(cloud.at, cloud.width, frames, -14, 1)] : []),
    ...close(frames, at.close, foremost),
    say('wish', words.wish.at, { ...words.wish, font: FONT.text, color: RUST, reveal: fadeIn(8, 14) }),
    say('parents', words.parents.at, { ...words.parents, reveal: rise(12, 24) }),
    say('occasion', words.occasion.at, { ...words.occasion, font: FONT.text, reveal: fadeIn(28, 14) }),
  ];
}
