// Scene 1: a curtain of marigolds parts and shows the names in the sun.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { brassBowl, heap } from '../../kit/motifs/bowls.ts';
import { floralDivider, marigold } from '../../kit/motifs/garlands.ts';
import { GOLD } from '../../kit/palette.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, curtain, FLOWERS, FONT, lintel, morning, petals, RUST, STAGE, say } from './look.ts';

export function curtainScene({ frames, beat }: Clock): Layer[] {
  const { x } = STAGE;
  const name = { font: FONT.names, size: 224, width: 760, height: 260, leading: 1.1, color: RUST };
  return [
    ...morning(frames, x, 760),
    shapes('sun', [softLight('sun', x, 820, 760, '#fffdf0', 0.95)]),
    ...petals(frames, 7),
    say('occasion', [x, 428], { size: 78, width: 700, tracking: 140, color: '#943608', reveal: fadeIn(4, 10) }),
    say('first', [x, 628], { ...name, reveal: rise(10, 18) }),
    shapes('divider', [floralDivider(520, '#b8741c', FLOWERS[0])], {
      at: [x, 806],
      scale: track([16, [0, 100], EASE.out], [38, [100, 100]]),
    }),
    say('second', [x, 984], { ...name, reveal: rise(beat(1), 18) }),
    say('tagline', [x, 1176], {
      size: 72,
      width: 680,
      height: 180,
      leading: 1.15,
      color: COLORS.deep,
      reveal: fadeIn(beat(2.2), 12),
    }),
    shapes(
      'bowl',
      [
        brassBowl(560, GOLD),
        heap(560, 150, '#f5ae14', '#ffdf63', { at: [0, -235] }),
        ...[-260, -170, 190, 280].map((dx, index) =>
          marigold(62 - (index % 2) * 12, FLOWERS[index % 2] ?? FLOWERS[0], {
            at: [dx, -24 + (index % 2) * 30],
            rotate: index * 31,
          }),
        ),
      ],
      { at: track([4, [x, 2200], EASE.out], [34, [x, 1800]]) },
    ),
    ...curtain(track([0, 12, EASE.weight], [30, 66, EASE.breath], [frames, 71])),
    lintel(),
  ];
}
