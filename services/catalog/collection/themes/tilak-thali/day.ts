// Scene 4: the day in the plate; time and place beside it until the end.
import { drifting, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { glow, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { plate } from '../../kit/motifs/thali.ts';
import { brassLamp } from '../../kit/motifs/tilak-offerings.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { cloth, HEIGHT, LINE, lampLight, MARIGOLDS, METAL, silk, type ThaliLook, WIDTH } from './look.ts';

export function dayScene(look: ThaliLook, { frames }: Clock): Layer[] {
  const at: [number, number] = [500, 500];
  const x = 1350;
  return [
    ...silk(look),
    lampLight(at[0], at[1] + 200, 900, frames, 0.55),
    shapes('shadow', [group('shadow', [ellipse([0, 0], 1040), fill(glow([0, 0], 520, '#120207', 0.9))])], {
      at: [at[0] + 14, at[1] + 34],
    }),
    shapes(
      'plate',
      [
        plate(410, METAL),
        group('kumkum', [
          ellipse([0, 0], 640),
          fill(radial([-80, -120], [340, 120], [0, '#a51f1b'], [0.6, '#881518'], [1, '#560a10'])),
        ]),
      ],
      {
        at,
        scale: track([0, [86, 86], EASE.out], [30, [100, 100]]),
      },
    ),
    shapes('drawing', [mandala(300, { ink: '#ffd98f', weight: 2 })], {
      at,
      rotate: track([0, 0, EASE.linear], [frames, 18]),
      opacity: 26,
    }),
    vignette(WIDTH, HEIGHT, look.colors.deep, 0.5),
    text(
      {
        key: 'weekday',
        font: look.font.lines,
        size: 62,
        color: look.colors.paper,
        width: 520,
        height: 80,
        reveal: fadeIn(10, 14),
      },
      { at: [at[0], at[1] - 172] },
    ),
    metalText(
      {
        key: 'day',
        font: look.font.names,
        size: 270,
        color: look.colors.paper,
        width: 480,
        height: 300,
        leading: 1.05,
        reveal: rise(8, 20, 60),
      },
      PALE_GOLD,
      [24, 90],
      { at: [at[0], at[1]] },
    ),
    text(
      { key: 'month', font: look.font.lines, size: 66, color: look.colors.paper, width: 500, height: 84, reveal: fadeIn(16, 14) },
      { at: [at[0], at[1] + 178] },
    ),
    text(
      { key: 'title', font: look.font.devanagari, size: 84, color: LINE, width: 810, height: 120, reveal: fadeIn(12, 14) },
      { at: [x, 220] },
    ),
    text(
      {
        key: 'time_line',
        font: look.font.names,
        size: 70,
        color: look.colors.paper,
        width: 810,
        height: 100,
        reveal: rise(20, 20, 30),
      },
      { at: [x, 352] },
    ),
    text(
      {
        key: 'venue',
        font: look.font.names,
        size: 76,
        color: look.colors.paper,
        width: 810,
        height: 230,
        leading: 1.2,
        reveal: wordByWord(26, 22),
      },
      { at: [x, 530] },
    ),
    text(
      { key: 'city', font: look.font.lines, size: 64, color: LINE, width: 810, height: 90, reveal: fadeIn(36, 14) },
      { at: [x, 700] },
    ),
    cloth(look, 960),
    shapes(
      'lamps',
      [0, 1, 2].map((index) =>
        brassLamp(110 - Math.abs(index - 1) * 20, METAL, frames, index * 4 + 2, {
          at: [x - 150 + index * 150, 1000 + (index === 1 ? 10 : 0)],
        }),
      ),
    ),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 8,
      seed: 35,
      width: WIDTH,
      height: HEIGHT,
      frames,
      sizes: [50, 110],
      fall: 340,
      wind: 70,
    }),
  ];
}
