// Scene 1: the circle is laid out ring by ring; the mother-to-be's name beside it or below.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, offeringCircle, petals, posy, say, TURMERIC } from './look.ts';

/** The circle's middle, and the words. */
const WIDE = {
  at: [1350, 540],
  dark: 1700,
  blessing: { at: [480, 280], size: 56, align: 'left' },
  mother: { at: [480, 470], size: 196, height: 290, align: 'left' },
  occasion: { at: [490, 672], size: 118, width: 660, height: 190, align: 'left' },
  divider: [430, 838],
} as const;
const UPRIGHT = {
  at: [540, 590],
  dark: 1480,
  blessing: { at: [540, 1168], size: 72, width: 860 },
  mother: { at: [540, 1352], size: 250, width: 890, height: 360 },
  occasion: { at: [540, 1572], size: 140, width: 860, height: 210 },
  divider: [540, 1712],
} as const;

export function circleScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { at, dark, divider, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { at: blessed, ...blessing } = words.blessing;
  const { at: named, ...mother } = words.mother;
  const { at: titled, ...occasion } = words.occasion;
  return [
    ground('ground', width, height, radial(at, [at[0], dark], [0, '#d13a72'], [1, COLORS.deep])),
    shapes('lines', [
      mandala(860, { ink: '#ff9ab8', weight: 2 }, { at, opacity: 18, rotate: track([0, 0, EASE.linear], [frames, 8]) }),
    ]),
    shapes('glow', [softLight('glow', ...at, 720, TURMERIC, 0.3)]),
    ...offeringCircle(frames, at, 200, 100, beat),
    shapes('posy', [posy([0, 0])], {
      at,
      scale: track([beat(0.8), [0, 0], EASE.spring], [beat(0.8) + 26, [100, 100]]),
      rotate: track([0, -20, EASE.out], [frames, 14]),
    }),
    vignette(width, height, '#3d0620', 0.4),
    say('blessing', blessed, { font: FONT.text, color: '#ffd98f', ...blessing, reveal: fadeIn(4, 14) }),
    gild('mother', named, PALE_GOLD, [16, beat(5)], {
      ...mother,
      leading: 1.4,
      reveal: fadeIn(8, 16),
    }),
    say('occasion', titled, { ...occasion, leading: 1.4, reveal: fadeIn(16, 16) }),
    shapes('divider', [floralDivider(520, '#eec878', TURMERIC)], {
      at: divider,
      scale: track([20, [0, 100], EASE.out], [44, [100, 100]]),
    }),
    ...petals(stage, frames, 5),
  ];
}
