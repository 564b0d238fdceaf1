// Scene 1: the peacock; its train opens behind the names.
import { drifting, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { peacock } from '../../kit/motifs/peacock.ts';
import { COLORS, court, FONT, fan, hush, METAL, NAME, STAGE, say } from './look.ts';

const { width, height } = STAGE;
const X = 1160;

export function trainScene({ frames, beat }: Clock): Layer[] {
  const rows = [
    { length: 1290, eye: 124, count: 12 },
    { length: 1120, eye: 100, count: 11 },
  ];
  return [
    ...court(900, 520),
    fan({ root: [590, 752], folded: 104, from: 36, to: 101, rows, first: 2, lasts: beat(4), frames }),
    hush(X - 40, 480, 640, 1),
    hush(X, 480, 520, 0.8),
    shapes('footing', [group('shadow', [ellipse([420, 1000], 560, 44), fill('#011412', 60)])]),
    shapes('bird', [peacock(METAL, frames, { at: [380, 996] })], { at: track([0, [-40, 0], EASE.out], [beat(2), [0, 0]]) }),
    ...drifting('mote', () => group('mote', [ellipse([0, 0], 7), fill('#ffe9b3', 70)]), {
      count: 10,
      seed: 9,
      width,
      height,
      frames,
      sizes: [50, 120],
      fall: -260,
      wind: 60,
    }),
    vignette(width, height, COLORS.deep, 0.6),
    say('heading', { at: [X, 206], size: 48, width: 840, font: FONT.capitals, tracking: 120, from: 8 }),
    say('first', { ...NAME, at: [X, 366], size: 200, width: 840, height: 220, from: 10 }),
    say('and', { at: [X, 490], size: 56, width: 300, color: '#9fe0d2', from: beat(1) }),
    say('second', { ...NAME, at: [X, 610], size: 200, width: 840, height: 200, from: beat(1.2) }),
    shapes('divider', [floralDivider(460, METAL.shine, '#19a5ac')], {
      at: [X, 766],
      scale: track([beat(2), [0, 100], EASE.out], [beat(3.4), [100, 100]]),
    }),
    say('request', { at: [X, 842], size: 52, width: 840, height: 70, from: beat(2.6) }),
  ];
}
