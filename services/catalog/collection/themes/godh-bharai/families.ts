// Scene 3: two overlapping rings of glass bangles frame the two families, side by side or one above the other.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, ring } from '../../kit/lottie/shapes.ts';
import { bangles, betelLeaf, rose } from '../../kit/motifs/fruit-tray.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { COLORS, FONT, LEAF, petals, ROSE, say, TURMERIC } from './look.ts';

const R = 372;

/** The middle between the rings, each ring's distance from it (at rest, and at the end), and the words in them. */
const WIDE = {
  middle: 560,
  aside: [420, 414],
  apart: 0,
  title: { size: 56, width: 420, height: 90 },
  family: { size: 62, width: 500, height: 330 },
} as const;
const UPRIGHT = {
  middle: 960,
  aside: [0, 0],
  apart: 418,
  title: { size: 70, width: 440, height: 100 },
  family: { size: 74, width: 540, height: 380 },
} as const;

export function familiesScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height, x: X } = stage;
  const { middle, aside, apart, title: heading, family } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [rest, end] = aside;
  const hold = (key: string, title: string, side: -1 | 1): Layer[] => {
    const y = middle + side * apart;
    const x = X + side * ((rest + end) / 2);
    const at = track([0, [X + side * 900, y], EASE.out], [30, [X + side * rest, y], EASE.breath], [frames, [X + side * end, y]]);
    return [
      shapes(
        `bangles of ${key}`,
        [
          ring('leaves', 28, [betelLeaf(LEAF, { at: [0, -(R + 6)], scale: 66 })]),
          group('plate', [ellipse([0, 0], R * 2 - 20), fill(COLORS.paper)]),
          bangles(R, side < 0 ? ['#d0213f', LEAF, TURMERIC] : [LEAF, ROSE, TURMERIC]),
        ],
        { at, rotate: track([0, side * 70, EASE.out], [36, 0, EASE.breath], [frames, side * -6]) },
      ),
      say(title, [x, y - 160], { font: FONT.text, color: '#b01f57', ...heading, reveal: fadeIn(18, 14) }),
      say(key, [x, y + 40], {
        color: COLORS.deep,
        ...family,
        leading: 1.45,
        reveal: fadeIn(24, 16),
      }),
    ];
  };
  return [
    ground('ground', width, height, radial([X, middle - 20], [X, middle + 940], [0, '#4f9a4a'], [1, '#1d4d2a'])),
    shapes('lines', [
      mandala(
        760,
        { ink: '#c9e8a8', weight: 2 },
        { at: [X, middle], opacity: 20, rotate: track([0, 0, EASE.linear], [frames, 8]) },
      ),
    ]),
    shapes('glow', [softLight('glow', X, middle, 800, TURMERIC, 0.26)]),
    ...hold('in_laws', 'in_laws_title', -1),
    ...hold('parents', 'parents_title', 1),
    shapes(
      'rose between',
      [betelLeaf(LEAF, { rotate: -90, scale: 90 }), betelLeaf(LEAF, { rotate: 90, scale: 90 }), rose(ROSE, { scale: 150 })],
      {
        at: [X, middle],
        scale: track([14, [0, 0], EASE.spring], [36, [100, 100]]),
        rotate: track([14, -40, EASE.out], [frames, 8]),
      },
    ),
    vignette(width, height, '#0d2a16', 0.36),
    ...petals(stage, frames, 29),
  ];
}
