// Scene 4: the carpet as a whole, two pools at its ends; the name, the day and the place.
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { channel, starPool } from '../../kit/motifs/garden-carpet.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { bed, CARPET, cloth, FONT, field, frame, INK, panel, say, sunlight, TEAL } from './look.ts';

const WIDE = {
  channel: [-300, 540, 150, 0],
  pools: [
    [250, 540, 150],
    [1670, 540, 150],
  ],
  panel: [960, 540, 1160, 800],
  couple: { y: 276, size: 104, width: 760, height: 140 },
  divider: 366,
  date: { y: 446, size: 58, width: 880, height: 84 },
  time: { y: 526, size: 54, width: 800, height: 80 },
  venue: { y: 642, size: 64, width: 880, height: 150 },
  city: { y: 754, size: 54, width: 760, height: 80 },
  hosts: { y: 842, size: 50, width: 700, height: 74 },
  beds: [
    [250, 330, 190],
    [1670, 330, 190],
    [250, 940, 190],
    [1670, 940, 190],
  ],
} as const;
const UPRIGHT = {
  channel: [540, -300, 180, 90],
  pools: [
    [540, 290, 160],
    [540, 1640, 160],
  ],
  panel: [540, 970, 850, 1210],
  couple: { y: 600, size: 124, width: 640, height: 280 },
  divider: 780,
  date: { y: 874, size: 66, width: 640, height: 170 },
  time: { y: 996, size: 66, width: 640, height: 96 },
  venue: { y: 1168, size: 68, width: 650, height: 300 },
  city: { y: 1352, size: 66, width: 650, height: 96 },
  hosts: { y: 1432, size: 62, width: 650, height: 92 },
  beds: [
    [220, 400, 200],
    [860, 400, 200],
    [220, 1770, 200],
    [860, 1770, 200],
  ],
} as const;

export function placeScene(clock: Clock, stage: Stage): Layer[] {
  const { frames } = clock;
  const { width, height, portrait } = stage;
  const { channel: water, pools, panel: place, divider, beds, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const [cx, cy, wide, turn] = water;
  const [x, y, w, h] = place;
  const garden = plane('garden plane', 1, width, height, { frames, zoom: [109, 100], ease: EASE.out });
  const edge = plane('border plane', 1.4, width, height, { frames, zoom: [104, 100], ease: EASE.out });
  const { y: y1, ...name } = rows.couple;
  const { y: y2, ...date } = rows.date;
  const { y: y3, ...time } = rows.time;
  const { y: y4, ...venue } = rows.venue;
  const { y: y5, ...city } = rows.city;
  const { y: y6, ...hosts } = rows.hosts;
  return [
    garden,
    edge,
    ...cloth(stage),
    ...standOn(garden, [
      ...field(stage),
      shapes('channel', [channel(2600, wide, CARPET, frames)], { at: [cx, cy], rotate: turn }),
      ...beds.flatMap(([at, foot, size], index) => bed(size, frames, index * 2 + 5, [at, foot])),
      ...pools.map(([at, down, radius]) => shapes('pool', [starPool(radius, CARPET, frames)], { at: [at, down] })),
    ]),
    sunlight(clock, stage),
    panel(w, h, [x, y]),
    say('child', [x, y1], { font: FONT.names, color: INK, ...name, leading: 1.15, reveal: fadeIn(4, 16) }),
    shapes('divider', [floralDivider(portrait ? 420 : 400, CARPET.metal.body, CARPET.rose)], {
      at: [x, divider],
      scale: track([12, [0, 100], EASE.weight], [34, [100, 100]]),
    }),
    say('date_line', [x, y2], { color: TEAL, ...date, leading: 1.25, reveal: wordByWord(12, 20) }),
    say('time_line', [x, y3], { color: TEAL, ...time, reveal: fadeIn(20, 14) }),
    say('venue', [x, y4], { color: INK, ...venue, leading: 1.2, reveal: wordByWord(26, 20) }),
    say('city', [x, y5], { color: TEAL, ...city, reveal: fadeIn(34, 14) }),
    say('hosts', [x, y6], { color: TEAL, ...hosts, reveal: fadeIn(40, 14) }),
    ...frame(clock, stage, edge, 35),
  ];
}
