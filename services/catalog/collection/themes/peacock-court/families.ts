// Scene 3: an ivory page; the families, and feathers laid along its edge.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { metalRamp } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, fan, METAL, PLAIN_NAME, say } from './look.ts';

/** Feathers laid over two corners of the page, and the families. */
const WIDE = {
  warmth: [300, 900],
  fans: [
    { root: [120, 1290], folded: 6, from: -28, to: 44, lengths: [860, 660], counts: [7, 6] },
    { root: [1990, -300], folded: 200, from: 172, to: 232, lengths: [520, 400], counts: [5, 4] },
  ],
  x: 1260,
  names: { size: 150, width: 800, height: 170 },
  parents: { size: 52, width: 920, height: 140 },
  rows: [244, 402, 520, 644, 802],
} as const;
const UPRIGHT = {
  warmth: [520, 1560],
  fans: [
    { root: [540, 2120], folded: 0, from: -52, to: 52, lengths: [830, 640], counts: [11, 10] },
    { root: [1150, -280], folded: 200, from: 172, to: 240, lengths: [330, 250], counts: [4, 3] },
  ],
  x: 540,
  names: { size: 190, width: 880, height: 200 },
  parents: { size: 68, width: 860, height: 256 },
  rows: [274, 480, 632, 762, 968],
} as const;

export function familiesScene({ frames, beat }: Clock, { width, height, portrait }: Stage): Layer[] {
  const { warmth, fans, x: X, names, parents, rows } = placesIn(portrait, WIDE, UPRIGHT);
  const name = { ...PLAIN_NAME, ...names, color: '#0a5044' } as const;
  const line = { ...parents, color: '#3c2a12' } as const;
  return [
    ground('paper', width, height, COLORS.paper),
    shapes('warmth', [softLight('warmth', ...warmth, 900, '#f0d59a', 0.7)]),
    shapes('border', [
      group('line', [rect(40, 40, width - 80, height - 80, 8), stroke(metalRamp(METAL, [0, 0], [width, height]), 5)]),
      group('inner line', [rect(56, 56, width - 112, height - 112, 4), stroke('#0a5044', 2)]),
    ]),
    ...fans.map(({ lengths, counts, ...corner }) =>
      fan({
        ...corner,
        rows: [
          { length: lengths[0], eye: 112, count: counts[0] },
          { length: lengths[1], eye: 92, count: counts[1] },
        ],
        first: 0,
        lasts: beat(3),
        frames,
      }),
    ),
    say('first', { ...name, at: [X, rows[0]], from: 6 }),
    say('first_parents', { ...line, at: [X, rows[1]], from: beat(1.2) }),
    shapes('divider', [floralDivider(480, METAL.shade, COLORS.bloom)], {
      at: [X, rows[2]],
      scale: track([beat(1.4), [0, 100], EASE.out], [beat(2.8), [100, 100]]),
    }),
    say('second', { ...name, at: [X, rows[3]], from: beat(1.8) }),
    say('second_parents', { ...line, at: [X, rows[4]], from: beat(3) }),
  ];
}
