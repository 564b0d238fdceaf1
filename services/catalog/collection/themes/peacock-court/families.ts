// Scene 3: an ivory page; the families, and feathers laid along its edge.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { peacock } from '../../kit/motifs/peacock.ts';
import { metalRamp } from '../../kit/palette.ts';
import { COLORS, fan, METAL, PLAIN_NAME, STAGE, say } from './look.ts';

const { width, height } = STAGE;
const X = 1260;

export function familiesScene({ frames, beat }: Clock): Layer[] {
  const name = { ...PLAIN_NAME, size: 150, width: 960, height: 170, color: '#0a5044' } as const;
  const line = { size: 52, width: 960, height: 140, color: '#3c2a12' } as const;
  return [
    ground('paper', width, height, COLORS.paper),
    shapes('warmth', [softLight('warmth', 300, 900, 900, '#f0d59a', 0.7)]),
    shapes('border', [
      group('line', [rect(40, 40, width - 80, height - 80, 8), stroke(metalRamp(METAL, [0, 0], [width, height]), 5)]),
      group('inner line', [rect(56, 56, width - 112, height - 112, 4), stroke('#0a5044', 2)]),
    ]),
    fan({
      root: [330, 800],
      folded: -80,
      from: -64,
      to: 18,
      rows: [
        { length: 650, eye: 104, count: 9 },
        { length: 480, eye: 84, count: 8 },
      ],
      first: 0,
      lasts: beat(3),
      frames,
    }),
    shapes('bird', [peacock(METAL, frames, { at: [512, 1000], scale: [-84, 84] })], {
      at: track([0, [-60, 0], EASE.out], [beat(2), [0, 0]]),
    }),
    say('first', { ...name, at: [X, 250], from: 6 }),
    say('first_parents', { ...line, at: [X, 392], from: beat(1.2) }),
    shapes('divider', [floralDivider(480, METAL.shade, COLORS.bloom)], {
      at: [X, 520],
      scale: track([beat(1.4), [0, 100], EASE.out], [beat(2.8), [100, 100]]),
    }),
    say('second', { ...name, at: [X, 650], from: beat(1.8) }),
    say('second_parents', { ...line, at: [X, 792], from: beat(3) }),
  ];
}
