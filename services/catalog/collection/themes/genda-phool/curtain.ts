// Scene 1: a curtain of marigolds parts and shows the names in the sun.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { bowlOfHaldi, COLORS, curtain, FLOWERS, FONT, lintel, morning, petals, RUST, say } from './look.ts';

/** The sun, the words, and the bowl. */
const UPRIGHT = {
  sun: [760, 820],
  occasion: { y: 428, size: 78 },
  names: { size: 224, width: 760, height: 260 },
  rows: [628, 984],
  divider: 806,
  tagline: { y: 1176, size: 72, width: 680, height: 180 },
  bowl: { at: [540, 1830], width: 560 },
} as const;
const WIDE = {
  sun: [500, 520],
  occasion: { y: 226, size: 66 },
  names: { size: 190, width: 1080, height: 220 },
  rows: [372, 622],
  divider: 498,
  tagline: { y: 748, size: 62, width: 1080, height: 80 },
  bowl: { at: [960, 1050], width: 330 },
} as const;

export function curtainScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x } = stage;
  const { sun, names, rows, divider, bowl, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { y: titled, ...occasion } = words.occasion;
  const { y: below, ...tagline } = words.tagline;
  const name = { font: FONT.names, leading: 1.1, color: RUST, ...names };
  return [
    ...morning(stage, frames, x, sun[0]),
    shapes('sun', [softLight('sun', x, sun[1], 760, '#fffdf0', 0.95)]),
    ...petals(stage, frames, 7),
    ...bowlOfHaldi(bowl, frames, 6),
    say('occasion', [x, titled], { ...occasion, width: 700, tracking: 140, color: '#943608', reveal: fadeIn(4, 10) }),
    say('first', [x, rows[0]], { ...name, reveal: rise(10, 18) }),
    shapes('divider', [floralDivider(520, '#b8741c', FLOWERS[0])], {
      at: [x, divider],
      scale: track([16, [0, 100], EASE.out], [38, [100, 100]]),
    }),
    say('second', [x, rows[1]], { ...name, reveal: rise(beat(1), 18) }),
    say('tagline', [x, below], {
      ...tagline,
      leading: 1.15,
      color: COLORS.deep,
      reveal: fadeIn(beat(2.2), 12),
    }),
    ...curtain(stage, track([0, 12, EASE.weight], [30, 66, EASE.breath], [frames, 71])),
    lintel(stage),
  ];
}
