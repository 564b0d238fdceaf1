// Scene 4: the circle again, wide open: day, time and place inside it until the end.
import { ground, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { COLORS, FONT, HEIGHT, offeringCircle, petals, say, TURMERIC, WIDTH, X, Y } from './look.ts';

export function dayScene({ frames, beat }: Clock): Layer[] {
  const said = (
    key: string,
    y: number,
    size: number,
    color: string,
    font: string,
    width: number,
    height: number,
    start: number,
  ): Layer => say(key, [X, y], { font, size, color, width, height, leading: 1.4, reveal: fadeIn(start, 14) });
  return [
    ground('ground', WIDTH, HEIGHT, radial([X, Y], [X, 1560], [0, '#d13a72'], [1, COLORS.deep])),
    ...offeringCircle(frames, [X, Y], 500, 116, beat),
    vignette(WIDTH, HEIGHT, '#3d0620', 0.3),
    said('day', 206, 190, COLORS.ground.hex, FONT.name, 460, 210, 14),
    said('month_words', 346, 62, COLORS.deep.hex, FONT.name, 720, 96, 20),
    said('time_words', 426, 56, '#8f1748', FONT.bold, 800, 84, 24),
    shapes('divider', [floralDivider(460, '#a8742a', TURMERIC)], {
      at: [X, 504],
      scale: track([18, [0, 100], EASE.out], [42, [100, 100]]),
    }),
    said('venue', 614, 66, COLORS.deep.hex, FONT.name, 840, 184, 30),
    said('city', 736, 54, COLORS.deep.hex, FONT.text, 780, 80, 36),
    said('hosts', 844, 50, '#8f1748', FONT.text, 640, 140, 42),
    ...petals(frames, 41, [
      [20, 420],
      [1480, 1880],
    ]),
  ];
}
