// Scene 4: the boarding pass: day, lift-off and launch pad, until the end.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { drawn, inked } from '../../kit/motifs/drawn.ts';
import { rocket } from '../../kit/motifs/rocket.ts';
import { moonHill, planet, planetRing } from '../../kit/motifs/space.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop, type Reveal, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, LILAC, MINT, ROCKET, SUN, say, space } from './look.ts';

/** The pass around its centre: 900 by 1180, with notches for tearing off the stub below. */
const PASS =
  'M-450 -520 Q-450 -580 -390 -580 H390 Q450 -580 450 -520 V300 C418 300 400 320 400 344 C400 368 418 388 450 388 V540 Q450 600 390 600 H-390 Q-450 600 -450 540 V388 C-418 388 -400 368 -400 344 C-400 320 -418 300 -450 300 Z';
const HEAD = 'M-450 -520 Q-450 -580 -390 -580 H390 Q450 -580 450 -520 V-400 H-450 Z';

/** The same lying: 1560 by 760, its stub on the right. */
const LYING_PASS =
  'M-780 -320 Q-780 -380 -720 -380 H286 C286 -348 306 -330 330 -330 C354 -330 374 -348 374 -380 H720 Q780 -380 780 -320 V320 Q780 380 720 380 H374 C374 348 354 330 330 330 C306 330 286 348 286 380 H-720 Q-780 380 -780 320 Z';
const LYING_HEAD =
  'M-780 -320 Q-780 -380 -720 -380 H286 C286 -348 306 -330 330 -330 C354 -330 374 -348 374 -380 H720 Q780 -380 780 -320 V-236 H-780 Z';

/** The pass, what is printed on it, and what is around it. */
const UPRIGHT = {
  shapes: [PASS, HEAD],
  half: 450,
  pass: [540, 960],
  bars: [228, -536],
  tear: 'M-380 344 H380',
  ringed: [236, 250],
  rocket: { from: [720, 1000], to: [760, 452], rest: [772, 430] },
  farHill: { width: 1500, at: [860, 1660] },
  hill: { width: 1700, at: [440, 1740] },
  lines: {
    pass_title: { at: [0, -490], size: 82, height: 110 },
    weekday: { at: [0, -318], size: 70, height: 90 },
    day_month: { at: [0, -206], size: 138, height: 170 },
    time_line: { at: [0, -82], size: 78, height: 100 },
    venue: { at: [0, 80], size: 84, height: 200 },
    city: { at: [0, 236], size: 68, height: 90 },
    hosts: { at: [0, 474], size: 64, height: 192 },
  },
} as const;
const WIDE = {
  shapes: [LYING_PASS, LYING_HEAD],
  half: 780,
  pass: [960, 540],
  bars: [84, -354],
  tear: 'M330 -214 V312',
  ringed: [170, 170],
  rocket: { from: [1600, 900], to: [1786, 486], rest: [1794, 468] },
  farHill: { width: 2500, at: [1480, 870] },
  hill: { width: 3600, at: [900, 966] },
  lines: {
    pass_title: { at: [-330, -306], size: 82, width: 760, height: 110 },
    weekday: { at: [-216, -172], size: 66, width: 988, height: 86 },
    day_month: { at: [-216, -64], size: 144, width: 988, height: 176 },
    time_line: { at: [-216, 52], size: 70, width: 988, height: 92 },
    venue: { at: [-216, 186], size: 80, width: 988, height: 180 },
    city: { at: [-216, 316], size: 62, width: 988, height: 82 },
    hosts: { at: [558, 40], size: 62, width: 380, height: 440 },
  },
} as const;

export function passScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const {
    shapes: outlines,
    half,
    bars,
    rocket: flight,
    lines,
    farHill,
    hill,
    ...around
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [paper, head] = outlines;
  const [X, Y] = around.pass;
  const [barX, barY] = bars;
  const [ringedX, ringedY] = around.ringed;
  const pass = empty('pass', {
    at: track([0, [X, Y + 540], EASE.out], [26, [X, Y], EASE.breath], [frames, [X, Y - 8]]),
    rotate: track([0, 7, EASE.out], [26, 0]),
  });
  const left = (key: keyof typeof lines, color: string, font: string, reveal: Reveal): Layer => {
    const { at, ...line } = lines[key];
    const layer = say(key, at, { width: 760, ...line, color, font, align: 'left', reveal });
    return { ...layer, options: { ...layer.options, parent: pass } };
  };
  const ink = COLORS.deep.hex;
  return [
    ...space(stage, frames, 22, []),
    shapes('glow', [softLight('glow', X, Y - 60, 900, LILAC, 0.5)]),
    shapes(
      'ringed planet',
      [
        planetRing('far', 200, 54, SUN, { rotate: -20 }),
        planet(112, MINT, '#aef3dd'),
        planetRing('near', 200, 54, SUN, { rotate: -20 }),
      ],
      { at: track([0, [ringedX - 26, ringedY - 20], EASE.out], [frames, [ringedX, ringedY]]) },
    ),
    shapes('rocket', [rocket(ROCKET, frames)], {
      at: track([4, flight.from, EASE.out], [beat(3), flight.to, EASE.breath], [frames, flight.rest]),
      rotate: sway(frames, 90, 14, 2),
      scale: 96,
    }),
    shapes('far hill', [moonHill(farHill.width, 420, '#5546b8')], { at: farHill.at }),
    pass,
    shapes(
      'paper',
      [
        drawn(paper, '#0a0630', { at: [10, 22], opacity: 45 }),
        drawn(paper, COLORS.paper),
        drawn(head, linear([-half, 0], [half, 0], [0, '#b2360a'], [1, '#c04310'])),
      ],
      {
        parent: pass,
      },
    ),
    shapes(
      'bar code',
      Array.from({ length: 11 }, (_, index) =>
        group('bar', [rect(barX + index * 16, barY, [6, 3, 9][index % 3] ?? 6, 92), fill(COLORS.paper, 85)]),
      ),
      { parent: pass },
    ),
    shapes('tear line', [inked(around.tear, '#8d7bf0', 6, { dash: [4, 22] })], { parent: pass }),
    left('pass_title', COLORS.paper.hex, FONT.big, fadeIn(10, 12)),
    left('weekday', '#b23a0c', FONT.text, fadeIn(16, 12)),
    left('day_month', ink, FONT.big, pop(18, 18)),
    left('time_line', ink, FONT.text, fadeIn(24, 12)),
    left('venue', '#0a665a', FONT.big, wordByWord(28, 18)),
    left('city', ink, FONT.text, fadeIn(34, 12)),
    left('hosts', '#4a3a8c', FONT.text, fadeIn(40, 12)),
    shapes('hill', [moonHill(hill.width, 360, '#7f6fe0')], { at: hill.at }),
  ];
}
