// Scene 3: the families on the path between the strings.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { hanging } from '../../kit/matter.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { curtain, FLOWERS, FONT, lintel, morning, petals, RUST, say } from './look.ts';

/** The swags, and the words: one family below the other, or side by side. */
const UPRIGHT = {
  sun: 900,
  mandala: 150,
  swags: [
    [620, 270],
    [620, 810],
  ],
  invitation: { y: 480, size: 78, width: 830, height: 290 },
  name: { size: 130, width: 780, height: 170 },
  parents: { below: 176, size: 66, width: 850, height: 280 },
  first: [540, 738],
  second: [540, 1194],
  divider: { at: [540, 1080], rotate: 0 },
} as const;
const WIDE = {
  sun: 560,
  mandala: 370,
  swags: [
    [680, 330],
    [680, 960],
    [680, 1590],
  ],
  invitation: { y: 404, size: 68, width: 1300, height: 150 },
  name: { size: 142, width: 600, height: 180 },
  parents: { below: 184, size: 60, width: 610, height: 250 },
  first: [586, 606],
  second: [1334, 606],
  divider: { at: [960, 732], rotate: 90 },
} as const;

export function familiesScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x, height } = stage;
  const { swags, first, second, divider, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { y: invited, ...invitation } = words.invitation;
  const { below, ...line } = words.parents;
  const family = (name: string, parents: string, [x, y]: readonly [number, number], first: number): Layer[] => [
    say(name, [x, y], {
      font: FONT.names,
      ...words.name,
      leading: 1.1,
      color: RUST,
      reveal: rise(first, 16),
    }),
    say(parents, [x, y + below], { ...line, leading: 1.14, reveal: fadeIn(first + 8, 12) }),
  ];
  return [
    ...morning(stage, frames, x, height),
    shapes('sun', [softLight('sun', x, words.sun, 900, '#fffdf0', 0.9)]),
    shapes(
      'flower of the ground',
      [
        mandala(
          620,
          { ink: '#e07a12', wash: '#f9b826', washOpacity: 26, weight: 4 },
          { rotate: track([0, 0, EASE.linear], [frames, 16]), opacity: 60 },
        ),
      ],
      { at: [x, height + words.mandala] },
    ),
    ...curtain(stage, 78),
    ...swags.map(([wide, at], index) => hanging('marigold-string', [at, 84], wide, frames, 0.8, index * 0.4)),
    lintel(stage),
    ...petals(stage, frames, 27),
    say('invitation', [x, invited], {
      ...invitation,
      leading: 1.18,
      color: '#943608',
      reveal: wordByWord(4, 24),
    }),
    ...family('first', 'first_parents', first, beat(0.8)),
    shapes('divider', [floralDivider(460, '#b8741c', FLOWERS[0])], {
      ...(divider.rotate === 0 ? {} : { rotate: divider.rotate }),
      at: divider.at,
      scale: track([beat(1), [0, 100], EASE.out], [beat(1) + 22, [100, 100]]),
    }),
    ...family('second', 'second_parents', second, beat(1.8)),
  ];
}
