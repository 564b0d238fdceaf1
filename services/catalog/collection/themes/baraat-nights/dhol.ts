// Scene 2: the dhol players dance; the invitation.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { dholPlayer } from '../../kit/motifs/dhol-player.ts';
import { firework } from '../../kit/motifs/fireworks.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, FONT, footing, MEN, MEN_IN_TEAL, say, street, streetOf, WORD_METAL } from './look.ts';

/** The players and their sizes, the sky, and the words: beside them, or above. */
const WIDE = {
  night: { palaceAt: [1560, 46] },
  rockets: [
    [640, 250],
    [230, 250],
    [440, 210],
  ],
  hush: [1310, 470],
  light: [480, 720],
  players: [
    [690, 92],
    [140, 96],
    [410, 122],
  ],
  x: 1300,
  call: { y: 260, size: 108, width: 900, height: 260 },
  invitation: { y: 548, size: 60, width: 840, height: 260 },
} as const;
const UPRIGHT = {
  night: { palaceAt: [760, 44], travel: 170 },
  rockets: [
    [190, 1060],
    [890, 1060],
    [200, 1040],
  ],
  hush: [540, 500],
  light: [540, 1360],
  players: [
    [888, 100],
    [196, 104],
    [548, 136],
  ],
  x: 540,
  call: { y: 304, size: 132, width: 880, height: 300 },
  invitation: { y: 676, size: 72, width: 880, height: 420 },
} as const;

export function dholScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { night, rockets, hush, light, players, x: middle, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, onStreet, near } = street({ stage, frames, ...night });
  const { y: calledAt, ...call } = at.call;
  const { y: invitedAt, ...invitation } = at.invitation;
  const [one, two, three] = players;
  const player = (men: typeof MEN, [x, scale]: readonly [number, number], phase: number, from: number) =>
    shapes('player', [footing(stage, x, 300), dholPlayer(men, frames, phase, { at: [x, streetOf(stage) + 70], scale })], {
      at: track([from, [0, 60], EASE.out], [from + 22, [0, 0]]),
    });
  return [
    ...far,
    firework({ at: rockets[0], radius: 150, color: '#7fe3dc', burst: 10 }),
    firework({ at: rockets[1], radius: 150, color: '#ffd27a', burst: beat(4) }),
    firework({ at: rockets[2], radius: 150, color: '#ff9ad0', burst: beat(6) }),
    shapes('hush behind the words', [softLight('hush', ...hush, 720, '#2b0a45', 0.8)]),
    ...onStreet([
      shapes('light on them', [softLight('light', ...light, 520, '#ff8a5c', 0.45)]),
      player(MEN_IN_TEAL, one, 0.45, 0),
      player({ ...MEN, cloth: '#7a2a9a', bloom: '#f7b52c' }, two, 0.2, 3),
      player(MEN, three, 0, 6),
    ]),
    ...near,
    vignette(stage.width, stage.height, COLORS.deep, 0.5),
    say('call', {
      ...call,
      at: [middle, calledAt],
      leading: 1.1,
      font: FONT.names,
      metal: WORD_METAL,
      from: 4,
      by: 'words',
    }),
    say('invitation', { ...invitation, at: [middle, invitedAt], leading: 1.32, from: beat(2), by: 'words' }),
  ];
}
