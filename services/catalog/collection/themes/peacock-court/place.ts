// Scene 5: a full fan forms an arch around time and place.
import { drifting, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { COLORS, court, FONT, fan, hush, METAL, NAME, STAGE, say } from './look.ts';

const { x, width, height } = STAGE;

export function placeScene({ frames, beat }: Clock): Layer[] {
  const rows = [
    { length: 1010, eye: 120, count: 18 },
    { length: 840, eye: 96, count: 17 },
  ];
  return [
    ...court(x, 600),
    fan({ root: [x, 1180], folded: 0, from: -84, to: 84, rows, first: 0, lasts: beat(4), frames }),
    hush(x, 620, 860, 1),
    hush(x, 660, 640, 0.9),
    ...drifting('mote', () => group('mote', [ellipse([0, 0], 7), fill('#ffe9b3', 70)]), {
      count: 10,
      seed: 7,
      width,
      height,
      frames,
      sizes: [50, 120],
      fall: -260,
      wind: 40,
    }),
    vignette(width, height, COLORS.deep, 0.4),
    say('couple', { ...NAME, at: [x, 458], size: 128, width: 860, height: 150, from: 10 }),
    shapes('divider', [floralDivider(420, METAL.shine, '#19a5ac')], {
      at: [x, 558],
      scale: track([beat(1), [0, 100], EASE.out], [beat(2.4), [100, 100]]),
    }),
    say('date_line', { at: [x, 634], size: 62, width: 1060, height: 90, from: beat(1.4) }),
    say('time_line', { at: [x, 708], size: 50, width: 1060, height: 66, color: '#9fe0d2', from: beat(2) }),
    say('venue', {
      at: [x, 808],
      size: 54,
      width: 1120,
      height: 126,
      font: FONT.capitals,
      leading: 1.15,
      color: '#ffe2a0',
      from: beat(2.4),
      by: 'words',
    }),
    say('city', { at: [x, 916], size: 52, width: 1100, height: 70, from: beat(3.2) }),
  ];
}
