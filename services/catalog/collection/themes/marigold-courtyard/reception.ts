// Scene 5: the same courtyard at dusk with its lamps lit; left out without a reception.
import { ground, softLight, twinkles } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { arcade } from '../../kit/motifs/haveli.ts';
import { diya, hangingLamp } from '../../kit/motifs/lamps.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { COLORS, FLOOR, METAL, NAME, STAGE, say, swags } from './look.ts';

const { x, width, height } = STAGE;
const DUSK = {
  stone: { light: '#4c5aa6', body: '#35428a', shade: '#1d2660' },
  paint: '#e9b14a',
  accent: '#f0851f',
  inside: '#f2a04a',
};

export function receptionScene({ frames, beat }: Clock): Layer[] {
  return [
    ground('dusk', width, height, linear([0, 0], [0, FLOOR], [0, '#111a4a'], [1, '#3b3f92'])),
    twinkles(34, 8, width, 420, frames, '#fff4d6', [1, 2.6]),
    shapes('arcades', [arcade(1, 420, 640, DUSK, { at: [-90, FLOOR] }), arcade(1, 420, 640, DUSK, { at: [width - 330, FLOOR] })]),
    shapes('floor', [rect(-60, FLOOR, width + 120, 240), fill(linear([0, FLOOR], [0, height], [0, '#3a3170'], [1, '#12153a']))]),
    shapes('warmth', [
      softLight('warmth', 130, 700, 420, '#ffb04a', 0.4),
      softLight('warmth', width - 130, 700, 420, '#ffb04a', 0.4),
    ]),
    shapes('lamps', [
      hangingLamp(120, 150, METAL, frames, 2, { at: [470, -20], rotate: sway(frames, 80, 0, 1.4) }),
      hangingLamp(120, 150, METAL, frames, 5, { at: [width - 470, -20], rotate: sway(frames, 84, 0, 1.4, 0.4) }),
    ]),
    shapes(
      'diyas',
      [-540, -300, 0, 300, 540].map((at, index) =>
        diya(96, '#a8501f', '#ffd27a', frames, index + 3, { at: [x + at, 1030 - (index % 2) * 26] }),
      ),
    ),
    ...swags(3, 0, 1920, 6),
    say('reception_title', { ...NAME, at: [x, 280], size: 136, width: 900, height: 170, metal: PALE_GOLD, from: 4 }),
    say('reception_line', { at: [x, 414], size: 54, width: 860, height: 80, color: '#ffe2a8', from: beat(1) }),
    say('reception_day', { at: [x, 526], size: 66, width: 980, height: 96, color: COLORS.paper, from: beat(1.4) }),
    say('reception_hour', { at: [x, 616], size: 54, width: 940, height: 80, color: '#ffe2a8', from: beat(1.9) }),
    say('reception_venue', {
      at: [x, 740],
      size: 58,
      width: 940,
      height: 150,
      leading: 1.35,
      color: COLORS.paper,
      from: beat(2.3),
      by: 'words',
    }),
  ];
}
