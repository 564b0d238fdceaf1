// Scene 3: over the pool; the day stands on its island and the fish swim around it.
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, ring, stroke } from '../../kit/lottie/shapes.ts';
import { channel, starPool, wovenRose } from '../../kit/motifs/garden-carpet.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { CARPET, cloth, FONT, field, frame, INK, panel, say, sunlight, TEAL } from './look.ts';

const WIDE = {
  pool: [560, 540, 400],
  island: 200,
  day: { size: 220, width: 290, height: 240 },
  panel: [1370, 540, 780, 560],
  weekday: { y: 400, size: 80, width: 520, height: 110 },
  month: { y: 524, size: 66, width: 520, height: 96 },
  time: { y: 664, size: 60, width: 520, height: 90 },
  channel: 120,
} as const;
const UPRIGHT = {
  pool: [540, 640, 450],
  island: 224,
  day: { size: 250, width: 330, height: 270 },
  panel: [540, 1450, 840, 560],
  weekday: { y: 1312, size: 96, width: 580, height: 130 },
  month: { y: 1446, size: 76, width: 580, height: 110 },
  time: { y: 1586, size: 72, width: 580, height: 110 },
  channel: 130,
} as const;

export function dayScene(clock: Clock, stage: Stage): Layer[] {
  const { frames } = clock;
  const { width, height, portrait } = stage;
  const { pool, island, day, panel: place, channel: wide, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const [px, py, radius] = pool;
  const [x, y, w, h] = place;
  const garden = plane('garden plane', 1, width, height, { frames, zoom: [112, 100], ease: EASE.out });
  const edge = plane('border plane', 1.4, width, height, { frames, zoom: [103, 100], ease: EASE.out });
  const { y: y1, ...weekday } = rows.weekday;
  const { y: y2, ...month } = rows.month;
  const { y: y3, ...time } = rows.time;
  return [
    garden,
    edge,
    ...cloth(stage),
    ...standOn(garden, [
      ...field(stage),
      ...[0, 90, 180, 270].map((rotate) => shapes('channel', [channel(1600, wide, CARPET, frames)], { at: [px, py], rotate })),
      shapes('pool', [starPool(radius, CARPET, frames)], { at: [px, py] }),
      shapes(
        'island',
        [
          ring(
            'roses',
            16,
            [group('rose', [wovenRose(island * 0.17, CARPET.rose, CARPET.metal.shine)], { at: [0, -island * 1.02] })],
            {
              rotate: track([0, 0, EASE.linear], [frames, -24]),
            },
          ),
          group('stone', [ellipse([0, 0], island * 2), fill(CARPET.panel), stroke(CARPET.metal.body, 12)]),
          group('line', [ellipse([0, 0], island * 1.78), stroke(CARPET.rose, 5)]),
        ],
        { at: [px, py] },
      ),
    ]),
    sunlight(clock, stage),
    ...standOn(garden, [say('day', [px, py], { font: FONT.names, color: INK, ...day, leading: 1.05, reveal: fadeIn(2, 16) })]),
    panel(w, h, [x, y]),
    say('weekday', [x, y1], { font: FONT.names, color: INK, ...weekday, reveal: fadeIn(8, 14) }),
    say('month', [x, y2], { color: TEAL, ...month, reveal: fadeIn(16, 14) }),
    say('time_line', [x, y3], { color: TEAL, ...time, reveal: wordByWord(24, 16) }),
    ...frame(clock, stage, edge, 25),
  ];
}
