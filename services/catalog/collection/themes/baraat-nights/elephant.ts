// Scene 1: the elephant walks along the street; the names on the night sky.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { elephant } from '../../kit/motifs/elephant.ts';
import { firework } from '../../kit/motifs/fireworks.ts';
import { COLORS, FONT, footing, METAL, SAFFRON, STAGE, STREET, say, street, TEAL, WORD_METAL } from './look.ts';

export function elephantScene({ frames, beat }: Clock): Layer[] {
  const { far, onStreet, near } = street({ frames, palaceAt: [470, 29] });
  const dress = { skin: '#6a5590', cloth: COLORS.bloom, border: TEAL, metal: METAL };
  return [
    ...far,
    firework({ at: [1180, 220], radius: 190, color: '#ff9ad0', burst: 8 }),
    firework({ at: [300, 190], radius: 150, color: '#7fe3dc', burst: beat(3) }),
    firework({ at: [1660, 200], radius: 210, color: '#ffd27a', burst: beat(5) }),
    shapes('hush behind the names', [softLight('hush', 560, 460, 700, '#2b0a45', 0.75)]),
    ...onStreet([
      shapes('light on it', [softLight('light', 1400, 620, 560, '#ff8a5c', 0.4)]),
      shapes('elephant', [footing(1460, 720), elephant(dress, frames, { at: [1440, STREET + 66], scale: 92 })], {
        at: track([0, [170, 0], EASE.out], [beat(4), [0, 0]]),
      }),
    ]),
    ...near,
    vignette(STAGE.width, STAGE.height, COLORS.deep, 0.5),
    say('blessing', { at: [560, 194], size: 62, width: 780, font: FONT.devanagari, color: '#ffd27a', from: 6 }),
    say('first', {
      at: [560, 340],
      size: 160,
      width: 810,
      height: 190,
      leading: 1.1,
      font: FONT.names,
      metal: WORD_METAL,
      from: 10,
      by: 'letters',
    }),
    say('and', { at: [560, 468], size: 60, width: 300, color: SAFFRON, from: 22 }),
    say('second', {
      at: [560, 598],
      size: 160,
      width: 810,
      height: 190,
      leading: 1.1,
      font: FONT.names,
      metal: WORD_METAL,
      from: 20,
      by: 'letters',
    }),
    say('occasion', { at: [560, 734], size: 50, width: 780, tracking: 110, from: beat(3) }),
  ];
}
