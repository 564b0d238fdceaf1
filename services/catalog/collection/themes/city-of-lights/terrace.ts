// Scene 4: the terrace under its lamps; names, day and place on the left until the end.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import { coupe } from '../../kit/motifs/art-deco.ts';
import { drawn } from '../../kit/motifs/drawn.ts';
import { flame } from '../../kit/motifs/lamps.ts';
import { sprig } from '../../kit/motifs/sprigs.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { CHAMPAGNE, COLORS, CREAM, FONT, gild, HEIGHT, lampStrings, lights, parapet, say, skyline, WIDTH } from './look.ts';

/** A round table laid for two, in candlelight. */
function table(frames: number): Layer[] {
  const candle = (x: number, height: number, seed: number) =>
    group(
      'candle',
      [
        rect(-13, -height, 26, height, 5),
        fill(linear([-13, 0], [13, 0], [0, '#fff8e8'], [1, '#d9c4a0'])),
        flame(44, frames, seed, { at: [0, -height + 2] }),
      ],
      { at: [x, -8] },
    );
  return [
    shapes(
      'table',
      [
        drawn(
          'M-300 0 C-300 60 -240 320 -300 420 L300 420 C240 320 300 60 300 0 Z',
          linear([-300, 0], [300, 0], [0, '#cfc0a8'], [1, '#8f8198']),
        ),
        drawn(
          'M-120 30 C-110 180 -130 300 -150 420 L-90 420 C-80 300 -84 160 -86 30 Z M120 30 C110 180 130 300 150 420 L96 420 C84 300 88 160 90 30 Z',
          '#6f6480',
        ),
        group('top', [ellipse([0, 0], 600, 96), fill(linear([0, -48], [0, 48], [0, '#fff6e4'], [1, '#d8c6ac']))]),
        sprig(230, '#5f7d66', 5, true, { at: [0, -6], rotate: -78 }),
        sprig(230, '#6f8d72', 5, true, { at: [0, -6], rotate: 78 }),
        candle(-38, 150, 3),
        candle(14, 210, 8),
        candle(64, 120, 5),
        coupe(CHAMPAGNE, { at: [-180, 10], scale: [96, 96] }),
        coupe(CHAMPAGNE, { at: [190, 14], scale: [96, 96] }),
      ],
      { at: track([0, [1440, 900], EASE.out], [40, [1440, 862]]) },
    ),
  ];
}

export function terraceScene({ frames, beat }: Clock): Layer[] {
  const left = 600;
  const line = { width: 880, align: 'left' } as const;
  return [
    ...skyline(frames, 1350, -50, 200),
    parapet(900),
    shapes('table light', [softLight('table light', 1440, 760, 560, '#ffc98a', 0.55)]),
    shapes('hush', [softLight('hush', left, 520, 820, '#0a0e2a', 0.75)]),
    vignette(WIDTH, HEIGHT, '#04061a', 0.5),
    ...table(frames),
    gild('couple', [left, 284], CHAMPAGNE, [20, 100], {
      ...line,
      font: FONT.names,
      size: 112,
      color: COLORS.paper,
      height: 250,
      leading: 1.12,
      reveal: rise(6, 22, 40),
    }),
    say('date_line', [left, 466], { ...line, size: 62, color: CREAM, height: 82, reveal: wordByWord(14, 20) }),
    say('time_line', [left, 548], { ...line, size: 62, height: 82, reveal: fadeIn(22, 14) }),
    say('venue', [left, 690], {
      ...line,
      font: FONT.names,
      size: 76,
      color: CREAM,
      height: 190,
      leading: 1.15,
      reveal: wordByWord(26, 20),
    }),
    say('city', [left, 830], { ...line, size: 60, height: 80, reveal: fadeIn(36, 14) }),
    lampStrings(frames, beat(1), [
      [420, -14, 1000, 110],
      [1440, -14, 1100, 190],
      [1300, -60, 1500, 120],
    ]),
    ...lights(frames, 7, 36),
  ];
}
