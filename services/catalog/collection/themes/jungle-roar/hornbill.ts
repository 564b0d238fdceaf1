// Scene 3: the hornbill on its bough invites the guests.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { hornbill } from '../../kit/motifs/jungle-animals.ts';
import { monstera } from '../../kit/motifs/jungle-leaves.ts';
import { bough } from '../../kit/motifs/jungle-wood.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { CORAL, FONT, floor, GREENS, OCHRE, say, thicket } from './look.ts';

/** The disc, the bird's place with its size, the leaves behind it, the bough, the words. */
const WIDE = {
  disc: { at: [440, 500], radius: 390 },
  bird: { x: 372, y: 770, scale: 128 },
  leaves: [
    [120, 840],
    [690, 850],
  ],
  bough: [120, 760],
  call: { at: [1412, 330], size: 60, width: 700, align: 'left' },
  invitation: { at: [1380, 600], size: 98, width: 636, height: 460, align: 'left' },
} as const;
const UPRIGHT = {
  disc: { at: [540, 1290], radius: 420 },
  bird: { x: 420, y: 1580, scale: 146 },
  leaves: [
    [170, 1660],
    [880, 1650],
  ],
  bough: [420, 1572],
  call: { at: [540, 330], size: 70, width: 860, align: 'center' },
  invitation: { at: [540, 600], size: 122, width: 880, height: 440, align: 'center' },
} as const;

export function hornbillScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { disc, bird, leaves, bough: rests, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x, y } = bird;
  const [left, right] = leaves;
  const hop = track(
    [0, [x, y - 170], EASE.out],
    [beat(1), [x, y], EASE.out],
    [beat(2), [x, y - 40], EASE.in],
    [beat(2.5), [x, y], EASE.out],
    [beat(4), [x, y - 26], EASE.in],
    [beat(4.5), [x, y]],
  );
  return [
    ...floor(stage, '#0c5357', { ...disc, color: CORAL }),
    shapes(
      'leaves behind',
      [monstera(GREENS[1], { at: left, rotate: -60, scale: 84 }), monstera(GREENS[2], { at: right, rotate: 52, scale: 70 })],
      {
        rotate: sway(frames, 90, 0, 0.8),
      },
    ),
    shapes('bough', [bough(1500)], { at: rests }),
    shapes('hornbill', [hornbill(frames)], { at: hop, scale: bird.scale, rotate: sway(frames, 60, 0, 1.6) }),
    ...thicket(stage, frames, 'top'),
    say('call', at.call.at, { ...at.call, color: OCHRE, reveal: fadeIn(6, 12) }),
    say('invitation', at.invitation.at, {
      ...at.invitation,
      font: FONT.big,
      leading: 1.16,
      reveal: wordByWord(10, 28),
    }),
  ];
}
