// Scene 4: an arch of paper blooms before rows of paper arches; the names, the hour and the place.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { along } from '../../kit/geometry/spline.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { paperBranch, paperSheet } from '../../kit/motifs/paper-layers.ts';
import { drawing } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { FOIL, gild, INK, morning, say } from './look.ts';

const WIDE = {
  arch: [1300, 470, 150],
  step: [90, 46],
  blooms: 9,
  size: [58, 92],
  couple: { y: 392, size: 112, width: 940, height: 140 },
  rule: 474,
  date: { y: 546, size: 56, width: 980, height: 84 },
  time: { y: 618, size: 52, width: 900, height: 80 },
  venue: { y: 724, size: 64, width: 1000, height: 96 },
  city: { y: 800, size: 52, width: 900, height: 80 },
} as const;
const UPRIGHT = {
  arch: [870, 760, 260],
  step: [56, 60],
  blooms: 9,
  size: [72, 112],
  couple: { y: 790, size: 130, width: 590, height: 290 },
  rule: 960,
  date: { y: 1060, size: 66, width: 690, height: 170 },
  time: { y: 1186, size: 66, width: 690, height: 100 },
  venue: { y: 1334, size: 72, width: 690, height: 230 },
  city: { y: 1484, size: 66, width: 690, height: 110 },
} as const;

/** An opening with a round head, centred; it goes on below the frame. */
function roundArch(width: number, shoulder: number, y: number, height: number) {
  const half = width / 2;
  const pull = half * 0.5523;
  return pen()
    .move(-half, height)
    .line(-half, shoulder - y)
    .curve(-half, shoulder - y - pull, -pull, shoulder - y - half, 0, shoulder - y - half)
    .curve(pull, shoulder - y - half, half, shoulder - y - pull, half, shoulder - y)
    .line(half, height)
    .close()
    .outline();
}

export function placeScene(clock: Clock, stage: Stage): Layer[] {
  const { frames } = clock;
  const { width, height, x, y, portrait } = stage;
  const { arch, step, blooms, size, rule, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const [wide, shoulder, top] = arch;
  const { y: y1, ...couple } = rows.couple;
  const { y: y2, ...date } = rows.date;
  const { y: y3, ...time } = rows.time;
  const { y: y4, ...venue } = rows.venue;
  const { y: y5, ...city } = rows.city;
  const move = { frames, zoom: [107, 100] as const, ease: EASE.out };
  const planes = [0.5, 1, 1.6].map((depth, index) => plane(`arch plane ${index + 1}`, depth, width, height, move));
  const near = plane('near plane', 2.6, width, height, move);
  // A flat head where the frame is wide: an ellipse instead of a circle.
  const opening = (grow: number) => {
    const shape = roundArch(wide + grow * step[0], shoulder, y, height);
    const squash = portrait ? 1 : (shoulder - top + grow * step[1]) / ((wide + grow * step[0]) / 2);
    const lift = ([px = 0, py = 0]: readonly number[]) => [
      px,
      py < shoulder - y ? shoulder - y + (py - (shoulder - y)) * squash : py,
    ];
    const bend = ([px = 0, py = 0]: readonly number[]) => [px, py * squash];
    return { v: shape.v.map(lift), i: shape.i.map(bend), o: shape.o.map(bend), c: true };
  };
  const head = opening(0);
  const spots = along({ v: head.v.slice(1, 4), i: head.i.slice(1, 4), o: head.o.slice(1, 4), c: false }, blooms * 2 - 1);
  const [small, big] = size;
  const flowers = spots.flatMap(({ at, heading }, index) => {
    const radius = index % 2 ? small * 0.66 : index % 4 === 0 ? big : small;
    const [bx, by] = [x + at[0], y + at[1]];
    return [
      ...(index % 2 === 0
        ? [-1, 1].map((side) =>
            drawing('paper-branch', 3, radius * 2.1, {
              at: [bx, by],
              rotate: sway(frames, 96, heading - 90 + side * 38, 1.2, index * 0.2),
            }),
          )
        : []),
      drawing('paper-bloom', index % 4 === 0 ? 9 : 7, radius, {
        at: [bx, by],
        rotate: track([0, index * 31, EASE.out], [frames, index * 31 + 26]),
        scale: track([-10 + index, [60, 60], EASE.out], [24 + index, [100, 100]]),
      }),
    ];
  });
  const [far, mid, front] = planes;
  if (!far || !mid || !front) return [];
  return [
    ...planes,
    near,
    ground('back', width, height, '#fbf9f5'),
    shapes('light', [softLight('light', x, y, portrait ? 860 : 760, '#ffffff', 1)]),
    ...morning(clock, stage, 41),
    gild('couple', [x, y1], FOIL, [24, 90], { ...couple, leading: 1.1, reveal: wordByWord(6, 20) }),
    shapes('rule', [group('rule', [rect(-120, -1.5, 240, 3), fill(FOIL.body)])], {
      at: [x, rule],
      scale: track([14, [0, 100], EASE.weight], [36, [100, 100]]),
    }),
    say('date_line', [x, y2], { color: INK, ...date, leading: 1.25, reveal: wordByWord(14, 20) }),
    say('time_line', [x, y3], { color: INK, ...time, reveal: fadeIn(24, 14) }),
    say('venue', [x, y4], { color: INK, ...venue, leading: 1.2, reveal: wordByWord(30, 20) }),
    say('city', [x, y5], { color: INK, ...city, reveal: fadeIn(40, 14) }),
    ...standOn(far, [shapes('arch 1', [paperSheet(opening(0), width * 1.4, height * 1.4, '#f3efe7', 14)], { at: [x, y] })]),
    ...standOn(mid, [shapes('arch 2', [paperSheet(opening(1), width * 1.4, height * 1.4, '#f6f3ec', 18)], { at: [x, y] })]),
    ...standOn(front, [shapes('arch 3', [paperSheet(opening(2), width * 1.4, height * 1.4, '#f1ede4', 22)], { at: [x, y] })]),
    ...standOn(mid, flowers),
    ...standOn(
      near,
      [-1, 1].map((side) =>
        shapes('near branch', [paperBranch(portrait ? 460 : 520, '#eae5da', 6, { opacity: 92 })], {
          at: [x + side * (width / 2 + 40), height + 60],
          rotate: sway(frames, 110, side * -14, 1.4, side * 0.2),
        }),
      ),
    ),
  ];
}
