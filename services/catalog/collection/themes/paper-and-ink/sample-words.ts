// Scene 2: a sentence on ink, with clay-coloured poppies beside it or below.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { cutPaper, scissoredDisc } from '../../kit/motifs/cut-paper.ts';
import { linePoppy } from '../../kit/motifs/line-botanicals.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { CLAY, COLORS, FONT, laid, OCHRE, SAND, setLeft, sheet, wave } from './look.ts';

/** The sun, the poppies (where they stand, how high), the ground in front of them, and the words from their left edge. */
const WIDE = {
  sun: { radius: 250, from: [300, 1300], to: [320, 460] },
  foot: 1030,
  poppies: [
    [250, 720],
    [430, 560],
    [570, 380],
  ],
  sand: [1000, 160],
  statement: { at: [720, 424], size: 122, width: 1040, height: 520, leading: 1.16 },
  families: { at: [720, 790], size: 56, width: 1040, height: 150 },
} as const;
const UPRIGHT = {
  sun: { radius: 250, from: [560, 2100], to: [590, 1410] },
  foot: 1840,
  poppies: [
    [450, 590],
    [700, 470],
    [890, 340],
  ],
  sand: [1776, 160],
  statement: { at: [90, 462], size: 136, width: 903, height: 600, leading: 1.12 },
  families: { at: [92, 912], size: 70, width: 890, height: 284 },
} as const;

export function wordsScene({ frames }: Clock, stage: Stage): Layer[] {
  const { sun, foot, poppies, sand, statement, families } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [tall, middle, low] = poppies;
  const poppy = ([x, height]: readonly [number, number], from: number, ink: string, phase: number): Layer =>
    shapes('poppy', [linePoppy(height, { ink, weight: 6, from, frames: 56 })], {
      at: [x, foot],
      rotate: sway(frames, 120, 0, 1.4, phase),
    });
  return [
    ...sheet(stage, COLORS.deep, '#55453b', 8),
    shapes('sun', [cutPaper(scissoredDisc(sun.radius), CLAY)], { at: laid(sun.from, sun.to, 0, 44) }),
    poppy(tall, 4, '#fdf8ee', 0.1),
    poppy(middle, 14, OCHRE, 0.5),
    poppy(low, 24, '#fdf8ee', 0.8),
    shapes('sand', [cutPaper(wave(stage, sand[0], 34, 0.4, sand[1]), SAND)], {
      at: track([0, [0, 180], EASE.out], [34, [0, 0], EASE.breath], [frames, [-40, 0]]),
    }),
    setLeft({ ...statement, key: 'statement', font: FONT.big, color: COLORS.paper, reveal: wordByWord(8, 40) }, statement.at),
    setLeft({ ...families, key: 'families', font: FONT.lines, color: '#f0c79a', reveal: fadeIn(44, 16) }, families.at),
  ];
}
