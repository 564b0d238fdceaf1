// Scene 4: the moonlit court outside; date, time and place until the end.
import { ground, softLight, twinkles, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, outlines, rect, stroke } from '../../kit/lottie/shapes.ts';
import { crescent, cypress, pavilion } from '../../kit/motifs/moonlit-garden.ts';
import { eightStar, keelArch } from '../../kit/motifs/star-lattice.ts';
import { metalRamp, PALE_GOLD } from '../../kit/palette.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, flowers, gild, HEIGHT, METAL, say, WIDTH } from './look.ts';

const X = WIDTH / 2;
const HORIZON = 1640;

export function placeScene({ frames }: Clock): Layer[] {
  const move = { frames, zoom: [106, 100] as const, ease: EASE.out };
  const far = plane('far plane', 0.6, WIDTH, HEIGHT, move);
  const line = { font: FONT.urdu, width: 800, leading: 1.3 };
  const arch = (grow: number) => outline(moved(keelArch(940 + grow, 1780 + grow / 2, 520), X, HEIGHT + 10));
  const trees = [
    [-330, 340],
    [330, 340],
    [-420, 470],
    [420, 470],
  ] as const;
  return [
    far,
    ground('evening sky', WIDTH, HEIGHT, linear([0, 0], [0, HORIZON], [0, '#141f3d'], [1, '#6a6a8c'])),
    twinkles(54, 8, WIDTH, 1300, frames, '#fff6dc', [1.4, 3.2]),
    shapes('moon', [crescent(84, '#fff1cf', 5, { at: [X, 318], rotate: -16 })], {
      at: track([0, [0, 60], EASE.out], [60, [0, 0]]),
    }),
    ...standOn(far, [
      shapes('court light', [softLight('court light', X, HORIZON - 40, 520, '#f0c582', 0.55)]),
      shapes('court', [
        pavilion(340, linear([0, -420], [0, 0], [0, '#4d5276'], [1, '#cdae84']), '#ffeec4', '#f6dfae', { at: [X, HORIZON] }),
      ]),
      shapes('trees', [
        ...outlines(trees.map(([dx, size]) => moved(cypress(size * 0.24, size), X + dx, HORIZON + 16))),
        fill('#1a2342'),
      ]),
    ]),
    shapes('court floor', [
      rect(-60, HORIZON, WIDTH + 120, 400),
      fill(linear([0, HORIZON], [0, HEIGHT], [0, '#b49a78'], [1, '#3f3a52'])),
    ]),
    shapes('wall', [
      rect(-10, -10, WIDTH + 20, HEIGHT + 20),
      arch(0),
      fill(linear([0, 0], [WIDTH, HEIGHT], [0, '#fbf3e2'], [1, '#d9c49c']), 100, 'evenodd'),
    ]),
    shapes('rims', [
      group('shade', [arch(12), stroke('#4b3a22', 14, { opacity: 60 })]),
      group('rim', [arch(26), stroke(metalRamp(METAL, [0, 100], [WIDTH, HEIGHT]), 14)]),
      group(
        'stars',
        [-1, 1].map((side) =>
          group('star', [outline(eightStar(64)), stroke(METAL.body, 5, { join: 'miter' }), outline(eightStar(30))], {
            at: [X + side * 410, 210],
          }),
        ),
      ),
    ]),
    shapes('hush', [softLight('hush', X, 950, 640, '#101a36', 0.5)]),
    vignette(WIDTH, HEIGHT, '#0c1228', 0.3),
    gild('couple', [X, 584], PALE_GOLD, [20, 100], {
      ...line,
      width: 750,
      size: 100,
      color: COLORS.paper,
      height: 380,
      reveal: fadeIn(8, 18),
    }),
    shapes(
      'between',
      [
        group('star', [outline(eightStar(20)), fill(PALE_GOLD.shine)]),
        group('line', [rect(-230, -1.5, 190, 3), rect(40, -1.5, 190, 3), fill(PALE_GOLD.body)]),
      ],
      {
        at: [X, 786],
        scale: track([14, [0, 100], EASE.weight], [36, [100, 100]]),
      },
    ),
    say('date_line', [X, 862], { ...line, size: 70, color: '#fffaf0', reveal: fadeIn(18, 16) }),
    say('time_line', [X, 974], { ...line, size: 64, color: '#ffe5ae', reveal: fadeIn(26, 16) }),
    say('venue', [X, 1150], { ...line, size: 76, color: '#fffaf0', height: 290, reveal: wordByWord(32, 22) }),
    say('city', [X, 1322], { ...line, color: '#ffe5ae', reveal: fadeIn(42, 16) }),
    ...flowers(frames, 92),
  ];
}
