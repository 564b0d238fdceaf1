// Scene 2: tiny clothes on lines in the wind, the wish between or below them.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { type Washing, washingLine } from '../../kit/motifs/washing-line.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BUTTER, banks, close, FONT, MINT, PEACH, passing, planesOf, RUST, SKY, say, sky } from './look.ts';

const CREAM = '#fffaf2';
const CORD = '#8a5a34';
const UPPER: readonly Washing[] = [
  { garment: 'flag', color: MINT, trim: CREAM },
  { garment: 'sock', color: PEACH, trim: CREAM },
  { garment: 'suit', color: CREAM, trim: PEACH },
  { garment: 'sock', color: SKY, trim: CREAM },
  { garment: 'cap', color: BUTTER, trim: PEACH },
];
const LOWER: readonly Washing[] = [
  { garment: 'bib', color: BUTTER, trim: CREAM },
  { garment: 'sock', color: MINT, trim: CREAM },
  { garment: 'flag', color: PEACH, trim: CREAM },
  { garment: 'suit', color: SKY, trim: CREAM },
];

/** The sun, loose clouds, the light behind the words, the lines (what hangs on them, their width, sag, size, height at first and at rest), the clouds' line, the words. */
const UPRIGHT = {
  slide: [-40, 10],
  sun: [240, 200],
  light: [540, 900],
  passing: [
    [890, 640, 320, 90],
    [170, 1210, 380, -90],
  ],
  lines: [
    { hung: UPPER, width: 1240, sag: 96, size: 104, from: -160, y: 210, late: 0 },
    { hung: LOWER, width: 1240, sag: 80, size: 112, from: 1700, y: 1216, late: 4 },
  ],
  top: 1730,
  close: [
    [60, 1640, 640, 150],
    [1040, 1560, 420, -110],
  ],
  tiny: { at: [540, 776], size: 72, width: 880 },
  dreams: { at: [540, 1000], size: 128, width: 880, height: 320 },
} as const;
const WIDE = {
  slide: [-60, 0],
  sun: [330, 160],
  light: [960, 680],
  passing: [
    [1640, 600, 380, 110],
    [250, 640, 440, -110],
  ],
  lines: [
    {
      hung: [...UPPER, ...LOWER],
      width: 2120,
      sag: 120,
      size: 112,
      from: -300,
      y: 70,
      late: 0,
    },
  ],
  top: 1040,
  close: [
    [80, 930, 680, 160],
    [1850, 950, 560, -130],
  ],
  tiny: { at: [960, 516], size: 62, width: 1100 },
  dreams: { at: [960, 646], size: 124, width: 1200, height: 180 },
} as const;

export function lineScene({ frames }: Clock, stage: Stage): Layer[] {
  const at = placesIn(stage.portrait, WIDE, UPRIGHT);
  const planes = planesOf(stage, frames, at.slide);
  const { far, middle, near, close: foremost } = planes;
  const { x } = stage;
  return [
    ...sky(stage, frames, ['#fde6d6', '#bfe3f2'], at.sun),
    far,
    middle,
    near,
    foremost,
    shapes('light', [softLight('light', ...at.light, 760, '#ffffff', 0.8)]),
    ...passing(frames, at.passing, far),
    ...at.lines.map((line, index) =>
      shapes(`line ${index + 1}`, washingLine(frames, line.width, line.sag, line.size, line.hung, CORD), {
        at: track([line.late, [x, line.from], EASE.out], [line.late + 28, [x, line.y]]),
        parent: middle,
      }),
    ),
    ...banks(stage, frames, at.top, planes),
    ...close(frames, at.close, foremost),
    say('tiny', at.tiny.at, { ...at.tiny, font: FONT.text, color: RUST, reveal: fadeIn(8, 14) }),
    say('dreams', at.dreams.at, { ...at.dreams, leading: 1.14, reveal: wordByWord(12, 24) }),
  ];
}
