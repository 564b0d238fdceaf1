// Scene 4: the number of the day large on the left, the rest below it or beside it, roses in two corners.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { blooming, CORNER, FONT, paper, petals, ROSE_GOLD, say, WINE } from './look.ts';

/** The sprays' corners, turns and sizes, and the words in a column or in two. */
const UPRIGHT = {
  above: { at: [1060, 20], rotate: 0, scale: 100 },
  below: { at: [10, 1940], rotate: 180, scale: [74, 74] },
  weekday: { at: [367, 440], size: 70, width: 560 },
  day: { at: [347, 710], size: 480, width: 520, height: 400 },
  month: { at: [540, 960], size: 140, width: 906, height: 180 },
  rule: { at: [87, 1080], box: [0, -2, 300, 4], from: [0, 100] },
  time: { at: [540, 1154], width: 906 },
  venue: { at: [540, 1320], size: 92, width: 906, height: 220 },
  city: { at: [540, 1484], size: 72, width: 906 },
  couple: { at: [633, 1660], size: 66, width: 720, height: 206 },
  ends: 'right',
  middle: 'left',
  rings: { at: [330, 250], width: 270 },
} as const;
const WIDE = {
  above: { at: [20, 20], rotate: -90, scale: 84 },
  below: { at: [1910, 1070], rotate: 90, scale: [70, 70] },
  weekday: { at: [620, 286], size: 58, width: 600 },
  day: { at: [620, 530], size: 440, width: 600, height: 380 },
  month: { at: [600, 792], size: 116, width: 600, height: 160 },
  rule: { at: [990, 540], box: [-2, -260, 4, 520], from: [100, 0] },
  time: { at: [1396, 306], width: 700 },
  venue: { at: [1396, 470], size: 84, width: 700, height: 220 },
  city: { at: [1396, 636], size: 62, width: 700 },
  couple: { at: [1296, 788], size: 56, width: 500, height: 170 },
  ends: 'left',
  middle: 'center',
  rings: { at: [196, 640], width: 270 },
} as const;

export function dayScene({ frames }: Clock, stage: Stage): Layer[] {
  const { above, below, rule, rings, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const date = { align: at.middle };
  const line = { align: 'left' } as const;
  return [
    ...paper(stage),
    shapes('roses above', [blooming(CORNER, 2, 2, 30)], above),
    shapes('roses below', [blooming(CORNER, 8, 2)], below),
    sprite('shadow', {
      width: rings.width * 1.2,
      at: [rings.at[0], rings.at[1] + rings.width * 0.42],
      opacity: track([10, 0, EASE.out], [40, 26]),
    }),
    sprite('rings', {
      width: rings.width,
      at: track(
        [10, [rings.at[0], rings.at[1] + 50], EASE.out],
        [40, rings.at, EASE.breath],
        [frames, [rings.at[0], rings.at[1] - 10]],
      ),
      rotate: track([10, -10, EASE.out], [40, 0, EASE.breath], [frames, 4]),
      opacity: track([10, 0, EASE.out], [24, 100]),
    }),
    say('weekday', at.weekday.at, { ...date, ...at.weekday, font: FONT.capitals, tracking: 100, reveal: fadeIn(6, 14) }),
    say('day', at.day.at, {
      ...date,
      ...at.day,
      font: FONT.capitals,
      color: WINE,
      leading: 1,
      reveal: rise(8, 22, 80),
    }),
    say('month', at.month.at, { ...date, ...at.month, font: FONT.names, leading: 1.15, reveal: rise(18, 24) }),
    shapes('rule', [rect(...rule.box), fill(ROSE_GOLD.shade)], {
      at: rule.at,
      scale: track([20, rule.from, EASE.weight], [44, [100, 100]]),
    }),
    say('time_line', at.time.at, { ...line, ...at.time, font: FONT.capitals, reveal: fadeIn(26, 14) }),
    say('venue', at.venue.at, { ...line, ...at.venue, color: WINE, leading: 1.08, reveal: wordByWord(32, 20) }),
    say('city', at.city.at, { ...line, ...at.city, reveal: fadeIn(40, 14) }),
    say('couple', at.couple.at, {
      ...at.couple,
      color: WINE,
      align: at.ends,
      reveal: fadeIn(50, 16),
    }),
    ...petals(stage, frames, 7, 31),
  ];
}
