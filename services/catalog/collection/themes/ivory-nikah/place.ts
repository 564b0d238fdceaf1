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
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, flowers, gild, METAL, say } from './look.ts';

/** The arch, the court beyond it, and the words: above the court, or beside it. */
const UPRIGHT = {
  arch: [940, 1780, 520],
  horizon: 1640,
  court: 540,
  trees: [
    [-330, 340],
    [330, 340],
    [-420, 470],
    [420, 470],
  ],
  pavilion: 340,
  stars: { height: 1300, corners: [410, 210] },
  moon: [540, 318],
  hush: 950,
  x: 540,
  width: 800,
  couple: { y: 584, size: 100, width: 750, height: 380 },
  rows: { line: 778, date: 852, time: 956, venue: 1130, city: 1362 },
  date: { size: 70 },
  time: { size: 64 },
  venue: { size: 72, height: 250 },
  city: { size: 72, height: 120 },
  flowers: 92,
} as const;
const WIDE = {
  arch: [1720, 1030, 300],
  horizon: 930,
  court: 540,
  trees: [
    [-240, 260],
    [240, 260],
    [-330, 380],
    [330, 350],
  ],
  pavilion: 330,
  stars: { height: 700, corners: [800, 140] },
  moon: [540, 350],
  hush: 520,
  x: 1300,
  width: 720,
  couple: { y: 330, size: 84, width: 560, height: 250 },
  rows: { line: 486, date: 552, time: 642, venue: 756, city: 862 },
  date: { size: 58, height: 120 },
  time: { size: 54, height: 110 },
  venue: { size: 62, height: 190 },
  city: { size: 54, height: 110 },
  flowers: 80,
} as const;

export function placeScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height, x: middle } = stage;
  const { horizon, court, trees, stars, x: X, rows, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { y: named, ...couple } = at.couple;
  const [wide, high, spring] = at.arch;
  const [starX, starY] = stars.corners;
  const move = { frames, zoom: [106, 100] as const, ease: EASE.out };
  const far = plane('far plane', 0.6, width, height, move);
  const line = { font: FONT.urdu, width: at.width, leading: 1.3 };
  const arch = (grow: number) => outline(moved(keelArch(wide + grow, high + grow / 2, spring), middle, height + 10));
  return [
    far,
    ground('evening sky', width, height, linear([0, 0], [0, horizon], [0, '#141f3d'], [1, '#6a6a8c'])),
    twinkles(54, 8, width, stars.height, frames, '#fff6dc', [1.4, 3.2]),
    shapes('moon', [crescent(84, '#fff1cf', 5, { at: at.moon, rotate: 16 })], {
      at: track([0, [0, 60], EASE.out], [60, [0, 0]]),
    }),
    ...standOn(far, [
      shapes('court light', [softLight('court light', court, horizon - 40, 520, '#f0c582', 0.55)]),
      shapes('court', [
        pavilion(at.pavilion, linear([0, -420], [0, 0], [0, '#4d5276'], [1, '#cdae84']), '#ffeec4', '#f6dfae', {
          at: [court, horizon],
        }),
      ]),
      shapes('trees', [
        ...outlines(trees.map(([dx, size]) => moved(cypress(size * 0.24, size), court + dx, horizon + 16))),
        fill('#1a2342'),
      ]),
    ]),
    shapes('court floor', [
      rect(-60, horizon, width + 120, 400),
      fill(linear([0, horizon], [0, height], [0, '#b49a78'], [1, '#3f3a52'])),
    ]),
    shapes('wall', [
      rect(-10, -10, width + 20, height + 20),
      arch(0),
      fill(linear([0, 0], [width, height], [0, '#fbf3e2'], [1, '#d9c49c']), 100, 'evenodd'),
    ]),
    shapes('rims', [
      group('shade', [arch(12), stroke('#4b3a22', 14, { opacity: 60 })]),
      group('rim', [arch(26), stroke(metalRamp(METAL, [0, 100], [width, height]), 14)]),
      group(
        'stars',
        [-1, 1].map((side) =>
          group('star', [outline(eightStar(64)), stroke(METAL.body, 5, { join: 'miter' }), outline(eightStar(30))], {
            at: [middle + side * starX, starY],
          }),
        ),
      ),
    ]),
    shapes('hush', [softLight('hush', X, at.hush, 640, '#101a36', 0.5)]),
    vignette(width, height, '#0c1228', 0.3),
    gild('couple', [X, named], PALE_GOLD, [20, 100], {
      ...line,
      ...couple,
      color: COLORS.paper,
      reveal: fadeIn(8, 18),
    }),
    shapes(
      'between',
      [
        group('star', [outline(eightStar(20)), fill(PALE_GOLD.shine)]),
        group('line', [rect(-230, -1.5, 190, 3), rect(40, -1.5, 190, 3), fill(PALE_GOLD.body)]),
      ],
      {
        at: [X, rows.line],
        scale: track([14, [0, 100], EASE.weight], [36, [100, 100]]),
      },
    ),
    say('date_line', [X, rows.date], { ...line, ...at.date, color: '#fffaf0', reveal: fadeIn(18, 16) }),
    say('time_line', [X, rows.time], { ...line, ...at.time, color: '#ffe5ae', reveal: fadeIn(26, 16) }),
    say('venue', [X, rows.venue], { ...line, ...at.venue, color: '#fffaf0', reveal: wordByWord(32, 22) }),
    say('city', [X, rows.city], { ...line, ...at.city, color: '#ffe5ae', reveal: fadeIn(42, 16) }),
    ...flowers(stage, frames, at.flowers),
  ];
}
