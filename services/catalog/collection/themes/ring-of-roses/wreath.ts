// Scene 1: a rose gold ring draws itself, roses open along it, the names are inside.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, group, stroke, trim } from '../../kit/lottie/shapes.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { type Bloom, blooming, CORNER, FONT, paper, petals, ROSE_GOLD, say, WINE } from './look.ts';

const RADIUS = 424;

/** The wreath's centre, the words above and below it or beside it, a spray in a corner. */
const UPRIGHT = {
  center: [540, 860],
  said: { at: [540, 258], size: 64, width: 900, height: 90 },
  occasion: { at: [540, 1540], size: 96, width: 880, height: 120 },
  teaser: { at: [540, 1650], size: 62, width: 880, height: 84 },
  corner: [],
} as const;
const WIDE = {
  center: [580, 536],
  said: { at: [1420, 388], size: 56, width: 640, height: 80 },
  occasion: { at: [1420, 522], size: 100, width: 680, height: 140 },
  teaser: { at: [1420, 660], size: 54, width: 640, height: 76 },
  corner: CORNER,
} as const;

/** A position on the ring, as an hour of a clock; `out` moves a bloom off the line. */
const on = (hour: number, size: number, tone: Bloom['tone'], out = 0, lean = 0): Bloom => {
  const angle = ((hour - 3) * Math.PI) / 6;
  const radius = RADIUS + out;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius, size, tone, turn: hour * 30 + lean };
};

const BELOW: readonly Bloom[] = [
  ...[4.1, 4.7, 5.4, 6.1, 6.9, 7.6, 8.3, 9, 9.6].map((hour, index) => on(hour, 120, 'leaf', 34, index % 2 ? 24 : -20)),
  ...[4.3, 4.9, 5.6, 6.3, 7.1, 7.8, 8.5, 9.2].map((hour, index) => on(hour, 96, 'leaf', -30, index % 2 ? 188 : 152)),
  on(9.9, 84, 'bud', 6, -84),
  on(4.05, 84, 'bud', 6, 84),
  on(9.2, 58, 'cream', 6),
  on(4.7, 64, 'blush', -6),
  on(8.6, 84, 'dusk', 10),
  on(5.3, 92, 'dusk', 14),
  on(7.85, 112, 'wine', 4),
  on(6, 96, 'cream', 28),
  on(6.95, 132, 'dusk', 22),
  on(7.45, 62, 'cream', -14),
  on(6.3, 58, 'blush', -66),
];

const ABOVE: readonly Bloom[] = [
  ...[0.35, 0.95, 1.55].map((hour, index) => on(hour, 104, 'leaf', 26, index % 2 ? 26 : -22)),
  ...[0.45, 1.05].map((hour) => on(hour, 84, 'leaf', -26, 166)),
  on(0, 70, 'bud', 4, -84),
  on(1.95, 70, 'bud', 4, 84),
  on(1.4, 60, 'blush', 8),
  on(0.5, 58, 'cream', 6),
  on(0.95, 88, 'wine', 14),
];

export function wreathScene({ frames }: Clock, stage: Stage): Layer[] {
  const { corner, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [x, y] = at.center;
  const name = { font: FONT.names, size: 166, color: WINE, width: 610, height: 204, leading: 1.1 };
  const hoop = (radius: number, width: number, first: number) =>
    group('hoop', [
      ellipse([0, 0], radius * 2),
      trim(0, track([0, 18, EASE.weight], [first, 100])),
      stroke(
        linear(
          [-radius, -radius],
          [radius, radius],
          [0, ROSE_GOLD.shine],
          [0.4, ROSE_GOLD.body],
          [0.55, ROSE_GOLD.shine],
          [1, ROSE_GOLD.shade],
        ),
        width,
      ),
    ]);
  return [
    ...paper(stage),
    ...(corner.length > 0
      ? [shapes('spray', [blooming(corner, 14, 2)], { at: [stage.width - 14, stage.height - 10], rotate: 90, scale: 60 })]
      : []),
    shapes('ring', [hoop(RADIUS, 11, 44), hoop(RADIUS - 22, 3, 54)], { at: [x, y], rotate: 170 }),
    shapes('roses above', [blooming(ABOVE, 10, 2.4)], { at: [x, y], rotate: sway(frames, 120, 0, 0.7, 0.3) }),
    shapes('roses below', [blooming(BELOW, 0, 1.5, 45)], { at: [x, y], rotate: sway(frames, 130, 0, 0.6) }),
    say('said_yes', at.said.at, { ...at.said, font: FONT.capitals, tracking: 240, reveal: fadeIn(6, 14) }),
    say('first', [x + 16, y - 156], { ...name, reveal: rise(8, 22) }),
    say('and', [x + 14, y - 30], { size: 84, color: '#96503f', width: 200, height: 100, reveal: fadeIn(18, 14) }),
    say('second', [x + 34, y + 94], { ...name, reveal: rise(20, 22) }),
    say('occasion', at.occasion.at, { ...at.occasion, reveal: fadeIn(34, 16) }),
    say('teaser', at.teaser.at, { ...at.teaser, font: FONT.capitals, color: WINE, tracking: 120, reveal: fadeIn(42, 16) }),
    ...petals(stage, frames, 8, 4),
  ];
}
