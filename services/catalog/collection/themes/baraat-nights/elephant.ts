// Scene 1: the elephant walks along the street; the names on the night sky.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { elephant } from '../../kit/motifs/elephant.ts';
import { firework } from '../../kit/motifs/fireworks.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, FONT, footing, METAL, SAFFRON, say, street, streetOf, TEAL, WORD_METAL } from './look.ts';

/** The elephant, the sky, and the words: beside it, or above. */
const WIDE = {
  night: { palaceAt: [470, 29] },
  rockets: [
    [1140, 270],
    [1760, 250],
    [1440, 240],
  ],
  hush: [560, 460],
  light: [1400, 620],
  elephant: { x: 1440, scale: 92, shade: [1460, 720] },
  x: 560,
  blessing: { y: 194, size: 62, width: 780 },
  names: { rows: [340, 598], size: 160, width: 810, height: 190 },
  and: { y: 468, size: 60 },
  occasion: { y: 734, size: 50, width: 780, tracking: 110 },
} as const;
const UPRIGHT = {
  night: { palaceAt: [330, 36], travel: 170 },
  rockets: [
    [170, 1040],
    [930, 1000],
    [200, 1060],
  ],
  hush: [540, 520],
  light: [560, 1300],
  elephant: { x: 616, scale: 86, shade: [630, 680] },
  x: 540,
  blessing: { y: 238, size: 84, width: 800 },
  names: { rows: [388, 650], size: 190, width: 870, height: 220 },
  and: { y: 520, size: 76 },
  occasion: { y: 790, size: 64, width: 880, tracking: 60 },
} as const;

export function elephantScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { night, rockets, hush, light, elephant: beast, x, names, and, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, onStreet, near } = street({ stage, frames, ...night });
  const { y: blessedAt, ...blessing } = at.blessing;
  const { y: occasionAt, ...occasion } = at.occasion;
  const {
    rows: [first, second],
    ...name
  } = names;
  const dress = { skin: '#6a5590', cloth: COLORS.bloom, border: TEAL, metal: METAL };
  return [
    ...far,
    firework({ at: rockets[0], radius: 150, color: '#ff9ad0', burst: 8 }),
    firework({ at: rockets[1], radius: 150, color: '#7fe3dc', burst: beat(3) }),
    firework({ at: rockets[2], radius: 150, color: '#ffd27a', burst: beat(5) }),
    shapes('hush behind the names', [softLight('hush', ...hush, 700, '#2b0a45', 0.75)]),
    ...onStreet([
      shapes('light on it', [softLight('light', ...light, 560, '#ff8a5c', 0.4)]),
      shapes(
        'elephant',
        [footing(stage, ...beast.shade), elephant(dress, frames, { at: [beast.x, streetOf(stage) + 66], scale: beast.scale })],
        {
          at: track([0, [170, 0], EASE.out], [beat(4), [0, 0]]),
        },
      ),
    ]),
    ...near,
    vignette(stage.width, stage.height, COLORS.deep, 0.5),
    say('blessing', { ...blessing, at: [x, blessedAt], font: FONT.devanagari, color: '#ffd27a', from: 6 }),
    say('first', {
      ...name,
      at: [x, first],
      leading: 1.1,
      font: FONT.names,
      metal: WORD_METAL,
      from: 10,
      by: 'letters',
    }),
    say('and', { at: [x, and.y], size: and.size, width: 300, color: SAFFRON, from: 22 }),
    say('second', {
      ...name,
      at: [x, second],
      leading: 1.1,
      font: FONT.names,
      metal: WORD_METAL,
      from: 20,
      by: 'letters',
    }),
    say('occasion', { ...occasion, at: [x, occasionAt], from: beat(3) }),
  ];
}
