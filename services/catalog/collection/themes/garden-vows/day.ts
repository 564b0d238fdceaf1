// Scene 4: closer to the chapel; the day in the morning sky above it or beside it until the end.
import { drifting, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, cluster, FONT, INK, morning, say } from './look.ts';

/** The land, the flowers at the corners, where petals fall, and the words. */
const WIDE = {
  land: { horizon: 760, depth: 0.56, church: { x: 330, y: 838, size: 330 }, aisle: { x: 420, width: 900 } },
  hush: [1200, 480, 800],
  rules: { dx: 178, y: 416, length: 230 },
  corners: [
    { at: [40, 1096], size: 92, sway: [120, 40, 0] },
    { at: [1896, 1106], size: 88, sway: [110, -60, 0.4] },
  ],
  petals: { left: -40, width: 600, fall: 360, wind: -40 },
  couple: { at: [1200, 168], size: 116, width: 1100, height: 140 },
  weekday: { at: [1200, 290], size: 52, width: 1000, height: 76 },
  month: { at: [880, 422], size: 66, width: 290, height: 110 },
  day: { at: [1200, 412], size: 220, width: 320, height: 250 },
  year: { at: [1520, 422], size: 66, width: 290, height: 110 },
  time: { at: [1200, 560], size: 56, width: 1000, height: 80 },
  venue: { at: [1200, 684], size: 80, width: 1080, height: 180 },
  city: { at: [1200, 838], size: 54, width: 900, height: 80 },
} as const;
const UPRIGHT = {
  land: { horizon: 1450, depth: 1, church: { x: 540, y: 1592, size: 300 }, aisle: { x: 540, width: 1080 } },
  hush: [540, 640, 760],
  rules: { dx: 186, y: 600, length: 240 },
  corners: [
    { at: [70, 1850], size: 140, sway: [120, 40, 0] },
    { at: [1030, 1880], size: 116, sway: [110, -60, 0.4] },
  ],
  petals: { left: 0, width: 1080, fall: 520, wind: -60 },
  couple: { at: [540, 270], size: 124, width: 860, height: 160 },
  weekday: { at: [540, 430], width: 860 },
  month: { at: [210, 604], width: 230, height: 110 },
  day: { at: [540, 590], size: 250, width: 340, height: 280 },
  year: { at: [870, 604], width: 230, height: 110 },
  time: { at: [540, 786], width: 860 },
  venue: { at: [540, 950], size: 84, width: 860, height: 220 },
  city: { at: [540, 1096], size: 64, width: 860, height: 150 },
} as const;

export function dayScene({ frames }: Clock, stage: Stage): Layer[] {
  const { land, rules, corners, petals, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const rule = (x: number) => rect(x - 1.5, -rules.length / 2, 3, rules.length);
  return [
    ...morning(stage, frames, land),
    shapes('hush', [softLight('hush', ...at.hush, '#fffaf0', 0.8)]),
    ...drifting('petal', (index) => loosePetal(30, index % 2 ? '#e9b9b3' : '#fffaf2'), {
      count: 9,
      seed: 52,
      ...petals,
      height: stage.height,
      frames,
      sizes: [50, 110],
    }),
    say('couple', at.couple.at, {
      ...at.couple,
      font: FONT.names,
      color: COLORS.deep,
      leading: 1.15,
      reveal: rise(8, 22),
    }),
    say('weekday', at.weekday.at, { ...at.weekday, font: FONT.capitals, reveal: fadeIn(16, 14) }),
    shapes('rules', [group('rules', [rule(-rules.dx), rule(rules.dx), fill('#a5834c')])], {
      at: [at.day.at[0], rules.y],
      scale: track([14, [100, 0], EASE.weight], [36, [100, 100]]),
    }),
    say('month', at.month.at, { ...at.month, color: INK, reveal: fadeIn(24, 14) }),
    say('day', at.day.at, { ...at.day, color: COLORS.deep, leading: 1.05, reveal: rise(18, 20, 60) }),
    say('year', at.year.at, { ...at.year, color: INK, reveal: fadeIn(26, 14) }),
    say('time_line', at.time.at, { ...at.time, font: FONT.capitals, reveal: fadeIn(30, 14) }),
    say('venue', at.venue.at, { ...at.venue, color: COLORS.deep, leading: 1.15, reveal: wordByWord(34, 22) }),
    say('city', at.city.at, { ...at.city, font: FONT.capitals, color: INK, reveal: fadeIn(44, 14) }),
    ...corners.map(({ at, size, sway: [period, turn, phase] }) =>
      cluster({ at, scale: size, rotate: sway(frames, period, turn, 0.8, phase) }),
    ),
  ];
}
