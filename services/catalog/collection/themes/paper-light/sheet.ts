// Scene 2: one sheet in window light with a wreath of paper in two corners; the invitation.
import { ground } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { drawing } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FOIL, gild, morning, say } from './look.ts';

const WIDE = {
  corners: [
    [70, 70, 1],
    [1850, 1010, -1],
  ],
  size: 1,
  families: { y: 330, size: 56, width: 850, height: 130 },
  couple: { y: 480, size: 128, width: 1060, height: 170 },
  invitation: { y: 690, size: 58, width: 920, height: 230 },
} as const;
const UPRIGHT = {
  corners: [
    [60, 90, 1],
    [1020, 1830, -1],
  ],
  size: 1.08,
  families: { y: 690, size: 66, width: 860, height: 200 },
  couple: { y: 890, size: 140, width: 860, height: 180 },
  invitation: { y: 1190, size: 70, width: 800, height: 420 },
} as const;

/** Branches and blooms that grow out of a corner. */
function corner(frames: number, turn: number, start: number): Layer[] {
  const grow = (from: number) => track([from, [30, 30], EASE.out], [from + 30, [100, 100]]);
  const branches = [
    [330, 178, 0],
    [360, 146, 3],
    [330, 112, 6],
    [280, 92, 9],
  ] as const;
  const blooms = [
    [120, 60, 176, 6],
    [40, 300, 120, 10],
    [330, 30, 126, 14],
    [240, 220, 84, 18],
  ] as const;
  const place = (x: number, y: number): [number, number] => [turn * x, turn * y];
  return [
    ...branches.map(([length, angle, later]) =>
      drawing('paper-branch', 5, length, {
        at: place(110, 100),
        rotate: sway(frames, 100 + later, angle + (turn < 0 ? 180 : 0), 1, later * 0.1),
        scale: grow(start + later),
      }),
    ),
    ...blooms.map(([x, y, radius, later], index) =>
      drawing('paper-bloom', 8, radius, {
        at: place(x, y),
        rotate: track([0, index * 33 - 20, EASE.out], [frames, index * 33 + 8]),
        scale: grow(start + later),
      }),
    ),
  ];
}

export function sheetScene(clock: Clock, stage: Stage): Layer[] {
  const { frames } = clock;
  const { width, height, x, portrait } = stage;
  const { corners, size, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const move = { frames, zoom: [106, 100] as const, ease: EASE.out };
  const { y: y1, ...families } = rows.families;
  const { y: y2, ...couple } = rows.couple;
  const { y: y3, ...invitation } = rows.invitation;
  const planes = corners.map((_, index) => plane(`corner ${index + 1}`, 1.4 + index * 0.8, width, height, move));
  return [
    ...planes,
    ground('sheet', width, height, COLORS.ground),
    ...morning(clock, stage, 17),
    say('families', [x, y1], { ...families, reveal: fadeIn(4, 14) }),
    gild('couple', [x, y2], FOIL, [40, 96], { ...couple, leading: 1.1, reveal: wordByWord(10, 20) }),
    say('invitation', [x, y3], { ...invitation, leading: 1.36, reveal: wordByWord(24, 30) }),
    ...corners.flatMap(([at, down, turn], index) => {
      const on = planes[index];
      const placed = corner(frames, turn, -10 + index * 6).map((layer): Layer => {
        const { at: spot } = layer.options;
        const [sx = 0, sy = 0] = Array.isArray(spot) ? spot.map(Number) : [];
        return { ...layer, options: { ...layer.options, at: [at + sx * size, down + sy * size] } };
      });
      return on ? standOn(on, placed) : placed;
    }),
  ];
}
