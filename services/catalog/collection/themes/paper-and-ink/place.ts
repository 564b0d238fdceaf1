// Scene 4: hills of cut paper below the text; names, place and date until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { cutPaper, scissoredDisc } from '../../kit/motifs/cut-paper.ts';
import { lineBranch } from '../../kit/motifs/line-botanicals.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { CLAY, COLORS, DARK_CLAY, FONT, INK, OCHRE, OLIVE, SAND, setLeft, sheet, wave } from './look.ts';

/** The sun (where it rises, its highest points), the paler disc in the corner, the crests of the hills, the branches, and the words from their left edge. */
const WIDE = {
  sun: { x: 1630, radius: 250, heights: [640, 470, 440] },
  disc: { at: [1800, 130], radius: 300 },
  hills: [850, 890, 960, 1040],
  branch: { length: 620, at: [1600, 1010] },
  small: { length: 420, at: [1430, 1000] },
  couple: { at: [156, 160], size: 64, width: 1180, height: 88 },
  venue: { at: [156, 366], size: 128, width: 1180, height: 300 },
  city: { at: [156, 560], size: 64, width: 1180, height: 88 },
  rule: [156, 628],
  date: { at: [156, 694], size: 64, width: 1180, height: 88 },
} as const;
const UPRIGHT = {
  sun: { x: 660, radius: 310, heights: [1700, 1540, 1505] },
  disc: { at: [1080, 90], radius: 250 },
  hills: [1540, 1600, 1690, 1790],
  branch: { length: 540, at: [330, 1800] },
  small: { length: 420, at: [170, 1790] },
  couple: { at: [92, 276], size: 72, width: 750, height: 190 },
  venue: { at: [89, 560], size: 146, width: 904, height: 410 },
  city: { at: [92, 866], size: 72, width: 890, height: 190 },
  rule: [94, 974],
  date: { at: [92, 1084], size: 76, width: 880, height: 200 },
} as const;

export function placeScene({ frames }: Clock, stage: Stage): Layer[] {
  const { sun, disc, hills, branch, small, rule, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [dx, dy] = disc.at;
  const [under, high, highest] = sun.heights;
  const [sand, ochre, olive, clay] = hills;
  const hill = (name: string, y: number, lift: number, shift: number, color: string, from: number, slide: number): Layer =>
    shapes(name, [cutPaper(wave(stage, y, lift, shift, 220), color)], {
      at: track([from, [0, 110], EASE.out], [from + 34, [0, 0], EASE.breath], [frames, [slide, 0]]),
    });
  return [
    ...sheet(stage, COLORS.ground, '#cdb48d', 13),
    shapes('sand disc', [cutPaper(scissoredDisc(disc.radius), SAND)], {
      at: track([0, [dx + 320, dy - 260], EASE.out], [40, disc.at, EASE.breath], [frames, [dx - 16, dy + 14]]),
    }),
    shapes('sun', [cutPaper(scissoredDisc(sun.radius), CLAY)], {
      at: track([0, [sun.x, under], EASE.out], [50, [sun.x, high], EASE.breath], [frames, [sun.x, highest]]),
    }),
    hill('sand hill', sand, 66, 2.4, SAND, 0, -60),
    hill('ochre hill', ochre, 70, 0.6, OCHRE, 2, 50),
    shapes('branch', [lineBranch(branch.length, 6, { ink: INK, weight: 5, from: 2, frames: 56 })], {
      at: branch.at,
      rotate: sway(frames, 140, 10, 1),
    }),
    shapes('small branch', [lineBranch(small.length, 5, { ink: INK, weight: 5, from: 10, frames: 52 })], {
      at: small.at,
      rotate: sway(frames, 130, -12, 1, 0.5),
    }),
    hill('olive hill', olive, 60, 3.9, OLIVE, 4, -40),
    hill('clay hill', clay, 44, 1.7, DARK_CLAY, 6, 60),
    setLeft({ ...at.couple, key: 'couple', font: FONT.lines, color: DARK_CLAY, reveal: fadeIn(0, 12) }, at.couple.at),
    setLeft({ ...at.venue, key: 'venue', font: FONT.big, color: INK, leading: 1.1, reveal: wordByWord(2, 24) }, at.venue.at),
    setLeft({ ...at.city, key: 'city', font: FONT.lines, color: DARK_CLAY, reveal: fadeIn(20, 14) }, at.city.at),
    shapes('rule', [rect(0, 0, 150, 5), fill(CLAY)], {
      at: rule,
      scale: track([30, [0, 100], EASE.weight], [48, [100, 100]]),
    }),
    setLeft({ ...at.date, key: 'date_line', font: FONT.lines, color: INK, reveal: rise(32, 20, 30) }, at.date.at),
  ];
}
