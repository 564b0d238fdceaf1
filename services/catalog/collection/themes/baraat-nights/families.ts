// Scene 3: the groom on his mare, and the parents of the couple.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { rider } from '../../kit/motifs/rider.ts';
import { COLORS, FONT, footing, MEN, METAL, STAGE, STREET, say, street, WORD_METAL } from './look.ts';

export function familiesScene({ frames, beat }: Clock): Layer[] {
  const { far, onStreet, near } = street({ frames, palaceAt: [1480, 52] });
  const name = { size: 112, width: 860, height: 130, leading: 1.1, font: FONT.names, metal: WORD_METAL, by: 'letters' } as const;
  const line = { size: 48, width: 870, height: 152, leading: 1.28 } as const;
  return [
    ...far,
    shapes('hush behind the words', [softLight('hush', 590, 500, 760, '#2b0a45', 0.85)]),
    ...onStreet([
      shapes('light on him', [softLight('light', 1440, 600, 560, '#ff8a5c', 0.5)]),
      shapes('rider', [footing(1430, 560), rider(MEN, '#f1e6ea', frames, { at: [1420, STREET + 72], scale: 98 })], {
        at: track([0, [150, 0], EASE.out], [beat(4), [0, 0]]),
      }),
    ]),
    ...near,
    vignette(STAGE.width, STAGE.height, COLORS.deep, 0.5),
    say('first', { ...name, at: [590, 250], from: 6 }),
    say('first_parents', { ...line, at: [590, 376], from: beat(1.5) }),
    shapes('divider', [floralDivider(420, METAL.shine, COLORS.bloom)], {
      at: [590, 500],
      scale: track([beat(2), [0, 100], EASE.out], [beat(3.5), [100, 100]]),
    }),
    say('second', { ...name, at: [590, 622], from: beat(2) }),
    say('second_parents', { ...line, at: [590, 748], from: beat(3.5) }),
  ];
}
