// Scene 4: a cream arch with a henna border holds day, time and place.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, stroke } from '../../kit/lottie/shapes.ts';
import { cuspedArch } from '../../kit/motifs/arches.ts';
import { hennaFlower, hennaLine, paisley, sprig } from '../../kit/motifs/henna.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, drawing, FONT, garden, HENNA, leaves, say } from './look.ts';

/** The card, its henna, and the words: one below the other, or in two columns. */
const UPRIGHT = {
  arch: { width: 960, height: 1480, rise: 380, foils: 3 },
  foot: 1790,
  light: [540, 700, 900],
  leaves: 330,
  flower: { at: [540, 468], size: 92 },
  paisleys: { y: 540, dx: 220, size: 190 },
  sprigs: [
    { at: [480, 1260], rotate: -90 },
    { at: [600, 1260], rotate: 90 },
  ],
  heart: [540, 1260],
  couple: { at: [540, 730], size: 74, width: 760, height: 200 },
  weekday: { at: [540, 846], size: 68, width: 700 },
  day: { at: [290, 1010], size: 230, width: 300, height: 230 },
  month: { at: [708, 966], size: 78, width: 500, height: 96 },
  time: { at: [708, 1062], size: 70, width: 500, height: 90 },
  venue: { at: [540, 1388], size: 88, width: 800, height: 200 },
  city: { at: [540, 1518], size: 70, width: 760 },
  hosts: { at: [540, 1636], size: 62, width: 790, height: 165 },
} as const;
const WIDE = {
  arch: { width: 1660, height: 900, rise: 260, foils: 4 },
  foot: 1048,
  light: [960, 400, 900],
  leaves: 300,
  flower: { at: [960, 268], size: 84 },
  paisleys: { y: 308, dx: 186, size: 150 },
  sprigs: [
    { at: [960, 600], rotate: 0 },
    { at: [960, 720], rotate: 180 },
  ],
  heart: [960, 660],
  couple: { at: [546, 476], size: 84, width: 640, height: 176 },
  weekday: { at: [546, 600], size: 64, width: 640 },
  day: { at: [372, 774], size: 220, width: 290, height: 230 },
  month: { at: [716, 730], size: 72, width: 380, height: 96 },
  time: { at: [716, 822], size: 62, width: 380, height: 90 },
  venue: { at: [1372, 510], size: 86, width: 640, height: 220 },
  city: { at: [1372, 668], size: 66, width: 640 },
  hosts: { at: [1372, 798], size: 56, width: 640, height: 150 },
} as const;

export function dayScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x, width, height, portrait } = stage;
  const { arch: ARCH, foot, flower, paisleys, sprigs, ...at } = placesIn(portrait, WIDE, UPRIGHT);
  const [one, other] = sprigs;
  const { at: named, ...couple } = at.couple;
  const { at: weekdayAt, ...weekday } = at.weekday;
  const { at: dayAt, ...day } = at.day;
  const { at: monthAt, ...month } = at.month;
  const { at: timeAt, ...time } = at.time;
  const { at: placed, ...venue } = at.venue;
  const { at: cityAt, ...city } = at.city;
  const { at: last, ...hosts } = at.hosts;
  const arch = (less: number) =>
    moved(
      cuspedArch({ ...ARCH, width: ARCH.width - less * 2, height: ARCH.height - less * 2, rise: ARCH.rise - less * 0.6 }),
      x,
      foot - less,
    );
  const line = drawing(4, beat(3), 4.5);
  const late = drawing(beat(1), beat(4), 4.5);
  return [
    ...garden(stage, at.light),
    leaves(stage, at.leaves, '#6d9c52', 70, 0),
    shapes(
      'card',
      [
        group('shadow', [outline(moved(arch(0), 0, 22)), fill('#0c2114', 45)]),
        group('paper', [outline(arch(0)), fill(COLORS.paper)]),
        group('rim', [outline(arch(20)), ...hennaLine(line, 1.4)]),
        group('beads', [outline(arch(38)), stroke(HENNA, 9, { dash: [0.1, 25], opacity: line.filled ?? 100 })]),
        group('second rim', [outline(arch(56)), ...hennaLine(line, 0.8)]),
      ],
      { at: track([0, [0, 500], EASE.out], [26, [0, 0]]) },
    ),
    shapes('henna', [
      hennaFlower(flower.size, 10, late, { at: flower.at, rotate: track([0, 0, EASE.linear], [frames, 20]) }),
      paisley(paisleys.size, late, { at: [x - paisleys.dx, paisleys.y], rotate: 60, scale: [-100, 100] }),
      paisley(paisleys.size, late, { at: [x + paisleys.dx, paisleys.y], rotate: -60 }),
      sprig(210, 5, 38, late, one),
      sprig(210, 5, 38, late, other),
      hennaFlower(34, 8, late, { at: at.heart }),
    ]),
    vignette(width, height, '#0c2114', 0.35),
    say('couple', named, {
      font: FONT.names,
      ...couple,
      leading: 1.1,
      color: HENNA,
      reveal: fadeIn(8, 12),
    }),
    say('weekday', weekdayAt, { ...weekday, color: '#465f22', reveal: fadeIn(14, 10) }),
    say('day', dayAt, {
      font: FONT.names,
      ...day,
      leading: 1,
      color: COLORS.deep,
      reveal: rise(16, 14),
    }),
    say('month', monthAt, { ...month, align: 'left', color: HENNA, reveal: fadeIn(22, 12) }),
    say('time_line', timeAt, {
      ...time,
      align: 'left',
      color: COLORS.deep,
      reveal: fadeIn(28, 12),
    }),
    say('venue', placed, {
      ...venue,
      leading: 1.14,
      color: COLORS.deep,
      reveal: wordByWord(beat(2), 20),
    }),
    say('city', cityAt, { ...city, color: HENNA, reveal: fadeIn(beat(2.6), 12) }),
    say('hosts', last, {
      ...hosts,
      leading: 1.1,
      color: '#465f22',
      reveal: fadeIn(beat(3.2), 12),
    }),
  ];
}
