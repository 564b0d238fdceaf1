// Scene 2: the couple in an arched frame on blush paper, flowers at two corners.
import { drifting, ground } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, stroke } from '../../kit/lottie/shapes.ts';
import type { Outline } from '../../kit/lottie/types.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, COUPLE, cluster, FONT, HEIGHT, say, WIDTH } from './look.ts';

const X = WIDTH / 2;
const FOOT = 1300;

function opening(grow: number): Outline {
  const [half, high] = [380 + grow, 1080 + grow];
  return pen()
    .move(-half, grow)
    .line(-half, -(high - half))
    .curve(-half, -(high - half * 0.45), -half * 0.55, -high, 0, -high)
    .curve(half * 0.55, -high, half, -(high - half * 0.45), half, -(high - half))
    .line(half, grow)
    .close()
    .outline();
}

export function coupleScene({ frames }: Clock): Layer[] {
  const bunch = (at: [number, number], size: number, turn: number, from: number): Layer =>
    cluster({
      at,
      scale: track([from, [size * 0.5, size * 0.5], EASE.spring], [from + 32, [size, size]]),
      rotate: sway(frames, 130, turn, 0.8, from / 50),
    });
  return [
    ground('blush', WIDTH, HEIGHT, linear([0, 0], [0, HEIGHT], [0, '#fbf3ea'], [1, '#f2d9d0'])),
    shapes(
      'mat',
      [
        group('shade', [outline(opening(46)), fill('#9c6a62', 26)], { at: [8, 22] }),
        group('mat', [outline(opening(46)), fill('#fffdf8')]),
        group('rule', [outline(opening(26)), stroke('#b99a68', 4)]),
      ],
      { at: [X, FOOT] },
    ),
    ...framedPhoto(COUPLE, {
      opening: opening(0),
      covers: { width: 760, height: 1080, middle: [0, -540] },
      at: [X, FOOT],
      from: 0,
      frames,
      push: [112, 102],
      backing: '#d9c6b4',
    }),
    bunch([122, 1176], 108, 20, 4),
    bunch([940, 330], 96, 150, 10),
    say('couple', [X, 1506], {
      font: FONT.names,
      size: 136,
      color: COLORS.deep,
      width: 740,
      height: 170,
      leading: 1.15,
      reveal: rise(16, 22),
    }),
    say('promise', [X, 1680], { size: 68, width: 860, height: 176, reveal: fadeIn(28, 16) }),
    ...drifting('petal', (index) => loosePetal(30, index % 2 ? '#e9b9b3' : '#fffaf2'), {
      count: 9,
      seed: 31,
      width: WIDTH,
      height: HEIGHT,
      frames,
      sizes: [50, 110],
      fall: 480,
      wind: 60,
    }),
  ];
}
