// Scene 2: a kolam draws itself on red earth in front of the door; the invitation.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { toran } from '../../kit/motifs/garlands.ts';
import { oilLamp } from '../../kit/motifs/oil-lamp.ts';
import { sikkuKolam } from '../../kit/motifs/sikku-kolam.ts';
import { COLORS, LEAF, MARIGOLDS, METAL, NAME, STAGE, say, WORD_METAL } from './look.ts';

const { x, width, height } = STAGE;

export function kolamScene({ frames, beat }: Clock): Layer[] {
  const ink = {
    line: '#fff6e4',
    red: '#e8a32c',
    weight: 8,
    dots: track([0, 0, EASE.out], [beat(1), 100]),
    drawn: track([6, 0, EASE.inOut], [beat(4.5), 100]),
  };
  return [
    ground('earth', width, height, '#8c3423'),
    shapes('light', [softLight('light', x, 1270, 820, '#d9743c', 0.75)]),
    shapes('kolam', [sikkuKolam(450, 5, ink)], { at: [x, 1270], scale: track([0, [94, 94], EASE.out], [frames, [100, 100]]) }),
    shapes('toran', [toran(1240, 110, LEAF, MARIGOLDS)], { at: track([0, [x, -120], EASE.out], [24, [x, 26]]) }),
    vignette(width, height, '#3a0d0c', 0.55),
    shapes(
      'lamps',
      [oilLamp(400, METAL, frames, 3, { at: [112, 1880] }), oilLamp(400, METAL, frames, 8, { at: [width - 112, 1880] })],
      {
        at: track([4, [0, 300], EASE.out], [30, [0, 0]]),
      },
    ),
    say('welcome', { ...NAME, at: [x, 240], size: 96, width: 860, height: 120, metal: WORD_METAL, from: 6 }),
    say('invitation', {
      at: [x, 536],
      size: 66,
      width: 860,
      height: 470,
      leading: 1.45,
      color: COLORS.paper,
      from: 16,
      by: 'words',
    }),
  ];
}
