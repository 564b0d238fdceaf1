// Scene 5: the same courtyard at dusk with its lamps lit; left out without a reception.
import { ground, softLight, twinkles } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { arcade } from '../../kit/motifs/haveli.ts';
import { diya, hangingLamp } from '../../kit/motifs/lamps.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, FLOOR, METAL, NAME, say, swags } from './look.ts';

/** The arcades, the lights, and the words between them or above. */
const WIDE = {
  floor: FLOOR,
  stars: 420,
  arcades: [
    [1, 420, 640, -90],
    [1, 420, 640, 1590],
  ],
  warmth: [
    [130, 700],
    [1790, 700],
  ],
  lamps: [470, 1450],
  chain: 150,
  diyas: [-540, -300, 0, 300, 540],
  swags: [3, 0, 1920, 6],
  title: { y: 280, size: 136, width: 900, height: 170 },
  line: { y: 414, size: 54, width: 860, height: 80 },
  day: { y: 526, size: 66, width: 980, height: 96 },
  hour: { y: 616, size: 54, width: 940, height: 80 },
  venue: { y: 740, size: 58, width: 940, height: 150, leading: 1.35 },
} as const;
const UPRIGHT = {
  floor: 1700,
  stars: 1000,
  arcades: [[2, 540, 620, 0]],
  warmth: [
    [270, 1480],
    [810, 1480],
  ],
  lamps: [128, 952],
  chain: 70,
  diyas: [-400, -200, 0, 200, 400],
  swags: [2, -20, 1100, -6],
  title: { y: 346, size: 176, width: 880, height: 220 },
  line: { y: 476, size: 66, width: 860, height: 96 },
  day: { y: 612, size: 78, width: 880, height: 120 },
  hour: { y: 722, size: 68, width: 860, height: 100 },
  venue: { y: 890, size: 74, width: 880, height: 262, leading: 1.3 },
} as const;
const DUSK = {
  stone: { light: '#4c5aa6', body: '#35428a', shade: '#1d2660' },
  paint: '#e9b14a',
  accent: '#f0851f',
  inside: '#f2a04a',
};

export function receptionScene({ frames, beat }: Clock, { x, width, height, portrait }: Stage): Layer[] {
  const { floor, stars, arcades, warmth, lamps, chain, diyas, ...at } = placesIn(portrait, WIDE, UPRIGHT);
  const { y: titleAt, ...title } = at.title;
  const { y: lineAt, ...line } = at.line;
  const { y: dayAt, ...day } = at.day;
  const { y: hourAt, ...hour } = at.hour;
  const { y: venueAt, ...venue } = at.venue;
  return [
    ground('dusk', width, height, linear([0, 0], [0, floor], [0, '#111a4a'], [1, '#3b3f92'])),
    twinkles(34, 8, width, stars, frames, '#fff4d6', [1, 2.6]),
    shapes(
      'arcades',
      arcades.map(([count, bay, high, left]) => arcade(count, bay, high, DUSK, { at: [left, floor] })),
    ),
    shapes('floor', [rect(-60, floor, width + 120, 240), fill(linear([0, floor], [0, height], [0, '#3a3170'], [1, '#12153a']))]),
    shapes(
      'warmth',
      warmth.map((spot) => softLight('warmth', ...spot, 420, '#ffb04a', 0.4)),
    ),
    shapes('lamps', [
      hangingLamp(120, chain, METAL, frames, 2, { at: [lamps[0], -20], rotate: sway(frames, 80, 0, 1.4) }),
      hangingLamp(120, chain, METAL, frames, 5, { at: [lamps[1], -20], rotate: sway(frames, 84, 0, 1.4, 0.4) }),
    ]),
    shapes(
      'diyas',
      diyas.map((dx, index) =>
        diya(96, '#a8501f', '#ffd27a', frames, index + 3, { at: [x + dx, floor + 130 - (index % 2) * 26] }),
      ),
    ),
    ...swags(...at.swags),
    say('reception_title', { ...NAME, ...title, at: [x, titleAt], metal: PALE_GOLD, from: 4 }),
    say('reception_line', { ...line, at: [x, lineAt], color: '#ffe2a8', from: beat(1) }),
    say('reception_day', { ...day, at: [x, dayAt], color: COLORS.paper, from: beat(1.4) }),
    say('reception_hour', { ...hour, at: [x, hourAt], color: '#ffe2a8', from: beat(1.9) }),
    say('reception_venue', {
      ...venue,
      at: [x, venueAt],
      color: COLORS.paper,
      from: beat(2.3),
      by: 'words',
    }),
  ];
}
