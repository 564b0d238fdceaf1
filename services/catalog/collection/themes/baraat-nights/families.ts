// Scene 3: the groom on his mare, and the parents of the couple.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { rider } from '../../kit/motifs/rider.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, FONT, footing, MEN, METAL, say, street, streetOf, WORD_METAL } from './look.ts';

/** The rider, and the rows of words: beside him, or above. */
const WIDE = {
  night: { palaceAt: [1480, 52] },
  hush: [590, 500],
  light: [1440, 600],
  rider: { x: 1420, scale: 98, shade: [1430, 560] },
  x: 590,
  names: { size: 112, width: 860, height: 130 },
  parents: { size: 48, width: 870, height: 152 },
  rows: [250, 376, 500, 622, 748],
} as const;
const UPRIGHT = {
  night: { palaceAt: [560, 50], travel: 170 },
  hush: [540, 560],
  light: [560, 1340],
  rider: { x: 566, scale: 79, shade: [576, 470] },
  x: 540,
  names: { size: 150, width: 880, height: 160 },
  parents: { size: 66, width: 880, height: 246 },
  rows: [246, 412, 562, 678, 842],
} as const;

export function familiesScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { night, hush, light, rider: groom, x, names, parents, rows } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, onStreet, near } = street({ stage, frames, ...night });
  const name = { ...names, leading: 1.1, font: FONT.names, metal: WORD_METAL, by: 'letters' } as const;
  const line = { ...parents, leading: 1.28 } as const;
  return [
    ...far,
    shapes('hush behind the words', [softLight('hush', ...hush, 760, '#2b0a45', 0.85)]),
    ...onStreet([
      shapes('light on him', [softLight('light', ...light, 560, '#ff8a5c', 0.5)]),
      shapes(
        'rider',
        [
          footing(stage, ...groom.shade),
          rider(MEN, '#f1e6ea', frames, { at: [groom.x, streetOf(stage) + 72], scale: groom.scale }),
        ],
        {
          at: track([0, [150, 0], EASE.out], [beat(4), [0, 0]]),
        },
      ),
    ]),
    ...near,
    vignette(stage.width, stage.height, COLORS.deep, 0.5),
    say('first', { ...name, at: [x, rows[0]], from: 6 }),
    say('first_parents', { ...line, at: [x, rows[1]], from: beat(1.5) }),
    shapes('divider', [floralDivider(420, METAL.shine, COLORS.bloom)], {
      at: [x, rows[2]],
      scale: track([beat(2), [0, 100], EASE.out], [beat(3.5), [100, 100]]),
    }),
    say('second', { ...name, at: [x, rows[3]], from: beat(2) }),
    say('second_parents', { ...line, at: [x, rows[4]], from: beat(3.5) }),
  ];
}
