// Scene 4: day, time and place; the child asleep in the cradle, which comes to rest beside them or above, until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { jhula } from '../../kit/motifs/cradle.ts';
import { inked } from '../../kit/motifs/drawn.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { air, COLORS, CRADLE, FONT, GLOW, gild, say, strings, WORD_METAL, wall } from './look.ts';

/** The light, the cradle and how deep it hangs, the flowers, the date with its rule, the lines. */
const WIDE = {
  light: [450, 560],
  jhula: { x: 450, drop: 620 },
  behind: [
    [80, 12, 'jasmine'],
    [820, 4, 'jasmine'],
  ],
  before: [
    [160, 4, 'marigold'],
    [450, 3, 'marigold'],
    [740, 5, 'marigold'],
  ],
  day: { at: [1065, 244], size: 230, width: 330, height: 260, align: 'left' },
  rule: { way: 'M0 -80 V80', at: [1222, 262], from: [100, 0] },
  month: { at: [1506, 212], size: 64, width: 520, height: 104, align: 'left' },
  time: { at: [1506, 312], size: 58, width: 520, height: 100, align: 'left' },
  line: { x: 1330, width: 860, align: 'left' },
  title: [492, 56, 90],
  venue: [604, 76, 220],
  city: [742, 58, 90],
  call: [884, 56, 160],
} as const;
const UPRIGHT = {
  light: [540, 500],
  jhula: { x: 540, drop: 480 },
  behind: [
    [60, 18, 'jasmine'],
    [1020, 18, 'jasmine'],
  ],
  before: [
    [140, 9, 'marigold'],
    [540, 2, 'marigold'],
    [940, 9, 'marigold'],
  ],
  day: { at: [540, 822], size: 230, width: 600, height: 220, align: 'center' },
  rule: { way: 'M-130 0 H130', at: [540, 1176], from: [0, 100] },
  month: { at: [540, 1000], size: 82, width: 880, height: 116, align: 'center' },
  time: { at: [540, 1106], size: 72, width: 880, height: 100, align: 'center' },
  line: { x: 540, width: 904, align: 'center' },
  title: [1234, 66, 92],
  venue: [1416, 84, 270],
  city: [1600, 70, 98],
  call: [1692, 66, 130],
} as const;

export function dayScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { light, jhula: cradle, behind, before, rule, line, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x, ...row } = line;
  type Row = readonly [y: number, size: number, height: number];
  const said = (key: string, [y, size, height]: Row, color: string, font: string, start: number): Layer =>
    say(key, [x, y], { ...row, font, size, color, height, leading: 1.4, reveal: fadeIn(start, 14) });
  const rest = track([0, 4, EASE.breath], [38, -3.4, EASE.breath], [76, 2.4, EASE.breath], [114, -1.4, EASE.breath], [150, 0.6]);
  return [
    ...wall(stage, frames, light),
    ...strings(frames, behind),
    shapes('jhula', [jhula(frames, cradle.drop, CRADLE, true)], { at: [cradle.x, -20], rotate: rest, scale: 100 }),
    ...strings(frames, before),
    ...air(stage, frames, 31),
    gild('day', at.day.at, WORD_METAL, [14, beat(4)], {
      ...at.day,
      font: FONT.name,
      leading: 1,
      reveal: fadeIn(6, 14),
    }),
    shapes('rule', [inked(rule.way, '#eec878', 4)], {
      at: rule.at,
      scale: track([12, rule.from, EASE.out], [32, [100, 100]]),
    }),
    say('month_words', at.month.at, { ...at.month, font: FONT.name, reveal: fadeIn(12, 14) }),
    say('time_words', at.time.at, { ...at.time, color: GLOW, reveal: fadeIn(18, 14) }),
    said('day_title', at.title, GLOW, FONT.text, 22),
    said('venue', at.venue, COLORS.paper.hex, FONT.name, 26),
    said('city', at.city, COLORS.paper.hex, FONT.text, 32),
    said('call', at.call, GLOW, FONT.text, 38),
  ];
}
