// Scene 2: the bride in a hoop of flowers that hangs from the bough.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { circle } from '../../kit/geometry/circle.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { parrot } from '../../kit/motifs/mango-garden.ts';
import { flowerHoop, flowerRope } from '../../kit/motifs/swing.ts';
import { GOLD } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { BRIDE, bough, COLORS, FONT, FUCHSIA, garden, LEAF, petals, say, WINE, YELLOW } from './look.ts';

const R = 322;
const ROUND = circle(R);

export function brideScene({ frames, beat }: Clock): Layer[] {
  const at = track([0, [1330, 160], EASE.out], [26, [1330, 584]]);
  const x = 520;
  return [
    ...garden(frames, [700, 380]),
    shapes('light', [softLight('light', x, 520, 620, '#fffdf0', 0.8)]),
    shapes(
      'ropes',
      [
        flowerRope(430, 24, [FUCHSIA, YELLOW], LEAF, { at: [-150, -660] }),
        flowerRope(430, 24, [YELLOW, FUCHSIA], LEAF, { at: [150, -660] }),
      ],
      { at },
    ),
    ...framedPhoto(BRIDE, {
      opening: ROUND,
      covers: { width: R * 2 + 10, height: R * 2 + 10, middle: [0, 20] },
      at,
      from: 0,
      frames,
      push: [112, 103],
      backing: '#ffe79a',
    }),
    shapes('hoop', [flowerHoop(352, 44, [YELLOW, FUCHSIA], LEAF, GOLD)], { at, rotate: sway(frames, 120, 0, 2) }),
    bough(),
    shapes('parrot', [parrot(100, '#5fae3a', { rotate: sway(frames, 72, 0, 3), scale: [-100, 100] })], {
      at: track([10, [2100, 40], EASE.out], [40, [1690, 280]]),
    }),
    ...petals(frames, 15),
    say('bride_line', [x, 330], { size: 58, width: 724, reveal: fadeIn(4, 10) }),
    say('bride_caption', [x, 476], {
      font: FONT.names,
      size: 196,
      width: 724,
      height: 230,
      leading: 1.1,
      color: WINE,
      reveal: rise(8, 18),
    }),
    say('invitation', [x, 690], {
      size: 60,
      width: 724,
      height: 240,
      leading: 1.24,
      color: COLORS.deep,
      reveal: wordByWord(beat(1.2), 26),
    }),
  ];
}
