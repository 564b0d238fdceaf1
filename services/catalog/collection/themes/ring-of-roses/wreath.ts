// Scene 1: a rose gold ring draws itself, roses open along it, the names are inside.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, group, stroke, trim } from '../../kit/lottie/shapes.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { type Bloom, blooming, FONT, paper, petals, ROSE_GOLD, STAGE, say, WINE } from './look.ts';

const CENTER = [STAGE.x, 860] as const;
const RADIUS = 424;

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

export function wreathScene({ frames }: Clock): Layer[] {
  const [x, y] = CENTER;
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
    ...paper(),
    shapes('ring', [hoop(RADIUS, 11, 44), hoop(RADIUS - 22, 3, 54)], { at: [x, y], rotate: 170 }),
    shapes('roses above', [blooming(ABOVE, 10, 2.4)], { at: [x, y], rotate: sway(frames, 120, 0, 0.7, 0.3) }),
    shapes('roses below', [blooming(BELOW, 0, 1.5, 45)], { at: [x, y], rotate: sway(frames, 130, 0, 0.6) }),
    say('said_yes', [x, 258], { font: FONT.capitals, size: 64, width: 900, height: 90, tracking: 240, reveal: fadeIn(6, 14) }),
    say('first', [x + 16, y - 156], { ...name, reveal: rise(8, 22) }),
    say('and', [x + 14, y - 30], { size: 84, color: '#96503f', width: 200, height: 100, reveal: fadeIn(18, 14) }),
    say('second', [x + 34, y + 94], { ...name, reveal: rise(20, 22) }),
    say('occasion', [x, 1540], { size: 96, height: 120, reveal: fadeIn(34, 16) }),
    say('teaser', [x, 1650], { font: FONT.capitals, size: 62, color: WINE, height: 84, tracking: 120, reveal: fadeIn(42, 16) }),
    ...petals(frames, 8, 4),
  ];
}
