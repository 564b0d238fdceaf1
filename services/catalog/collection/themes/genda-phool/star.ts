// Scene 2: the bride or the groom on a swing of flowers.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import { cuspedArch } from '../../kit/motifs/arches.ts';
import { marigold, swag } from '../../kit/motifs/garlands.ts';
import { flowerRope } from '../../kit/motifs/swing.ts';
import { GOLD, metalRamp } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, curtain, FLOWERS, FONT, LEAF, morning, petals, RUST, STAR, say } from './look.ts';

const ARCH = { width: 640, height: 800, rise: 300, foils: 3 };
const OPENING = moved(cuspedArch(ARCH), 0, 440);

/** The swing (across, and from where it comes down to where), and the words below or beside it. */
const UPRIGHT = {
  swing: [540, 420, 800],
  x: 540,
  line: { y: 1434, size: 72, width: 820 },
  couple: { y: 1582, size: 124, width: 850, height: 210 },
  day: { y: 1727, size: 64, width: 820, height: 90 },
} as const;
const WIDE = {
  swing: [690, 90, 470],
  x: 1398,
  line: { y: 330, size: 66, width: 540 },
  couple: { y: 530, size: 132, width: 550, height: 310 },
  day: { y: 728, size: 62, width: 540, height: 90 },
} as const;

export function starScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { swing, x, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [across, high, low] = swing;
  const { y: lineAt, ...line } = words.line;
  const { y: named, ...couple } = words.couple;
  const { y: dated, ...day } = words.day;
  const at = track([0, [across, high], EASE.out], [28, [across, low]]);
  return [
    ...morning(stage, frames, across, low - 20),
    shapes('sun', [softLight('sun', across, low - 20, 800, '#fffdf0', 0.9)]),
    ...curtain(stage, 77),
    shapes(
      'ropes',
      [-1, 1].map((side) => flowerRope(1240, 30, FLOWERS, LEAF, { at: [side * 372, -1000], rotate: sway(frames, 120, 0, 0.5) })),
      { at },
    ),
    ...framedPhoto(STAR, {
      opening: OPENING,
      covers: { width: 680, height: 900, middle: [0, 0] },
      at,
      from: 0,
      frames,
      push: [113, 102],
      backing: '#ffe08a',
      rim: { paint: metalRamp(GOLD, [-320, -440], [320, 440]), width: 12 },
    }),
    shapes('beads', [group('beads', [outline(OPENING), stroke('#fff3c4', 8, { dash: [0.1, 22] })])], { at }),
    shapes(
      'seat',
      [
        group('plank', [rect(-440, 428, 880, 50, 16), fill(linear([0, 428], [0, 478], [0, '#b3743a'], [1, '#7a4620']))]),
        swag(420, 70, 30, FLOWERS, { at: [-215, 478] }),
        swag(420, 70, 30, FLOWERS, { at: [215, 478] }),
        ...[-430, 0, 430].map((dx) => marigold(46, FLOWERS[0], { at: [dx, 476] })),
        group('line', [outline(pen().move(-420, 452).line(420, 452).outline()), stroke('#e9c06a', 5)]),
      ],
      { at },
    ),
    ...petals(stage, frames, 17),
    say('star_line', [x, lineAt], { ...line, color: '#943608', reveal: fadeIn(beat(0.6), 12) }),
    say('couple', [x, named], {
      font: FONT.names,
      ...couple,
      leading: 1.1,
      color: RUST,
      reveal: rise(beat(1), 18),
    }),
    say('month_line', [x, dated], { ...day, color: COLORS.deep, reveal: fadeIn(beat(2), 12) }),
  ];
}
