// Scene 1: balloons lift a foil number into the sun; the name below.

import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { bunting } from '../../kit/motifs/party.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, pop } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import {
  COLORS,
  CORAL,
  confettiRain,
  FONT,
  floating,
  HEIGHT,
  METAL,
  PARTY,
  PINK,
  PLUM,
  SUN,
  say,
  sunny,
  TEAL,
  WIDTH,
} from './look.ts';

const FOIL = { shade: '#6d100e', body: '#9c1a17', shine: '#a8221d', glint: '#b42c26' };

/** The age as a foil balloon: shadow, rim, and a gold face with a light passing over it. */
function foilNumber(): Layer[] {
  const x = WIDTH / 2;
  const box = { key: 'age', font: FONT.big, size: 760, color: METAL.body, width: 860, height: 780, leading: 1 };
  const rising = (dx: number, dy: number) =>
    track(
      [0, [x + dx, 900 + dy], EASE.out],
      [34, [x + dx, 800 + dy], EASE.breath],
      [70, [x + dx, 786 + dy], EASE.breath],
      [106, [x + dx, 800 + dy]],
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

export function balloonsScene({ frames }: Clock): Layer[] {
  const x = WIDTH / 2;
  return [
    ...sunny(frames, [x, 780], COLORS.ground, '#ffb765', 0.62),
    shapes('sun', [softLight('sun', x, 780, 620, '#fff6d8', 0.95)]),
    ...floating(frames, [
      { x: 120, from: 1350, to: 830, size: 220, color: PINK, phase: 0.2 },
      { x: 960, from: 1300, to: 760, size: 230, color: TEAL, phase: 0.6 },
      { x: 60, from: 1800, to: 1240, size: 250, color: TEAL, start: 2, phase: 0.4 },
      { x: 1030, from: 1750, to: 1180, size: 260, color: SUN, start: 3, phase: 0.8 },
    ]),
    ...confettiRain(frames, 26, 8),
    vignette(WIDTH, HEIGHT, '#b5541c', 0.28),
    ...foilNumber(),
    shapes(
      'bunting',
      [
        bunting(1240, 90, 96, PARTY, PLUM, { at: [x, 40] }),
        bunting(1300, 150, 76, [...PARTY].reverse(), PLUM, { at: [x, -10], opacity: 100 }),
      ],
      { at: track([0, [0, -30], EASE.spring], [26, [0, 0]]) },
    ),
    say('turning', [x, 342], { size: 82, width: 860, reveal: fadeIn(4, 12) }),
    say('child_name', [x, 1318], { font: FONT.big, size: 210, width: 890, height: 250, leading: 1.05, reveal: pop(8, 22) }),
    say('occasion', [x, 1478], { size: 78, color: '#981b15', reveal: fadeIn(26, 14) }),
    ...floating(frames, [
      { x: 200, from: 2300, to: 1985, size: 320, color: CORAL, start: 2, phase: 0.1 },
      { x: 520, from: 2450, to: 2110, size: 290, color: SUN, start: 6, phase: 0.5 },
      { x: 860, from: 2350, to: 1990, size: 330, color: PLUM, start: 4, phase: 0.9 },
    ]),
  ];
}
