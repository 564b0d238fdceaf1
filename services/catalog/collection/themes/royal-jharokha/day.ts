// Scene 4: the day. A low sun over the lake holds the number; the month below it in the reflection.
import { drifting, softLight, twinkles, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { glow, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, ring } from '../../kit/lottie/shapes.ts';
import { petal } from '../../kit/motifs/arches.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { beadedRing, rays } from '../../kit/motifs/lamps.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, HEIGHT, lake, MARIGOLDS, METAL, say, WIDTH } from './look.ts';

const SUN: [number, number] = [WIDTH / 2, 584];

function sun(frames: number): Layer {
  const r = 206;
  return shapes(
    'sun',
    [
      rays(900, 24, '#ffd98a', 0.42, { rotate: track([0, 0, EASE.linear], [frames, 12]) }),
      ring('flames', 32, [outline(moved(petal(38, 62), 0, -r - 22)), fill(METAL.body)], {
        rotate: track([0, 0, EASE.linear], [frames, -10]),
      }),
      group('disc', [
        ellipse([0, 0], r * 2.12),
        fill(radial([0, -60], [0, r * 1.1], [0, '#fff3c4'], [0.5, '#ffd778'], [1, '#eda13a'])),
      ]),
      mandala(r * 0.98, { ink: '#d98c2e', weight: 2 }, { opacity: 34, rotate: track([0, 0, EASE.linear], [frames, 16]) }),
      beadedRing(r * 1.06, METAL, 48),
    ],
    {
      at: track([0, [SUN[0], SUN[1] + 190], EASE.out], [40, SUN]),
      scale: track([0, [82, 82], EASE.out], [40, [100, 100], EASE.breath], [frames, [103, 103]]),
    },
  );
}

export function dayScene({ frames }: Clock): Layer[] {
  const move = { frames, slide: [0, -26] as const, zoom: [104, 100] as const };
  const middle = plane('shore plane', 1, WIDTH, HEIGHT, move);
  const view = lake(866);
  const x = WIDTH / 2;
  return [
    middle,
    ...view.sky,
    twinkles(36, 17, WIDTH, 330, frames, '#fff4d6', [1, 2.4]),
    sun(frames),
    ...standOn(middle, [...view.far, ...view.water.slice(0, 1)]),
    shapes('sun in the water', [softLight('glitter', 0, 0, 300, '#ffdf94', 0.5)], { at: [x, 905], scale: [130, 26] }),
    shapes('hush', [
      softLight('hush', x, 120, 620, '#1b0f33', 0.4),
      group('hush', [ellipse([0, 0], 1100), fill(glow([0, 0], 550, '#1d0a20', 0.85))], { at: [x, 972], scale: [100, 30] }),
    ]),
    vignette(WIDTH, HEIGHT, COLORS.deep, 0.6),
    say('invitation', [x, 138], { font: FONT.lines, width: 1500, height: 86, reveal: wordByWord(8, 30) }),
    say('weekday', [x, 238], { size: 56, color: '#ffdf9c', width: 900, height: 76, tracking: 160, reveal: fadeIn(24, 14) }),
    say('day', [x, SUN[1] - 6], { size: 270, color: '#5a1230', width: 420, height: 330, leading: 1.1, reveal: rise(26, 18, 60) }),
    say('month', [x, 930], { size: 84, width: 1200, height: 110, tracking: 80, reveal: rise(38, 22, 40) }),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 10,
      seed: 31,
      width: WIDTH,
      height: HEIGHT,
      frames,
      sizes: [60, 130],
      fall: 420,
      wind: 120,
    }),
  ];
}
