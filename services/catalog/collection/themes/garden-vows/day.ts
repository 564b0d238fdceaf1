// Scene 4: closer to the chapel; the day above it in the morning sky until the end.
import { drifting, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, cluster, FONT, HEIGHT, INK, morning, say, WIDTH } from './look.ts';

const X = WIDTH / 2;

export function dayScene({ frames }: Clock): Layer[] {
  const line = { width: 860 } as const;
  const rule = (x: number) => rect(x - 1.5, -120, 3, 240);
  return [
    ...morning(frames, 1450, { x: 540, y: 1592, size: 300 }),
    shapes('hush', [softLight('hush', X, 640, 760, '#fffaf0', 0.8)]),
    say('couple', [X, 270], {
      ...line,
      font: FONT.names,
      size: 124,
      color: COLORS.deep,
      height: 160,
      leading: 1.15,
      reveal: rise(8, 22),
    }),
    say('weekday', [X, 430], { ...line, font: FONT.capitals, reveal: fadeIn(16, 14) }),
    shapes('rules', [group('rules', [rule(-186), rule(186), fill('#a5834c')])], {
      at: [X, 600],
      scale: track([14, [100, 0], EASE.weight], [36, [100, 100]]),
    }),
    say('month', [X - 330, 604], { color: INK, width: 230, height: 110, reveal: fadeIn(24, 14) }),
    say('day', [X, 590], { size: 250, color: COLORS.deep, width: 340, height: 280, leading: 1.05, reveal: rise(18, 20, 60) }),
    say('year', [X + 330, 604], { color: INK, width: 230, height: 110, reveal: fadeIn(26, 14) }),
    say('time_line', [X, 786], { ...line, font: FONT.capitals, reveal: fadeIn(30, 14) }),
    say('venue', [X, 950], { ...line, size: 84, color: COLORS.deep, height: 220, leading: 1.15, reveal: wordByWord(34, 22) }),
    say('city', [X, 1096], { ...line, font: FONT.capitals, size: 64, color: INK, height: 150, reveal: fadeIn(44, 14) }),
    cluster({ at: [70, 1850], scale: 140, rotate: sway(frames, 120, 40, 0.8) }),
    cluster({ at: [1030, 1880], scale: 116, rotate: sway(frames, 110, -60, 0.8, 0.4) }),
    ...drifting('petal', (index) => loosePetal(30, index % 2 ? '#e9b9b3' : '#fffaf2'), {
      count: 9,
      seed: 52,
      width: WIDTH,
      height: HEIGHT,
      frames,
      sizes: [50, 110],
      fall: 520,
      wind: -60,
    }),
  ];
}
