// Scene 4: the day in a wreath of lotuses with fish around it, time and place below.

import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, ring, stroke } from '../../kit/lottie/shapes.ts';
import { lilyPad, pondFish, pondLotus } from '../../kit/motifs/pichwai.ts';
import { metalRamp } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, FONT, LEAF, LINE, lotusRows, METAL, NAME, ROSE, say, WORD_METAL, WORD_ROSE, water } from './look.ts';

/** The wreath, and the words below or beside it. */
const UPRIGHT = {
  wreath: [540, 540],
  hush: [540, 1230],
  x: 540,
  words: { y: 1054, size: 74, width: 900, height: 116 },
  time: { y: 1148, size: 66, width: 900, height: 100 },
  couple: { y: 1258, size: 88, width: 900, height: 172 },
  venue: { y: 1432, size: 70, width: 900, height: 184 },
  city: { y: 1568, size: 66, width: 900, height: 100 },
  closing: { y: 1666, size: 62, width: 900, height: 96 },
} as const;
const WIDE = {
  wreath: [530, 500],
  hush: [1380, 480],
  x: 1360,
  words: { y: 190, size: 66, width: 780, height: 100 },
  time: { y: 284, size: 56, width: 780, height: 86 },
  couple: { y: 408, size: 104, width: 800, height: 184 },
  venue: { y: 588, size: 66, width: 780, height: 170 },
  city: { y: 718, size: 58, width: 780, height: 86 },
  closing: { y: 814, size: 54, width: 780, height: 80 },
} as const;

export function dayScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { wreath, hush, x, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [wreathX, Y] = wreath;
  const { y: dated, ...words } = at.words;
  const { y: timed, ...time } = at.time;
  const { y: named, ...couple } = at.couple;
  const { y: placed, ...venue } = at.venue;
  const { y: cityAt, ...city } = at.city;
  const { y: last, ...closing } = at.closing;
  const turning = track([0, -30, EASE.out], [beat(3), 0, EASE.linear], [frames, 14]);
  return [
    ...water(stage),
    shapes('hush', [group('pool', [softLight('pool', ...hush, 760, COLORS.deep.hex, 0.85)])]),
    shapes(
      'wreath',
      [
        softLight('light', 0, 0, 550, '#f8e3b0', 0.5),
        ring('fish', 6, [pondFish(150, '#f2b632', ROSE, '#0c2a20', frames, { at: [0, -420] })], {
          rotate: track([0, 40, EASE.out], [beat(3), 0, EASE.linear], [frames, -26]),
        }),
        ring('pads', 12, [lilyPad(120, LEAF, { at: [0, -268] })], { rotate: turning }),
        ring('lotuses', 12, [pondLotus(150, ROSE, LINE, { at: [0, -214] })], { rotate: turning }),
        group('disc', [ellipse([0, 0], 448), fill(COLORS.paper)]),
        group('rim', [ellipse([0, 0], 448), stroke(metalRamp(METAL, [-220, -220], [220, 220]), 9)]),
      ],
      { at: wreath, scale: track([0, [70, 70], EASE.out], [beat(1.6), [100, 100]]) },
    ),
    ...lotusRows(stage, frames, stage.height - 30, 1, 0),
    say('day', {
      at: [wreathX, Y - 6],
      size: 220,
      width: 380,
      height: 260,
      font: FONT.names,
      color: WORD_ROSE,
      leading: 1,
      from: 8,
    }),
    say('day_words', { ...words, at: [x, dated], metal: WORD_METAL, from: beat(1) }),
    say('time', { ...time, at: [x, timed], from: beat(1.4) }),
    say('couple', { ...NAME, ...couple, at: [x, named], color: '#ffc9d6', from: beat(1.8) }),
    say('venue', {
      ...venue,
      at: [x, placed],
      leading: 1.35,
      color: COLORS.paper,
      from: beat(2.2),
      by: 'words',
    }),
    say('city', { ...city, at: [x, cityAt], color: '#ffd98a', from: beat(2.8) }),
    say('closing', { ...closing, at: [x, last], from: beat(3.4) }),
  ];
}
