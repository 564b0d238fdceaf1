// Scene 3: the families on the path between the strings.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { floralDivider, swag, toran } from '../../kit/motifs/garlands.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { curtain, FLOWERS, FONT, LEAF, morning, petals, RUST, STAGE, say } from './look.ts';

export function familiesScene({ frames, beat }: Clock): Layer[] {
  const { x } = STAGE;
  const family = (name: string, parents: string, y: number, first: number): Layer[] => [
    say(name, [x, y], {
      font: FONT.names,
      size: 130,
      width: 840,
      height: 170,
      leading: 1.1,
      color: RUST,
      reveal: rise(first, 16),
    }),
    say(parents, [x, y + 176], { size: 66, width: 850, height: 280, leading: 1.14, reveal: fadeIn(first + 8, 12) }),
  ];
  return [
    ...morning(frames, x, 1920),
    shapes('sun', [softLight('sun', x, 900, 900, '#fffdf0', 0.9)]),
    shapes(
      'flower of the ground',
      [
        mandala(
          620,
          { ink: '#e07a12', wash: '#f9b826', washOpacity: 26, weight: 4 },
          { rotate: track([0, 0, EASE.linear], [frames, 16]), opacity: 60 },
        ),
      ],
      { at: [x, 2070] },
    ),
    ...curtain(78),
    shapes('swags', [
      swag(620, 150, 42, FLOWERS, { at: [270, 110], rotate: sway(frames, 90, 0, 0.8) }),
      swag(620, 150, 42, [FLOWERS[1], FLOWERS[0]], { at: [810, 110], rotate: sway(frames, 90, 0, 0.8, 0.4) }),
      toran(1180, 92, LEAF, FLOWERS, { at: [x, 36] }),
    ]),
    ...petals(frames, 27),
    say('invitation', [x, 480], {
      size: 78,
      width: 830,
      height: 290,
      leading: 1.18,
      color: '#943608',
      reveal: wordByWord(4, 24),
    }),
    ...family('first', 'first_parents', 738, beat(0.8)),
    shapes('divider', [floralDivider(460, '#b8741c', FLOWERS[0])], {
      at: [x, 1080],
      scale: track([beat(1), [0, 100], EASE.out], [beat(1) + 22, [100, 100]]),
    }),
    ...family('second', 'second_parents', 1194, beat(1.8)),
  ];
}
