// Scene 4: the rose window above the text like a sun; date, time and church until the end.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect, ring } from '../../kit/lottie/shapes.ts';
import { roseWindow } from '../../kit/motifs/stained-glass.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, dust, FONT, GLASS, gild, IVORY, lilyBunch, nave, rule, STONE, say, WORD_METAL } from './look.ts';

/** The window with its beams, and the words. */
const WIDE = {
  rose: [-96, 430],
  beam: { y: -60, length: 1300, from: 300, to: 1250 },
  light: [0, 900],
  hush: [760, 760],
  couple: { at: [960, 448], size: 136, height: 150 },
  rule: [960, 552],
  date: { at: [960, 634], font: FONT.capitals, size: 66, height: 84 },
  time: { at: [960, 714], size: 58, width: 900, height: 76 },
  venue: { at: [960, 806], size: 62, width: 1220, height: 82 },
  city: { at: [960, 882], width: 900, height: 74 },
  reception: { at: [960, 958], size: 46, width: 1030, height: 60 },
  lilies: [
    [70, 1120, 86, 16],
    [1850, 1120, 86, -16],
  ],
} as const;
const UPRIGHT = {
  rose: [52, 480],
  beam: { y: 60, length: 2000, from: 420, to: 1900 },
  light: [120, 1000],
  hush: [1180, 900],
  couple: { at: [540, 730], size: 168, width: 880, height: 310 },
  rule: [540, 940],
  // A long date has room for one line in the narrower of the fonts.
  date: { at: [540, 1030], font: FONT.lines, size: 76, width: 890, height: 104 },
  time: { at: [540, 1122], size: 70, width: 880, height: 96 },
  venue: { at: [540, 1288], size: 66, width: 890, height: 250 },
  city: { at: [540, 1448], size: 72, width: 880, height: 100 },
  reception: { at: [540, 1588], size: 66, width: 880, height: 180 },
  lilies: [
    [60, 2010, 92, 16],
    [1020, 2010, 92, -16],
  ],
} as const;

export function dayScene({ frames }: Clock, stage: Stage): Layer[] {
  const { x, width, height, portrait } = stage;
  const { rose, beam, light, hush, lilies, ...at } = placesIn(portrait, WIDE, UPRIGHT);
  const ray = [
    rect(-46, 0, 92, beam.length),
    fill(linear([0, beam.from], [0, beam.to], [0, '#ffdf9e', 0.16], [1, '#ffdf9e', 0])),
  ];
  return [
    ...nave(stage),
    shapes('light', [softLight('light', x, light[0], light[1], '#ffcf7d', 0.5)]),
    shapes('beams', [ring('beam', 20, [group('beam', ray)])], {
      at: [x, beam.y],
      rotate: track([0, -4, EASE.linear], [frames, 6]),
      opacity: track([6, 0, EASE.inOut], [50, 100]),
    }),
    shapes('rose window', [roseWindow(rose[1], GLASS, { from: 0, step: 0.9 }, STONE)], {
      at: [x, rose[0]],
      rotate: track([0, -10, EASE.out], [frames, 0]),
    }),
    dust(stage, frames, 33),
    vignette(width, height, '#07060c', 0.55),
    shapes('hush', [softLight('hush', x, hush[0], hush[1], '#141220', 0.5)]),
    gild('couple', at.couple.at, WORD_METAL, [24, 96], {
      font: FONT.names,
      color: COLORS.paper,
      leading: 1.15,
      ...at.couple,
      reveal: rise(8, 22, 30),
    }),
    rule(560, at.rule, 14),
    say('date_line', at.date.at, { ...at.date, color: IVORY, reveal: wordByWord(16, 22) }),
    say('time_line', at.time.at, { ...at.time, reveal: fadeIn(24, 14) }),
    say('venue', at.venue.at, { ...at.venue, font: FONT.capitals, color: IVORY, reveal: wordByWord(28, 20) }),
    say('city', at.city.at, { ...at.city, reveal: fadeIn(36, 14) }),
    say('reception', at.reception.at, { ...at.reception, color: IVORY, reveal: fadeIn(44, 14) }),
    ...lilies.map(([left, top, size, turn]) => lilyBunch(left, top, size, frames, turn)),
  ];
}
