// Scene 4: an ivory card below the turban, or beside it, with day, time and place.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { safa, sparkle } from '../../kit/motifs/safa.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { brocade, COLORS, FONT, METAL, SAFA, say } from './look.ts';

const INK = '#142a6b';
const WARM = '#9a3d08';

/** The light, its glow, the turban (where it comes from, rests and ends, how far its end hangs down), the card with its shadow, the words and the divider. */
const UPRIGHT = {
  light: [540, 500],
  glow: [540, 420],
  safa: { x: 540, y: [590, 560, 554], scale: 62, tail: 100, glints: [40, 90, 150] },
  card: { x: 96, y: 636, width: 888, height: 1130, inset: 22, shade: [8, 24, -8, -10] },
  weekday: { y: 790, size: 68, width: 780 },
  day: { y: 970, size: 280, width: 700, height: 300 },
  month: { y: 1148, size: 84, width: 780, height: 110 },
  time_line: { y: 1260, size: 76, width: 780, height: 100 },
  divider: { y: 1350, width: 480 },
  venue: { y: 1490, size: 78, width: 790, height: 210 },
  city: { y: 1650, size: 72, width: 780, height: 100 },
} as const;
const WIDE = {
  light: [460, 520],
  glow: [446, 500],
  safa: { x: 446, y: [690, 654, 646], scale: 98, tail: 52, glints: [40, 90, 150] },
  card: { x: 880, y: 66, width: 912, height: 948, inset: 22, shade: [10, 22, -8, -8] },
  weekday: { y: 176, size: 54, width: 800 },
  day: { y: 336, size: 236, width: 600, height: 250 },
  month: { y: 492, size: 70, width: 800, height: 94 },
  time_line: { y: 588, size: 60, width: 800, height: 80 },
  divider: { y: 660, width: 400 },
  venue: { y: 772, size: 66, width: 780, height: 160 },
  city: { y: 900, size: 58, width: 780, height: 80 },
} as const;

export function dayScene({ frames }: Clock, stage: Stage): Layer[] {
  const { light, glow, safa: turban, card, divider, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { inset } = card;
  const [right, down, narrower, lower] = card.shade;
  const x = card.x + card.width / 2;
  const foot = card.y + card.height;
  const [from, rests, last] = turban.y;
  return [
    ...brocade(stage, light),
    shapes('glow', [softLight('glow', ...glow, 560, '#ffb65c', 0.5)]),
    shapes('safa', [safa(SAFA, { first: -90, step: 4, length: 10, tail: turban.tail }), sparkle(70, [24, -120], turban.glints)], {
      at: track([0, [turban.x, from], EASE.out], [30, [turban.x, rests], EASE.breath], [frames, [turban.x, last]]),
      scale: turban.scale,
    }),
    shapes(
      'card',
      [
        group('shadow', [
          rect(card.x + right, card.y + down, card.width + narrower, card.height + lower, 18),
          fill('#040a24', 55),
        ]),
        group('paper', [
          rect(card.x, card.y, card.width, card.height, 18),
          fill(linear([0, card.y + 4], [0, foot - 6], [0, '#fffaf0'], [1, '#f3e3c3'])),
        ]),
        group('line', [
          rect(card.x + inset, card.y + inset, card.width - inset * 2, card.height - inset * 2, 10),
          stroke(METAL.body, 3),
        ]),
      ],
      { at: track([0, [0, 220], EASE.out], [28, [0, 0]]) },
    ),
    say('weekday', [x, words.weekday.y], { ...words.weekday, color: WARM, tracking: 100, reveal: fadeIn(12, 14) }),
    say('day', [x, words.day.y], { ...words.day, font: FONT.names, color: INK, leading: 1.05, reveal: rise(14, 20, 60) }),
    say('month', [x, words.month.y], { ...words.month, color: INK, tracking: 40, reveal: rise(20, 20, 40) }),
    say('time_line', [x, words.time_line.y], { ...words.time_line, font: FONT.lines, color: WARM, reveal: fadeIn(26, 14) }),
    shapes('divider', [floralDivider(divider.width, '#a8752a', COLORS.bloom)], {
      at: [x, divider.y],
      scale: track([22, [0, 100], EASE.weight], [44, [100, 100]]),
      opacity: track([22, 0], [28, 100]),
    }),
    say('venue', [x, words.venue.y], { ...words.venue, color: INK, leading: 1.2, reveal: wordByWord(32, 22) }),
    say('city', [x, words.city.y], { ...words.city, font: FONT.lines, color: WARM, reveal: fadeIn(42, 14) }),
  ];
}
