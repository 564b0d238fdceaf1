// Scene 3: two overlapping rings of glass bangles frame the two families.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, ring } from '../../kit/lottie/shapes.ts';
import { bangles, betelLeaf, rose } from '../../kit/motifs/fruit-tray.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { COLORS, FONT, HEIGHT, LEAF, petals, ROSE, say, TURMERIC, WIDTH, X } from './look.ts';

const R = 372;

export function familiesScene({ frames }: Clock): Layer[] {
  const hold = (key: string, title: string, side: -1 | 1): Layer[] => {
    const at = track(
      [0, [X + side * 900, 560], EASE.out],
      [30, [X + side * 420, 560], EASE.breath],
      [frames, [X + side * 414, 560]],
    );
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
      say(title, [X + side * 417, 400], { font: FONT.text, color: '#b01f57', width: 420, height: 90, reveal: fadeIn(18, 14) }),
      say(key, [X + side * 417, 600], {
        size: 62,
        color: COLORS.deep,
        width: 500,
        height: 330,
        leading: 1.45,
        reveal: fadeIn(24, 16),
      }),
    ];
  };
  return [
    ground('ground', WIDTH, HEIGHT, radial([X, 540], [X, 1500], [0, '#4f9a4a'], [1, '#1d4d2a'])),
    shapes('lines', [
      mandala(760, { ink: '#c9e8a8', weight: 2 }, { at: [X, 560], opacity: 20, rotate: track([0, 0, EASE.linear], [frames, 8]) }),
    ]),
    shapes('glow', [softLight('glow', X, 560, 800, TURMERIC, 0.26)]),
    ...hold('in_laws', 'in_laws_title', -1),
    ...hold('parents', 'parents_title', 1),
    shapes(
      'rose between',
      [betelLeaf(LEAF, { rotate: -90, scale: 90 }), betelLeaf(LEAF, { rotate: 90, scale: 90 }), rose(ROSE, { scale: 150 })],
      {
        at: [X, 560],
        scale: track([14, [0, 0], EASE.spring], [36, [100, 100]]),
        rotate: track([14, -40, EASE.out], [frames, 8]),
      },
    ),
    vignette(WIDTH, HEIGHT, '#0d2a16', 0.36),
    ...petals(frames, 29, [
      [20, 230],
      [1680, 1880],
    ]),
  ];
}
