// Scene 4: the curtains part once more on the couple's seat, lit, between roses; day, time and place beside or above it.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { group } from '../../kit/lottie/shapes.ts';
import { chandelier } from '../../kit/motifs/chandelier.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { rose, roseLeaf } from '../../kit/motifs/rose.ts';
import { weddingSofa } from '../../kit/motifs/sofa.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { CREAM, curtains, FONT, footlight, gild, HONEY, METAL, petals, say, spot, stageSet, VELVET, WORD_METAL } from './look.ts';

/** How far the curtains open, the seat and the light on it, the chandelier, the dark behind the words, the words, the divider. */
const WIDE = {
  open: [17, 13],
  seat: { at: [1440, 946], width: 540 },
  beam: [1440, 620],
  glow: [1440, 640, 1240],
  candles: { at: [1440, 70], width: 300 },
  hush: [640, 590, 620],
  heading: { at: [640, 318], size: 84, width: 800, height: 130 },
  date: { at: [640, 436], size: 76, width: 800, height: 100 },
  time: { at: [640, 524], size: 60, width: 800, height: 78 },
  divider: [640, 600],
  venue: { at: [640, 708], size: 80, width: 800, height: 178 },
  city: { at: [640, 832], size: 60, width: 640, height: 78 },
  closing: { at: [640, 922], size: 50, width: 800, height: 80 },
} as const;
const UPRIGHT = {
  open: [11, 7],
  seat: { at: [540, 1752], width: 600 },
  beam: [540, 900],
  glow: [540, 1480, 1300],
  candles: undefined,
  hush: [540, 760, 700],
  heading: { at: [540, 366], size: 108, width: 880, height: 170 },
  date: { at: [540, 526], size: 78, width: 890, height: 104 },
  time: { at: [540, 630], size: 72, width: 860, height: 94 },
  divider: [540, 728],
  venue: { at: [540, 880], size: 96, width: 860, height: 230 },
  city: { at: [540, 1054], size: 74, width: 860, height: 100 },
  closing: { at: [540, 1182], size: 68, width: 880, height: 130 },
} as const;

export function eveningScene({ frames }: Clock, stage: Stage): Layer[] {
  const { open: opened, seat, beam, glow, candles, hush, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [part, wider] = opened;
  const [x, foot] = seat.at;
  const aside = seat.width * 0.56;
  return [
    ...stageSet(stage),
    sprite('bokeh-gold', { width: glow[2], at: [glow[0], glow[1]], opacity: sway(frames, 50, 54, 16) }),
    shapes('light on the seat', [softLight('light', x, foot - seat.width * 0.3, seat.width, '#ffb870', 0.5)]),
    spot(stage, beam[0], beam[1], 16),
    ...(candles
      ? [
          shapes('chandelier', [chandelier(candles.width, METAL, frames)], {
            at: candles.at,
            rotate: sway(frames, 110, 0, 1.1),
          }),
        ]
      : []),
    shapes('hush', [softLight('hush', ...hush, '#2a0814', 0.7)]),
    shapes('seat', [weddingSofa(seat.width, VELVET, METAL)], {
      at: seat.at,
      scale: track([0, [94, 94], EASE.breath], [frames, [101, 101]]),
    }),
    ...([-1, 1] as const).map((side) =>
      shapes('roses', roses(side), {
        at: [x + side * aside, foot + 6],
        scale: track([10, [0, 0], EASE.spring], [36, [100, 100]]),
        rotate: sway(frames, 120, 0, 0.8, side * 0.25),
      }),
    ),
    footlight(stage),
    ...petals(stage, frames, 9, 41),
    gild('heading', at.heading.at, WORD_METAL, [24, 90], {
      ...at.heading,
      font: FONT.hindi,
      leading: 1.45,
      reveal: fadeIn(14, 14),
    }),
    say('date_line', at.date.at, { ...at.date, color: CREAM, reveal: wordByWord(20, 20) }),
    say('time_line', at.time.at, { ...at.time, color: HONEY, reveal: fadeIn(28, 14) }),
    shapes('divider', [floralDivider(420, METAL.body, '#e88a96')], {
      at: at.divider,
      scale: track([28, [0, 100], EASE.weight], [50, [100, 100]]),
    }),
    gild('venue', at.venue.at, WORD_METAL, [44, 110], { ...at.venue, leading: 1.1, reveal: rise(32, 22, 30) }),
    say('city', at.city.at, { ...at.city, color: HONEY, reveal: fadeIn(40, 14) }),
    say('closing', at.closing.at, {
      ...at.closing,
      font: FONT.hindi,
      color: CREAM,
      leading: 1.45,
      reveal: fadeIn(48, 14),
    }),
    ...curtains(stage, track([0, [99, 100], EASE.weight], [40, [part, 100], EASE.breath], [frames, [wider, 100]])),
    vignette(stage.width, stage.height, '#0a0205', 0.5),
  ];
}

/** Roses heaped on the boards. */
function roses(side: 1 | -1) {
  return [
    ...[-70, -35, 0, 35, 70].map((turn) => roseLeaf(150, '#3d5a3a', { at: [turn, -70], rotate: turn })),
    group(
      'heap',
      [
        rose(58, '#a81c34', { at: [-84, -46], rotate: 12 }),
        rose(54, '#e0808a', { at: [82, -44], rotate: 40 }),
        rose(62, '#c0283f', { at: [-24, -112], rotate: 70 }),
        rose(50, '#f0b6b0', { at: [52, -126], rotate: 20 }),
        rose(66, '#d9566a', { at: [2, -42], rotate: 100 }),
      ],
      { scale: [side * 100, 100] },
    ),
  ];
}
