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
import { beadedRing, diya, rays } from '../../kit/motifs/lamps.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, lake, MARIGOLDS, METAL, say } from './look.ts';

/** The sun over the water line, and the words above and below it. */
const WIDE = {
  horizon: 866,
  sun: [584, 100],
  stars: 330,
  hush: [120, 972],
  invitation: { y: 138, width: 1500, height: 86 },
  weekday: { y: 238, size: 56, width: 900, height: 76, tracking: 160 },
  day: { size: 270, width: 420, height: 330 },
  month: { y: 930, size: 84, width: 1200, height: 110, tracking: 80 },
} as const;
const UPRIGHT = {
  horizon: 1310,
  sun: [926, 136],
  stars: 520,
  hush: [270, 1430],
  invitation: { y: 262, size: 76, width: 880, height: 290 },
  weekday: { y: 436, size: 84, width: 860, height: 100, tracking: 120 },
  day: { size: 372, width: 560, height: 440 },
  month: { y: 1430, size: 104, width: 880, height: 130, tracking: 20 },
} as const;

function sun(frames: number, x: number, y: number, size: number): Layer {
  const r = 206;
  const grown = (part: number) => [size * part, size * part];
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
      at: track([0, [x, y + 190], EASE.out], [40, [x, y]]),
      scale: track([0, grown(0.82), EASE.out], [40, grown(1), EASE.breath], [frames, grown(1.03)]),
    },
  );
}

/** Lamps that float away, under the reflection of the sun. */
function lampsOnTheWater(x: number, frames: number): Layer[] {
  const lamps = [
    [-260, 1640, 84],
    [250, 1690, 96],
    [-40, 1770, 118],
  ] as const;
  return lamps.map(([dx, y, size], index) =>
    shapes(`floating lamp ${index + 1}`, [diya(size, '#a4532c', METAL.shine, frames, index * 3 + 1)], {
      at: track([0, [x + dx - 18, y], EASE.linear], [frames, [x + dx + 18, y]]),
    }),
  );
}

export function dayScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height, x, portrait } = stage;
  const { horizon, sun: disc, stars, hush, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const [sunAt, size] = disc;
  const { y: invited, ...invitation } = rows.invitation;
  const { y: named, ...weekday } = rows.weekday;
  const { y: below, ...month } = rows.month;
  const move = { frames, slide: [0, -26] as const, zoom: [104, 100] as const };
  const middle = plane('shore plane', 1, width, height, move);
  const view = lake(stage, horizon);
  return [
    middle,
    ...view.sky,
    twinkles(36, 17, width, stars, frames, '#fff4d6', [1, 2.4]),
    sun(frames, x, sunAt, size),
    ...standOn(middle, [...view.far, ...view.water.slice(0, 1)]),
    shapes('sun in the water', [softLight('glitter', 0, 0, 300, '#ffdf94', 0.5)], { at: [x, horizon + 39], scale: [130, 26] }),
    ...(portrait ? lampsOnTheWater(x, frames) : []),
    shapes('hush', [
      softLight('hush', x, hush[0], 620, '#1b0f33', 0.4),
      group('hush', [ellipse([0, 0], 1100), fill(glow([0, 0], 550, '#1d0a20', 0.85))], { at: [x, hush[1]], scale: [100, 30] }),
    ]),
    vignette(width, height, COLORS.deep, 0.6),
    say('invitation', [x, invited], { font: FONT.lines, ...invitation, reveal: wordByWord(8, 30) }),
    say('weekday', [x, named], { color: '#ffdf9c', ...weekday, reveal: fadeIn(24, 14) }),
    say('day', [x, sunAt - 6], { color: '#5a1230', leading: 1.1, ...rows.day, reveal: rise(26, 18, 60) }),
    say('month', [x, below], { ...month, reveal: rise(38, 22, 40) }),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 10,
      seed: 31,
      width,
      height,
      frames,
      sizes: [60, 130],
      fall: 420,
      wind: 120,
    }),
  ];
}
