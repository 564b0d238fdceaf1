// Scene 1: the circle is laid out ring by ring; the mother-to-be's name beside it.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, HEIGHT, offeringCircle, petals, posy, say, TURMERIC, WIDTH } from './look.ts';

export function circleScene({ frames, beat }: Clock): Layer[] {
  const at = [1350, 540];
  return [
    ground('ground', WIDTH, HEIGHT, radial(at, [at[0] ?? 0, 1700], [0, '#d13a72'], [1, COLORS.deep])),
    shapes('lines', [
      mandala(860, { ink: '#ff9ab8', weight: 2 }, { at, opacity: 18, rotate: track([0, 0, EASE.linear], [frames, 8]) }),
    ]),
    shapes('glow', [softLight('glow', 1350, 540, 720, TURMERIC, 0.3)]),
    ...offeringCircle(frames, at, 200, 100, beat),
    shapes('posy', [posy([0, 0])], {
      at,
      scale: track([beat(0.8), [0, 0], EASE.spring], [beat(0.8) + 26, [100, 100]]),
      rotate: track([0, -20, EASE.out], [frames, 14]),
    }),
    vignette(WIDTH, HEIGHT, '#3d0620', 0.4),
    say('blessing', [480, 280], { font: FONT.text, color: '#ffd98f', align: 'left', reveal: fadeIn(4, 14) }),
    gild('mother', [480, 470], PALE_GOLD, [16, beat(5)], {
      size: 196,
      height: 290,
      leading: 1.4,
      align: 'left',
      reveal: fadeIn(8, 16),
    }),
    say('occasion', [490, 672], { size: 118, width: 660, height: 190, align: 'left', leading: 1.4, reveal: fadeIn(16, 16) }),
    shapes('divider', [floralDivider(520, '#eec878', TURMERIC)], {
      at: [430, 838],
      scale: track([20, [0, 100], EASE.out], [44, [100, 100]]),
    }),
    ...petals(frames, 5, [[860, 1880]]),
  ];
}
