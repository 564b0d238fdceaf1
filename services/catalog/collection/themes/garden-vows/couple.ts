// Scene 2: the couple in an arched frame on blush paper, flowers at two corners; the words below it or beside it.
import { drifting, ground } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, stroke } from '../../kit/lottie/shapes.ts';
import type { Outline, Vector } from '../../kit/lottie/types.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, COUPLE, cluster, FONT, say } from './look.ts';

/** The frame (half its width, its height, its foot), the flowers, where petals fall, and the words. */
const WIDE = {
  frame: { half: 350, high: 880, x: 600, foot: 970 },
  bunches: [
    { at: [226, 946], size: 84, turn: 20, from: 4 },
    { at: [948, 216], size: 74, turn: 150, from: 10 },
  ],
  petals: { left: 40, width: 1000, fall: 340 },
  couple: { at: [1432, 440], size: 136, width: 660, height: 290 },
  promise: { at: [1432, 690], size: 66, width: 660, height: 180 },
} as const;
const UPRIGHT = {
  frame: { half: 380, high: 1080, x: 540, foot: 1300 },
  bunches: [
    { at: [122, 1176], size: 108, turn: 20, from: 4 },
    { at: [940, 330], size: 96, turn: 150, from: 10 },
  ],
  petals: { left: 0, width: 1080, fall: 480 },
  couple: { at: [540, 1506], size: 136, width: 740, height: 170 },
  promise: { at: [540, 1680], size: 68, width: 860, height: 176 },
} as const;

function openingOf(frame: { half: number; high: number }, grow: number): Outline {
  const [half, high] = [frame.half + grow, frame.high + grow];
  return pen()
    .move(-half, grow)
    .line(-half, -(high - half))
    .curve(-half, -(high - half * 0.45), -half * 0.55, -high, 0, -high)
    .curve(half * 0.55, -high, half, -(high - half * 0.45), half, -(high - half))
    .line(half, grow)
    .close()
    .outline();
}

export function coupleScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { frame, bunches, petals, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const opening = (grow: number) => openingOf(frame, grow);
  const bunch = (at: Vector, size: number, turn: number, from: number): Layer =>
    cluster({
      at,
      scale: track([from, [size * 0.5, size * 0.5], EASE.spring], [from + 32, [size, size]]),
      rotate: sway(frames, 130, turn, 0.8, from / 50),
    });
  return [
    ground('blush', width, height, linear([0, 0], [0, height], [0, '#fbf3ea'], [1, '#f2d9d0'])),
    shapes(
      'mat',
      [
        group('shade', [outline(opening(46)), fill('#9c6a62', 26)], { at: [8, 22] }),
        group('mat', [outline(opening(46)), fill('#fffdf8')]),
        group('rule', [outline(opening(26)), stroke('#b99a68', 4)]),
      ],
      { at: [frame.x, frame.foot] },
    ),
    ...framedPhoto(COUPLE, {
      opening: opening(0),
      covers: { width: frame.half * 2, height: frame.high, middle: [0, -frame.high / 2] },
      at: [frame.x, frame.foot],
      from: 0,
      frames,
      push: [112, 102],
      backing: '#d9c6b4',
    }),
    ...bunches.map(({ at, size, turn, from }) => bunch(at, size, turn, from)),
    ...drifting('petal', (index) => loosePetal(30, index % 2 ? '#e9b9b3' : '#fffaf2'), {
      count: 9,
      seed: 31,
      ...petals,
      height,
      frames,
      sizes: [50, 110],
      wind: 60,
    }),
    say('couple', at.couple.at, {
      ...at.couple,
      font: FONT.names,
      color: COLORS.deep,
      leading: 1.15,
      reveal: rise(16, 22),
    }),
    say('promise', at.promise.at, { ...at.promise, reveal: fadeIn(28, 16) }),
  ];
}
