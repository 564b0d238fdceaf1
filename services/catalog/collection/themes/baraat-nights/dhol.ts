// Scene 2: the dhol players dance; the invitation.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { dholPlayer } from '../../kit/motifs/dhol-player.ts';
import { firework } from '../../kit/motifs/fireworks.ts';
import { COLORS, FONT, footing, MEN, MEN_IN_TEAL, STAGE, STREET, say, street, WORD_METAL } from './look.ts';

export function dholScene({ frames, beat }: Clock): Layer[] {
  const { far, onStreet, near } = street({ frames, palaceAt: [1560, 46] });
  const player = (men: typeof MEN, x: number, size: number, phase: number, from: number) =>
    shapes('player', [footing(x, 300), dholPlayer(men, frames, phase, { at: [x, STREET + 70], scale: size })], {
      at: track([from, [0, 60], EASE.out], [from + 22, [0, 0]]),
    });
  return [
    ...far,
    firework({ at: [860, 210], radius: 170, color: '#7fe3dc', burst: 10 }),
    firework({ at: [250, 190], radius: 190, color: '#ffd27a', burst: beat(4) }),
    firework({ at: [1720, 230], radius: 200, color: '#ff9ad0', burst: beat(6) }),
    shapes('hush behind the words', [softLight('hush', 1310, 470, 720, '#2b0a45', 0.8)]),
    ...onStreet([
      shapes('light on them', [softLight('light', 480, 720, 520, '#ff8a5c', 0.45)]),
      player(MEN_IN_TEAL, 690, 92, 0.45, 0),
      player({ ...MEN, cloth: '#7a2a9a', bloom: '#f7b52c' }, 140, 96, 0.2, 3),
      player(MEN, 410, 122, 0, 6),
    ]),
    ...near,
    vignette(STAGE.width, STAGE.height, COLORS.deep, 0.5),
    say('call', {
      at: [1300, 260],
      size: 108,
      width: 900,
      height: 260,
      leading: 1.1,
      font: FONT.names,
      metal: WORD_METAL,
      from: 4,
      by: 'words',
    }),
    say('invitation', { at: [1300, 560], size: 62, width: 840, height: 290, leading: 1.32, from: beat(2), by: 'words' }),
  ];
}
