// Scene 4: kalash and lit lamps on a table under a saree's wide border, silk behind them; day, time and place above or beside.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, repeat, ring } from '../../kit/lottie/shapes.ts';
import { falling } from '../../kit/matter.ts';
import { petal } from '../../kit/motifs/arches.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { oilLamp } from '../../kit/motifs/oil-lamp.ts';
import { silkBorder } from '../../kit/motifs/silk.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, FONT, LEAF, METAL, NAME, say, WORD_METAL } from './look.ts';

/** The flowers in the weave (rows and columns), the quiet behind the words, the laid table, the ornaments, and the words. */
const WIDE = {
  weave: [7, 11],
  hush: [1080, 540, 900],
  table: { top: 998, border: 110 },
  lamps: [[196, 640]],
  kalash: { at: [396, 1008], width: 270 },
  divider: [1160, 286],
  rule: { at: [1212, 640], size: [4, 520] },
  couple: { at: [1160, 172], size: 76, width: 1200, height: 170 },
  day_words: { at: [886, 396], size: 58, width: 600, height: 86 },
  day: { at: [886, 562], size: 260, width: 500, height: 270 },
  month_year: { at: [886, 734], size: 62, width: 600, height: 92 },
  muhurtham: { at: [886, 824], size: 52, width: 600, height: 82 },
  time: { at: [886, 910], size: 52, width: 580, height: 86 },
  venue: { at: [1496, 520], size: 80, width: 510, height: 290 },
  city: { at: [1496, 730], size: 66, width: 510, height: 100 },
  blessing: { at: [1496, 862], size: 56, width: 510, height: 160 },
} as const;
const UPRIGHT = {
  weave: [12, 7],
  hush: [540, 760, 760],
  table: { top: 1734, border: 190 },
  lamps: [
    [196, 330],
    [884, 330],
  ],
  kalash: { at: [540, 1748], width: 264 },
  divider: [540, 312],
  rule: { at: [540, 988], size: [320, 4] },
  couple: { at: [540, 208], size: 70, width: 890, height: 186 },
  day_words: { at: [540, 412], size: 64, width: 860, height: 100 },
  day: { at: [540, 562], size: 236, width: 640, height: 250 },
  month_year: { at: [540, 712], size: 74, width: 860, height: 104 },
  muhurtham: { at: [540, 832], size: 62, width: 860, height: 92 },
  time: { at: [540, 908], size: 66, width: 860, height: 96 },
  venue: { at: [540, 1116], size: 80, width: 880, height: 220 },
  city: { at: [540, 1272], size: 66, width: 860, height: 96 },
  blessing: { at: [540, 1390], size: 62, width: 860, height: 92 },
} as const;

export function dayScene({ frames, beat }: Clock, { width, height, portrait }: Stage): Layer[] {
  const { weave, hush, table, lamps, kalash, divider, rule, ...words } = placesIn(portrait, WIDE, UPRIGHT);
  const [rows, columns] = weave;
  const [across, down] = rule.size;
  const cloth = silkBorder({ length: width + 60, width: table.border, silk: '#5a0a1c', accent: LEAF, zari: METAL });
  const butta = group('butta', [ring('petals', 6, [outline(moved(petal(9, 17), 0, -5)), fill(METAL.body)])]);
  const column = group('column', [butta, repeat(rows, { move: [0, 170] })]);
  const [x, foot] = kalash.at;
  return [
    ground('silk', width, height, linear([0, 0], [width, height], [0, '#9c1834'], [1, '#5f0a20'])),
    shapes(
      'buttas',
      [
        group('columns', [column, repeat(columns, { move: [170, 0] })], { at: [30, 20] }),
        group('columns between', [column, repeat(columns, { move: [170, 0] })], { at: [115, 105] }),
      ],
      { opacity: 18 },
    ),
    shapes('hush', [softLight('hush', ...hush, '#5a0a20', 0.75)]),
    shapes('light of the lamps', [softLight('light', x, foot - 240, 620, '#ffb04a', 0.5)], {
      opacity: sway(frames, 46, 84, 14),
    }),
    shapes(
      'table',
      [
        group('top', [
          rect(-10, table.top - 24, width + 20, 30),
          fill(linear([0, table.top - 24], [0, table.top + 6], [0, '#c33a4e'], [1, '#7d1128'])),
        ]),
        group('cloth', [cloth], { at: [-20, table.top] }),
        group('below', [rect(-10, table.top + table.border, width + 20, height), fill('#5a0a1c')]),
      ],
      { at: track([0, [0, height - table.top + 40], EASE.out], [24, [0, 0]]) },
    ),
    ...lamps.map(([at, size], index) =>
      shapes('lamp', [oilLamp(size, METAL, frames, 3 + index * 4)], {
        at: track([2, [at, table.top + height / 2], EASE.out], [30, [at, table.top - 4]]),
      }),
    ),
    sprite('shadow', { width: kalash.width * 1.3, at: [x, foot - 8], opacity: track([20, 0, EASE.out], [34, 60]) }),
    sprite('kalash', {
      width: kalash.width,
      hold: [0.5, 0.98],
      at: track([6, [x, foot + height / 2], EASE.out], [34, kalash.at]),
    }),
    ...['marigold-1', 'marigold-3', 'marigold-2', 'marigold-1'].map((name, index) =>
      sprite(name, {
        width: 104 - (index % 2) * 16,
        at: [x + ([-206, -142, 146, 212][index] ?? 0) * (kalash.width / 300), foot - 26 + (index % 2) * 14],
        rotate: index * 50,
        scale: track([20 + index * 3, [0, 0], EASE.spring], [40 + index * 3, [100, 100]]),
      }),
    ),
    ...falling(['rose-petal-2', 'rose-petal-5'], {
      count: 9,
      seed: 12,
      left: 0,
      right: width,
      height,
      frames,
      sizes: [22, 40],
      fall: 520,
    }),
    say('couple', { ...NAME, ...words.couple, leading: 1.3, metal: WORD_METAL, from: 6 }),
    shapes('divider', [floralDivider(380, METAL.shine, '#f7bd2c')], {
      at: divider,
      scale: track([12, [0, 100], EASE.out], [36, [100, 100]]),
    }),
    say('day_words', { ...words.day_words, leading: 1.4, color: '#ffd98a', from: beat(1) }),
    say('day', { ...words.day, font: FONT.names, metal: WORD_METAL, from: beat(1.4), leading: 1 }),
    say('month_year', { ...words.month_year, color: COLORS.paper, from: beat(2) }),
    say('muhurtham', { ...words.muhurtham, color: '#ffd98a', from: beat(2.4) }),
    say('time', { ...words.time, color: COLORS.paper, from: beat(2.8) }),
    shapes('rule', [rect(-across / 2, -down / 2, across, down, 2), fill(METAL.body)], {
      at: rule.at,
      scale: track([beat(2.6), [0, 100], EASE.out], [beat(4), [100, 100]]),
    }),
    say('venue', { ...NAME, ...words.venue, leading: 1.3, color: COLORS.paper, from: beat(3), by: 'words' }),
    say('city', { ...words.city, color: '#ffd98a', from: beat(3.8) }),
    say('blessing', { ...words.blessing, color: COLORS.paper, from: beat(4.6) }),
  ];
}
