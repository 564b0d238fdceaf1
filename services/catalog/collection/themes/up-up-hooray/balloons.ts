// Scene 1: balloons lift a foil number into the sun; the name below.

import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { bunting } from '../../kit/motifs/party.ts';
import { type Places, placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, pop } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, CORAL, confettiRain, FONT, floating, METAL, PARTY, PINK, PLUM, SUN, say, sunny, TEAL } from './look.ts';

/** The number with the sun behind it, the bunting, the words, the balloons behind and before them. */
const UPRIGHT = {
  sun: [540, 780, 620],
  number: { at: [540, 800], size: 760, width: 860, height: 780 },
  bunting: [1240, 1300],
  turning: { at: [540, 342], size: 82, width: 860 },
  name: { at: [540, 1318], size: 210, width: 890, height: 250 },
  occasion: { at: [540, 1478], size: 78, width: 880 },
  confetti: {},
  behind: [
    { x: 120, from: 1350, to: 830, size: 220, color: PINK, phase: 0.2 },
    { x: 960, from: 1300, to: 760, size: 230, color: TEAL, phase: 0.6 },
    { x: 60, from: 1800, to: 1240, size: 250, color: TEAL, start: 2, phase: 0.4 },
    { x: 1030, from: 1750, to: 1180, size: 260, color: SUN, start: 3, phase: 0.8 },
  ],
  before: [
    { x: 200, from: 2300, to: 1985, size: 320, color: CORAL, start: 2, phase: 0.1 },
    { x: 520, from: 2450, to: 2110, size: 290, color: SUN, start: 6, phase: 0.5 },
    { x: 860, from: 2350, to: 1990, size: 330, color: PLUM, start: 4, phase: 0.9 },
  ],
} as const;
const WIDE = {
  sun: [540, 540, 620],
  number: { at: [540, 560], size: 640, width: 700, height: 660 },
  bunting: [2080, 2140],
  turning: { at: [1376, 340], size: 70, width: 760 },
  name: { at: [1376, 516], size: 220, width: 770, height: 250 },
  occasion: { at: [1376, 680], size: 62, width: 770, height: 90 },
  confetti: { width: 900 },
  behind: [
    { x: 150, from: 1000, to: 560, size: 200, color: PINK, phase: 0.2 },
    { x: 880, from: 980, to: 420, size: 170, color: TEAL, phase: 0.6 },
    { x: 110, from: 1400, to: 960, size: 230, color: TEAL, start: 2, phase: 0.4 },
    { x: 1886, from: 1350, to: 840, size: 190, color: SUN, start: 3, phase: 0.8 },
  ],
  before: [
    { x: 330, from: 1560, to: 1230, size: 300, color: CORAL, start: 2, phase: 0.1 },
    { x: 830, from: 1620, to: 1270, size: 270, color: SUN, start: 6, phase: 0.5 },
    { x: 1620, from: 1560, to: 1240, size: 290, color: PLUM, start: 4, phase: 0.9 },
  ],
} as const;

const FOIL = { shade: '#6d100e', body: '#9c1a17', shine: '#a8221d', glint: '#b42c26' };

/** The age as a foil balloon: shadow, rim, and a gold face with a light passing over it. */
function foilNumber({ at, ...room }: Places<(typeof UPRIGHT)['number']>): Layer[] {
  const [x, y] = at;
  const box = { ...room, key: 'age', font: FONT.big, color: METAL.body, leading: 1 };
  const rising = (dx: number, dy: number) =>
    track(
      [0, [x + dx, y + 100 + dy], EASE.out],
      [34, [x + dx, y + dy], EASE.breath],
      [70, [x + dx, y - 14 + dy], EASE.breath],
      [106, [x + dx, y + dy]],
    );
  const band = (color: string, width: number) => ({ ...box, color, border: { color, width } });
  return [
    text(band('#9a4a1c', 46), { at: rising(14, 34), opacity: 34 }),
    text(band('#a5651a', 44), { at: rising(0, 8) }),
    text(band('#ffe9a8', 34), { at: rising(0, 0) }),
    text(band('#c98a2b', 14), { at: rising(0, 3) }),
    metalText(box, FOIL, [6, 80], { at: rising(0, 0) }),
  ];
}

export function balloonsScene({ frames }: Clock, stage: Stage): Layer[] {
  const { x } = stage;
  const { sun, number, bunting: rows, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [front, back] = rows;
  return [
    ...sunny(stage, frames, [sun[0], sun[1]], COLORS.ground, '#ffb765', 0.62),
    shapes('sun', [softLight('sun', ...sun, '#fff6d8', 0.95)]),
    ...floating(frames, at.behind),
    ...confettiRain(stage, frames, 26, 8, PARTY, at.confetti),
    vignette(stage.width, stage.height, '#b5541c', 0.28),
    ...foilNumber(number),
    shapes(
      'bunting',
      [
        bunting(front, 90, 96, PARTY, PLUM, { at: [x, 40] }),
        bunting(back, 150, 76, [...PARTY].reverse(), PLUM, { at: [x, -10], opacity: 100 }),
      ],
      { at: track([0, [0, -30], EASE.spring], [26, [0, 0]]) },
    ),
    say('turning', at.turning.at, { ...at.turning, reveal: fadeIn(4, 12) }),
    say('child_name', at.name.at, { ...at.name, font: FONT.big, leading: 1.05, reveal: pop(8, 22) }),
    say('occasion', at.occasion.at, { ...at.occasion, color: '#981b15', reveal: fadeIn(26, 14) }),
    ...floating(frames, at.before),
  ];
}
