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
import { fadeIn, pop, type Reveal, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, LILAC, MINT, ROCKET, SUN, say, space, X } from './look.ts';

/** The pass around its centre: 900 by 1180, with notches for tearing off the stub. */
const PASS =
  'M-450 -520 Q-450 -580 -390 -580 H390 Q450 -580 450 -520 V300 C418 300 400 320 400 344 C400 368 418 388 450 388 V540 Q450 600 390 600 H-390 Q-450 600 -450 540 V388 C-418 388 -400 368 -400 344 C-400 320 -418 300 -450 300 Z';
const HEAD = 'M-450 -520 Q-450 -580 -390 -580 H390 Q450 -580 450 -520 V-400 H-450 Z';

export function passScene({ frames, beat }: Clock): Layer[] {
  const pass = empty('pass', {
    at: track([0, [X, 1500], EASE.out], [26, [X, 960], EASE.breath], [frames, [X, 952]]),
    rotate: track([0, 7, EASE.out], [26, 0]),
  });
  const left = (key: string, y: number, size: number, color: string, font: string, height: number, reveal: Reveal): Layer => {
    const layer = say(key, y, { size, color, font, width: 760, height, align: 'left', reveal });
    return { ...layer, options: { ...layer.options, parent: pass, at: [0, y] } };
  };
  const ink = COLORS.deep.hex;
  return [
    ...space(frames, 22, []),
    shapes('glow', [softLight('glow', X, 900, 900, LILAC, 0.5)]),
    shapes(
      'ringed planet',
      [
        planetRing('far', 200, 54, SUN, { rotate: -20 }),
        planet(112, MINT, '#aef3dd'),
        planetRing('near', 200, 54, SUN, { rotate: -20 }),
      ],
      { at: track([0, [210, 230], EASE.out], [frames, [236, 250]]) },
    ),
    shapes('rocket', [rocket(ROCKET, frames)], {
      at: track([4, [720, 1000], EASE.out], [beat(3), [760, 452], EASE.breath], [frames, [772, 430]]),
      rotate: sway(frames, 90, 14, 2),
      scale: 96,
    }),
    shapes('far hill', [moonHill(1500, 420, '#5546b8')], { at: [860, 1660] }),
    pass,
    shapes(
      'paper',
      [
        drawn(PASS, '#0a0630', { at: [10, 22], opacity: 45 }),
        drawn(PASS, COLORS.paper),
        drawn(HEAD, linear([-450, 0], [450, 0], [0, '#b2360a'], [1, '#c04310'])),
      ],
      {
        parent: pass,
      },
    ),
    shapes(
      'bar code',
      Array.from({ length: 11 }, (_, index) =>
        group('bar', [rect(228 + index * 16, -536, [6, 3, 9][index % 3] ?? 6, 92), fill(COLORS.paper, 85)]),
      ),
      { parent: pass },
    ),
    shapes('tear line', [inked('M-380 344 H380', '#8d7bf0', 6, { dash: [4, 22] })], { parent: pass }),
    left('pass_title', -490, 82, COLORS.paper.hex, FONT.big, 110, fadeIn(10, 12)),
    left('weekday', -318, 70, '#b23a0c', FONT.text, 90, fadeIn(16, 12)),
    left('day_month', -206, 138, ink, FONT.big, 170, pop(18, 18)),
    left('time_line', -82, 78, ink, FONT.text, 100, fadeIn(24, 12)),
    left('venue', 80, 84, '#0a665a', FONT.big, 200, wordByWord(28, 18)),
    left('city', 236, 68, ink, FONT.text, 90, fadeIn(34, 12)),
    left('hosts', 474, 64, '#4a3a8c', FONT.text, 192, fadeIn(40, 12)),
    shapes('hill', [moonHill(1700, 360, '#7f6fe0')], { at: [440, 1740] }),
  ];
}
