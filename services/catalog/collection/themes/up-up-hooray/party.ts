// Scene 4: a paper card shows day, time and place among the balloons until the end.

import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { bunting } from '../../kit/motifs/party.ts';
import { ribbonBanner } from '../../kit/motifs/wrappings.ts';
import { fadeIn, pop, wordByWord } from '../../kit/text/reveals.ts';
import {
  COLORS,
  CORAL,
  confettiRain,
  FONT,
  floating,
  HEIGHT,
  PARTY,
  PINK,
  PLUM,
  RIBBON,
  SUN,
  say,
  sunny,
  TEAL,
  WIDTH,
} from './look.ts';

export function partyScene({ frames }: Clock): Layer[] {
  const x = WIDTH / 2;
  const card = { width: 940, height: 1130, top: 470 };
  const arrive = track([0, [0, 260], EASE.out], [28, [0, 0]]);
  return [
    ...sunny(frames, [x, 900], COLORS.ground, '#ffb765', 0.62),
    shapes('light', [softLight('light', x, 900, 800, '#fff6d8', 0.8)]),
    ...floating(frames, [
      { x: 120, from: 1200, to: 560, size: 250, color: CORAL, phase: 0.3 },
      { x: 300, from: 1100, to: 470, size: 210, color: TEAL, start: 3, phase: 0.6 },
      { x: 960, from: 1250, to: 560, size: 260, color: PLUM, start: 2, phase: 0.1 },
      { x: 770, from: 1120, to: 462, size: 200, color: PINK, start: 5, phase: 0.8 },
    ]),
    shapes('bunting', [bunting(1240, 90, 90, PARTY, PLUM, { at: [x, 20] })]),
    ...confettiRain(frames, 18, 31),
    shapes(
      'card',
      [
        group('shadow', [rect(x - card.width / 2 + 10, card.top + 26, card.width, card.height, 56), fill('#a8541c', 30)]),
        group('paper', [rect(x - card.width / 2, card.top, card.width, card.height, 56), fill(COLORS.paper)]),
        group('border', [
          rect(x - card.width / 2 + 26, card.top + 26, card.width - 52, card.height - 52, 38),
          stroke(SUN, 5, { dash: [2, 20] }),
        ]),
        ...[0, 1, 2].map((index) =>
          group('bead', [ellipse([x - 40 + index * 40, 1058], 14), fill([CORAL, SUN, TEAL][index] ?? CORAL)]),
        ),
      ],
      { at: arrive },
    ),
    shapes('ribbon', [ribbonBanner(800, 180, RIBBON)], {
      at: [x, 500],
      scale: track([10, [0, 100], EASE.spring], [30, [100, 100]]),
    }),
    vignette(WIDTH, HEIGHT, '#b5541c', 0.28),
    say('party_title', [x, 506], {
      font: FONT.big,
      size: 104,
      color: COLORS.paper,
      width: 730,
      height: 140,
      leading: 1.05,
      reveal: pop(18, 18),
    }),
    say('weekday', [x, 680], { size: 76, color: '#b3261e', width: 840, height: 100, reveal: fadeIn(16, 12) }),
    say('day_month', [x, 810], { font: FONT.big, size: 150, width: 850, height: 180, leading: 1.05, reveal: pop(20, 20) }),
    say('time_line', [x, 960], { size: 84, width: 840, reveal: fadeIn(26, 12) }),
    say('venue', [x, 1206], {
      font: FONT.big,
      size: 88,
      color: '#0b6b66',
      width: 850,
      height: 210,
      leading: 1.12,
      reveal: wordByWord(30, 18),
    }),
    say('city', [x, 1352], { size: 70, width: 840, height: 100, reveal: fadeIn(36, 12) }),
    say('hosts', [x, 1478], { size: 64, color: '#6b4a3a', width: 840, height: 176, reveal: fadeIn(42, 12) }),
    ...floating(frames, [
      { x: 90, from: 2300, to: 1900, size: 280, color: SUN, start: 4, phase: 0.2 },
      { x: 1000, from: 2350, to: 1910, size: 290, color: CORAL, start: 6, phase: 0.7 },
    ]),
  ];
}
