// Scene 4: a paper card shows day, time and place among the balloons until the end.

import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { bunting } from '../../kit/motifs/party.ts';
import { ribbonBanner } from '../../kit/motifs/wrappings.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, CORAL, confettiRain, FONT, floating, PARTY, PINK, PLUM, RIBBON, SUN, say, sunny, TEAL } from './look.ts';

/** The light, the card with its beads, the ribbon, the words in a column or in two, the balloons behind and before. */
const UPRIGHT = {
  light: [540, 900],
  bunting: 1240,
  card: { width: 940, height: 1190, top: 470 },
  beads: [
    [500, 1058],
    [540, 1058],
    [580, 1058],
  ],
  ribbon: [540, 500],
  title: [540, 506],
  weekday: { at: [540, 680], size: 76, width: 840 },
  day: { at: [540, 810], size: 150, width: 850, height: 180 },
  time: { at: [540, 960], size: 84, width: 840 },
  venue: { at: [540, 1206], size: 88, width: 850, height: 210 },
  city: { at: [540, 1352], size: 70, width: 840 },
  hosts: { at: [540, 1478], size: 64, width: 780, height: 176 },
  behind: [
    { x: 120, from: 1200, to: 560, size: 250, color: CORAL, phase: 0.3 },
    { x: 300, from: 1100, to: 470, size: 210, color: TEAL, start: 3, phase: 0.6 },
    { x: 960, from: 1250, to: 560, size: 260, color: PLUM, start: 2, phase: 0.1 },
    { x: 770, from: 1120, to: 462, size: 200, color: PINK, start: 5, phase: 0.8 },
  ],
  before: [
    { x: 90, from: 2300, to: 1900, size: 280, color: SUN, start: 4, phase: 0.2 },
    { x: 1020, from: 2350, to: 1910, size: 290, color: CORAL, start: 6, phase: 0.7 },
  ],
} as const;
const WIDE = {
  light: [960, 560],
  bunting: 2080,
  card: { width: 1480, height: 640, top: 316 },
  beads: [
    [960, 590],
    [960, 640],
    [960, 690],
  ],
  ribbon: [960, 330],
  title: [960, 336],
  weekday: { at: [590, 508], size: 66, width: 640 },
  day: { at: [590, 646], size: 150, width: 640, height: 180 },
  time: { at: [590, 790], size: 72, width: 640 },
  venue: { at: [1330, 568], size: 76, width: 640, height: 200 },
  city: { at: [1330, 708], size: 60, width: 640 },
  hosts: { at: [1330, 820], size: 52, width: 640, height: 130 },
  behind: [
    { x: 150, from: 900, to: 470, size: 220, color: CORAL, phase: 0.3 },
    { x: 360, from: 850, to: 370, size: 180, color: TEAL, start: 3, phase: 0.6 },
    { x: 1770, from: 920, to: 470, size: 226, color: PLUM, start: 2, phase: 0.1 },
    { x: 1560, from: 860, to: 372, size: 176, color: PINK, start: 5, phase: 0.8 },
  ],
  before: [
    { x: 130, from: 1440, to: 1110, size: 220, color: SUN, start: 4, phase: 0.2 },
    { x: 1800, from: 1480, to: 1120, size: 230, color: CORAL, start: 6, phase: 0.7 },
  ],
} as const;

export function partyScene({ frames }: Clock, stage: Stage): Layer[] {
  const { x } = stage;
  const { light, card, beads, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const arrive = track([0, [0, 260], EASE.out], [28, [0, 0]]);
  return [
    ...sunny(stage, frames, light, COLORS.ground, '#ffb765', 0.62),
    shapes('light', [softLight('light', ...light, 800, '#fff6d8', 0.8)]),
    ...floating(frames, at.behind),
    shapes('bunting', [bunting(at.bunting, 90, 90, PARTY, PLUM, { at: [x, 20] })]),
    ...confettiRain(stage, frames, 18, 31),
    shapes(
      'card',
      [
        group('shadow', [rect(x - card.width / 2 + 10, card.top + 26, card.width, card.height, 56), fill('#a8541c', 30)]),
        group('paper', [rect(x - card.width / 2, card.top, card.width, card.height, 56), fill(COLORS.paper)]),
        group('border', [
          rect(x - card.width / 2 + 26, card.top + 26, card.width - 52, card.height - 52, 38),
          stroke(SUN, 5, { dash: [2, 20] }),
        ]),
        ...beads.map((bead, index) => group('bead', [ellipse(bead, 14), fill([CORAL, SUN, TEAL][index] ?? CORAL)])),
      ],
      { at: arrive },
    ),
    shapes('ribbon', [ribbonBanner(800, 180, RIBBON)], {
      at: at.ribbon,
      scale: track([10, [0, 100], EASE.spring], [30, [100, 100]]),
    }),
    vignette(stage.width, stage.height, '#b5541c', 0.28),
    say('party_title', at.title, {
      font: FONT.big,
      size: 104,
      color: COLORS.paper,
      width: 730,
      height: 140,
      leading: 1.05,
      reveal: pop(18, 18),
    }),
    say('weekday', at.weekday.at, { ...at.weekday, color: '#b3261e', height: 100, reveal: fadeIn(16, 12) }),
    say('day_month', at.day.at, { ...at.day, font: FONT.big, leading: 1.05, reveal: pop(20, 20) }),
    say('time_line', at.time.at, { ...at.time, reveal: fadeIn(26, 12) }),
    say('venue', at.venue.at, {
      ...at.venue,
      font: FONT.big,
      color: '#0b6b66',
      leading: 1.12,
      reveal: wordByWord(30, 18),
    }),
    say('city', at.city.at, { ...at.city, height: 100, reveal: fadeIn(36, 12) }),
    say('hosts', at.hosts.at, { ...at.hosts, color: '#6b4a3a', reveal: fadeIn(42, 12) }),
    ...floating(frames, at.before),
  ];
}
