// Scene 1: the courtyard in the morning; names on the wall, the arcade on the right.
import { drifting } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { floralDivider, loosePetal } from '../../kit/motifs/garlands.ts';
import { arcade, latticeWindow, urli } from '../../kit/motifs/haveli.ts';
import { BRASS, COLORS, curtains, FLOOR, HAVELI, MARIGOLDS, NAME, RUST, STAGE, say, sunlitWall, swags } from './look.ts';

const { width, height } = STAGE;
const X = 610;

export function courtyardScene({ frames, beat }: Clock): Layer[] {
  return [
    ...sunlitWall(frames),
    shapes('house', [
      group('upper storey', [rect(1108, -40, 900, 300), fill(HAVELI.stone.body)]),
      latticeWindow(190, HAVELI, { at: [1330, 190] }),
      latticeWindow(190, HAVELI, { at: [1590, 190] }),
      latticeWindow(190, HAVELI, { at: [1850, 190] }),
      arcade(2, 440, 640, HAVELI, { at: [1130, FLOOR] }),
    ]),
    ...curtains(frames, 1190, 1950, 300),
    ...swags(2, 1130, 2010, 262),
    shapes(
      'bowls',
      [
        urli(300, BRASS, ['#f0851f', '#fff6e0', '#e0435c', '#f7b52c', '#f0851f'], { at: [1570, 1016] }),
        urli(210, BRASS, ['#f7b52c', '#e0435c', '#fff6e0', '#f0851f'], { at: [1270, 1036] }),
      ],
      {
        at: track([0, [0, 60], EASE.out], [24, [0, 0]]),
      },
    ),
    ...drifting('petal', (index) => loosePetal(30, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 9,
      seed: 6,
      width,
      height,
      frames,
      sizes: [50, 120],
      fall: 420,
      wind: 120,
    }),
    say('heading', { at: [X, 206], size: 62, width: 900, color: RUST, from: 4 }),
    say('first', { ...NAME, at: [X, 354], size: 168, width: 900, height: 190, from: 8 }),
    say('and', { at: [X, 480], size: 58, width: 300, color: RUST, from: 18 }),
    say('second', { ...NAME, at: [X, 604], size: 168, width: 900, height: 190, from: 18 }),
    shapes('divider', [floralDivider(440, HAVELI.accent, HAVELI.paint)], {
      at: [X, 734],
      scale: track([beat(1.4), [0, 100], EASE.out], [beat(2.8), [100, 100]]),
    }),
    say('occasion', { at: [X, 806], size: 50, width: 900, height: 70, color: COLORS.deep, from: beat(2) }),
  ];
}
