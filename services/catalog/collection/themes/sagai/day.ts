// Scene 4: the number of the day in a ring of dyed knots on red cloth; time and place beside it or below, until the end.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { lamp, marigoldWreath } from '../../kit/matter.ts';
import { bandhaniRound } from '../../kit/motifs/bandhani.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, cloth, FONT, say, TURMERIC } from './look.ts';

/** The round with its size in percent, and the words. */
const WIDE = {
  round: { x: 520, y: 540, size: 92 },
  hush: [1346, 560, 700],
  lamps: [
    [80, 1010, 150],
    [962, 1010, 150],
  ],
  day: { at: [520, 548], size: 224, width: 300, height: 280 },
  couple: { at: [1346, 192], size: 92, width: 840, height: 200, leading: 1.2 },
  date: { at: [1346, 344], size: 66, width: 840, height: 110 },
  time: { at: [1346, 442], size: 62, width: 840, height: 100 },
  rule: [1346, 520],
  venue: { at: [1346, 652], size: 80, width: 840, height: 220, leading: 1.3 },
  city: { at: [1346, 806], size: 64, width: 780, height: 100 },
  hosts: { at: [1346, 926], size: 54, width: 840, height: 150, leading: 1.25 },
} as const;
const UPRIGHT = {
  round: { x: 540, y: 690, size: 70 },
  hush: [540, 1380, 820],
  lamps: [
    [150, 1846, 190],
    [930, 1846, 190],
  ],
  day: { at: [540, 696], size: 168, width: 228, height: 214 },
  couple: { at: [540, 258], size: 112, width: 890, height: 196, leading: 1.2 },
  date: { at: [540, 1098], size: 76, width: 880, height: 120 },
  time: { at: [540, 1204], size: 70, width: 890, height: 178 },
  rule: [540, 1330],
  venue: { at: [540, 1420], size: 84, width: 880, height: 190, leading: 1.24 },
  city: { at: [540, 1560], size: 72, width: 900, height: 104 },
  hosts: { at: [540, 1676], size: 66, width: 890, height: 188, leading: 1.25 },
} as const;

export function dayScene({ frames }: Clock, stage: Stage): Layer[] {
  const { round, hush, lamps, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const grown = (part: number) => [round.size * part, round.size * part];
  return [
    ...cloth(stage, '#14532f', '#06210f', ['#f2b01e', '#ffe9c8'], 46),
    shapes('hush', [softLight('hush', ...hush, '#082c17', 0.95)]),
    marigoldWreath(384, {
      at: [round.x, round.y],
      rotate: track([0, -14, EASE.out], [44, 0, EASE.linear], [frames, 10]),
      scale: track([4, grown(0.7), EASE.out], [40, grown(1)]),
    }),
    shapes(
      'round',
      [
        group('shadow', [ellipse([14, 22], 812), fill('#04140a', 45)]),
        group('dye', [ellipse([0, 0], 800), fill(COLORS.ground)]),
        group('edge', [ellipse([0, 0], 780), stroke(TURMERIC, 5)]),
        bandhaniRound(318, 176, ['#ffe9c8', '#f2b01e'], '#5a0818', {
          rotate: track([0, -20, EASE.out], [50, 0, EASE.linear], [frames, 12]),
        }),
        group('middle', [ellipse([0, 0], 348), fill(TURMERIC)]),
        group('middle edge', [ellipse([0, 0], 322), stroke('#8a0f26', 4, { dash: [2, 14] })]),
      ],
      { at: [round.x, round.y], scale: track([0, grown(0.6), EASE.out], [34, grown(1)]) },
    ),
    say('day', at.day.at, { ...at.day, color: '#7a0d22', leading: 1.1, reveal: pop(14, 14) }),
    text({ ...at.couple, key: 'couple', font: FONT.big, color: '#ffd56b', reveal: fadeIn(8, 14) }, { at: at.couple.at }),
    text({ ...at.date, key: 'day_line', font: FONT.text, color: COLORS.paper, reveal: wordByWord(18, 18) }, { at: at.date.at }),
    text({ ...at.time, key: 'time_line', font: FONT.text, color: COLORS.paper, reveal: fadeIn(26, 14) }, { at: at.time.at }),
    shapes('rule', [rect(-90, -2, 180, 4), fill(TURMERIC)], {
      at: at.rule,
      scale: track([26, [0, 100], EASE.weight], [46, [100, 100]]),
    }),
    text({ ...at.venue, key: 'venue', font: FONT.big, color: '#ffd56b', reveal: wordByWord(32, 18) }, { at: at.venue.at }),
    text({ ...at.city, key: 'city', font: FONT.text, color: COLORS.paper, reveal: fadeIn(42, 14) }, { at: at.city.at }),
    ...lamps.flatMap(([x, y, width], index) =>
      lamp('diya', width * 0.463, { at: [x, y], width, frames, seed: 3 + index * 6, mirrored: index === 1 }),
    ),
    text({ ...at.hosts, key: 'hosts', font: FONT.text, color: '#ffe9c8', reveal: fadeIn(50, 14) }, { at: at.hosts.at }),
  ];
}
