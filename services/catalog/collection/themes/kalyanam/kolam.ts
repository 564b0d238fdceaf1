// Scene 2: a kolam draws itself on red earth in front of the door; the invitation above it or beside it.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { toran } from '../../kit/motifs/garlands.ts';
import { oilLamp } from '../../kit/motifs/oil-lamp.ts';
import { sikkuKolam } from '../../kit/motifs/sikku-kolam.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, LEAF, MARIGOLDS, METAL, NAME, say, WORD_METAL } from './look.ts';

/** The kolam in its light, the leaves over the door, the lamps, and the words. */
const WIDE = {
  kolam: { at: [1426, 606], radius: 400, light: 780 },
  toran: 2080,
  lamps: { size: 256, y: 1054, left: 1064, right: 1788 },
  welcome: { at: [560, 312], size: 96, width: 760, height: 120 },
  invitation: { at: [560, 640], size: 66, width: 760, height: 500 },
} as const;
const UPRIGHT = {
  kolam: { at: [540, 1270], radius: 450, light: 820 },
  toran: 1240,
  lamps: { size: 400, y: 1880, left: 112, right: 968 },
  welcome: { at: [540, 240], size: 96, width: 860, height: 120 },
  invitation: { at: [540, 536], size: 66, width: 860, height: 470 },
} as const;

export function kolamScene({ frames, beat }: Clock, { x, width, height, portrait }: Stage): Layer[] {
  const { kolam, toran: leaves, lamps, ...words } = placesIn(portrait, WIDE, UPRIGHT);
  const ink = {
    line: '#fff6e4',
    red: '#e8a32c',
    weight: 8,
    dots: track([0, 0, EASE.out], [beat(1), 100]),
    drawn: track([6, 0, EASE.inOut], [beat(4.5), 100]),
  };
  return [
    ground('earth', width, height, '#8c3423'),
    shapes('light', [softLight('light', ...kolam.at, kolam.light, '#d9743c', 0.75)]),
    shapes('kolam', [sikkuKolam(kolam.radius, 5, ink)], {
      at: kolam.at,
      scale: track([0, [94, 94], EASE.out], [frames, [100, 100]]),
    }),
    shapes('toran', [toran(leaves, 110, LEAF, MARIGOLDS)], { at: track([0, [x, -120], EASE.out], [24, [x, 26]]) }),
    vignette(width, height, '#3a0d0c', 0.55),
    shapes(
      'lamps',
      [
        oilLamp(lamps.size, METAL, frames, 3, { at: [lamps.left, lamps.y] }),
        oilLamp(lamps.size, METAL, frames, 8, { at: [lamps.right, lamps.y] }),
      ],
      {
        at: track([4, [0, 300], EASE.out], [30, [0, 0]]),
      },
    ),
    say('welcome', { ...NAME, ...words.welcome, metal: WORD_METAL, from: 6 }),
    say('invitation', {
      ...words.invitation,
      leading: 1.45,
      color: COLORS.paper,
      from: 16,
      by: 'words',
    }),
  ];
}
