// Scene 3: the hornbill on its bough invites the guests.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { hornbill } from '../../kit/motifs/jungle-animals.ts';
import { monstera } from '../../kit/motifs/jungle-leaves.ts';
import { bough } from '../../kit/motifs/jungle-wood.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { CORAL, FONT, floor, GREENS, OCHRE, say, thicket } from './look.ts';

export function hornbillScene({ frames, beat }: Clock): Layer[] {
  const hop = track(
    [0, [420, 600], EASE.out],
    [beat(1), [420, 770], EASE.out],
    [beat(2), [420, 730], EASE.in],
    [beat(2.5), [420, 770], EASE.out],
    [beat(4), [420, 744], EASE.in],
    [beat(4.5), [420, 770]],
  );
  return [
    ...floor('#0c5357', { at: [480, 500], radius: 390, color: CORAL }),
    shapes(
      'leaves behind',
      [
        monstera(GREENS[1], { at: [120, 840], rotate: -60, scale: 84 }),
        monstera(GREENS[2], { at: [760, 830], rotate: 52, scale: 70 }),
      ],
      {
        rotate: sway(frames, 90, 0, 0.8),
      },
    ),
    shapes('bough', [bough(1500)], { at: [240, 760] }),
    shapes('hornbill', [hornbill(frames)], { at: hop, scale: 136, rotate: sway(frames, 60, 0, 1.6) }),
    ...thicket(frames, 'top'),
    say('call', [1380, 330], { color: OCHRE, width: 760, align: 'left', reveal: fadeIn(6, 12) }),
    say('invitation', [1380, 610], {
      font: FONT.big,
      size: 112,
      width: 760,
      height: 480,
      leading: 1.16,
      align: 'left',
      reveal: wordByWord(10, 28),
    }),
  ];
}
