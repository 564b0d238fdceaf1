// Scene 1: the garden from above, its star pool with fish and the channels that leave it; what is celebrated.
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE } from '../../kit/lottie/motion.ts';
import { channel, starPool } from '../../kit/motifs/garden-carpet.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { bed, CARPET, cloth, FONT, field, frame, INK, panel, say, sunlight, TEAL } from './look.ts';

const WIDE = {
  pool: [520, 540, 250],
  channel: 104,
  panel: [1290, 540, 880, 620],
  bismillah: { y: 380, size: 54, width: 620, height: 110 },
  title: { y: 544, size: 104, width: 560, height: 230 },
  sub: { y: 704, size: 62, width: 560, height: 92 },
  beds: [
    [240, 360, 190],
    [800, 360, 190],
    [240, 930, 190],
    [800, 930, 190],
  ],
} as const;
const UPRIGHT = {
  pool: [540, 1370, 290],
  channel: 120,
  panel: [540, 590, 860, 760],
  bismillah: { y: 396, size: 66, width: 640, height: 140 },
  title: { y: 600, size: 136, width: 600, height: 300 },
  sub: { y: 806, size: 80, width: 600, height: 120 },
  beds: [
    [220, 1230, 210],
    [860, 1230, 210],
    [220, 1750, 210],
    [860, 1750, 210],
  ],
} as const;

export function poolScene(clock: Clock, stage: Stage): Layer[] {
  const { frames } = clock;
  const { width, height, portrait } = stage;
  const { pool, channel: wide, panel: place, beds, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const [px, py, radius] = pool;
  const [x, y, w, h] = place;
  const move = { frames, zoom: [100, 108] as const, ease: EASE.inOut };
  const garden = plane('garden plane', 1, width, height, move);
  const edge = plane('border plane', 1.6, width, height, { frames, zoom: [104, 100], ease: EASE.out });
  const { y: y1, ...bismillah } = rows.bismillah;
  const { y: y2, ...title } = rows.title;
  const { y: y3, ...sub } = rows.sub;
  return [
    garden,
    edge,
    ...cloth(stage),
    ...standOn(garden, [
      ...field(stage),
      ...[0, 90, 180, 270].map((rotate) => shapes('channel', [channel(1500, wide, CARPET, frames)], { at: [px, py], rotate })),
      ...beds.flatMap(([at, foot, size], index) => bed(size, frames, index * 2 + 1, [at, foot])),
      shapes('pool', [starPool(radius, CARPET, frames)], { at: [px, py] }),
    ]),
    sunlight(clock, stage),
    panel(w, h, [x, y]),
    say('bismillah', [x, y1], { font: FONT.urdu, color: TEAL, ...bismillah, leading: 1.9, reveal: fadeIn(4, 14) }),
    say('title', [x, y2], { font: FONT.urdu, color: INK, ...title, leading: 1.9, reveal: fadeIn(-8, 12) }),
    say('sub', [x, y3], { font: FONT.lines, color: TEAL, ...sub, tracking: 120, reveal: fadeIn(12, 14) }),
    ...frame(clock, stage, edge, 5),
  ];
}
